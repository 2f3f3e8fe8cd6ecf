/// A source file of a program.
package struct ProgramSource: Sendable {
  /// A file name, such as `Home.swift`, that no other source of the program has. Traps and origins give it.
  package let name: String
  /// UTF-8.
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What the compiler says about a line of a program.
package struct CompilerLine: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case error, warning, note
  }

  package let kind: Kind
  /// The index of the source.
  package let source: Int
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1.
  package let column: Int
  package let text: String

  /// The messages in the compiler's output, in its order.
  ///
  /// - Parameter paths: the paths of the sources as the compiler was given them.
  static func lines(in output: [UInt8], of paths: [String]) -> [CompilerLine] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let source = paths.firstIndex(where: { line.hasPrefix($0 + ":") }) else { return nil }
      let parts = line.dropFirst(paths[source].count + 1).split(
        separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let row = Int(parts[0]), let column = Int(parts[1]),
        let kind = Kind(rawValue: String(parts[2].drop { $0 == " " }))
      else { return nil }
      return CompilerLine(
        kind: kind, source: source, line: row, column: column, text: String(parts[3].drop { $0 == " " }))
    }
  }
}

/// What became of the sources of a program.
package enum Compilation: Sendable {
  case program(SwiftProgram)
  /// The compiler rejects the sources: one of its messages at least is an error.
  case rejected([CompilerLine])
}

import LayoutText

/// The jobs that `swiftc` does for a program: one call of the compiler and one of the linker. Without `swiftc` they take half the time.
struct CompilerJobs: Sendable {
  /// The words of the calls, with `source`, `object` and `program` in place of paths.
  private let frontend: [String]
  private let linker: [String]

  private static let source = "<source>"
  private static let object = "<object>"
  private static let program = "<program>"

  /// Type checks sources. A fifth of the usual effort is enough: what takes longer lacks types, and is left out.
  func check(_ sources: [String]) -> [String] {
    var words = compile(sources, to: "")
    if let end = words.firstIndex(of: "-o") { words.removeSubrange(end...end + 1) }
    return words.map { $0 == "-c" ? "-typecheck" : $0 } + ["-solver-scope-threshold=200000"]
  }

  func compile(_ sources: [String], to object: String) -> [String] {
    frontend.flatMap { $0 == Self.source ? sources : [$0 == Self.object ? object : $0] }
  }

  func link(_ object: String, to program: String) -> [String] {
    linker.map { $0 == Self.object ? object : $0 == Self.program ? program : $0 }
  }

  /// Asks `swiftc` to print the jobs while it does them: `-v` prints those of `swiftc`, a second one those of `clang`, which calls lld.
  static let options = ["-v", "-Xclang-linker", "-v", "-use-ld=lld"]

  /// The jobs in what `swiftc` printed; `nil` if they are not there.
  ///
  /// - Parameters:
  ///   - source: the path of the source file.
  ///   - program: the path of the program.
  init?(printed output: [UInt8], source: String, program: String) {
    let calls = String(decoding: output, as: UTF8.self).split(separator: "\n").map(Self.words)
    guard let frontend = calls.first(where: { $0.contains("-frontend") && $0.contains(source) }),
      let place = frontend.lastIndex(of: "-o"), place + 1 < frontend.count
    else { return nil }
    let object = frontend[place + 1]
    let names = [source: Self.source, object: Self.object, program: Self.program]
    let linker = calls.first { call in
      call.first?.split(separator: "/").last?.hasPrefix("ld") ?? false
        && call.contains(object) && call.contains(program)
    }
    guard let linker else { return nil }
    self.frontend = frontend.map { names[$0] ?? $0 }
    self.linker = linker.map { names[$0] ?? $0 }
  }

  /// The words of a command line with quotes and backslashes.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  // MARK: In the cache

  /// A word a line, with an empty line between the two calls.
  var text: String { [frontend, linker].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") }

  /// `nil` if the text is that of no jobs.
  init?(_ text: String) {
    let calls = text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
    guard calls.count == 2, !calls.contains(where: \.isEmpty) else { return nil }
    (frontend, linker) = (calls[0].map(String.init), calls[1].map(String.init))
  }
}

import LayoutText

/// Runs the compiler and the linker.
struct CompilerRunner: Sendable {
  var interruption: Interruption?

  func run(_ words: [String]) throws(SwiftFailure) -> ProgramRun {
    guard let run = attempt(words) else { throw .machine("cannot start \(words[0])", help: []) }
    return run
  }

  /// Returns `nil` if the program cannot be started.
  func attempt(_ words: [String]) -> ProgramRun? {
    Platform.run(words, seconds: 600, limit: 1 << 24, interruption: interruption)
  }

  /// The first error that the compiler wrote, or its last line if it wrote no error.
  static func firstError(_ messages: [UInt8]) -> String {
    let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n")
    return String(lines.first { $0.contains("error:") } ?? lines.last ?? "it says nothing")
  }
}

import Foundation

/// How code ended before it had built what it was asked for.
struct ProgramTrap {
  /// The section whose provider ran, by its index in the code; nil for the entry, and while the data was counted.
  var section: Int?
  /// The name of the signal, such as SIGILL; nil where there was none.
  var signal: String?
  /// What was said on standard error, or what went wrong.
  var message: String

  var recorded: RecordedJSON {
    .object([
      ("section", section.map { RecordedJSON($0) } ?? .null),
      ("signal", signal.map { .string($0) } ?? .null), ("message", .string(message)),
    ])
  }
}

extension ProgramTrap {
  /// - Parameters:
  ///   - ending: how the process ended.
  ///   - said: what it wrote on standard error.
  init(_ ending: ChildProcess.Ending, section: Int?, said: String, seconds: Double) {
    self.section = section
    switch ending {
    case .exited(let status):
      message = "it ends the program with status \(status)"
    case .signal(let number):
      signal = Self.names[number] ?? "signal \(number)"
      switch number {
      case SIGALRM, SIGXCPU: message = "it takes longer than \(RecordedJSON.number(seconds).text) seconds"
      case SIGXFSZ: message = "it writes or prints over \(ChildProcess.fileSize >> 20) MB"
      case SIGSEGV: message = "SIGSEGV, as after calls that have no end"
      default: message = Self.message(in: said)
      }
    }
  }

  /// The line that tells of a fault, without the place where that is in the standard library.
  private static func message(in said: String) -> String {
    let lines = said.split(separator: "\n")
    guard let line = lines.last(where: { $0.contains("Fatal error") || $0.contains("failed") }) else {
      return lines.last.map(String.init) ?? ""
    }
    if line.hasPrefix("Swift/"), let range = line.range(of: "Fatal error") {
      return String(line[range.lowerBound...])
    }
    return String(line)
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGSEGV: "SIGSEGV", SIGKILL: "SIGKILL", SIGALRM: "SIGALRM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGTERM: "SIGTERM",
    SIGSYS: "SIGSYS", SIGPIPE: "SIGPIPE",
  ]
}

/// The end of code that did not finish the layout.
struct ProgramTrap {
  /// The index of the section whose provider ran; `nil` if the entry ran or data was counted.
  var section: Int?
  /// The name of the signal, such as SIGILL, if any.
  var signal: String?
  /// The fault that standard error names, or a description.
  var message: String

  var recorded: RecordedJSON {
    .object([
      ("section", section.map { RecordedJSON($0) } ?? .null),
      ("signal", signal.map { .string($0) } ?? .null), ("message", .string(message)),
    ])
  }
}

extension ProgramTrap {
  /// - Parameter said: the standard error of the process.
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

  /// The message of the fault, without its location if that is not in the user's code.
  private static func message(in said: String) -> String {
    let lines = said.split(separator: "\n")
    guard let first = lines.lastIndex(where: { $0.contains("Fatal error") || $0.contains("failed") }) else {
      return lines.last.map(String.init) ?? ""
    }
    // A message may have several lines; a trace of calls may follow it.
    let message = lines[first...].prefix { !$0.hasPrefix("Current stack trace") && !$0.hasPrefix("*** ") }
      .joined(separator: " ")
    if ["Swift/", "LayoutUIKit/", "Foundation"].contains(where: message.hasPrefix),
      let range = message.range(of: "Fatal error")
    {
      return String(message[range.lowerBound...])
    }
    return message
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGSEGV: "SIGSEGV", SIGKILL: "SIGKILL", SIGALRM: "SIGALRM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGTERM: "SIGTERM", SIGSYS: "SIGSYS", SIGPIPE: "SIGPIPE",
  ]
}

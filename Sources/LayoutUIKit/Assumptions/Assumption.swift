import Foundation

/// A value that the program made up, because the app's own value is unknown.
public struct Assumption: Hashable, Sendable, Codable {
  /// The expression in the code, such as `Theme.gap`.
  public var name: String
  public var value: String
  public var file: String
  /// Counted from 1.
  public var line: UInt

  var recorded: RecordedJSON {
    .object([
      ("name", .string(name)), ("value", .string(value)), ("file", .string(file)),
      ("line", RecordedJSON(Int(line))),
    ])
  }
}

/// The assumptions of a run.
enum Assumptions {
  // Layout code runs on one thread.
  nonisolated(unsafe) private static var noted: [Assumption] = []
  /// The user's values by name.
  nonisolated(unsafe) static var given: [String: String] = [:]
  /// The index of the section whose provider runs.
  nonisolated(unsafe) static var section: Int?
  /// True if the number of sections is known, so that cases may repeat.
  nonisolated(unsafe) static var isCountKnown = false
  /// The name of the case that the section was made for.
  nonisolated(unsafe) private static var caseName: String?

  static func note(_ name: String, _ value: String, _ file: String, _ line: UInt) {
    let assumption = Assumption(name: name, value: value, file: file, line: line)
    if !noted.contains(assumption) { noted.append(assumption) }
  }

  /// Traps, as the user's own code may: the program runs sections in a child process, tells the message and goes on with the next section.
  static func endProgram(_ message: String) -> Never { fatalError(message) }

  /// The assumptions since the last call.
  static func take() -> [Assumption] {
    defer { noted = [] }
    return noted
  }

  /// Names the running section after a case.
  static func note(case name: String) { caseName = caseName ?? name }

  static func takeCaseName() -> String? {
    defer { caseName = nil }
    return caseName
  }

  /// The case for the running section: each section takes the next one. Ends the program behind the last case, as code does that reads
  /// behind an array's end.
  static func chosen<Value: AssumedCases>(_ type: Value.Type, _ name: String, _ file: String, _ line: UInt)
    -> Value
  {
    let cases = type.assumedCases
    if let text = given[name], let value = cases.first(where: { $0.name == text }) {
      note(name, text, file, line)
      return value.value
    }
    let index = section ?? 0
    if index >= cases.count, !isCountKnown { endProgram("\(type) has \(cases.count) cases") }
    let value = cases[min(index, cases.count - 1)]
    if section != nil {
      note(case: value.name)
    } else {
      note(name, value.name, file, line)
    }
    return value.value
  }
}

import LayoutCompiler
import LayoutDiagnostics

/// The arguments of a command, parsed into options and operands.
struct ParsedArguments {
  var operands: [String] = []
  /// The arguments of the options that are given. A list, because a command line has few of them.
  private var values: [(id: OptionID, arguments: [String])] = []

  private func place(_ id: OptionID) -> Int? { values.firstIndex { $0.id == id } }

  func has(_ id: OptionID) -> Bool { place(id) != nil }

  /// The argument of an option; the last one if it is given several times.
  func value(_ id: OptionID) -> String? { values(id).last }

  /// The only operand of a command, if any. Error messages call it `noun`.
  func operand(of command: Command, _ noun: String = "spec") throws(UsageError) -> String? {
    guard operands.count <= 1 else {
      throw UsageError(message: "\(command.rawValue) takes one \(noun), but \(operands.count) are given")
    }
    return operands.first
  }

  /// A copy in which an option has other arguments; `nil` removes the option.
  func giving(_ id: OptionID, _ arguments: [String]?) -> ParsedArguments {
    var result = self
    result.values.removeAll { $0.id == id }
    if let arguments { result.values.append((id, arguments)) }
    return result
  }

  func values(_ id: OptionID) -> [String] { place(id).map { values[$0].arguments } ?? [] }

  fileprivate mutating func add(_ option: Option, _ value: String) throws(UsageError) {
    guard let place = place(option.id) else {
      values.append((option.id, [value]))
      return
    }
    if option.argument != nil, !option.repeats {
      throw UsageError(message: "option '--\(option.name)' is given twice")
    }
    values[place].arguments.append(value)
  }
}

/// Parses the arguments of a command like GNU tools: `-ofile`, `-o file`, `--output=file` and `--output file` are the same, several flags
/// may follow one dash, options may come after operands, and everything after `--` is an operand.
func parse(_ arguments: [String], for command: Command) throws(UsageError) -> ParsedArguments {
  var result = ParsedArguments()
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument == "--" {
      result.operands += rest
      break
    }
    if argument.hasPrefix("--") {
      try parseLong(argument, command, &rest, &result)
    } else if argument.hasPrefix("-"), argument != "-" {
      try parseShort(argument, command, &rest, &result)
    } else {
      result.operands.append(argument)
    }
  }
  return result
}

private func parseLong(
  _ argument: String, _ command: Command, _ rest: inout ArraySlice<String>,
  _ result: inout ParsedArguments
) throws(UsageError) {
  let body = argument.dropFirst(2)
  let equals = body.firstIndex(of: "=")
  let name = String(body[..<(equals ?? body.endIndex)])
  guard let option = OptionTable.option(of: command, where: { $0.name == name }) else {
    throw unknown("--\(name)", command)
  }
  let attached = equals.map { String(body[body.index(after: $0)...]) }
  if option.argument == nil {
    guard attached == nil else { throw UsageError(message: "option '--\(name)' takes no argument") }
    try result.add(option, "")
  } else {
    try result.add(option, try argumentOf(option, attached, &rest))
  }
}

private func parseShort(
  _ argument: String, _ command: Command, _ rest: inout ArraySlice<String>,
  _ result: inout ParsedArguments
) throws(UsageError) {
  var letters = argument.dropFirst()
  while let letter = letters.popFirst() {
    guard let option = OptionTable.option(of: command, where: { $0.short == letter }) else {
      throw unknown("-\(letter)", command)
    }
    guard option.argument != nil else {
      try result.add(option, "")
      continue
    }
    try result.add(option, try argumentOf(option, letters.isEmpty ? nil : String(letters), &rest))
    return
  }
}

private func argumentOf(
  _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>
) throws(UsageError) -> String {
  if let attached { return attached }
  guard let next = rest.popFirst() else {
    throw UsageError(message: "option '--\(option.name)' needs an argument: \(option.argument ?? "")")
  }
  return next
}

private func unknown(_ written: String, _ command: Command) -> UsageError {
  let options = OptionTable.options(of: command)
  let name = String(written.drop { $0 == "-" })
  var help: [String] = []
  if let known = OptionTable.elsewhere[name], options.contains(where: { $0.name == known.option }) {
    help.append(known.help)
  } else if let near = nearestWord(to: name, among: options.map(\.name)) {
    help += didYouMean("--\(near)")
  } else {
    let commands = OptionTable.commands(having: name)
    if !commands.isEmpty {
      help.append("it is an option of \(commands.map(\.rawValue).joined(separator: ", "))")
    }
  }
  return UsageError(message: "unknown option '\(written)' for '\(command.rawValue)'", help: help)
}

import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

/// `layoutc help`: explains commands, their options, and topics such as the format.
struct HelpCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let operands = arguments.operands
    if operands.first == HelpTopic.spec.rawValue, operands.count > 1 {
      guard operands.count == 2 else {
        throw UsageError(message: "help spec takes one key, but \(operands.count - 1) are given")
      }
      let text = try SpecHelp.text(operands[1])
      return console.output { $0.write(bytes: text) }
    }
    if operands.count > 1, let topic = HelpTopic(rawValue: operands[0]) {
      throw UsageError(
        message: "help \(topic) takes nothing more, but '\(shownName(operands[1]))' is given",
        help: ["'layoutc help \(topic)' tells of all of them"])
    }
    guard let name = try arguments.operand(of: .help, "command") else {
      return console.output { Help.overview(to: $0) }
    }
    if let topic = HelpTopic(rawValue: name) { return console.output { topic.write(to: $0) } }
    guard let command = Command(rawValue: name) else { throw unknown(name) }
    let isWhole = arguments.has(.everyOption)
    return console.output { Help.command(command, isWhole: isWhole, to: $0) }
  }

  private func unknown(_ name: String) -> UsageError {
    let names = Command.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
    var help = didYouMean(name, among: names)
    if RuleRegistry.named(name) != nil {
      help = ["'layoutc explain \(name)' tells of this rule"]
    } else if SpecHelp.knows(name) {
      help = ["'layoutc help spec \(name)' tells of this key"]
    }
    return UsageError(message: "unknown command '\(name)'", help: help)
  }
}

import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// `layoutc explain`: explains what a rule finds and why it matters, or names the rules that find the cause of a crash.
struct ExplainCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let isJSON = try arguments.word(.tableFormat, ["text", "json"]) == "json"
    let ids = arguments.operands
    if arguments.has(.list) || arguments.has(.crash) {
      let name = arguments.has(.list) ? "--list" : "--crash"
      if arguments.has(.list), arguments.has(.crash) {
        throw UsageError(message: "option '--list' stands beside '--crash'; expected one of them")
      }
      if let id = ids.first {
        throw UsageError(
          message: "option '\(name)' of explain goes without a rule, but \(quotedText(id)) is given")
      }
    }
    if let text = arguments.value(.crash) { return try explain(crash: text, asJSON: isJSON) }
    if arguments.has(.list) {
      let rules = RuleRegistry.metadata.sorted { $0.id < $1.id }
      return console.output {
        if isJSON { RuleListing.writeJSON(rules, to: $0) } else { RuleListing.writeTable(rules, to: $0) }
      }
    }
    guard !ids.isEmpty else {
      throw UsageError(
        message: "explain takes the id of a rule", help: ["'layoutc explain --list' lists the rules"])
    }
    let alphabet = ShowCommand.alphabet(arguments)
    let rules = try ids.map { id throws(UsageError) in try rule(id) }
    return console.output {
      if isJSON {
        RuleExplanation.writeJSON(rules, to: $0)
      } else {
        for (index, rule) in rules.enumerated() {
          if index > 0 { $0.write("\n\n") }
          RuleExplanation.writeText(rule, alphabet, to: $0)
        }
      }
    }
  }

  private func rule(_ id: String) throws(UsageError) -> RuleMetadata {
    if let rule = RuleRegistry.named(id) { return rule }
    var near = didYouMean(RuleRegistry.nearest(to: id)?.name)
    let containing = RuleRegistry.containing(id).map(\.name)
    if near.isEmpty, let first = containing.first {
      near =
        containing.count == 1
        ? didYouMean(first)
        : ["rules of such a name: \(containing.prefix(Self.offeredCount).joined(separator: ", "))"]
    }
    throw UsageError(
      message: "there is no rule \(quotedText(id))",
      help: near.isEmpty ? ["'layoutc explain --list' lists the rules"] : near)
  }

  private static let offeredCount = 8

  /// How long a log may be, in bytes.
  private static let greatestLog = 16 << 20

  private func explain(crash text: String, asJSON isJSON: Bool) throws(UsageError) -> ExitCode {
    var text = text
    if text == "-" {
      do throws(InputError) {
        text = String(decoding: try Platform.readAll(path: "-", limit: Self.greatestLog), as: UTF8.self)
      } catch {
        console.complain("cannot read standard input: \(error.text)")
        return .usage
      }
    }
    let crashes = CrashCatalog.readings(of: text)
    let code = console.output {
      if isJSON {
        CrashExplanation.writeJSON(crashes, to: $0)
      } else {
        CrashExplanation.writeText(crashes, to: $0)
      }
    }
    if code != .success { return code }
    if crashes.isEmpty {
      if !isJSON { console.complain("no message of UIKit about a layout is known in this text") }
      return .findings
    }
    return .success
  }
}

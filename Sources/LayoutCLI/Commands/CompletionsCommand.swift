import LayoutDiagnostics
import LayoutReader

/// `layoutc completions`: prints what shells complete command lines with.
struct CompletionsCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let names = CompletionShell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "completions takes one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = CompletionShell(rawValue: name) else {
      throw UsageError(
        message:
          "there are no completions for \(quotedText(name)); expected one of \(names.joined(separator: ", "))",
        help: didYouMean(name, among: names).map { ["did you mean '\($0)'?"] } ?? [])
    }
    return console.output { shell.write(to: $0) }
  }
}

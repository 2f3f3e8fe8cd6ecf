import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// `layoutc init`: prints a commented spec to start from.
struct InitCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "init takes one name, but \(arguments.operands.count) are given")
    }
    let name = arguments.operands.first ?? Starter.list.rawValue
    guard let starter = Starter(rawValue: name) else {
      let names = Starter.allCases.map(\.rawValue)
      throw UsageError(
        message: "init knows no \(quotedText(name)); expected one of \(names.joined(separator: ", "))",
        help: didYouMean(name, among: names))
    }
    return console.output(to: arguments.value(.output)) { $0.write(bytes: starter.bytes) }
  }
}

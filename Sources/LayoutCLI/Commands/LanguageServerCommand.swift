import LayoutCompiler
import LayoutServer
import LayoutText

/// `layoutc lsp`: the language server, over standard input and output.
struct LanguageServerCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError(
        message: "lsp takes no operands", help: ["an editor starts it, and sends it the specs"])
    }
    var options = try arguments.runOptions()
    options.recovers = true
    var log: ByteSink?
    if let path = arguments.value(.log) {
      switch Platform.openForLog(path) {
      case .success(let descriptor): log = ByteSink(descriptor: descriptor)
      case .failure(let failure):
        console.complain(OutputError(path: path, failure: failure).text)
        return .usage
      }
    }
    let output = ByteSink(descriptor: 1)
    let server = LanguageServer(options, version: layoutcVersion, log: log) { bytes in
      output.write(bytes: bytes)
      output.flush()
    }
    switch server.run() {
    case .asked: return .success
    case .abandoned:
      console.complain("the editor has ended without 'shutdown' and 'exit'")
      return .findings
    case .broken(let reason):
      console.complain("what the editor sends is no message: \(reason)")
      return .usage
    }
  }
}

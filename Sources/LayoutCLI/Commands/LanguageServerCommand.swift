import LayoutCompiler
import LayoutText

/// Runs a language server until its session ends. Returns the exit code and an error message, if any. The executable passes this in because
/// the command line does not import the server, so that the two compile at the same time.
package typealias LanguageServerRun = (
  _ options: RunOptions, _ log: ByteSink?, _ send: @escaping ([UInt8]) -> Void
) -> (code: ExitCode, error: String?)

/// `layoutc lsp`: the language server, over standard input and output.
struct LanguageServerCommand {
  let arguments: ParsedArguments
  let console: Console

  func run(_ server: LanguageServerRun) throws(UsageError) -> ExitCode {
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
    let end = server(options, log) { bytes in
      output.write(bytes: bytes)
      output.flush()
    }
    if let error = end.error { console.complain(error) }
    return end.code
  }
}

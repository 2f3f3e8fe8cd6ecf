import LayoutCLI
import LayoutServer
import LayoutText

let code = CommandLineTool.run(Array(CommandLine.arguments.dropFirst())) { options, log, send in
  switch LanguageServer(options, version: layoutcVersion, log: log, send: send).run() {
  case .asked: (.success, nil)
  case .abandoned: (.findings, "the editor has ended without 'shutdown' and 'exit'")
  case .broken(let reason): (.usage, "what the editor sends is no message: \(reason)")
  }
}
Platform.end(code.rawValue)

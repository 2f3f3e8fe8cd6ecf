import LayoutText

/// The methods of the protocol that the server supports.
struct Method {
  enum Kind {
    case request((LanguageServer, Parameters?) throws(ResponseError) -> JSONValue)
    case notification((LanguageServer, Parameters?) -> Void)
  }

  let name: String
  let kind: Kind

  private static func request(
    _ name: String,
    _ answer: @escaping (LanguageServer) -> (Parameters?) throws(ResponseError) -> JSONValue
  ) -> Method {
    Method(
      name: name,
      kind: .request { server, parameters throws(ResponseError) in try answer(server)(parameters) })
  }

  private static func notification(
    _ name: String, _ take: @escaping (LanguageServer) -> (Parameters?) -> Void
  ) -> Method {
    Method(name: name, kind: .notification { server, parameters in take(server)(parameters) })
  }

  nonisolated(unsafe) private static let all: [Method] = [
    request("initialize", LanguageServer.initialize),
    notification("initialized", LanguageServer.initialized),
    request("shutdown", LanguageServer.shutDown),
    notification("textDocument/didOpen", LanguageServer.open),
    notification("textDocument/didChange", LanguageServer.change),
    notification("textDocument/didSave", LanguageServer.save),
    notification("textDocument/didClose", LanguageServer.close),
    notification("workspace/didChangeWatchedFiles", LanguageServer.filesChanged),
    request("textDocument/hover", LanguageServer.hover),
    request("textDocument/formatting", LanguageServer.format),
    request("textDocument/inlayHint", LanguageServer.inlayHints),
    request("textDocument/codeAction", LanguageServer.codeActions),
    request("textDocument/codeLens", LanguageServer.codeLenses),
    request("workspace/executeCommand", LanguageServer.execute),
    request("textDocument/completion", LanguageServer.completion),
    request("completionItem/resolve", LanguageServer.resolveCompletion),
    request("textDocument/diagnostic", LanguageServer.diagnostics),
    request("textDocument/definition", LanguageServer.definition),
    request("textDocument/references", LanguageServer.references),
    request("textDocument/prepareRename", LanguageServer.prepareRename),
    request("textDocument/rename", LanguageServer.rename),
    request("textDocument/documentSymbol", LanguageServer.documentSymbols),
    request("textDocument/documentLink", LanguageServer.documentLinks),
    request("textDocument/foldingRange", LanguageServer.foldingRanges),
    request("textDocument/selectionRange", LanguageServer.selectionRanges),
  ]

  nonisolated(unsafe) static let named: [String: Kind] = Dictionary(
    all.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
}

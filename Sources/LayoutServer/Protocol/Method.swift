import LayoutText

/// The methods of the protocol that the server supports.
enum Method {
  case request((LanguageServer) -> (Parameters?) throws(ResponseError) -> JSONValue)
  case notification((LanguageServer) -> (Parameters?) -> Void)

  nonisolated(unsafe) static let named: [String: Method] = [
    "initialize": .request(LanguageServer.initialize),
    "initialized": .notification(LanguageServer.initialized),
    "shutdown": .request(LanguageServer.shutDown),
    "textDocument/didOpen": .notification(LanguageServer.open),
    "textDocument/didChange": .notification(LanguageServer.change),
    "textDocument/didSave": .notification(LanguageServer.save),
    "textDocument/didClose": .notification(LanguageServer.close),
    "workspace/didChangeWatchedFiles": .notification(LanguageServer.filesChanged),
    "textDocument/hover": .request(LanguageServer.hover),
    "textDocument/formatting": .request(LanguageServer.format),
    "textDocument/inlayHint": .request(LanguageServer.inlayHints),
    "textDocument/codeAction": .request(LanguageServer.codeActions),
    "textDocument/codeLens": .request(LanguageServer.codeLenses),
    "workspace/executeCommand": .request(LanguageServer.execute),
    "textDocument/completion": .request(LanguageServer.completion),
    "completionItem/resolve": .request(LanguageServer.resolveCompletion),
    "textDocument/diagnostic": .request(LanguageServer.diagnostics),
    "textDocument/definition": .request(LanguageServer.definition),
    "textDocument/references": .request(LanguageServer.references),
    "textDocument/prepareRename": .request(LanguageServer.prepareRename),
    "textDocument/rename": .request(LanguageServer.rename),
    "textDocument/documentSymbol": .request(LanguageServer.documentSymbols),
    "textDocument/documentLink": .request(LanguageServer.documentLinks),
    "textDocument/foldingRange": .request(LanguageServer.foldingRanges),
    "textDocument/selectionRange": .request(LanguageServer.selectionRanges),
  ]
}

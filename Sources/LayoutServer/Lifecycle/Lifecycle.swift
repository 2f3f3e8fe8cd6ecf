import LayoutCompiler
import LayoutText

// The start and the end of a session.

extension LanguageServer {
  func initialize(_ parameters: Parameters?) -> JSONValue {
    stage = .initialized
    client = ClientCapabilities(parameters?["capabilities"])
    return [
      "capabilities": .fields([
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "renameProvider": client.preparesRename ? ["prepareProvider": true] : true,
        "documentSymbolProvider": true,
        "documentLinkProvider": ["resolveProvider": false],
        "foldingRangeProvider": true,
        "selectionRangeProvider": true,
        "documentFormattingProvider": true,
        "inlayHintProvider": true,
        "codeLensProvider": ["resolveProvider": false],
        "codeActionProvider": [
          "codeActionKinds": .strings(CodeAction.Kind.allCases.map(\.rawValue))
        ],
        "executeCommandProvider": ["commands": .strings(["layoutc.preview"])],
        "completionProvider": [
          "triggerCharacters": .strings([":", " ", "-", "{", ",", "$", "."]), "resolveProvider": true,
        ],
        "diagnosticProvider": client.pullsDiagnostics
          ? ["identifier": "layoutc", "interFileDependencies": true, "workspaceDiagnostics": false] : nil,
      ]),
      "serverInfo": ["name": "layoutc", "version": .string(version)],
    ]
  }

  func initialized(_: Parameters?) {
    guard client.watchesFiles else { return }
    // The files that specs use.
    let patterns = ConfigurationSearch.fileNames.map { "**/\($0)" } + ["**/*.yaml", "**/*.yml", "**/*.json"]
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
          ]
        ]
      ])
  }

  func shutDown(_: Parameters?) -> JSONValue {
    stage = .shutDown
    return .null
  }
}

import LayoutText

/// What the client can do, as it says when it begins.
struct ClientCapabilities {
  private(set) var encoding = TextPositions.Encoding.utf16
  /// True if it asks for diagnostics itself, also when it is told that those of another text have changed.
  private(set) var pullsDiagnostics = false
  private(set) var hasSnippets = false
  /// True if it can be told to indent the lines of what is inserted.
  private(set) var adjustsIndentation = false
  /// What texts are written in that stand where the pointer is: `markdown` or `plaintext`.
  private(set) var hoverFormat = "plaintext"
  /// The same beside proposals; nil where the client knows texts without a format only.
  private(set) var documentationFormat: String?
  private(set) var showsDocuments = false
  private(set) var hasCodeActionLiterals = false
  private(set) var watchesFiles = false
  private(set) var hasHierarchicalSymbols = false
  private(set) var hasVersionedEdits = false
  private(set) var preparesRename = false

  init() {}

  init(_ capabilities: Parameters?) {
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    if encodings.contains(TextPositions.Encoding.utf8.rawValue) { encoding = .utf8 }
    func format(_ formats: Parameters?) -> String? {
      let known = formats?.elements.compactMap(\.text) ?? []
      return ["markdown", "plaintext"].first { known.contains($0) }
    }
    hoverFormat = format(text?["hover"]?["contentFormat"]) ?? hoverFormat
    documentationFormat = format(text?["completion"]?["completionItem"]?["documentationFormat"])
    hasSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.flag ?? false
    let modes = text?["completion"]?["completionItem"]?["insertTextModeSupport"]?["valueSet"]?.elements
    adjustsIndentation = modes?.contains { $0.integer == 2 } ?? false
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.flag ?? false
    hasCodeActionLiterals = text?["codeAction"]?["codeActionLiteralSupport"]?.isObject ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    let refreshes = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    pullsDiagnostics = refreshes && text?["diagnostic"]?.isObject ?? false
    hasHierarchicalSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.flag ?? false
    preparesRename = text?["rename"]?["prepareSupport"]?.flag ?? false
    hasVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
  }
}

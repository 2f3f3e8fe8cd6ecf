import LayoutText

/// The capabilities that the client sends with `initialize`.
struct ClientCapabilities {
  private(set) var encoding = TextPositions.Encoding.utf16
  /// True if the client requests diagnostics, and requests them again after a refresh.
  private(set) var pullsDiagnostics = false
  private(set) var hasSnippets = false
  /// True if the client can indent the lines of inserted text.
  private(set) var adjustsIndentation = false
  /// The format of hovers: `markdown` or `plaintext`.
  private(set) var hoverFormat = "plaintext"
  /// The format of the documentation of proposals; `nil` if the client accepts no format.
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

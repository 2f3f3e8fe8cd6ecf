import LayoutText

/// What the client can do, as it says when it begins.
struct ClientCapabilities {
  private(set) var encoding = TextPositions.Encoding.utf16
  /// True if it asks for diagnostics itself.
  private(set) var pullsDiagnostics = false
  private(set) var hasSnippets = false
  /// True if what is told of completions may be Markdown.
  private(set) var documentsInMarkdown = false
  /// True if it can be told to indent the lines of what is inserted.
  private(set) var adjustsIndentation = false
  private(set) var showsDocuments = false
  private(set) var hasCodeActionLiterals = false
  private(set) var watchesFiles = false
  private(set) var refreshesDiagnostics = false
  private(set) var hasHierarchicalSymbols = false
  private(set) var hasVersionedEdits = false
  private(set) var preparesRename = false

  init() {}

  init(_ capabilities: Parameters?) {
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    if encodings.contains(TextPositions.Encoding.utf8.rawValue) { encoding = .utf8 }
    pullsDiagnostics = text?["diagnostic"]?.isObject ?? false
    let item = text?["completion"]?["completionItem"]
    hasSnippets = item?["snippetSupport"]?.flag ?? false
    documentsInMarkdown = item?["documentationFormat"]?.elements.contains { $0.text == "markdown" } ?? false
    let modes = item?["insertTextModeSupport"]?["valueSet"]?.elements
    adjustsIndentation = modes?.contains { $0.integer == 2 } ?? false
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.flag ?? false
    hasCodeActionLiterals = text?["codeAction"]?["codeActionLiteralSupport"]?.isObject ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    hasHierarchicalSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.flag ?? false
    preparesRename = text?["rename"]?["prepareSupport"]?.flag ?? false
    hasVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
  }
}

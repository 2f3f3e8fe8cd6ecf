import LayoutDiagnostics
import LayoutText

/// A change that the client offers.
struct CodeAction {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll.layoutc"
  }

  let kind: Kind
  let title: String
  /// By the URIs of the files that change.
  let edits: [(uri: String, edits: [JSONValue])]
  /// What it mends.
  var findings: [JSONValue] = []
  var isPreferred = false

  /// True if a client asks for actions of a kind, or of one that holds it.
  func isAsked(_ kinds: [String]?) -> Bool {
    guard let kinds else { return true }
    return kinds.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
  }
}

extension LanguageServer {
  func codeActions(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let analysis = analysis(of: uri),
      client.hasCodeActionLiterals, analysis.isOf(documents[uri]), let range = parameters?["range"]
    else { return [] }
    let kinds = parameters?["context"]?["only"]?.elements.compactMap(\.text)
    let start = range["start"].map { analysis.positions.offset(of: $0.position) } ?? 0
    let end = max(start, range["end"].map { analysis.positions.offset(of: $0.position) } ?? start)
    var actions = fixes(of: analysis, in: start...end)
    if !analysis.document.isSwift {
      actions += refactorings(of: analysis, in: start...end)
      if kinds == nil || kinds?.contains(where: { $0.hasPrefix("source") }) == true,
        let all = fixAll(analysis)
      {
        actions.append(all)
      }
    }
    return .array(actions.filter { $0.isAsked(kinds) }.map(value))
  }

  private func value(of action: CodeAction) -> JSONValue {
    .fields([
      "title": .string(action.title), "kind": .string(action.kind.rawValue),
      "diagnostics": action.findings.isEmpty ? nil : .array(action.findings),
      "isPreferred": action.isPreferred ? true : nil,
      "edit": workspaceEdit(action.edits),
    ])
  }

  /// Changes of several files in the form that the client understands.
  func workspaceEdit(_ files: [(uri: String, edits: [JSONValue])]) -> JSONValue {
    guard client.hasVersionedEdits else {
      return ["changes": .object(files.map { (key: $0.uri, value: .array($0.edits)) })]
    }
    return [
      "documentChanges": .array(
        files.map { file in
          [
            "textDocument": [
              "uri": .string(file.uri),
              "version": documents[file.uri].map { .integer($0.version) } ?? .null,
            ],
            "edits": .array(file.edits),
          ]
        })
    ]
  }
}

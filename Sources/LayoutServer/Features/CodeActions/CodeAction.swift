import LayoutDiagnostics
import LayoutText

/// A change that the client offers to the user.
struct CodeAction {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case fixAll = "source.fixAll.layoutc"
  }

  let kind: Kind
  let title: String
  /// The edits of each file.
  let edits: [(uri: String, edits: [JSONValue])]
  /// The findings that the action fixes.
  var findings: [JSONValue] = []
  var isPreferred = false

  /// Returns `true` if the client requested the action's kind or a kind that contains it.
  func isAsked(_ kinds: [String]?) -> Bool {
    guard let kinds else { return true }
    return kinds.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
  }
}

extension LanguageServer {
  func codeActions(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard client.hasCodeActionLiterals, let analysis = analysis(parameters),
      analysis.isOf(documents[analysis.document.uri]), let range = parameters?["range"]
    else { return [] }
    let kinds = parameters?["context"]?["only"]?.elements.compactMap(\.text)
    let bytes = analysis.positions.bytes(in: range)
    var actions = fixes(of: analysis, in: bytes)
    if !analysis.document.isSwift {
      actions += refactorings(of: analysis, at: bytes.lowerBound)
      if kinds?.contains(where: { $0.hasPrefix("source") }) ?? true { actions += fixAll(analysis) }
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

import LayoutReader
import LayoutText

// The whitespace of a text, set in order as `layoutc fmt` does.

extension LanguageServer {
  func format(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let document = documents[uri],
      !document.isSwift, rootType(of: document) != nil
    else { return .null }
    let source = SourceFile(name: document.name, bytes: document.bytes)
    switch formatted(source, limits: options.limits) {
    case .changed(let edits):
      let positions = TextPositions(source, client.encoding)
      return .array(
        edits.map { ["range": positions.range(of: $0.span), "newText": .string($0.text)] })
    // Its findings tell why.
    case .unreadable: return .null
    case .refused: throw .refused("formatted, the text would not say the same")
    }
  }
}

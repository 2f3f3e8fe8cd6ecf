import LayoutReader
import LayoutText

// The request for formatting. The result is the same as that of `layoutc fmt`.

extension LanguageServer {
  func format(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?.documentURI, let document = documents[uri],
      !document.isSwift, rootType(of: document) != nil
    else { return .null }
    let source = SourceFile(name: document.name, bytes: document.bytes)
    switch formatted(source, limits: options.limits) {
    case .changed(let edits):
      let positions = TextPositions(source, client.encoding)
      return .array(
        edits.map { ["range": positions.range(of: $0.span), "newText": .string($0.text)] })
    // The findings explain why.
    case .unreadable: return .null
    case .refused: throw .refused("formatted, the text would not say the same")
    }
  }
}

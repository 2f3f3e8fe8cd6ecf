import LayoutReader
import LayoutResolver
import LayoutText

/// The name of another file in a spec.
struct FileLink {
  /// The path, without quotes.
  let span: Span
  let path: String
}

extension Analysis {
  /// The files that the text includes, and its file of Swift code. A text that is not a file has none.
  var fileLinks: [FileLink] {
    guard let tree, document.path != nil else { return [] }
    let spec = tree.document
    let include = spec.value("include", of: spec.root).map { [$0] + spec.elements($0) } ?? []
    let swift = spec.value("swift", of: spec.root).flatMap { spec.value("file", of: $0) }.map { [$0] } ?? []
    return (include + swift).compactMap { node in
      let text = spec.text(node)
      guard spec.kind(node) == .string, !text.isEmpty,
        let place = NameOccurrence(scalar: spec.span(node), reading: text, in: tree.source)
      else { return nil }
      return FileLink(span: place.span, path: path(text, namedIn: document.name))
    }
  }
}

extension LanguageServer {
  func documentLinks(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = spec(parameters) else { return .null }
    return .array(
      analysis.fileLinks.map { link in
        ["range": analysis.positions.range(of: link.span), "target": .string(uri(ofFile: link.path))]
      })
  }

  /// The open spec of a request; `nil` for code and for other texts.
  func spec(_ parameters: Parameters?) -> Analysis? {
    guard let analysis = analysis(parameters), !analysis.document.isSwift else { return nil }
    return analysis
  }

  /// The URI of a file, as the client wrote it if the file is open.
  func uri(ofFile path: String) -> String {
    documents.document(at: path)?.uri ?? DocumentURI.of(path: OpenDocuments.plain(path))
  }
}

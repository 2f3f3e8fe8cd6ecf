import LayoutReader
import LayoutResolver
import LayoutText

/// The name of another file in a spec.
struct FileLink {
  /// The span of the path, without quotes.
  let span: Span
  let path: String
}

extension Analysis {
  /// The files that the text includes, and its file of Swift code; empty for a text that is not a file.
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

  /// Returns the open spec of a request; `nil` for code and for other texts.
  func spec(_ parameters: Parameters?) -> Analysis? {
    guard let analysis = analysis(parameters), !analysis.document.isSwift else { return nil }
    return analysis
  }

  /// Returns the URI of a file. An open file has the URI that the client sent.
  func uri(ofFile path: String) -> String {
    documents.document(at: path)?.uri ?? DocumentURI.of(path: OpenDocuments.plain(path))
  }
}

import LayoutReader
import LayoutResolver
import LayoutText

/// A place of a spec that names another file.
struct FileLink {
  /// The path, without quotes.
  let span: Span
  let path: String
}

extension Analysis {
  /// The files that the text names: those that it includes, and its code in Swift. None of a text that is no file.
  var fileLinks: [FileLink] {
    guard let tree, document.path != nil else { return [] }
    let root = tree.document.root
    var links: [FileLink] = []
    if let include = tree.entry("include", of: root)?.value {
      let isList = tree.document.kind(include) == .sequence
      for element in isList ? Array(tree.document.elements(include)) : [include] {
        links.append(contentsOf: link(element))
      }
    }
    if let swift = tree.entry("swift", of: root)?.value, let file = tree.entry("file", of: swift)?.value {
      links.append(contentsOf: link(file))
    }
    return links
  }

  private func link(_ node: Document.NodeIndex) -> [FileLink] {
    guard let tree, tree.document.kind(node) == .string else { return [] }
    let text = tree.document.text(node)
    guard !text.isEmpty,
      let place = NameOccurrence(scalar: tree.document.span(node), reading: text, in: sources.main)
    else { return [] }
    return [FileLink(span: place.span, path: path(text, namedIn: document.name))]
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

  /// The open spec that a request is about; nil for code, and for what is no spec.
  func spec(_ parameters: Parameters?) -> Analysis? {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, documents[uri]?.isSwift == false else {
      return nil
    }
    return analysis(of: uri)
  }

  /// The URI of a file, as the client has it where it is open.
  func uri(ofFile path: String) -> String {
    documents.document(at: path)?.uri ?? DocumentURI.of(path: OpenDocuments.plain(path))
  }
}

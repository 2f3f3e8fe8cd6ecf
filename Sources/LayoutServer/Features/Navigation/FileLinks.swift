import LayoutReader
import LayoutResolver
import LayoutText

/// A place of a spec that names another file.
struct FileLink {
  /// The path, without quotes.
  let span: Span
  /// The file, relative to nothing.
  let path: String
  let tooltip: String
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
        links.append(contentsOf: link(element, "included file"))
      }
    }
    if let swift = tree.entry("swift", of: root)?.value, let file = tree.entry("file", of: swift)?.value {
      links.append(contentsOf: link(file, "layout code"))
    }
    return links
  }

  private func link(_ node: Document.NodeIndex, _ tooltip: String) -> [FileLink] {
    guard let tree, tree.document.kind(node) == .string else { return [] }
    let text = tree.document.text(node)
    guard !text.isEmpty,
      let place = NameOccurrence(scalar: tree.document.span(node), reading: text, in: sources.main)
    else { return [] }
    return [FileLink(span: place.span, path: path(text, namedIn: document.name), tooltip: tooltip)]
  }
}

extension LanguageServer {
  func documentLinks(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let analysis = analysis(of: uri) else {
      return .null
    }
    return .array(
      analysis.fileLinks.map { link in
        [
          "range": analysis.positions.range(of: link.span), "target": .string(self.uri(ofFile: link.path)),
          "tooltip": .string(link.tooltip),
        ]
      })
  }

  /// The URI of a file, as the client has it where it is open.
  func uri(ofFile path: String) -> String {
    documents.document(at: path)?.uri ?? DocumentURI.of(path: OpenDocuments.plain(path))
  }
}

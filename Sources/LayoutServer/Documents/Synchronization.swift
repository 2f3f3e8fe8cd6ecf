import LayoutCompiler
import LayoutText

// The texts that the client has open, and what has to be looked at again when one of them changes.

extension LanguageServer {
  func open(_ parameters: Parameters?) {
    guard let document = parameters?["textDocument"], let uri = document["uri"]?.text,
      let text = document["text"]?.text
    else { return }
    documents[uri] = OpenDocument(
      uri: uri, language: document["languageId"]?.text ?? "", version: document["version"]?.integer ?? 0,
      text: text)
    // A file may be open that is not on the disk, and that a spec has looked for in vain.
    for (other, analysis) in analyses where analysis.hasErrors { forget(other, isOther: true) }
    look(at: uri)
  }

  func change(_ parameters: Parameters?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.text,
      let changes = parameters?["contentChanges"]?.elements
    else { return }
    guard var document = documents[uri] else { return }
    let version = parameters?["textDocument"]?["version"]?.integer ?? document.version + 1
    // The text has one owner while it is changed, and is not copied.
    documents[uri] = nil
    document.change(changes, version: version, client.encoding)
    documents[uri] = document
    // Code is compiled when it is saved.
    if !document.isSwift { look(at: uri) }
  }

  func save(_ parameters: Parameters?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, documents[uri]?.isSwift == true else { return }
    look(at: uri)
  }

  func close(_ parameters: Parameters?) {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, documents[uri] != nil else { return }
    look(at: uri)
    documents[uri] = nil
    analyses[uri] = nil
    solved[uri] = nil
  }

  /// Files on the disk have changed. What is open of them says itself what it is; the others may be parts of specs, also of those that look
  /// for a file in vain so far.
  func filesChanged(_ parameters: Parameters?) {
    let uris = parameters?["changes"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let paths = Set(uris.compactMap(DocumentURI.path).map(OpenDocuments.plain))
    let closed = paths.filter { documents.document(at: $0) == nil }
    guard !closed.isEmpty else { return }
    let isConfiguration = closed.contains(where: ConfigurationSearch.isConfiguration)
    for (uri, analysis) in analyses where isConfiguration || analysis.hasErrors || analysis.includes(closed) {
      forget(uri, isOther: true)
    }
  }

  /// Has a text looked at again, and all specs that it is a part of.
  private func look(at uri: String) {
    if let document = documents[uri] { log.changed(document) }
    forget(uri)
    guard let path = documents[uri]?.path.map(OpenDocuments.plain) else { return }
    let isConfiguration = ConfigurationSearch.isConfiguration(path)
    for (other, analysis) in analyses where isConfiguration || analysis.includes([path]) {
      forget(other, isOther: true)
    }
  }

  /// - Parameter isOther: true if the client has not changed the text itself, and may have to be told to ask for its findings again.
  private func forget(_ uri: String, isOther: Bool = false) {
    analyses[uri] = nil
    published.waiting.insert(uri)
    if isOther { published.areOthersOld = true }
  }

  /// What is known of an open spec as it is now; nil for what is no spec, or not open.
  func analysis(of uri: String) -> Analysis? {
    if let known = analyses[uri] { return known }
    guard let document = documents[uri], document.isSpec else { return nil }
    let analysis = Analysis(document, compiler, client.encoding)
    analyses[uri] = analysis
    if !analysis.hasErrors, !analysis.layouts.isEmpty { solved[uri] = analysis }
    return analysis
  }
}

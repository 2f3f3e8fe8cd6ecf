import LayoutCompiler
import LayoutText

// Notifications about open texts and changed files. They make analyses outdated.

extension LanguageServer {
  func open(_ parameters: Parameters?) {
    guard let document = parameters?["textDocument"], let uri = document["uri"]?.text,
      let text = document["text"]?.text
    else { return }
    documents[uri] = OpenDocument(
      uri: uri, language: document["languageId"]?.text ?? "", version: document["version"]?.integer ?? 0,
      text: text)
    // A spec with errors may include this file and may not have found it on disk.
    for (other, analysis) in analyses where analysis.hasErrors { forget(other, isOther: true) }
    discardAnalyses(of: uri)
  }

  func change(_ parameters: Parameters?) {
    guard let uri = parameters?.documentURI, var document = documents[uri],
      let changes = parameters?["contentChanges"]?.elements
    else { return }
    let version = parameters?["textDocument"]?["version"]?.integer ?? document.version + 1
    // The text is taken out of the table, because a text with one owner is changed without a copy.
    documents[uri] = nil
    document.change(changes, version: version, client.encoding)
    documents[uri] = document
    // Code is compiled only when it is saved, so its analysis stays until then, unless the text is overtaken while it is compiled or runs.
    if !document.isSwift || code.uris.contains(uri) { discardAnalyses(of: uri) }
  }

  func save(_ parameters: Parameters?) {
    guard let uri = parameters?.documentURI, documents[uri]?.isSwift == true else { return }
    discardAnalyses(of: uri)
  }

  func close(_ parameters: Parameters?) {
    guard let uri = parameters?.documentURI, documents[uri] != nil else { return }
    discardAnalyses(of: uri)
    documents[uri] = nil
    analyses[uri] = nil
    solved[uri] = nil
  }

  /// Discards the analyses of specs that use changed files, and of all specs with errors, because a changed
  /// file may mend them. Ignores open files, because the client's text counts and not the one on disk.
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

  /// Discards the analyses of a text and of all specs that include it.
  private func discardAnalyses(of uri: String) {
    if let document = documents[uri] { log.changed(document) }
    forget(uri)
    guard let path = documents[uri]?.path.map(OpenDocuments.plain) else { return }
    let isConfiguration = ConfigurationSearch.isConfiguration(path)
    for (other, analysis) in analyses where isConfiguration || analysis.includes([path]) {
      forget(other, isOther: true)
    }
    // A spec whose code is being compiled may use the text, too.
    for other in code.uris where isConfiguration || documents[other]?.isSwift == false { forget(other) }
  }

  /// - Parameter isOther: true if another text changed. The client may then have to ask for the findings
  ///   again.
  private func forget(_ uri: String, isOther: Bool = false) {
    code.end(uri)
    // The analysis of code answers requests until the next one is finished.
    if documents[uri]?.isSwift != true { analyses[uri] = nil }
    published.waiting.insert(uri)
    if isOther { published.areOthersOld = true }
  }

  /// Returns the current analysis of the open spec that a request is about.
  func analysis(_ parameters: Parameters?) -> Analysis? { parameters?.documentURI.flatMap(analysis(of:)) }

  /// The current analysis of an open spec; `nil` for any other text, and while code is compiled and run for the spec. That of a Swift file
  /// may be of an older text.
  func analysis(of uri: String) -> Analysis? {
    if let known = analyses[uri] { return known }
    guard let document = documents[uri], document.isSpec, !runsCode(document) else { return nil }
    let analysis = Analysis(document, compiler, client.encoding)
    keep(analysis)
    return analysis
  }

  func keep(_ analysis: Analysis) {
    let uri = analysis.document.uri
    analyses[uri] = analysis
    if !analysis.hasErrors, !analysis.layouts.isEmpty { solved[uri] = analysis }
  }
}

import LayoutCompiler
import LayoutReader
import LayoutResolver
import LayoutText

// What may be written at a place of an open text.

extension LanguageServer {
  func completion(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let document = documents[uri] else {
      throw .invalid("the document is not open")
    }
    guard let root = rootType(of: document), document.bytes.count <= Self.greatestCompletedSize else {
      return .null
    }
    let source = SourceFile(name: document.name, bytes: document.bytes)
    let positions = TextPositions(source, client.encoding)
    let offset = (parameters?["position"]?.position).map(positions.offset) ?? 0
    var request = CompletionRequest(document.bytes, at: offset)
    request.root = root
    request.included = includedTexts(of: uri)
    request.hasSnippets = client.hasSnippets
    let configuration = try? compiler.configuration(forSpec: document.name)?.get()
    if let configuration { request.devices = configuration.catalog }
    let items = request.items().enumerated().map {
      $1.value(positions, index: $0, adjusts: client.adjustsIndentation)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// What is to be known of an item that the user looks at.
  func resolveCompletion(_ parameters: Parameters?) -> JSONValue {
    guard let parameters, case .object(var fields) = parameters.value else { return .null }
    let format = client.documentationFormat
    let subject = parameters["data"]
    if let text = subject.flatMap({ CompletionDocumentation.text(of: $0, inMarkdown: format == "markdown") })
    {
      fields.removeAll { $0.key == "documentation" }
      fields.append(
        ("documentation", format.map { ["kind": .string($0), "value": .string(text)] } ?? .string(text)))
    }
    return .object(fields)
  }

  /// The most bytes of a text that is looked at for every key that is typed.
  private static let greatestCompletedSize = 4 << 20

  /// What the whole of a text is; nil for what is no spec and no part of one.
  func rootType(of document: OpenDocument) -> ValueType? {
    let path = document.path.map(OpenDocuments.plain)
    if let path, ConfigurationSearch.isConfiguration(path) { return .map(.configurationFile) }
    if document.isSpec { return .map(.spec) }
    func includes(_ analysis: Analysis) -> Bool { path.map { analysis.includes([$0]) } ?? false }
    // A change of the text has made what is known of the specs around it old.
    let isIncluded = analyses.values.contains(where: includes) || solved.values.contains(where: includes)
    return isIncluded ? .map(.includedSpec) : nil
  }

  /// The files that a spec includes, as the last look at it found them.
  private func includedTexts(of uri: String) -> [[UInt8]] {
    let files = (analyses[uri] ?? solved[uri] ?? analysis(of: uri))?.sources.files.dropFirst() ?? []
    return files.filter { SpecSniff.mayBeSpec($0.name) && !ConfigurationSearch.isConfiguration($0.name) }.map(
      \.bytes)
  }
}

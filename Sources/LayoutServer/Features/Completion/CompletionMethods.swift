import LayoutCompiler
import LayoutReader
import LayoutResolver
import LayoutText

// The requests for completion.

extension LanguageServer {
  func completion(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?.documentURI, let document = documents[uri] else {
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

  /// Adds the documentation to a proposal that the user selects.
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

  /// The size limit for texts with completion, in bytes. Completion reads the whole text after every typed
  /// key.
  private static let greatestCompletedSize = 4 << 20

  /// Returns the type of a whole text; `nil` if it is neither a spec nor a part of one.
  func rootType(of document: OpenDocument) -> ValueType? {
    let path = document.path.map(OpenDocuments.plain)
    if let path, ConfigurationSearch.isConfiguration(path) { return .map(.configurationFile) }
    if document.isSpec { return .map(.spec) }
    func includes(_ analysis: Analysis) -> Bool { path.map { analysis.includes([$0]) } ?? false }
    // A change of the text may have discarded the analyses of the specs that include it.
    let isIncluded = analyses.values.contains(where: includes) || solved.values.contains(where: includes)
    return isIncluded ? .map(.includedSpec) : nil
  }

  /// Returns the files that a spec includes, according to its last analysis.
  private func includedTexts(of uri: String) -> [[UInt8]] {
    let files = (analyses[uri] ?? solved[uri] ?? analysis(of: uri))?.sources.files.dropFirst() ?? []
    return files.filter { SpecSniff.mayBeSpec($0.name) && !ConfigurationSearch.isConfiguration($0.name) }
      .map(\.bytes)
  }
}

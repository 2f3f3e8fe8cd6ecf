import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

/// The findings that were sent to the client.
struct PublishedDiagnostics {
  /// The texts to analyze and publish again.
  var waiting: Set<String> = []
  /// The findings of each spec, by the URIs of their files.
  var found: [String: [String: [JSONValue]]] = [:]
  /// The files with published findings.
  var published: Set<String> = []
  /// True if a change of one text made the findings of other open texts outdated.
  var areOthersOld = false

  /// Returns the findings in a file from all specs, without duplicates.
  func findings(in uri: String) -> [JSONValue] {
    let lists = found.sorted { $0.key < $1.key }.compactMap { $0.value[uri] }
    guard lists.count > 1 else { return lists.first ?? [] }
    var seen: Set<String> = []
    return lists.joined().filter { finding in
      let sink = ByteSink()
      sink.write(json: finding)
      return seen.insert(sink.text).inserted
    }
  }
}

extension LanguageServer {
  /// A compiler that reads open texts instead of their files.
  var compiler: SpecCompiler { SpecCompiler(options, files: documents.files) }

  /// Publishes the findings of the changed texts, each file once. Those of code come later.
  func publishWaiting() {
    let waiting = published.waiting.sorted().filter { !startCode($0) }
    published.waiting = []
    publishFindings(of: waiting)
  }

  /// Publishes the findings of texts whose code has run.
  func publishCode() {
    let finished = code.takeFinished()
    if finished.isEmpty { return }
    for analysis in finished { keep(analysis) }
    // A client that asks for findings was answered before they were there.
    published.areOthersOld = true
    publishFindings(of: finished.map(\.document.uri))
  }

  private func publishFindings(of uris: [String]) {
    var files: Set<String> = []
    for uri in uris {
      files.formUnion(published.found[uri].map { $0.keys } ?? [:].keys)
      let found = analysis(of: uri).map { diagnostics(of: $0) }
      published.found[uri] = found
      files.formUnion(found.map { $0.keys } ?? [:].keys)
    }
    rewritePreviews(of: uris)
    for file in files.sorted() { publish(file) }
    if published.areOthersOld, client.pullsDiagnostics { request("workspace/diagnostic/refresh") }
    published.areOthersOld = false
  }

  /// Starts to compile and run the code of a text. Returns false if it has none.
  private func startCode(_ uri: String) -> Bool {
    guard let document = documents[uri], document.isSpec, runsCode(document) else {
      // A Swift file that no longer builds a layout has no analysis.
      if documents[uri]?.isSwift == true { analyses[uri] = nil }
      return false
    }
    let (options, files, encoding) = (options, documents.files, client.encoding)
    code.start(uri) { interruption in
      Analysis(document, SpecCompiler(options.interrupted(by: interruption), files: files), encoding)
    }
    return true
  }

  /// True if the text is code, or a spec whose layout is code.
  func runsCode(_ document: OpenDocument) -> Bool {
    guard options.toolchain != nil, options.runsCode else { return false }
    if document.isSwift { return true }
    let source = SourceFile(name: document.name, bytes: document.bytes)
    return source.holds("swift") && compiler.load(source).normal?["swift"] != nil
  }

  private func publish(_ uri: String) {
    // A client that requests the findings of open texts receives only those of other files.
    if client.pullsDiagnostics, documents[uri] != nil {
      // Clear the findings that were published before the text was opened.
      guard published.published.remove(uri) != nil else { return }
      return notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    }
    let all = published.findings(in: uri)
    let isOpen = analyses[uri] != nil
    guard !all.isEmpty || isOpen || published.published.contains(uri) else { return }
    if all.isEmpty, !isOpen { published.published.remove(uri) } else { published.published.insert(uri) }
    notify(
      "textDocument/publishDiagnostics",
      .fields([
        "uri": .string(uri), "version": documents[uri].map { .integer($0.version) },
        "diagnostics": .array(all),
      ]))
  }

  /// Returns the findings of an open text to a client that requests them.
  func diagnostics(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?.documentURI, documents[uri] != nil else {
      throw .invalid("the document is not open")
    }
    // Specs that include the file may have findings in it.
    publishWaiting()
    return ["kind": "full", "items": .array(published.findings(in: uri))]
  }

  /// Returns the findings of a spec by their files. The spec itself always has an entry.
  private func diagnostics(of analysis: Analysis) -> [String: [JSONValue]] {
    var result: [String: [JSONValue]] = [analysis.document.uri: []]
    if let configuration = analysis.brokenConfiguration {
      let places = FindingPlaces(configuration.sources, client.encoding, uri: uri(ofFile:))
      for finding in configuration.diagnostics.sorted {
        result[places.uri(of: finding.span), default: []].append(places.value(of: finding, &pages))
      }
    }
    let places = places(of: analysis)
    for finding in analysis.diagnostics {
      result[places.uri(of: finding.span), default: []].append(places.value(of: finding, &pages))
    }
    return result
  }

  /// Returns the positions and URIs of the files of a spec.
  func places(of analysis: Analysis) -> FindingPlaces {
    let document = analysis.document
    return FindingPlaces(analysis.sources, client.encoding) { name in
      name == document.name ? document.uri : uri(ofFile: name)
    }
  }
}

/// The places of findings in the form of the protocol.
struct FindingPlaces {
  private let sources: SourceSet
  private let positions: [TextPositions]
  /// The URIs of the files, in their order.
  let uris: [String]

  /// - Parameter uri: returns the URI of a file by its name.
  init(_ sources: SourceSet, _ encoding: TextPositions.Encoding, uri: (String) -> String) {
    self.sources = sources
    positions = sources.files.map { TextPositions($0, encoding) }
    uris = sources.files.map { uri($0.name) }
  }

  func uri(of span: Span) -> String { uris[sources.index(of: span)] }

  func range(of span: Span) -> JSONValue { positions[sources.index(of: span)].range(of: span) }

  func location(of span: Span) -> JSONValue { ["uri": .string(uri(of: span)), "range": range(of: span)] }

  /// Returns edits by the URIs of their files, in the form of the protocol.
  func edits(_ edits: [TextEdit]) -> [(uri: String, edits: [JSONValue])] {
    Dictionary(grouping: edits) { uri(of: $0.span) }.sorted { $0.key < $1.key }.map { uri, edits in
      (uri, edits.map { ["range": range(of: $0.span), "newText": .string($0.text)] })
    }
  }

  /// Returns a finding with its rule, its secondary places, and its notes and help.
  ///
  /// - Parameter pages: the pages that findings link to.
  func value(of finding: Diagnostic, _ pages: inout ExplainPages) -> JSONValue {
    let more = finding.notes.map { "note: \($0)" } + finding.givenHelp.map { "help: \($0)" }
    return .fields([
      "range": range(of: finding.span),
      "severity": .integer(finding.severity.number),
      "code": .string(finding.rule.name),
      "codeDescription": pages.uri(of: finding.rule).map { ["href": .string($0)] },
      "source": "layoutc",
      "message": .string(([finding.message] + more).joined(separator: "\n")),
      "tags": finding.rule.tag.map { [.integer($0)] },
      "relatedInformation": finding.secondary.isEmpty
        ? nil
        : .array(
          finding.secondary.map { ["location": location(of: $0.span), "message": .string($0.text)] }),
    ])
  }
}

extension Severity {
  /// The severity's number in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension RuleID {
  /// The tag of the protocol: 1 for unnecessary keys, 2 for deprecated ones, `nil` for all other rules.
  fileprivate var tag: Int? {
    Self.needless.contains(self) ? 1 : self == DeprecatedApi.metadata.id ? 2 : nil
  }

  private static let needless: Set<RuleID> = [
    RedundantDefault.metadata.id, RedundantGroup.metadata.id, SubitemNeverPlaced.metadata.id,
    UnusedSuppression.metadata.id, .unusedDefinition,
  ]
}

import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutText

/// What the client was told of findings.
struct PublishedDiagnostics {
  /// The texts whose findings are to be told anew.
  var waiting: Set<String> = []
  /// What was found in each spec, by the URIs of the files that it was found in.
  var found: [String: [String: [JSONValue]]] = [:]
  /// The files that the client was told of findings of.
  var told: Set<String> = []
  /// True if a text has changed that is a part of other open ones.
  var areOthersOld = false

  /// What was found in a file, by way of whichever specs, each finding once.
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
  /// Reads files with all open texts in their places.
  var compiler: SpecCompiler { SpecCompiler(options, files: documents.files) }

  /// Tells what is found in the texts that have changed, each file once.
  func publishWaiting() {
    var files: Set<String> = []
    for uri in published.waiting.sorted() {
      files.formUnion(published.found[uri].map { $0.keys } ?? [:].keys)
      let found = analysis(of: uri).map { diagnostics(of: $0) }
      published.found[uri] = found
      files.formUnion(found.map { $0.keys } ?? [:].keys)
    }
    rewritePreviews(of: published.waiting.sorted())
    published.waiting = []
    for file in files.sorted() { publish(file) }
    if published.areOthersOld { refreshDiagnostics() }
    published.areOthersOld = false
  }

  /// Has a client that asks for findings ask again.
  func refreshDiagnostics() {
    if client.pullsDiagnostics { request("workspace/diagnostic/refresh") }
  }

  private func publish(_ uri: String) {
    // Who asks for the findings of open texts is told of other files only.
    if client.pullsDiagnostics, documents[uri] != nil {
      // What it was told before it opened the text it has asked for since.
      guard published.told.remove(uri) != nil else { return }
      return notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    }
    let all = published.findings(in: uri)
    let isOpen = analyses[uri] != nil
    guard !all.isEmpty || isOpen || published.told.contains(uri) else { return }
    if all.isEmpty, !isOpen { published.told.remove(uri) } else { published.told.insert(uri) }
    notify(
      "textDocument/publishDiagnostics",
      .fields([
        "uri": .string(uri), "version": documents[uri].map { .integer($0.version) },
        "diagnostics": .array(all),
      ]))
  }

  /// What is found in an open text, for clients that ask.
  func diagnostics(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, documents[uri] != nil else {
      throw .invalid("the document is not open")
    }
    // What is found in a file may be found by way of a spec that it is a part of.
    publishWaiting()
    return ["kind": "full", "items": .array(published.findings(in: uri))]
  }

  /// The findings of a spec by the files that they lie in; of the spec itself also where there are none.
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

  /// Where the files of a spec lie.
  func places(of analysis: Analysis) -> FindingPlaces {
    let document = analysis.document
    return FindingPlaces(analysis.sources, client.encoding) { name in
      name == document.name ? document.uri : uri(ofFile: name)
    }
  }
}

/// Where findings lie, as the protocol has it.
struct FindingPlaces {
  private let sources: SourceSet
  private let positions: [TextPositions]
  /// Of the files, in their order.
  let uris: [String]

  /// - Parameter uri: of a file, by its name.
  init(_ sources: SourceSet, _ encoding: TextPositions.Encoding, uri: (String) -> String) {
    self.sources = sources
    positions = sources.files.map { TextPositions($0, encoding) }
    uris = sources.files.map { uri($0.name) }
  }

  func uri(of span: Span) -> String { uris[sources.index(of: span)] }

  func range(of span: Span) -> JSONValue { positions[sources.index(of: span)].range(of: span) }

  func location(of span: Span) -> JSONValue { ["uri": .string(uri(of: span)), "range": range(of: span)] }

  /// A finding with its rule, the other places that matter, and what to do about it.
  ///
  /// - Parameter pages: where findings link to.
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
  /// As the protocol counts them.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension RuleID {
  /// 1 for what can go without a loss, 2 for what a newer API replaces; nil for all other rules.
  fileprivate var tag: Int? {
    Self.needless.contains(self) ? 1 : self == DeprecatedApi.metadata.id ? 2 : nil
  }

  private static let needless: Set<RuleID> = [
    RedundantDefault.metadata.id, RedundantGroup.metadata.id, SubitemNeverPlaced.metadata.id,
    UnusedSuppression.metadata.id, .unusedDefinition,
  ]
}

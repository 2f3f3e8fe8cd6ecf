import LayoutText

/// The format `sarif`: a log of the Static Analysis Results Interchange Format, version 2.1.0.
///
/// The tool comes after the results, because it describes only the rules that found something. The log names
/// no folder of the machine, because the same specs should give the same log everywhere.
package struct SARIFFindings: FindingsReporter {
  private let settings: ReportSettings
  private var isFirst = true
  /// The rules that found something, by index.
  private var rules: [RuleID] = []
  private var ruleIndexes: [RuleID: Int] = [:]
  /// The files with omitted findings, each with a message about them.
  private var remainders: [(file: String, text: String)] = []

  package init(_ settings: ReportSettings) { self.settings = settings }

  private static let root = "%SRCROOT%"

  package mutating func begin(to sink: ByteSink) {
    sink.write(
      text: """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "columnKind": "utf16CodeUnits",
              "newlineSequences": ["\\r\\n", "\\n", "\\r"],
              "originalUriBaseIds": {"\(Self.root)": {"description": {"text": "the folder that layoutc ran in"}}},
              "results": [
        """)
  }

  package mutating func write(_ file: LintedFile, to sink: ByteSink) {
    if let remainder = file.remainder { remainders.append((file.name, remainder)) }
    guard !file.diagnostics.isEmpty else { return }
    let places = SourcePlaces(file.sources)
    var ordinals: [String: Int] = [:]
    for diagnostic in file.diagnostics {
      let place = "\(diagnostic.rule):\(diagnostic.lastingPath ?? diagnostic.path ?? "")"
      let ordinal = ordinals[place, default: 0]
      ordinals[place] = ordinal + 1
      let index = self.index(ofRule: diagnostic.rule)
      sink.write(isFirst ? "\n        " : ",\n        ")
      isFirst = false
      let fingerprint = "\(place):\(ordinal)"
      sink.write(json: result(diagnostic, index, fingerprint, places), indentation: 8)
    }
  }

  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {
    sink.write(isFirst ? "],\n      \"invocations\": " : "\n      ],\n      \"invocations\": ")
    sink.write(json: [invocation(totals)], indentation: 6)
    sink.write(",\n      \"tool\": ")
    let driver = JSONValue.fields([
      "name": "layoutc", "version": .string(settings.version), "rules": .array(rules.map(descriptor)),
    ])
    sink.write(json: .fields(["driver": driver]), indentation: 6)
    sink.write("\n    }\n  ]\n}\n")
  }

  private mutating func index(ofRule rule: RuleID) -> Int {
    if let index = ruleIndexes[rule] { return index }
    ruleIndexes[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private func result(
    _ diagnostic: Diagnostic, _ index: Int, _ fingerprint: String, _ places: SourcePlaces
  ) -> JSONValue {
    let path = diagnostic.path.flatMap { $0.isEmpty ? nil : $0 }
    var location: [(key: String, value: JSONValue)] = [
      ("physicalLocation", physicalLocation(diagnostic.span, places))
    ]
    if let path { location.append(("logicalLocations", [.fields(["fullyQualifiedName": .string(path)])])) }
    let properties = JSONValue.fields([
      "notes": diagnostic.notes.isEmpty ? nil : .strings(diagnostic.notes),
      "help": diagnostic.help.isEmpty ? nil : .strings(diagnostic.givenHelp),
      "environments": diagnostic.environments.isEmpty ? nil : .strings(diagnostic.environments),
    ])
    let others = diagnostic.secondary.map { other in
      JSONValue.fields([
        "physicalLocation": physicalLocation(other.span, places),
        "message": .fields(["text": .string(other.text)]),
      ])
    }
    let fixes = diagnostic.fixes.map { fix($0, places) }
    return .fields([
      "ruleId": .string(diagnostic.rule.name),
      "ruleIndex": .integer(index),
      "level": .string(Self.level(diagnostic.severity)),
      "message": .fields(["text": .string(diagnostic.message)]),
      "occurrenceCount": diagnostic.count > 1 ? .integer(diagnostic.count) : nil,
      "locations": [.object(location)],
      "relatedLocations": others.isEmpty ? nil : .array(others),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
      "partialFingerprints": .fields(["ruleAndSpecPath/v1": .string(fingerprint)]),
      "properties": properties.isEmptyObject ? nil : properties,
    ])
  }

  private func physicalLocation(_ span: Span, _ places: SourcePlaces) -> JSONValue {
    .fields([
      "artifactLocation": artifact(places.file(of: span)), "region": Self.region(span, places),
    ])
  }

  private func artifact(_ name: String) -> JSONValue {
    let uri = ArtifactURI(name, folder: settings.folder)
    return .fields(["uri": .string(uri.text), "uriBaseId": uri.isRelative ? .string(Self.root) : nil])
  }

  private static func region(_ span: Span, _ places: SourcePlaces) -> JSONValue {
    let bytes = places.bytes(of: span)
    let (start, end) = places.utf16Range(of: span)
    return .fields([
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
      "byteOffset": .integer(bytes.lowerBound), "byteLength": .integer(bytes.count),
    ])
  }

  private func fix(_ fix: Fix, _ places: SourcePlaces) -> JSONValue {
    var changes: [(file: String, edits: [TextEdit])] = []
    for edit in fix.edits {
      let file = places.file(of: edit.span)
      if let index = changes.firstIndex(where: { $0.file == file }) {
        changes[index].edits.append(edit)
      } else {
        changes.append((file, [edit]))
      }
    }
    return .fields([
      "description": .fields(["text": .string(fix.title)]),
      "artifactChanges": .array(
        changes.map { change in
          .fields([
            "artifactLocation": artifact(change.file),
            "replacements": .array(
              change.edits.map { edit in
                .fields([
                  "deletedRegion": Self.region(edit.span, places),
                  "insertedContent": edit.text.isEmpty ? nil : .fields(["text": .string(edit.text)]),
                ])
              }),
          ])
        }),
      "properties": .fields(["kind": .string(fix.kind.rawValue)]),
    ])
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// Returns the description of a rule, or only the id if the finding is not from a rule.
  private func descriptor(_ id: RuleID) -> JSONValue {
    guard let rule = settings.rule(id) else { return .fields(["id": .string(id.name)]) }
    return .fields([
      "id": .string(id.name),
      "name": .string(
        id.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()),
      "shortDescription": .fields(["text": .string(rule.summary)]),
      "fullDescription": .fields(["text": .string(rule.why)]),
      "help": .fields(["text": .string(rule.help.text), "markdown": .string(rule.help.markdown)]),
      "defaultConfiguration": .fields([
        "enabled": .boolean(rule.isOn), "level": .string(Self.level(rule.severity)),
      ]),
      "properties": .object(rule.properties.map { (key: $0.key, value: .string($0.value)) }),
    ])
  }

  private func invocation(_ totals: LintTotals) -> JSONValue {
    func notification(_ level: JSONValue, _ file: String, _ text: String) -> JSONValue {
      .fields([
        "level": level, "message": .fields(["text": .string(text)]),
        "locations": [.fields(["physicalLocation": .fields(["artifactLocation": artifact(file)])])],
      ])
    }
    let notifications =
      remainders.map { notification("warning", $0.file, $0.text) }
      + totals.failures.map { notification("error", $0.name, $0.message) }
    return .fields([
      "executionSuccessful": .boolean(totals.failures.isEmpty),
      "toolExecutionNotifications": notifications.isEmpty ? nil : .array(notifications),
    ])
  }
}

extension JSONValue {
  fileprivate var isEmptyObject: Bool {
    if case .object(let fields) = self { fields.isEmpty } else { false }
  }
}

import LayoutText

/// The format `json`: one object, with one line per finding.
package struct JSONFindings: FindingsReporter {
  private let settings: ReportSettings
  private var isFirst = true

  package init(_ settings: ReportSettings) { self.settings = settings }

  /// The version of the format. It grows when a key is removed or changes its meaning, not when one is added.
  package static let version = 1

  package mutating func begin(to sink: ByteSink) {
    sink.write(text: "{\n\"version\": \(Self.version),\n\"tool\": ")
    sink.write(json: .fields(["name": "layoutc", "version": .string(settings.version)]))
    sink.write(",\n\"findings\": [")
  }

  package mutating func write(_ file: LintedFile, to sink: ByteSink) {
    guard !file.diagnostics.isEmpty else { return }
    let places = SourcePlaces(file.sources)
    for diagnostic in file.diagnostics {
      sink.write(isFirst ? "\n" : ",\n")
      isFirst = false
      sink.write(json: Self.object(diagnostic, places))
    }
  }

  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {
    sink.write(isFirst ? "],\n\"failures\": [" : "\n],\n\"failures\": [")
    for (index, failure) in totals.failures.enumerated() {
      sink.write(index == 0 ? "\n" : ",\n")
      sink.write(json: .fields(["file": .string(failure.name), "message": .string(failure.message)]))
    }
    sink.write(totals.failures.isEmpty ? "],\n\"summary\": " : "\n],\n\"summary\": ")
    sink.write(json: Self.summary(totals))
    sink.write("\n}\n")
  }

  /// Returns the findings of one spec as JSON objects.
  package static func objects(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [JSONValue] {
    let places = SourcePlaces(sources)
    return diagnostics.map { object($0, places) }
  }

  private static func object(_ diagnostic: Diagnostic, _ places: SourcePlaces) -> JSONValue {
    .fields([
      "rule": .string(diagnostic.rule.name),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "count": diagnostic.count > 1 ? .integer(diagnostic.count) : nil,
      "file": .string(places.file(of: diagnostic.span)),
      "path": diagnostic.path.flatMap { $0.isEmpty ? nil : .string($0) },
      "range": range(diagnostic.span, places),
      "secondary": .array(diagnostic.secondary.map { object($0.span, $0.text, places) }),
      "notes": .strings(diagnostic.notes),
      "environments": diagnostic.environments.isEmpty ? nil : .strings(diagnostic.environments),
      "help": .strings(diagnostic.givenHelp),
      "fixes": .array(diagnostic.fixes.map { object($0, places) }),
    ])
  }

  private static func object(_ fix: Fix, _ places: SourcePlaces) -> JSONValue {
    .fields([
      "kind": .string(fix.kind.rawValue), "title": .string(fix.title),
      "edits": .array(fix.edits.map { object($0.span, $0.text, places) }),
    ])
  }

  private static func object(_ span: Span, _ text: String, _ places: SourcePlaces) -> JSONValue {
    .fields([
      "file": .string(places.file(of: span)), "range": range(span, places), "text": .string(text),
    ])
  }

  /// Returns a span as a half-open range.
  private static func range(_ span: Span, _ places: SourcePlaces) -> JSONValue {
    let bytes = places.bytes(of: span)
    let (start, end) = places.range(of: span)
    func place(_ location: SourceLocation, _ byte: Int) -> JSONValue {
      .fields([
        "byte": .integer(byte), "line": .integer(location.line), "column": .integer(location.column),
      ])
    }
    return .fields(["start": place(start, bytes.lowerBound), "end": place(end, bytes.upperBound)])
  }

  private static func summary(_ totals: LintTotals) -> JSONValue {
    .fields([
      "files": .integer(totals.files),
      "errors": .integer(totals.count(.error)),
      "warnings": .integer(totals.count(.warning)),
      "infos": .integer(totals.count(.info)),
      "omitted": .integer(totals.omitted),
      "fixable": .fields([
        "safe": .integer(totals.safelyFixable), "unsafe": .integer(totals.unsafelyFixable),
      ]),
      "rules": .object(
        totals.byRule.sorted { $0.key < $1.key }.map { (key: $0.key.name, value: .integer($0.value)) }),
    ])
  }
}

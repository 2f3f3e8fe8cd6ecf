import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutText

/// The explanation of a rule: its facts, examples and settings.
package enum RuleExplanation {
  private static let width = 79

  /// Writes the explanation of a rule for people.
  ///
  /// - Parameter alphabet: the characters that the examples' pictures are drawn with.
  package static func writeText(_ rule: RuleMetadata, _ alphabet: TerminalOptions.Alphabet, to sink: ByteSink)
  {
    sink.write(text: "\(rule.id): \(rule.summary)\n\n")
    writeParagraph(rule.why.asSentence, to: sink)
    sink.write("\n")
    var facts = [
      ("severity", rule.severityWords), ("looks at", rule.layer.words), ("rests on", rule.evidence.words),
      ("since", rule.since), ("fix", rule.fixWords ?? "none"),
    ]
    if !rule.yieldsTo.isEmpty {
      facts.append(("quiet after", rule.yieldsTo.map(\.name).joined(separator: ", ")))
    }
    if !rule.optionNames.isEmpty {
      facts.append(("goes by", rule.optionNames.joined(separator: ", ") + " of lint in .layoutc.yaml"))
    }
    let names = facts.map(\.0.count).max() ?? 0
    for (name, value) in facts {
      let lines = wrapped(value, width: width - names - 4)
      for (index, line) in lines.enumerated() {
        sink.write(text: "  \((index == 0 ? name : "").padded(to: names + 2))\(line)\n")
      }
    }
    for example in rule.lintedBad { write("Wrong", example, alphabet, to: sink) }
    for example in rule.lintedGood { write("Right", example, alphabet, to: sink) }
    for example in rule.lintedNearMisses {
      write("Looks wrong and is not", example, nil, to: sink)
    }
    guard !rule.settings.isEmpty else {
      sink.write("\nIts findings stay: it cannot be turned off.\n")
      return
    }
    sink.write("\nTo turn it on or off, or to judge it otherwise:\n\n")
    let column = rule.settings.map(\.written.count).max() ?? 0
    for (written, scope) in rule.settings {
      if column + scope.count + 6 > width {
        sink.write(text: "    \(written)\n        \(scope)\n")
      } else {
        sink.write(text: "    \(written.padded(to: column + 2))\(scope)\n")
      }
    }
    if rule.refusesSpecs {
      sink.write("\n")
      writeParagraph(
        "Where the spec says it outright, there is no layout without it: that error stays, whatever the settings and comments say.",
        to: sink)
    }
  }

  private static func writeParagraph(_ text: String, to sink: ByteSink) {
    for line in wrapped(text, width: width) { sink.write(text: line + "\n") }
  }

  private static func write(
    _ kind: String, _ example: LintedExample, _ alphabet: TerminalOptions.Alphabet?, to sink: ByteSink
  ) {
    sink.write(text: "\n\(kind): \(example.title)\n\n")
    let lines = example.source.text(Span(0, example.source.bytes.count)).split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines.dropLast() { sink.write(text: line.isEmpty ? "\n" : "    \(line)\n") }
    if let alphabet, let picture = picture(of: example, alphabet) {
      sink.write("\n")
      for line in picture { sink.write(text: line.isEmpty ? "\n" : "    \(line)\n") }
    }
    guard !example.findings.isEmpty else { return }
    sink.write("\n")
    let reporter = TextReporter(SourceSet(example.source))
    for finding in example.findings { reporter.write(finding, to: sink) }
  }

  private static let pictureColumns = 48
  private static let pictureRows = 12

  /// The top of a spec's picture, without the heading; `nil` if the layout is empty.
  private static func picture(of example: LintedExample, _ alphabet: TerminalOptions.Alphabet) -> [Substring]?
  {
    guard let solution = example.solution else { return nil }
    var isEmpty = true
    solution.forEachElement { _ in
      isEmpty = false
      return false
    }
    guard !isEmpty else { return nil }
    let sink = ByteSink()
    var options = TerminalOptions(columns: pictureColumns)
    options.alphabet = alphabet
    TerminalPicture(solution, options).write(to: sink)
    let lines = sink.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
    let shown = lines.prefix { !$0.hasPrefix("showing ") }.prefix(pictureRows)
    return shown.count < lines.count ? shown + ["..."] : Array(shown)
  }

  /// Writes the explanations of rules for programs.
  package static func writeJSON(_ rules: [RuleMetadata], to sink: ByteSink) {
    sink.write(jsonDocument: ["version": 1, "rules": .array(rules.map(object))], splits: true)
  }

  private static func object(_ rule: RuleMetadata) -> JSONValue {
    .fields([
      "id": .string(rule.id.name),
      "severity": .string(rule.severity.rawValue),
      "optIn": .boolean(rule.isOptIn),
      "summary": .string(rule.summary),
      "why": .string(rule.why),
      "layer": .string(rule.layer.rawValue),
      "evidence": .string(rule.evidence.rawValue),
      "since": .string(rule.since),
      "fixes": .strings(rule.fixes.map(\.rawValue)),
      "yieldsTo": .strings(rule.yieldsTo.map(\.name)),
      "options": .strings(rule.optionNames),
      "settings": .array(
        rule.settings.map { .fields(["text": .string($0.written), "scope": .string($0.scope)]) }),
      "bad": .array(rule.lintedBad.map(object)),
      "good": .array(rule.lintedGood.map(object)),
      "nearMisses": .array(rule.lintedNearMisses.map(object)),
    ])
  }

  private static func object(_ example: LintedExample) -> JSONValue {
    .fields([
      "title": .string(example.title),
      "spec": .string(String(decoding: example.source.bytes, as: UTF8.self)),
      "findings": .array(JSONFindings.objects(example.findings, in: SourceSet(example.source))),
    ])
  }
}

import LayoutDiagnostics
import LayoutLint
import LayoutText

/// `man/layoutc-rules.7`, rendered from the metadata of the rules.
enum RulesPage {
  /// The page; nothing in it depends on the day.
  static func text(_ rules: [RuleMetadata]) -> String {
    let rules = rules.sorted { $0.id < $1.id }
    return head + list(rules) + rules.map(section).joined() + tail
  }

  /// The table in `README.md`.
  static func table(_ rules: [RuleMetadata]) -> String {
    rules.sorted { $0.id < $1.id }.map { rule in
      "| `\(rule.id)` | \(rule.summary)\(rule.isOptIn ? " (off unless asked for)" : "") |\n"
    }.joined()
  }

  private static let head = """
    .\\" Rendered from the rules' metadata: LAYOUTC_BLESS=1 swift test --filter RulesPageTests
    .Dd November 21, 2026
    .Dt LAYOUTC-RULES 7
    .Os
    .Sh NAME
    .Nm layoutc-rules
    .Nd what layoutc lint finds, and why it matters
    .Sh DESCRIPTION
    .Xr layoutc 1
    judges specs by the rules of this page.
    Each tells what it finds, what that does in UIKit, how bad it is where nothing else is said, what it looks at,
    and what it rests on; then a spec in which it finds something, with the finding, and one that does the same right.
    .Ql layoutc explain Ar rule
    shows the same with all examples, also such as look wrong and are not.
    .Pp
    A rule that is opt-in runs only where it is asked for.
    .Xr layoutc-spec 5
    tells how a spec or a comment turns rules off.

    """

  private static let tail = """
    .Sh SEE ALSO
    .Xr layoutc 1 ,
    .Xr layoutc-spec 5 ,
    .Xr layoutc-model 7

    """

  private static func list(_ rules: [RuleMetadata]) -> String {
    let items = rules.map { rule in
      ".It Ic \(rule.id) Pq \(severity(rule))\n\(line(rule.summary))\n"
    }
    return ".Pp\n.Bl -tag -compact -width Ds\n\(items.joined()).El\n.Sh RULES\n"
  }

  private static func section(_ rule: RuleMetadata) -> String {
    var page =
      ".Ss \(rule.id)\n\(line(rule.summary.asSentence))\n\(line(rule.why.asSentence))\n"
    var facts = [
      ("Severity", rule.severityWords), ("Looks at", rule.layer.words), ("Rests on", rule.evidence.words),
      ("Since", rule.since),
    ]
    if let fix = rule.fixWords { facts.append(("Fix", fix)) }
    if !rule.yieldsTo.isEmpty {
      facts.append(("Quiet after", rule.yieldsTo.map(\.name).joined(separator: ", ")))
    }
    if !rule.optionNames.isEmpty { facts.append(("Goes by", rule.optionNames.joined(separator: ", "))) }
    page += ".Pp\n.Bl -tag -compact -width \"Quiet after\"\n"
    for (name, value) in facts { page += ".It \(name)\n\(line(value))\n" }
    page += ".El\n"
    if let bad = rule.bad.first.map({ LintedExample($0, of: rule) }) {
      page += example("Wrong", bad)
      let sink = ByteSink()
      let reporter = TextReporter(SourceSet(bad.source))
      for finding in bad.findings { reporter.write(finding, to: sink) }
      page += literal(sink.text, offset: false)
    }
    if let good = rule.good.first.map({ LintedExample($0, of: rule) }) { page += example("Right", good) }
    return page
  }

  private static func severity(_ rule: RuleMetadata) -> String {
    rule.isOptIn ? "\(rule.severity.rawValue), opt-in" : rule.severity.rawValue
  }

  private static func example(_ kind: String, _ example: LintedExample) -> String {
    ".Pp\n\(kind), \(escaped(example.title)):\n"
      + literal(String(decoding: example.source.bytes, as: UTF8.self), offset: true)
  }

  private static func literal(_ text: String, offset: Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line($0) }
    return ".Bd -literal\(offset ? " -offset indent" : "")\n\(lines.joined(separator: "\n"))\n.Ed\n"
  }

  /// A line of text that is no request, whatever it begins with.
  private static func line(_ text: some StringProtocol) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
  }
}

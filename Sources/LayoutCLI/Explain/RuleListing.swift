import LayoutLint
import LayoutText

/// Writes a list of rules, one per line.
enum RuleListing {
  static func writeTable(_ rules: [RuleMetadata], to sink: ByteSink) {
    let width = rules.map(\.id.name.count).max() ?? 0
    for rule in rules {
      let severity = rule.severity.rawValue.padded(to: 9)
      sink.write(text: "\(rule.id.name.padded(to: width + 2))\(severity)\(rule.summary)")
      sink.write(rule.isOptIn ? " (opt-in)\n" : "\n")
    }
  }

  static func writeJSON(_ rules: [RuleMetadata], to sink: ByteSink) {
    sink.write(jsonDocument: ["version": 1, "rules": .array(rules.map(summary))])
  }

  static func summary(of rule: RuleMetadata) -> JSONValue {
    .fields([
      "id": .string(rule.id.name), "severity": .string(rule.severity.rawValue),
      "optIn": .boolean(rule.isOptIn), "summary": .string(rule.summary),
    ])
  }
}

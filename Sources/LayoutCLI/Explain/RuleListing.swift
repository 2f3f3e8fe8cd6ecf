import LayoutLint
import LayoutText

/// The rules in a line each.
enum RuleListing {
  static func writeTable(_ rules: [RuleMetadata], to sink: ByteSink) {
    let width = rules.map(\.id.name.count).max() ?? 0
    for rule in rules {
      let severity = Help.padded(rule.severity.rawValue, to: 9)
      sink.write(text: "\(Help.padded(rule.id.name, to: width + 2))\(severity)\(rule.summary)")
      sink.write(rule.isOptIn ? " (opt-in)\n" : "\n")
    }
  }

  static func writeJSON(_ rules: [RuleMetadata], to sink: ByteSink) {
    sink.write("{\n  \"version\": 1,\n  \"rules\": [")
    for (index, rule) in rules.enumerated() {
      sink.write(index == 0 ? "\n    " : ",\n    ")
      sink.write(json: summary(of: rule))
    }
    sink.write("\n  ]\n}\n")
  }

  static func summary(of rule: RuleMetadata) -> JSONValue {
    .fields([
      "id": .string(rule.id.name), "severity": .string(rule.severity.rawValue),
      "optIn": .boolean(rule.isOptIn), "summary": .string(rule.summary),
    ])
  }
}

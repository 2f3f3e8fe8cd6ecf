import LayoutLint
import LayoutText

/// Writes the causes of UIKit exceptions and the rules that find them.
enum CrashExplanation {
  static func writeText(_ crashes: [KnownCrash], to sink: ByteSink) {
    for (index, crash) in crashes.enumerated() {
      if index > 0 { sink.write("\n") }
      for line in wrapped("UIKit tells of \(crash.cause).", width: 79) { sink.write(text: line + "\n") }
      if crash.isOfDataSource { sink.write("It is a matter of the data source, not of the layout.\n") }
      for remedy in crash.remedy {
        for line in wrapped(remedy, width: 79) { sink.write(text: line + "\n") }
      }
      let rules = crash.rules
      let width = rules.map(\.id.name.count).max() ?? 0
      for rule in rules {
        sink.write(text: "  \(rule.id.name.padded(to: width + 2))\(rule.summary)\n")
      }
      if let first = rules.first {
        sink.write(
          text: "Find it: layoutc lint --select \(rules.map(\.id.name).joined(separator: ",")) SPEC\n")
        sink.write(text: "More:    layoutc explain \(first.id)\n")
      }
    }
  }

  static func writeJSON(_ crashes: [KnownCrash], to sink: ByteSink) {
    let objects = crashes.map {
      JSONValue.fields([
        "cause": .string($0.cause), "rules": .array($0.rules.map(RuleListing.summary)),
        "remedy": $0.remedy.isEmpty ? nil : .array($0.remedy.map { .string($0) }),
      ])
    }
    sink.write(jsonDocument: ["version": 1, "crashes": .array(objects)], splits: true)
  }
}

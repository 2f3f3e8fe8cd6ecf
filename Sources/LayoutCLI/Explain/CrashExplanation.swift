import LayoutLint
import LayoutText

/// Writes the causes of UIKit exceptions and the rules that find them.
enum CrashExplanation {
  static func writeText(_ crashes: [CrashReading], to sink: ByteSink) {
    for (index, reading) in crashes.enumerated() {
      let crash = reading.crash
      if index > 0 { sink.write("\n") }
      for line in wrapped("UIKit tells of \(crash.cause).", width: 79) { sink.write(text: line + "\n") }
      if crash.isOfDataSource { sink.write("It is a matter of the data source, not of the layout.\n") }
      for sentence in reading.details + crash.remedy {
        for line in wrapped(sentence, width: 79) { sink.write(text: line + "\n") }
      }
      let rules = reading.rules
      let width = rules.map(\.id.name.count).max() ?? 0
      for rule in rules {
        sink.write(text: "  \(rule.id.name.padded(to: width + 2))\(rule.summary)\n")
      }
      if let first = rules.first {
        sink.write(text: "Find it: \(reading.command)\n")
        sink.write(text: "More:    layoutc explain \(first.id)\n")
      }
    }
  }

  static func writeJSON(_ crashes: [CrashReading], to sink: ByteSink) {
    let objects = crashes.map {
      JSONValue.fields([
        "cause": .string($0.crash.cause), "rules": .array($0.rules.map(RuleListing.summary)),
        "details": $0.details.isEmpty ? nil : .array($0.details.map { .string($0) }),
        "remedy": $0.crash.remedy.isEmpty ? nil : .array($0.crash.remedy.map { .string($0) }),
        "command": $0.rules.isEmpty ? nil : .string($0.command),
      ])
    }
    sink.write(jsonDocument: ["version": 1, "crashes": .array(objects)], splits: true)
  }
}

extension CrashReading {
  /// The command that finds the cause.
  fileprivate var command: String {
    let select = "--select \(rules.map(\.id.name).joined(separator: ","))"
    return ["layoutc lint", environment, select, "SPEC"].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

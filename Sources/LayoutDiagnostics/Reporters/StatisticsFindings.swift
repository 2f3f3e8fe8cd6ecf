import LayoutText

/// A list of the number of findings of each rule, the most frequent rule first, instead of the findings.
package struct StatisticsFindings: FindingsReporter {
  package init() {}

  package mutating func write(_ file: LintedFile, to sink: ByteSink) {}

  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {
    let counts = totals.byRule.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    let width = counts.first.map { String($0.value).count } ?? 0
    for (rule, count) in counts {
      let number = String(count)
      sink.write(text: String(repeating: " ", count: width - number.count) + "\(number)  \(rule)\n")
    }
  }
}

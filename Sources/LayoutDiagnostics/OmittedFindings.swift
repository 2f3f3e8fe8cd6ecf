/// Findings that were only counted, not kept: how many of each rule and severity, and how many of them have fixes.
package struct OmittedFindings: Hashable, Sendable {
  /// What is known of a finding that was not kept.
  package struct Kind: Hashable, Sendable {
    package var rule: RuleID
    package var severity: Severity
    /// The safest of its fixes, if it has any.
    package var fix: FixKind?
  }

  private(set) var counts: [Kind: Int] = [:]
  /// How many there are.
  package private(set) var count = 0

  package init() {}

  /// Counts more findings of a rule.
  package mutating func add(_ more: Int = 1, of rule: RuleID, _ severity: Severity, fix: FixKind? = nil) {
    add(more, Kind(rule: rule, severity: severity, fix: fix))
  }

  private mutating func add(_ more: Int, _ kind: Kind) {
    guard more > 0 else { return }
    counts[kind, default: 0] += more
    count += more
  }

  package mutating func add(_ other: OmittedFindings) {
    for (kind, count) in other.counts { add(count, kind) }
  }

  /// How many there are of a severity.
  package func count(_ severity: Severity) -> Int {
    counts.reduce(0) { $1.key.severity == severity ? $0 + $1.value : $0 }
  }

  /// True if there are any of a rule.
  package func has(_ rule: RuleID) -> Bool { counts.keys.contains { $0.rule == rule } }

  /// The findings with the severities that `severity` gives them, without those that get none.
  package func map(_ severity: (Kind) -> Severity?) -> OmittedFindings {
    var result = OmittedFindings()
    for (kind, count) in counts {
      if let severity = severity(kind) {
        result.add(count, of: kind.rule, severity, fix: kind.fix)
      }
    }
    return result
  }

  /// What two runs over one spec have left out together at least: most of it is the same in both.
  package func union(_ other: OmittedFindings) -> OmittedFindings {
    var result = self
    for (kind, count) in other.counts {
      result.add(count - (counts[kind] ?? 0), kind)
    }
    return result
  }
}

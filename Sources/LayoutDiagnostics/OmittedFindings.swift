/// The numbers of findings that were counted but not kept, by rule, severity and safest fix.
package struct OmittedFindings: Hashable, Sendable {
  package struct Kind: Hashable, Sendable {
    package var rule: RuleID
    package var severity: Severity
    /// The kind of the finding's safest fix.
    package var fix: FixKind?
  }

  private(set) var counts: [Kind: Int] = [:]
  package private(set) var count = 0

  package init() {}

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

  package func count(_ severity: Severity) -> Int {
    counts.reduce(0) { $1.key.severity == severity ? $0 + $1.value : $0 }
  }

  package func has(_ rule: RuleID) -> Bool { counts.keys.contains { $0.rule == rule } }

  /// Returns the findings with new severities, without those whose severity becomes `nil`.
  package func map(_ severity: (Kind) -> Severity?) -> OmittedFindings {
    var result = OmittedFindings()
    for (kind, count) in counts {
      if let severity = severity(kind) {
        result.add(count, of: kind.rule, severity, fix: kind.fix)
      }
    }
    return result
  }

  /// Returns the larger count of each kind, because two runs over one spec mostly omit the same findings.
  package func union(_ other: OmittedFindings) -> OmittedFindings {
    var result = self
    for (kind, count) in other.counts {
      result.add(count - (counts[kind] ?? 0), kind)
    }
    return result
  }
}

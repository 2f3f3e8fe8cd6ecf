import LayoutDiagnostics

/// `resource-limit`: a spec that costs more than it may.
package enum ResourceLimit: Rule {
  package static let metadata = RuleMetadata(
    id: .resourceLimit,
    summary: "the spec is larger, deeper or holds more than is read or solved",
    why: "a spec from a stranger must not take the machine that checks it down",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      RuleExample(
        "more cells than are counted",
        """
        sections:
          - items: 2000000000000  # <- resource-limit
            grid: {columns: 2, rowHeight: 44}
        """)
    ],
    good: [
      RuleExample(
        "many cells",
        """
        sections:
          - items: 100000
            grid: {columns: 2, rowHeight: 44}
        """)
    ],
    nearMisses: [
      RuleExample(
        "as many cells as are counted",
        """
        sections:
          - items: 1000000000000
            grid: {columns: 2, rowHeight: 44}
        """)
    ])
}

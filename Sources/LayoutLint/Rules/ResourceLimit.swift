import LayoutDiagnostics

/// `resource-limit`: a spec that costs more than it may.
package enum ResourceLimit: Rule {
  package static let metadata = RuleMetadata(
    id: .resourceLimit,
    summary: "the spec is larger, deeper or holds more than is read or solved",
    why: "a spec from a stranger must not take the machine that checks it down",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "more cells than are counted": """
      items: 2000000000000  # <- resource-limit
      grid: {columns: 2, rowHeight: 44}
      """
    ],
    good: [
      "many cells": """
      items: 100000
      grid: {columns: 2, rowHeight: 44}
      """
    ],
    nearMisses: [
      "as many cells as are counted": """
      items: 1000000000000
      grid: {columns: 2, rowHeight: 44}
      """
    ])
}

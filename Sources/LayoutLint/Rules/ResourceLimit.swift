package enum ResourceLimit: Rule {
  package static let metadata = RuleMetadata(
    id: .resourceLimit,
    summary: "the spec is larger or deeper than what is read, or holds more than what is solved",
    why: "an untrusted spec must not exhaust the machine that checks it",
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

import LayoutDiagnostics

/// `not-supported`: a key that is reserved for what layoutc does not do yet.
package enum NotSupported: Rule {
  package static let metadata = RuleMetadata(
    id: .notSupported,
    summary: "a key that is reserved",
    why: "what it would do to the frames is not known to layoutc, and frames without it would be wrong",
    severity: .error, layer: .reading, evidence: .documented, since: "0.1.0",
    bad: [
      "a transform of visible items": """
      items: 3
      carousel: {width: 92%, height: 240}
      visibleItems: parallax  # <- not-supported
      """
    ],
    good: [
      "without it": """
      items: 3
      carousel: {width: 92%, height: 240}
      """
    ],
    nearMisses: [
      "a definition of that name": """
      define: {visibleItems: 8}
      items: 3
      carousel: {width: 92%, height: 240}
      contentInsets: {use: visibleItems}
      """
    ])
}

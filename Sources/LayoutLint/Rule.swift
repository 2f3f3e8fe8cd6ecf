import LayoutSolver

/// A rule, with its metadata and logic, in a file named after its type. The linter decides which findings are shown and how severe they
/// are. To add a rule, list its type in `RuleRegistry`.
package protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
}

/// A rule that needs only the concrete values of a spec.
package protocol StaticRule: Rule {
  /// The findings in spec order.
  static func check(_ layout: LintedLayout) -> [Finding]
}

/// A rule that needs solved frames.
package protocol SolvedRule: Rule {
  /// The findings in spec order.
  static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding]
}

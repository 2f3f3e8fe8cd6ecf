import LayoutSolver

/// A rule: a file named after its type, with its metadata beside its logic.
///
/// A rule reports plain findings. Which of them are shown, and how severe they are, is the linter's business.
/// To add one, list its type in `RuleRegistry`.
package protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
}

/// A rule that needs nothing but the spec in concrete values.
package protocol StaticRule: Rule {
  /// What the rule finds, in the order of the spec.
  static func check(_ layout: LintedLayout) -> [Finding]
}

/// A rule that needs solved frames.
package protocol SolvedRule: Rule {
  /// What the rule finds, in the order of the spec.
  static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding]
}

import LayoutResolver
import LayoutSolver

/// A rule: a file named after its type, with its metadata beside its logic.
///
/// A rule reports plain findings. Which of them are shown, and how severe they are, is the linter's business.
/// To add one, list its type in `RuleRegistry`, which runs the rules that are built; settings may name it because its id is in
/// `RuleCatalog`, which has the planned ones too.
public protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
}

/// A rule that needs nothing but the spec in concrete values.
public protocol StaticRule: Rule {
  /// Whether it looks at the text alone, which is the same in every environment.
  static var isOfTheText: Bool { get }

  /// What the rule finds, in the order of the spec.
  static func check(_ layout: LintedLayout) -> [Finding]
}

/// A rule that needs solved frames.
public protocol SolvedRule: Rule {
  /// What the rule finds, in the order of the spec.
  static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding]
}

extension StaticRule {
  public static var isOfTheText: Bool { false }
}

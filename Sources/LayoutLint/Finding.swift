import LayoutDiagnostics
import LayoutSpec
import LayoutText

/// A finding of a rule.
package struct Finding: Hashable, Sendable {
  /// The node that the finding is about; `nil` for another part of the spec.
  package let node: NodeID?
  /// The spec path of the other part.
  package let path: String?
  /// The severity, if it is milder than that of the rule.
  package let severity: Severity?
  /// The severity if other environments have the node without the finding; `nil` for no difference.
  package let severityWhenPartial: Severity?
  /// True if it counts only if every environment with the node has it.
  package let needsAllEnvironments: Bool
  /// Of one finding in several environments, that with the least rank is shown.
  package let rank: Double
  package let message: String
  /// The wrong token.
  package let span: Span
  /// The cause that it shares with findings about other items, if any.
  package let cause: Span?
  /// Other nodes that it is about: a stronger rule's finding about one of them silences it.
  let related: [NodeID]
  package let secondary: [DiagnosticLabel]
  package let notes: [String]
  /// What to do, the best first.
  package let help: [SpelledHelp]
  /// Fixes, the best first.
  package let fixes: [SpecFix]

  init(
    _ node: NodeID? = nil, path: String? = nil, _ message: String, at span: Span, severity: Severity? = nil,
    severityWhenPartial: Severity? = nil, needsAllEnvironments: Bool = false, rank: Double = 0,
    cause: Span? = nil, related: [NodeID] = [], secondary: DiagnosticLabel?..., notes: String?...,
    help: SpelledHelp?..., fixes: SpecFix?...
  ) {
    self.node = node
    self.path = path
    self.severity = severity
    self.severityWhenPartial = severityWhenPartial
    self.needsAllEnvironments = needsAllEnvironments
    self.rank = rank
    self.cause = cause
    self.related = related
    self.message = message
    self.span = span
    self.secondary = secondary.compactMap { $0 }
    self.notes = notes.compactMap { $0 }
    self.help = help.compactMap { $0 }
    self.fixes = fixes.compactMap { $0 }
  }
}

import LayoutDiagnostics
import LayoutSpec
import LayoutText

/// A finding of a rule.
package struct Finding: Hashable, Sendable {
  /// The node that the finding is about; `nil` for another part of the spec.
  package let node: NodeID?
  /// The spec path of that other part.
  package let path: String?
  /// The severity if it is milder than the rule's; `nil` for the rule's severity.
  package let severity: Severity?
  /// The severity if some environments have the node but not the finding; `nil` if that makes no difference.
  package let severityWhenPartial: Severity?
  /// True if the finding is reported only when every environment that has the node has the finding too.
  package let needsAllEnvironments: Bool
  /// If several environments have the finding, the one with the lowest rank is shown.
  package let rank: Double
  package let message: String
  /// The part of the text that is wrong.
  package let span: Span
  /// Where the cause is written, if findings about other items share it: these are reported as one.
  package let cause: Span?
  /// Other nodes that the finding is about: if a stronger rule reports one of them, this finding is silenced.
  let related: [NodeID]
  package let secondary: [DiagnosticLabel]
  package let notes: [String]
  /// Suggestions for the user, the best first.
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

import LayoutDiagnostics
import LayoutSpec
import LayoutText

/// What a rule found: where, and in which words.
package struct Finding: Hashable, Sendable {
  /// The node that the finding is about; nil where it is about another part of the spec.
  package let node: NodeID?
  /// The spec path of that other part.
  package let path: String?
  /// How bad it is, where it is milder than the rule's other findings.
  package let severity: Severity?
  /// How bad it is where other environments have the node and not the finding; nil where that makes no difference.
  package let severityWhenPartial: Severity?
  /// True if it is a finding only where every environment that has the node has it.
  package let needsAllEnvironments: Bool
  /// Of the same finding in several environments the one of the least rank gives the words.
  package let rank: Double
  /// What was found, then what is allowed.
  package let message: String
  /// The very token that is wrong.
  package let span: Span
  /// Where the cause stands that it has in common with the same finding about other items; nil where it has one of its own.
  package let cause: Span?
  /// Nodes that it is about as well: what a stronger rule finds about one of them silences it, too.
  let related: [NodeID]
  /// Other places that matter.
  package let secondary: [DiagnosticLabel]
  /// Facts that explain the finding.
  package let notes: [String]
  /// What to do about it, the best first.
  package let help: [Help]
  /// Changes of the spec that mend it, the best first.
  package let fixes: [SpecFix]

  init(
    _ node: NodeID? = nil, path: String? = nil, _ message: String, at span: Span, severity: Severity? = nil,
    severityWhenPartial: Severity? = nil, needsAllEnvironments: Bool = false, rank: Double = 0,
    cause: Span? = nil, related: [NodeID] = [], secondary: DiagnosticLabel?..., notes: String?...,
    help: Help?..., fixes: SpecFix?...
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

import LayoutDiagnostics
import LayoutSpec
import LayoutText

/// What a rule found: where, and in which words.
package struct Finding: Hashable, Sendable {
  /// The node that the finding is about; nil where it is about another part of the spec.
  package var node: NodeID?
  /// The spec path of that other part.
  package var path: String?
  /// How bad it is, where it is milder than the rule's other findings.
  package var severity: Severity?
  /// How bad it is where other environments have the node and not the finding; nil where that makes no difference.
  package var severityWhenPartial: Severity?
  /// Whether it is a finding only where every environment that has the node has it.
  package var needsAllEnvironments = false
  /// Of the same finding in several environments the one of the least rank gives the words.
  package var rank = 0.0
  /// What was found, then what is allowed.
  package var message: String
  /// The very token that is wrong.
  package var span: Span
  /// Words set beside the caret, if any.
  package var label: String?
  /// Other places that matter.
  package var secondary: [DiagnosticLabel]
  /// Facts that explain the finding.
  package var notes: [String]
  /// What to do about it, the best first.
  package var help: [String]
  /// Changes of the spec that mend it, the best first.
  package var fixes: [SpecFix]

  init(
    _ node: NodeID, _ message: String, at span: Span, severity: Severity? = nil, label: String? = nil,
    secondary: [DiagnosticLabel] = [], notes: [String] = [], help: [String] = [], fixes: [SpecFix] = []
  ) {
    self.node = node
    self.severity = severity
    self.message = message
    self.span = span
    self.label = label
    self.secondary = secondary
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }

  /// A finding about a part of the spec that is no node.
  init(path: String, _ message: String, at span: Span, help: [String] = [], fixes: [SpecFix] = []) {
    self.path = path
    self.message = message
    self.span = span
    secondary = []
    notes = []
    self.help = help
    self.fixes = fixes
  }
}

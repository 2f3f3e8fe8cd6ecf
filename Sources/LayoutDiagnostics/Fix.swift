import LayoutText

/// What a fix does to the frames.
package enum FixKind: String, Sendable, CaseIterable {
  /// The frames stay.
  case safe
  /// The frames change.
  case unsafe
}

/// A change of the source text that mends a finding.
package struct Fix: Hashable, Sendable {
  package var kind: FixKind
  /// What the fix does, such as `delete the top inset`.
  package var title: String
  /// What is replaced, in the order of the text; none overlap.
  package var edits: [TextEdit]
  /// True if the text that changes stands for several places of the layout: what is safe at one may not be at another.
  package var isShared = false

  package init(_ kind: FixKind, _ title: String, _ edits: [TextEdit]) {
    self.kind = kind
    self.title = title
    self.edits = edits
  }
}

/// A part of a source and what stands there instead.
package struct TextEdit: Hashable, Sendable {
  package var span: Span
  package var text: String

  package init(_ span: Span, _ text: String) {
    self.span = span
    self.text = text
  }
}

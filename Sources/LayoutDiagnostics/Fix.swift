import LayoutText

/// What a fix does to the frames.
public enum FixKind: String, Sendable, CaseIterable {
  /// The frames stay.
  case safe
  /// The frames change.
  case unsafe
}

/// A change of the source text that mends a finding.
public struct Fix: Hashable, Sendable {
  public var kind: FixKind
  /// What the fix does, such as `delete the top inset`.
  public var title: String
  /// What is replaced, in the order of the text; none overlap.
  public var edits: [TextEdit]
  /// Whether the text that changes stands for several places of the layout: what is safe at one may not be at another.
  public var isShared = false

  public init(_ kind: FixKind, _ title: String, _ edits: [TextEdit]) {
    self.kind = kind
    self.title = title
    self.edits = edits
  }
}

/// A part of a source and what stands there instead.
public struct TextEdit: Hashable, Sendable {
  public var span: Span
  public var text: String

  public init(_ span: Span, _ text: String) {
    self.span = span
    self.text = text
  }
}

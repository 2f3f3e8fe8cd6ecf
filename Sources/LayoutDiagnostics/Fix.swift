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

/// A text with some changes, none of which overlap.
package func applied(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var offset = 0
  for edit in edits.sorted(by: { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }) {
    let start = min(max(Int(edit.span.start), offset), bytes.count)
    result += bytes[offset..<start]
    result += Array(edit.text.utf8)
    offset = min(max(Int(edit.span.end), start), bytes.count)
  }
  return result + bytes[offset...]
}

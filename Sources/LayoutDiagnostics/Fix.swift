import LayoutText

/// The effect of a fix on the frames.
package enum FixKind: String, Sendable, CaseIterable {
  /// The frames stay the same.
  case safe
  /// The frames change.
  case unsafe
}

/// Edits of the source that fix a finding.
package struct Fix: Hashable, Sendable {
  package var kind: FixKind
  /// The action of the fix, such as `delete the top inset`.
  package var title: String
  /// The edits in the order of the text, without overlaps.
  package var edits: [TextEdit]
  /// True if several places of the layout use the edited text. An edit that is safe in one may be unsafe in
  /// another.
  package var isShared = false

  package init(_ kind: FixKind, _ title: String, _ edits: [TextEdit]) {
    self.kind = kind
    self.title = title
    self.edits = edits
  }
}

/// A replacement of a part of the source.
package struct TextEdit: Hashable, Sendable {
  package var span: Span
  package var text: String

  package init(_ span: Span, _ text: String) {
    self.span = span
    self.text = text
  }
}

/// Applies edits that do not overlap.
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

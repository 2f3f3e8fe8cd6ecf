import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension EditPlanner {
  /// Changes a node's dimension along an axis, in its size or by adding a size.
  mutating func resize(_ node: NodeID, _ axis: Axis, from: Dimension, to: Dimension) -> Bool {
    let body = map(of: node)
    let value = SpecValue.dimension(to, along: axis)
    guard let size = body["size"], let side = size[axis.side] else {
      // A side that is not written is 100%, or follows from the other side.
      guard body["aspectRatio"] == nil, from.fraction(of: axis) == 1 else { return false }
      if let size = body["size"] {
        guard let mapping = tree.value(at: size.span), tree.document.kind(mapping) == .mapping else {
          return false
        }
        return add(SpecField(key: axis.side, value: value), to: mapping)
      }
      let text = to.writtenExactly(along: axis)
      let both = axis == .horizontal ? "\(text) x 100%" : "100% x \(text)"
      return add(SpecField(key: "size", value: .text(both)), to: node)
    }
    return rewrite(side.span, axis, from: from, to: to)
  }

  /// Replaces the dimension at a place if its text has the old value.
  private mutating func rewrite(_ span: Span, _ axis: Axis, from: Dimension, to: Dimension) -> Bool {
    let text = to.writtenExactly(along: axis)
    if let value = tree.value(at: span) {
      guard tree.dimension(value, along: axis) == from, mayChange(value), !tree.holdsAliased(value),
        tree.comments(in: span).isEmpty
      else { return false }
      if let quote = quote(at: span) { return replace(span, quote + text + quote) }
      return tree.text(.dimension(to, along: axis), tree.style(at: value)).map { replace(span, $0) } ?? false
    }
    guard let scalar = tree.text(holding: span), let value = tree.value(at: scalar), mayChange(value),
      tree.document.kind(value) == .string, !tree.isAliased(value),
      readDimension(tree.source.text(span), ofWidth: axis == .horizontal).flatMap(Dimension.init) == from
    else { return false }
    return replace(span, text)
  }
}

extension DocumentTree {
  /// The dimension that a value states; `nil` if an expression gives it.
  fileprivate func dimension(_ node: NodeIndex, along axis: Axis) -> Dimension? {
    switch document.kind(node) {
    case .number: return .absolute(document.number(node))
    case .string:
      return readDimension(document.text(node), ofWidth: axis == .horizontal).flatMap(Dimension.init)
    case .mapping:
      let entries = document.entries(node)
      guard let entry = entries.first, entries.count == 1, document.kind(entry.value) == .number else {
        return nil
      }
      return Dimension(form: entry.key, document.number(entry.value))
    case .null, .boolean, .sequence: return nil
    }
  }
}

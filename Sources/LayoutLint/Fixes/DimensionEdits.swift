import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension EditPlanner {
  /// Another dimension along an axis of a node, in its size or as a size of its own.
  mutating func resize(_ node: NodeID, _ axis: Axis, from: Dimension, to: Dimension) -> Bool {
    let body = map(of: node)
    let value = SpecValue.dimension(to, along: axis)
    guard let size = body["size"], let side = size[axis.side] else {
      // A side that is not written is the whole of the container's, or follows from the other one.
      guard body["aspectRatio"] == nil, from.fraction(of: axis) == 1 else { return false }
      if let size = body["size"] {
        guard let mapping = spec.value(at: size.span), spec.document.kind(mapping) == .mapping else {
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

  /// Another dimension at a place, if what stands there says the old one.
  private mutating func rewrite(_ span: Span, _ axis: Axis, from: Dimension, to: Dimension) -> Bool {
    let text = to.writtenExactly(along: axis)
    if let value = spec.value(at: span) {
      guard spec.dimension(value, along: axis) == from, mayChange(value), !spec.holdsShared(value),
        spec.comments(in: Int(span.start)..<Int(span.end)).isEmpty
      else { return false }
      if let quote = quote(at: span) { return replace(span, quote + text + quote) }
      return spec.text(.dimension(to, along: axis), spec.style(at: value)).map { replace(span, $0) } ?? false
    }
    guard let scalar = spec.scalars.value(holding: span), let value = spec.value(at: scalar),
      mayChange(value),
      spec.document.kind(value) == .string, !spec.isAliased(value),
      readDimension(spec.source.text(span), ofWidth: axis == .horizontal).flatMap(Dimension.init) == from
    else { return false }
    return replace(span, text)
  }
}

extension WrittenSpec {
  /// The dimension that a value says, where it is written out.
  fileprivate func dimension(_ node: NodeIndex, along axis: Axis) -> Dimension? {
    switch document.kind(node) {
    case .number: return .absolute(document.number(node))
    case .string:
      return readDimension(document.text(node), ofWidth: axis == .horizontal).flatMap(Dimension.init)
    case .mapping:
      guard let entry = entries(node).first, entries(node).count == 1, document.kind(entry.value) == .number
      else { return nil }
      return Dimension(form: entry.key, document.number(entry.value))
    case .null, .boolean, .sequence: return nil
    }
  }
}

import LayoutReader
import LayoutSpec
import LayoutText

extension EditPlanner {
  /// Removes edges from insets or edge spacing, in whichever form these are written.
  mutating func removeEdges(_ node: NodeID, _ key: String, _ edges: [Edge]) -> Bool {
    guard let place = edgesEntry(node, key) else { return false }
    let value = tree.entry(place).value
    guard tree.document.kind(value) == .mapping else {
      guard tree.document.kind(value) == .number || tree.document.kind(value) == .string else { return false }
      let kept = Edge.allCases.filter { !edges.contains($0) }
      return kept.isEmpty
        ? remove(place) : setValue(place, .map(Self.fields(kept, tree.document.span(value))))
    }
    guard !tree.isMerged(value) else { return false }
    var removed = edges.compactMap { tree.ownEntry($0.rawValue, of: value) }
    for axis in Axis.allCases {
      let ends = Edge.ends(of: axis)
      guard let both = tree.ownEntry(axis == .horizontal ? "horizontal" : "vertical", of: value),
        ends.contains(where: edges.contains)
      else { continue }
      // The edges that still take their value from the key for both.
      let kept = ends.filter { !edges.contains($0) && tree.ownEntry($0.rawValue, of: value) == nil }
      if let edge = kept.first {
        guard renameKey(both, to: edge.rawValue) else { return false }
      } else {
        removed.append(both)
      }
    }
    guard !removed.isEmpty else { return false }
    if removed.count == tree.document.entries(value).count { return remove(place) }
    return removed.allSatisfy { remove($0) }
  }

  /// Adds edges that insets or edge spacing lack.
  mutating func addEdges(_ node: NodeID, _ key: String, _ edges: [EdgeValue]) -> Bool {
    let fields = edges.map { SpecField(key: $0.edge.rawValue, value: $0.value) }
    guard map(of: node).field(key) != nil else {
      return add(SpecField(key: key, value: .map(fields)), to: node)
    }
    guard let place = edgesEntry(node, key) else { return false }
    let value = tree.entry(place).value
    switch tree.document.kind(value) {
    case .number where tree.document.number(value) == 0: return setValue(place, .map(fields))
    case .mapping:
      for field in fields {
        if let own = tree.ownEntry(field.key, of: value) {
          let old = tree.entry(own).value
          guard tree.document.kind(old) == .number, tree.document.number(old) == 0, setValue(own, field.value)
          else { return false }
        } else {
          guard add(field, to: value) else { return false }
        }
      }
      return true
    case .null, .boolean, .number, .string, .sequence: return false
    }
  }

  private func edgesEntry(_ node: NodeID, _ key: String) -> DocumentTree.EntryPlace? {
    map(of: node).field(key).flatMap { tree.entry(at: $0.keySpan, named: key) }
  }

  /// Fields that give every edge the value at a place.
  private static func fields(_ edges: [Edge], _ span: Span) -> [SpecField] {
    var fields: [SpecField] = []
    for axis in Axis.allCases {
      let ends = Edge.ends(of: axis).filter(edges.contains)
      if ends.count == 2 {
        fields.append(SpecField(key: axis == .horizontal ? "horizontal" : "vertical", value: .written(span)))
      } else {
        fields += ends.map { SpecField(key: $0.rawValue, value: .written(span)) }
      }
    }
    return fields
  }
}

import LayoutReader
import LayoutSpec
import LayoutText

extension EditPlanner {
  /// Takes edges out of insets or edge spacing, however many keys they are written with.
  mutating func removeEdges(_ node: NodeID, _ key: String, _ edges: [Edge]) -> Bool {
    guard let place = edgesEntry(node, key) else { return false }
    let value = spec.entry(place).value
    guard spec.document.kind(value) == .mapping else {
      guard spec.document.kind(value) == .number || spec.document.kind(value) == .string else { return false }
      let kept = Edge.allCases.filter { !edges.contains($0) }
      return kept.isEmpty
        ? remove(place) : setValue(place, .map(Self.fields(kept, spec.document.span(value))))
    }
    guard !spec.isMerged(value) else { return false }
    var removed: [WrittenSpec.EntryPlace] = []
    for edge in edges {
      if let own = spec.entry(edge.rawValue, of: value) { removed.append(own) }
    }
    for axis in Axis.allCases {
      let ends = Edge.ends(of: axis)
      guard let both = spec.entry(axis == .horizontal ? "horizontal" : "vertical", of: value),
        ends.contains(where: edges.contains)
      else { continue }
      // The edges that the key for both still stands for.
      let kept = ends.filter { !edges.contains($0) && spec.entry($0.rawValue, of: value) == nil }
      if let edge = kept.first {
        guard renameKey(both, to: edge.rawValue) else { return false }
      } else {
        removed.append(both)
      }
    }
    guard !removed.isEmpty else { return false }
    if removed.count == spec.entries(value).count { return remove(place) }
    return removed.allSatisfy { remove($0) }
  }

  /// Gives edges to insets or edge spacing that have none there.
  mutating func addEdges(_ node: NodeID, _ key: String, _ edges: [EdgeValue]) -> Bool {
    let fields = edges.map { SpecField(key: $0.edge.rawValue, value: $0.value) }
    guard map(of: node).field(key) != nil else {
      return add(SpecField(key: key, value: .map(fields)), to: node)
    }
    guard let place = edgesEntry(node, key) else { return false }
    let value = spec.entry(place).value
    switch spec.document.kind(value) {
    case .number where spec.document.number(value) == 0: return setValue(place, .map(fields))
    case .mapping:
      for field in fields {
        if let own = spec.entry(field.key, of: value) {
          let old = spec.entry(own).value
          guard spec.document.kind(old) == .number, spec.document.number(old) == 0, setValue(own, field.value)
          else { return false }
        } else {
          guard add(field, to: value) else { return false }
        }
      }
      return true
    case .null, .boolean, .number, .string, .sequence: return false
    }
  }

  private func edgesEntry(_ node: NodeID, _ key: String) -> WrittenSpec.EntryPlace? {
    map(of: node).field(key).flatMap { spec.entry(at: $0.keySpan, named: key) }
  }

  /// Edges that all have the value which stands at a place.
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

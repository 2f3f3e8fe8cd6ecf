import LayoutResolver
import LayoutSpec
import LayoutText

/// Insets of one node that were written as one value, such as `8` for all edges.
struct WrittenInset {
  let node: NodeID
  let edges: [Edge]
  let points: Double
  let span: Span
}

extension LintedLayout {
  /// All insets other than 0, in the order of the spec; edges for which one value was written are one inset.
  var writtenInsets: [WrittenInset] {
    var result: [WrittenInset] = []
    func add(_ node: NodeID, _ insets: Insets) {
      guard insets != .zero else { return }
      let edges: [(Edge, Double)] = [
        (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
        (.trailing, insets.trailing),
      ]
      var own: [WrittenInset] = []
      for (edge, points) in edges where points != 0 {
        let span = sourceMap.valueSpan(of: node, "contentInsets", edge.rawValue)
        if let index = own.firstIndex(where: { $0.span == span }) {
          own[index] = WrittenInset(node: node, edges: own[index].edges + [edge], points: points, span: span)
        } else {
          own.append(WrittenInset(node: node, edges: [edge], points: points, span: span))
        }
      }
      result += own
    }
    for item in spec.configuration.boundaryItems { add(item.id, item.contentInsets) }
    for section in sections {
      // What a list brings along was not written.
      if section.list == nil || sourceMap.map(of: section.id)["contentInsets"] != nil {
        add(section.id, section.contentInsets)
      }
      for item in section.boundaryItems { add(item.id, item.contentInsets) }
      for item in section.decorationItems { add(item.id, item.contentInsets) }
      for node in section.nodes {
        add(node.id, node.contentInsets)
        for item in node.supplementaryItems { add(item.id, item.contentInsets) }
      }
    }
    return result
  }
}

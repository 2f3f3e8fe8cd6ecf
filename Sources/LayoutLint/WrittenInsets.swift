import LayoutSpec
import LayoutText

/// The edges of a node that take their inset from one written value, such as `8` for all edges.
struct WrittenInset {
  let node: NodeID
  var edges: [Edge]
  var points: Double
  let span: Span
}

extension LintedLayout {
  /// All insets other than 0 in spec order, grouped by the written value.
  var writtenInsets: [WrittenInset] {
    var result: [WrittenInset] = []
    func add(_ node: NodeID, _ insets: Insets) {
      guard insets != .zero else { return }
      let first = result.endIndex
      let written = sourceMap.map(of: node)["contentInsets"]
      for edge in Edge.allCases {
        let points = insets[edge]
        guard points != 0 else { continue }
        let span = written?[edge.rawValue]?.span ?? written?.span ?? sourceMap.keySpan(of: node)
        if let index = result[first...].firstIndex(where: { $0.span == span }) {
          result[index].edges.append(edge)
          result[index].points = points
        } else {
          result.append(WrittenInset(node: node, edges: [edge], points: points, span: span))
        }
      }
    }
    for item in spec.configuration.boundaryItems { add(item.id, item.contentInsets) }
    for section in sections {
      // The insets that a list adds are not written in the spec.
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

extension Insets {
  fileprivate subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

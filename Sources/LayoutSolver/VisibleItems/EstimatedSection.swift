import LayoutSpec

extension Section {
  /// True if a dimension in the section is estimated: then UIKit does not apply `visibleItems`.
  package var hasEstimates: Bool { firstEstimate != nil }

  /// The first node in the section with an estimated dimension; other sections do not count (choice visible-items-estimates).
  package var firstEstimate: NodeID? {
    if let item = boundaryItems.first(where: { $0.size.hasEstimate }) { return item.id }
    if arrangement != nil { return nil }
    var nodes = [Node.group(group)]
    while let node = nodes.popLast() {
      if node.size.hasEstimate { return node.id }
      if let item = node.supplementaryItems.first(where: { $0.size.hasEstimate }) { return item.id }
      if case .group(let group) = node, case .line(let line) = group.content {
        nodes += line.subitems.reversed()
      }
    }
    return nil
  }
}

extension LayoutSize {
  fileprivate var hasEstimate: Bool { width.isEstimated || height.isEstimated }
}

import LayoutSpec

extension Section {
  /// True if a dimension in the section is estimated: then UIKit leaves visible items as they are.
  ///
  /// Model: visible-items-estimates chosen. UIKit speaks of layouts that contain estimated items; here it is the section that counts.
  package var hasEstimates: Bool {
    if boundaryItems.contains(where: { $0.size.hasEstimate }) { return true }
    if arrangement != nil { return false }
    var nodes = [Node.group(group)]
    while let node = nodes.popLast() {
      if node.size.hasEstimate || node.supplementaryItems.contains(where: { $0.size.hasEstimate }) { return true }
      if case .group(let group) = node, case .line(let line) = group.content { nodes += line.subitems }
    }
    return false
  }
}

extension LayoutSize {
  fileprivate var hasEstimate: Bool { width.isEstimated || height.isEstimated }
}

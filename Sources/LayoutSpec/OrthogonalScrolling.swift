/// How a section scrolls across its layout.
package struct OrthogonalScrolling: Hashable, Sendable {
  /// As in `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package enum Behavior: String, Sendable, CaseIterable {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  package var behavior: Behavior
  /// The row's scroll offset from its leading or top edge, points; only the row's axis counts.
  package var scroll: Point

  package init(behavior: Behavior, scroll: Point = .zero) {
    self.behavior = behavior
    self.scroll = scroll
  }
}

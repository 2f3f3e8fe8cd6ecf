/// How a section scrolls across its layout.
public struct OrthogonalScrolling: Hashable, Sendable {
  /// As in `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum Behavior: String, Sendable, CaseIterable {
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
  }

  public var behavior: Behavior
  /// How far the section's row is scrolled from its leading or top edge, points; only the axis that the row scrolls along counts.
  public var scroll: Point

  public init(behavior: Behavior, scroll: Point = .zero) {
    self.behavior = behavior
    self.scroll = scroll
  }
}

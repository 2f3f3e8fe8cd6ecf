/// The behavior of an orthogonal section, which scrolls across the collection view's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The deceleration and bounce of an orthogonal section.
@available(iOS 17, *)
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }
  public enum Bounce: Int, Sendable { case automatic, always, never }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    onMainActor(self) { properties in
      let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
      copy.decelerationRate = properties.decelerationRate
      copy.bounce = properties.bounce
      return copy
    }
  }
}

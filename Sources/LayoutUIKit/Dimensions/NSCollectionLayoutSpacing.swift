/// Spacing in points: fixed, or flexible with a minimum.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  nonisolated public let spacing: CGFloat
  nonisolated public let isFlexibleSpacing: Bool
  nonisolated public var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return other.spacing == spacing && other.isFlexibleSpacing == isFlexibleSpacing
  }

  nonisolated open override var hash: Int { spacing.hashValue }
}

/// The spacing at each edge of an item; `nil` for no spacing.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  nonisolated public let leading: NSCollectionLayoutSpacing?
  nonisolated public let top: NSCollectionLayoutSpacing?
  nonisolated public let trailing: NSCollectionLayoutSpacing?
  nonisolated public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  nonisolated public let widthDimension: NSCollectionLayoutDimension
  nonisolated public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
  }

  nonisolated open override var hash: Int { widthDimension.hash ^ heightDimension.hash }
}

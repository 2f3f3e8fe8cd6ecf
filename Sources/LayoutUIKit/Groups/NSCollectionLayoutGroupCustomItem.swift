/// An item of a custom group. Its frame is in the group's coordinates, in points.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  nonisolated public let frame: CGRect
  nonisolated public let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the frames of a custom group. The container of the environment is the group's box.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

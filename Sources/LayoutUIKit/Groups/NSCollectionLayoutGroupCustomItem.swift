import Foundation

/// One frame of a custom group, points in the group's box.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  nonisolated public let frame: CGRect
  /// 0 unless given.
  nonisolated public let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The frame itself, which never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Gives the frames of a custom group; the environment's container is the group's box.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

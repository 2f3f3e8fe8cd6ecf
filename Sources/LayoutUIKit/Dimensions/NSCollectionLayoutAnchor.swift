/// The place where a supplementary item is attached: edges of a box (its center without edges) and an offset.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  nonisolated public let edges: NSDirectionalRectEdge
  /// The offset, in points or in fractions of the size of the supplementary item.
  nonisolated public let offset: CGPoint
  nonisolated public let isFractionalOffset: Bool
  nonisolated public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

import LayoutReader
import LayoutSpec

// The views that hang on items, groups and sections.

extension SpecResolver {
  mutating func supplementaryItems(_ list: Normal?, parent: NodeID) -> [SupplementaryItem] {
    (list?.elements ?? []).enumerated().map { place, map in
      let container = anchor(map["containerAnchor"], alignment: .none)
      return SupplementaryItem(
        id: identity(map, step: SourceMap.Step("supplementaryItems", index: place), parent: parent),
        elementKind: map["elementKind"]?.text ?? "", size: layoutSize(map["size"]),
        containerAnchor: container,
        itemAnchor: anchor(map["itemAnchor"], alignment: container.alignment),
        contentInsets: map["contentInsets"].map(insets) ?? .zero, zIndex: whole(map["zIndex"]) ?? 1)
    }
  }

  /// - Parameter alignment: what stands where the anchor gives no edges.
  func anchor(_ map: Normal?, alignment fallback: Alignment) -> Anchor {
    guard let map else { return Anchor(alignment: fallback) }
    let alignment = map["edges"].map { LayoutResolver.alignment(ofEdges: $0) } ?? fallback
    if let offset = map["fractionalOffset"] {
      return Anchor(alignment: alignment, offset: .fractional(point(offset)))
    }
    return Anchor(alignment: alignment, offset: .absolute(map["absoluteOffset"].map(point) ?? .zero))
  }

  mutating func boundaryItems(_ list: Normal?, parent: NodeID) -> [BoundaryItem] {
    (list?.elements ?? []).enumerated().map { place, map in
      let id = identity(map, step: SourceMap.Step("boundarySupplementaryItems", index: place), parent: parent)
      return boundaryItem(map, id: id, kind: map["elementKind"]?.text ?? "")
    }
  }

  /// - Parameter kind: what it is where it does not say so itself.
  func boundaryItem(_ map: Normal, id: NodeID, kind: String) -> BoundaryItem {
    BoundaryItem(
      id: id, elementKind: map["elementKind"]?.text ?? kind, size: layoutSize(map["size"]),
      alignment: map["alignment"]?.text.flatMap(Alignment.init)
        ?? (ElementKind.canonical(kind) == BoundaryItem.footerKind ? .bottom : .top),
      absoluteOffset: map["absoluteOffset"].map(point) ?? .zero,
      extendsBoundary: map["extendsBoundary"]?.boolean ?? true,
      pinToVisibleBounds: map["pinToVisibleBounds"]?.boolean ?? false,
      contentInsets: map["contentInsets"].map(insets) ?? .zero, zIndex: whole(map["zIndex"]) ?? 1,
      isHidden: map["hidden"]?.boolean ?? false, title: map["title"]?.text,
      measured: map["measured"].map(measuredSize) ?? MeasuredSize())
  }
}

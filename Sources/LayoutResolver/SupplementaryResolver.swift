import LayoutReader
import LayoutSpec

// Supplementary and boundary items.

extension SpecResolver {
  mutating func supplementaryItems(_ list: Normal?, parent: NodeID) -> [SupplementaryItem] {
    (list?.elements ?? []).enumerated().map { place, map in
      let container = anchor(map[SupplementaryKeys.containerAnchor], alignment: .none)
      return SupplementaryItem(
        id: identity(
          map, step: SourceMap.Step(NodeKeys.supplementaryItems.name, index: place), parent: parent),
        elementKind: map[SupplementaryKeys.elementKind]?.text ?? "",
        size: layoutSize(map[SupplementaryKeys.size]),
        containerAnchor: container,
        itemAnchor: anchor(map[SupplementaryKeys.itemAnchor], alignment: container.alignment),
        contentInsets: map.insets(SupplementaryKeys.contentInsets),
        zIndex: map.wholeNumber(SupplementaryKeys.zIndex))
    }
  }

  /// - Parameter alignment: used if the anchor names no edges.
  func anchor(_ map: Normal?, alignment fallback: Alignment) -> Anchor {
    guard let map else { return Anchor(alignment: fallback) }
    let alignment = map[AnchorKeys.edges].map { LayoutResolver.alignment(ofEdges: $0) } ?? fallback
    if let offset = map[AnchorKeys.fractionalOffset] {
      return Anchor(alignment: alignment, offset: .fractional(point(offset)))
    }
    return Anchor(alignment: alignment, offset: .absolute(map.point(AnchorKeys.absoluteOffset)))
  }

  mutating func boundaryItems(_ list: Normal?, parent: NodeID) -> [BoundaryItem] {
    (list?.elements ?? []).enumerated().map { place, map in
      let id = identity(
        map, step: SourceMap.Step(SectionKeys.boundarySupplementaryItems.name, index: place), parent: parent)
      return boundaryItem(map, id: id, kind: map[BoundaryKeys.elementKind]?.text ?? "")
    }
  }

  /// - Parameter kind: used if the item does not set an element kind.
  mutating func boundaryItem(_ map: Normal, id: NodeID, kind: String) -> BoundaryItem {
    BoundaryItem(
      id: id, elementKind: map[BoundaryKeys.elementKind]?.text ?? kind,
      size: layoutSize(map[BoundaryKeys.size]),
      alignment: map[BoundaryKeys.alignment]?.text.flatMap(Alignment.init)
        ?? (ElementKind.canonical(kind) == BoundaryItem.footerKind ? .bottom : .top),
      absoluteOffset: map.point(BoundaryKeys.absoluteOffset),
      extendsBoundary: map.boolean(BoundaryKeys.extendsBoundary),
      pinToVisibleBounds: map.boolean(BoundaryKeys.pinToVisibleBounds),
      contentInsets: map.insets(BoundaryKeys.contentInsets), zIndex: map.wholeNumber(BoundaryKeys.zIndex),
      isHidden: map.boolean(BoundaryKeys.hidden), title: map[BoundaryKeys.title]?.text,
      measured: measuredSizes.sizes(map[BoundaryKeys.measured], of: map[BoundaryKeys.title]?.text))
  }
}

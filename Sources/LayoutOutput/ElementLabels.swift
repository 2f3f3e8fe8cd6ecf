import LayoutSolver
import LayoutSpec

/// The texts that the spec gives an element.
struct ElementLabels: Equatable {
  /// The section's id; `nil` if the spec gives none.
  var sectionID: String?
  /// The cell's id or, if `isNumbered`, its prefix before a hyphen and the position in the run.
  var itemID: String?
  var isNumbered = false
  var itemKind: String?
  var title: String?
  var indentationLevel: Int?
}

extension String {
  /// The text with a space instead of each line end.
  var onOneLine: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return String(map { ["\n", "\r", "\r\n"].contains($0) ? " " : $0 })
  }
}

extension Spec {
  /// Returns the labels of a header, footer, badge or decoration.
  func labels(ofView element: Element) -> ElementLabels {
    ElementLabels(sectionID: sectionID(of: element), title: boundaryItem(of: element)?.title)
  }

  /// Returns the labels shared by the cells of a run.
  func labels(ofCellsIn run: ItemList.Run?, of element: Element) -> ElementLabels {
    ElementLabels(
      sectionID: sectionID(of: element), itemID: run?.itemID, isNumbered: run?.isNumbered ?? false,
      itemKind: run?.kind, title: section(of: element)?.items.title(of: element.item),
      indentationLevel: run?.indentationLevel)
  }

  /// Returns the title of a cell or a boundary item, if it has one.
  package func title(of element: Element) -> String? {
    guard element.category == .cell else { return boundaryItem(of: element)?.title }
    return section(of: element)?.items.title(of: element.item)
  }

  /// Returns the section of an element; `nil` for layout-wide items.
  func section(of element: Element) -> Section? {
    guard let index = element.section, sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  /// Returns the section's id, if the spec gives one.
  func sectionID(of element: Element) -> String? {
    guard let section = section(of: element), section.isNamed else { return nil }
    return section.name
  }

  /// Returns true if the element belongs to a group and therefore scrolls with an orthogonal section.
  func scrollsWithRow(_ element: Element) -> Bool {
    switch element.category {
    case .cell: true
    case .supplementary: boundaryItem(of: element) == nil
    case .decoration: false
    }
  }

  /// Returns the boundary item of an element; `nil` if the element is none.
  func boundaryItem(of element: Element) -> BoundaryItem? {
    guard element.category == .supplementary else { return nil }
    let candidates = section(of: element)?.boundaryItems ?? configuration.boundaryItems
    // The resolver numbers them in order. By index, because copying an item costs more than comparing its id.
    let place = partitioningIndex(upTo: candidates.count) {
      candidates[$0].id.rawValue >= element.node.rawValue
    }
    if place < candidates.count, candidates[place].id == element.node { return candidates[place] }
    return candidates.indices.first { candidates[$0].id == element.node }.map { candidates[$0] }
  }
}

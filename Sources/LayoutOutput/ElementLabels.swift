import LayoutSolver
import LayoutSpec

/// What the spec says of an element beyond its frame.
struct ElementLabels: Equatable {
  /// Only where the section was given an id.
  var sectionID: String?
  /// The cell's id, or its prefix where `isNumbered`: the position in the run follows after a hyphen.
  var itemID: String?
  var isNumbered = false
  var itemKind: String?
  var title: String?
  var indentationLevel: Int?
}

extension String {
  /// The text with a space for each line end, as what is drawn on one line shows it.
  var onOneLine: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return String(map { ["\n", "\r", "\r\n"].contains($0) ? " " : $0 })
  }
}

extension Spec {
  /// The labels of a view that is no cell.
  func labels(ofView element: Element) -> ElementLabels {
    ElementLabels(sectionID: sectionID(of: element), title: boundaryItem(of: element)?.title)
  }

  /// The labels that the cells of a run share.
  func labels(ofCellsIn run: ItemList.Run?, of element: Element) -> ElementLabels {
    ElementLabels(
      sectionID: sectionID(of: element), itemID: run?.itemID, isNumbered: run?.isNumbered ?? false,
      itemKind: run?.kind, title: run?.title, indentationLevel: run?.indentationLevel)
  }

  /// The title that the spec gives to a cell, a header or a footer; nil where it gives none, and for other elements.
  package func title(of element: Element) -> String? {
    guard element.category == .cell else { return boundaryItem(of: element)?.title }
    return section(of: element)?.items.position(of: element.item)?.run.title
  }

  /// The section of an element; nil for layout-wide items.
  func section(of element: Element) -> Section? {
    guard let index = element.section, sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  /// The id of the section, where it was given one.
  func sectionID(of element: Element) -> String? {
    guard let section = section(of: element), section.isNamed else { return nil }
    return section.name
  }

  /// True if an element scrolls with the row of its section: if it belongs to the groups.
  func scrollsWithRow(_ element: Element) -> Bool {
    switch element.category {
    case .cell: true
    case .supplementary: boundaryItem(of: element) == nil
    case .decoration: false
    }
  }

  /// The header, footer or other boundary item that an element is; nil for other elements.
  func boundaryItem(of element: Element) -> BoundaryItem? {
    guard element.category == .supplementary else { return nil }
    let candidates = section(of: element)?.boundaryItems ?? configuration.boundaryItems
    return candidates.first { $0.id == element.node }
  }
}

import LayoutSolver
import LayoutSpec

// Finds cells by their place, and tells where they overlap on purpose.

extension Solution {
  /// How many cells are examined at most.
  private static var greatestSearch: Int { 64 }

  /// The first cell that overlaps a rectangle by more than a pixel on both axes and satisfies a condition. Without `section`, all sections
  /// are searched.
  func firstCell(
    in rect: Rect, ofSection section: Int? = nil, where isWanted: (Element) -> Bool = { _ in true }
  ) -> Element? {
    let pixel = environment.pixel
    guard rect.width > 2 * pixel, rect.height > 2 * pixel else { return nil }
    var selection = ElementSelection()
    selection.rects = [
      Rect(
        x: rect.x + pixel, y: rect.y + pixel, width: rect.width - 2 * pixel, height: rect.height - 2 * pixel)
    ]
    if let section { selection.sections = [section] }
    var cell: Element?
    var count = 0
    forEachElement(of: selection) { element in
      guard element.category == .cell else { return true }
      if isWanted(element) { cell = element }
      count += 1
      return cell == nil && count < Self.greatestSearch
    }
    return cell
  }
}

extension LintedSection {
  /// True if a negative inset or spacing pulls cells over each other or over their surroundings: such overlaps are intended.
  var pullsCells: Bool {
    let own: Bool =
      switch arrangement {
      case .waterfall(let waterfall): waterfall.interItemSpacing < 0 || waterfall.interGroupSpacing < 0
      case .flow(let flow): flow.spacing < 0
      case nil: interGroupSpacing < 0
      }
    return own || Axis.allCases.contains(where: contentInsets.isNegative)
      || nodes.contains {
        Axis.allCases.contains(where: $0.hasNegativeEdges) || $0.line?.interItemSpacing.minimum ?? 0 < 0
      }
  }
}

extension LintedNode {
  /// True if the node has a negative inset or edge spacing along an axis.
  func hasNegativeEdges(_ axis: Axis) -> Bool {
    contentInsets.isNegative(axis) || edgeSpacing.isNegative(axis)
  }
}

extension Insets {
  func isNegative(_ axis: Axis) -> Bool { start(axis) < 0 || end(axis) < 0 }
}

extension EdgeSpacing {
  func isNegative(_ axis: Axis) -> Bool { start(axis).minimum < 0 || end(axis).minimum < 0 }
}

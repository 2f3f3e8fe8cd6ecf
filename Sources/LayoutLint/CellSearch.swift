import LayoutSolver
import LayoutSpec

// How rules find cells by where they stand, however many there are.

extension Solution {
  /// How many cells are looked at for one that is wanted.
  private static var greatestSearch: Int { 64 }

  /// The first cell that has more than a pixel in common with a rectangle along both axes; nil where there is none.
  ///
  /// - Parameters:
  ///   - section: the only one that is looked through; nil for all.
  ///   - isWanted: cells for which it is false do not count.
  func firstCell(
    in rect: Rect, ofSection section: Int? = nil, where isWanted: (Element) -> Bool = { _ in true }
  )
    -> Element?
  {
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
  /// True if a length of the section is negative that pulls its cells over each other, or over what is beside them: somebody asked for it.
  var pullsCells: Bool {
    func isNegative(_ insets: Insets) -> Bool {
      insets.top < 0 || insets.leading < 0 || insets.bottom < 0 || insets.trailing < 0
    }
    func isNegative(_ spacing: EdgeSpacing) -> Bool {
      Axis.allCases.contains { spacing.start($0).minimum < 0 || spacing.end($0).minimum < 0 }
    }
    let own: Bool =
      switch arrangement {
      case .waterfall(let waterfall): waterfall.interItemSpacing < 0 || waterfall.interGroupSpacing < 0
      case .flow(let flow): flow.spacing < 0
      case nil: interGroupSpacing < 0
      }
    return own || isNegative(contentInsets)
      || nodes.contains {
        isNegative($0.contentInsets) || isNegative($0.edgeSpacing)
          || $0.line.map { $0.interItemSpacing.minimum < 0 } ?? false
      }
  }
}

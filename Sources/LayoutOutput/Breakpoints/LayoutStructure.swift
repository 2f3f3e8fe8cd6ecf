import LayoutSolver
import LayoutSpec

/// What a layout looks like apart from its numbers: two layouts with the same structure differ only in sizes.
package struct LayoutStructure: Hashable, Sendable {
  /// The structure of one section.
  package struct Section: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case list, waterfall, flow, groups
    }

    package let name: String
    package let kind: Kind
    /// The chosen variant in words: `when` and its condition, or its index if it has none; `nil` for the section itself, and if its copies
    /// have different ones.
    package let variant: String?
    /// Whether an orthogonal section has more than fits into the view; `nil` for other sections.
    package let scrolls: Bool?
    /// True if an error leaves nothing of the section.
    package let isLeftOut: Bool
    /// How many cells were looked at.
    package let cellCount: Int
    /// True if there are more cells than were looked at.
    package let hasMoreCells: Bool
    /// How many different columns and rows these are in; 0 where there are none.
    package let columns: Int
    package let rows: Int
    /// The column of each of its first cells, counted from the left; empty for a flow, whose rows have none.
    package let columnOfCell: [Int]
    /// The row of each of its first cells, counted from the top; empty for a waterfall, whose columns have none. Columns and rows change
    /// places in a layout that scrolls sideways.
    package let rowOfCell: [Int]
    /// The axis across the scroll axis of the layout.
    package let crossAxis: Axis
    /// True if a cell is longer than the view across the scroll axis; in an orthogonal section always false.
    package let exceedsView: Bool
  }

  package var sections: [Section] = []

  package init() {}
}

extension LayoutStructure.Section {
  /// How many cells are beside each other across the scroll axis: the columns of a layout that scrolls vertically.
  package var cellsAcross: Int { crossAxis == .horizontal ? columns : rows }
  /// The line of cells across the scroll axis in which each of the first cells is: its row in a layout that scrolls vertically.
  package var lineOfCell: [Int] { crossAxis == .horizontal ? rowOfCell : columnOfCell }

  /// How many of the first cells each line across the scroll axis has; of a waterfall each column.
  package var cellsOfLines: [Int] {
    let lines = kind == .waterfall ? (crossAxis == .horizontal ? columnOfCell : rowOfCell) : lineOfCell
    return lines.reduce(into: [Int](repeating: 0, count: (lines.max() ?? -1) + 1)) { $0[$1] += 1 }
  }

  /// The index of the first cell in another row than before, or else in another column; `nil` if there is none.
  package func firstMovedCell(from old: Self) -> Int? {
    func first(_ places: KeyPath<Self, [Int]>) -> Int? {
      zip(self[keyPath: places], old[keyPath: places]).enumerated().first { $1.0 != $1.1 }?.offset
    }
    return first(\.rowOfCell) ?? first(\.columnOfCell)
  }

  /// How many cells of a section are looked at.
  package static let greatestCellCount = 200

  /// - Parameters:
  ///   - index: the section's index in the solution.
  ///   - isLeftOut: true if an error leaves nothing of the section, and a placeholder is there in its place.
  package init(_ solution: Solution, section index: Int, variant: String?, isLeftOut: Bool) {
    let section = solution.spec.sections[index]
    let solved = solution.sections[index]
    name = section.name
    kind =
      switch section.arrangement {
      case .waterfall: .waterfall
      case .flow: .flow
      case nil: section.listInsets == nil ? .groups : .list
      }
    self.variant = variant
    self.isLeftOut = isLeftOut
    scrolls = solved.orthogonalRow.map { $0.maxOffset > 0 }
    let frames = isLeftOut ? [] : solution.frames(ofFirst: Self.greatestCellCount, inSection: index)
    let axis = solution.spec.configuration.scrollDirection.cross
    let hasColumns = kind != (axis == .horizontal ? .flow : .waterfall)
    let hasRows = kind != (axis == .horizontal ? .waterfall : .flow)
    (columnOfCell, columns) = hasColumns ? ranks(frames.map(\.x)) : ([], 0)
    (rowOfCell, rows) = hasRows ? ranks(frames.map(\.y)) : ([], 0)
    cellCount = frames.count
    hasMoreCells = !isLeftOut && section.items.count > frames.count
    let viewLength = solution.environment.container[axis]
    crossAxis = axis
    exceedsView = scrolls == nil && frames.contains { $0.extent[axis] > viewLength }
  }
}

/// The place of each number among the different ones, and how many these are.
private func ranks(_ numbers: [Double]) -> ([Int], count: Int) {
  // Frames are whole pixels, but thirds are not exact.
  let keys = numbers.map { ($0 * 1_000).rounded() }
  var sorted: [Double] = []
  for key in keys.sorted() where sorted.last != key { sorted.append(key) }
  let ranks = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
  return (keys.map { ranks[$0] ?? 0 }, sorted.count)
}

/// A layout of a section's cells without groups, which UIKit lacks. In a layout that scrolls horizontally the axes are exchanged: a
/// waterfall has rows of equal height, a flow fills columns.
package enum CellArrangement: Hashable, Sendable {
  case waterfall(Waterfall)
  case flow(Flow)

  package var id: NodeID {
    switch self {
    case .waterfall(let waterfall): waterfall.id
    case .flow(let flow): flow.id
    }
  }
}

/// Columns of equal breadth; each cell goes into the shortest one.
package struct Waterfall: Hashable, Sendable {
  package var id: NodeID
  /// At least 1.
  package var columnCount: Int
  /// Between columns, points.
  package var interItemSpacing: Double
  /// Between the cells of a column, points.
  package var interGroupSpacing: Double

  package init(
    id: NodeID, columnCount: Int, interItemSpacing: Double = 0, interGroupSpacing: Double = 0
  ) {
    self.id = id
    self.columnCount = columnCount
    self.interItemSpacing = interItemSpacing
    self.interGroupSpacing = interGroupSpacing
  }
}

/// Cells at their own sizes, row by row.
package struct Flow: Hashable, Sendable {
  /// The alignment of a row's cells.
  package enum RowAlignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    /// From edge to edge: a row's leftover is shared by the gaps between its cells.
    case justified
  }

  package var id: NodeID
  /// Between cells and between rows, points.
  package var spacing: Double
  package var alignment: RowAlignment
  /// The alignment of the last row.
  package var lastRow: RowAlignment

  package init(
    id: NodeID, spacing: Double = 0, alignment: RowAlignment = .leading, lastRow: RowAlignment? = nil
  ) {
    self.id = id
    self.spacing = spacing
    self.alignment = alignment
    self.lastRow = lastRow ?? alignment
  }
}

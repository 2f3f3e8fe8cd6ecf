/// How a section's cells stand where they make no groups: what UIKit lacks.
///
/// Sideways layouts exchange the axes: a waterfall then has rows of equal height, a flow fills columns.
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

/// Columns of equal breadth, each cell in the shortest one.
package struct Waterfall: Hashable, Sendable {
  package var id: NodeID
  /// How many columns, at least 1.
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
  /// Where the cells of a row stand in the room.
  package enum RowAlignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    /// From edge to edge: what a row leaves over is shared out between its cells.
    case justified
  }

  package var id: NodeID
  /// Between cells and between rows, points.
  package var spacing: Double
  package var alignment: RowAlignment
  /// Of the last row.
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

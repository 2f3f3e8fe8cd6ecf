/// How a section's cells stand where they make no groups: what UIKit lacks.
///
/// Sideways layouts exchange the axes: a waterfall then has rows of equal height, a flow fills columns.
public enum CellArrangement: Hashable, Sendable {
  case waterfall(Waterfall)
  case flow(Flow)

  public var id: NodeID {
    switch self {
    case .waterfall(let waterfall): waterfall.id
    case .flow(let flow): flow.id
    }
  }
}

/// Columns of equal breadth, each cell in the shortest one.
public struct Waterfall: Hashable, Sendable {
  public var id: NodeID
  /// How many columns, at least 1.
  public var columnCount: Int
  /// Between columns, points.
  public var interItemSpacing: Double
  /// Between the cells of a column, points.
  public var interGroupSpacing: Double

  public init(
    id: NodeID, columnCount: Int, interItemSpacing: Double = 0, interGroupSpacing: Double = 0
  ) {
    self.id = id
    self.columnCount = columnCount
    self.interItemSpacing = interItemSpacing
    self.interGroupSpacing = interGroupSpacing
  }
}

/// Cells at their own sizes, row by row.
public struct Flow: Hashable, Sendable {
  /// Where the cells of a row stand in the room.
  public enum RowAlignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    /// From edge to edge: what a row leaves over is shared out between its cells.
    case justified
  }

  public var id: NodeID
  /// Between cells and between rows, points.
  public var spacing: Double
  public var alignment: RowAlignment
  /// Of the last row.
  public var lastRow: RowAlignment

  public init(
    id: NodeID, spacing: Double = 0, alignment: RowAlignment = .leading, lastRow: RowAlignment? = nil
  ) {
    self.id = id
    self.spacing = spacing
    self.alignment = alignment
    self.lastRow = lastRow ?? alignment
  }
}

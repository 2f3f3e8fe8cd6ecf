/// The measured size of a self-sizing view; a side without one keeps its estimate.
package struct MeasuredSize: Hashable, Sendable {
  /// Points.
  package var width: Double?
  /// Points.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The side along an axis.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// The measured lengths of a run's cells along one axis.
public enum MeasuredLengths: Hashable, Sendable {
  /// The cells keep their estimate.
  case none
  /// One length for all cells, points.
  case same(Double)
  /// One length for each cell of the run, in order, points.
  case each([Double])
  /// The length follows from the cell's width, or from the lines of its texts. Indirect, so that the others stay quick to copy.
  indirect case ofWidth(CellProgram)

  /// The length of the cell at an offset in the run; `nil` if it is computed from the cell's width or texts (`ItemList.measuredLength`).
  @inline(__always)
  public func length(at offset: Int) -> Double? {
    switch self {
    case .none, .ofWidth: nil
    case .same(let length): length
    case .each(let lengths): lengths.indices.contains(offset) ? lengths[offset] : nil
    }
  }
}

/// The measured sizes of a run's cells: at most two numbers per cell.
public struct MeasuredSizes: Hashable, Sendable {
  public var width: MeasuredLengths
  public var height: MeasuredLengths

  package init(width: MeasuredLengths = .none, height: MeasuredLengths = .none) {
    self.width = width
    self.height = height
  }

  /// The same size for every cell.
  package init(_ size: MeasuredSize) {
    self.init(
      width: size.width.map(MeasuredLengths.same) ?? .none,
      height: size.height.map(MeasuredLengths.same) ?? .none)
  }

  package static let none = MeasuredSizes()

  /// The lengths along an axis.
  public subscript(axis: Axis) -> MeasuredLengths { axis == .horizontal ? width : height }
}

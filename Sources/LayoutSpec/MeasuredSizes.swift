/// The size that a self-sizing view asks for; a side without one keeps its estimate.
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

/// The lengths that the cells of a run ask for along one axis.
public enum MeasuredLengths: Hashable, Sendable {
  /// None of them asks for any: they keep their estimate.
  case none
  /// All ask for the same, points.
  case same(Double)
  /// One for each cell of the run, in order, points.
  case each([Double])

  /// The length of the cell at an offset in the run.
  @inline(__always)
  public func length(at offset: Int) -> Double? {
    switch self {
    case .none: nil
    case .same(let length): length
    case .each(let lengths): lengths.indices.contains(offset) ? lengths[offset] : nil
    }
  }
}

/// The sizes that the cells of a run ask for: at most two numbers a cell, none where all ask for the same.
public struct MeasuredSizes: Hashable, Sendable {
  public var width: MeasuredLengths
  public var height: MeasuredLengths

  package init(width: MeasuredLengths = .none, height: MeasuredLengths = .none) {
    self.width = width
    self.height = height
  }

  /// Every cell asks for this size.
  package init(_ size: MeasuredSize) {
    self.init(
      width: size.width.map(MeasuredLengths.same) ?? .none,
      height: size.height.map(MeasuredLengths.same) ?? .none)
  }

  /// No cell asks for any size.
  package static let none = MeasuredSizes()

  /// The lengths along an axis.
  public subscript(axis: Axis) -> MeasuredLengths { axis == .horizontal ? width : height }
}

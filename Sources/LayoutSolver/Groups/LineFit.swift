import LayoutSpec

/// Fills a line: takes children until one does not fit. Used for rows of flows, and for groups whose cells are measured.
/// Model: measured-filling compared. A group that repeats its list and is not estimated along its axis is filled by measured lengths: a
/// child that is estimated along the axis counts with its measured length, any other with its length in the group at its estimates. UIKit
/// raises "This group cannot fit even a single item" if a cell measures longer than the group, and published pictures of tags show rows
/// that wrap. Every group begins with the list's first subitem; the first child that does not fit begins the next group. For the last
/// group, see choice last-filling.
struct LineFit {
  /// How far children may exceed the room and still fit, points: 0.001, as in a comparison with UIKit, plus 1e-9 for binary rounding.
  static let tolerance = 1e-3 + 1e-9

  /// The room plus the tolerance, points.
  private let limit: Double
  private let spacing: Double
  /// The length of the children so far, with edge spacing and gaps, without those that grow to the largest; points.
  private(set) var length = 0.0
  /// How many children grow to the largest sibling, and that sibling's length.
  private var uniform = (count: 0.0, largest: 0.0)
  /// How many children are in the line.
  private(set) var count = 0

  /// - Parameters:
  ///   - room: the line's length, points.
  ///   - spacing: the least gap between two children, points; may be negative.
  init(room: Double, spacing: Double) {
    limit = room + Self.tolerance
    self.spacing = spacing
  }

  /// Takes a child and returns true if it fits; a line's first child always fits.
  /// - Parameters:
  ///   - added: the child's length with its edge spacing, points.
  ///   - isFirst: true if no child before it holds a cell.
  @inline(__always)
  mutating func take(_ added: Double, isFirst: Bool) -> Bool {
    let end = length + added + (count > 0 ? spacing : 0)
    if !isFirst, end + uniform.count * uniform.largest > limit { return false }
    length = end
    count += 1
    return true
  }

  /// Takes an estimated child; siblings may grow to the largest estimated one.
  /// - Parameters:
  ///   - own: the child's length without its edge spacing, points.
  ///   - edges: its edge spacing along the line, points.
  mutating func take(_ own: Double, edges: Double, growingToLargest isUniform: Bool, isFirst: Bool) -> Bool {
    let before = uniform
    uniform.largest = max(uniform.largest, own)
    if isUniform { uniform.count += 1 }
    if take(edges + (isUniform ? 0 : own), isFirst: isFirst) { return true }
    uniform = before
    return false
  }
}

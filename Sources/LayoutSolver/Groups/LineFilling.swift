import LayoutSpec

/// Takes the children of a line one after another, as long as they fit: the rows of a flow, and groups whose cells are measured.
///
/// Model: measured-filling compared. A group that is not estimated along its axis and repeats its list is filled by measured lengths: a
/// child that is estimated along the axis counts with its measured length, any other child with its length in the group at its estimates. UIKit raises
/// "This group cannot fit even a single item" where a cell measures longer than the group, and published pictures of tags show their rows wrapping.
/// Every group begins with the list's first subitem; the first child that does not fit begins the next group. What follows where cells run out is a
/// choice (choice last-filling).
struct LineFilling {
  /// How much too long, in points, still fits: 0.001, as the same comparison with UIKit has it, and 1e-9 for binary rounding.
  static let tolerance = 1e-3 + 1e-9

  /// The room and the tolerance together, points.
  private let limit: Double
  private let spacing: Double
  /// How long the children are so far with their edge spacing and the gaps between them, but for those that grow to the largest; points.
  private(set) var length = 0.0
  /// How many grow to the largest sibling, and how long that is.
  private var uniform = (count: 0.0, largest: 0.0)
  /// How many children stand in the line.
  private(set) var count = 0

  /// - Parameters:
  ///   - room: the line's length, points.
  ///   - spacing: the least gap between two children, points; may be negative.
  init(room: Double, spacing: Double) {
    limit = room + Self.tolerance
    self.spacing = spacing
  }

  /// Takes a child and returns true if it fits; a line's first child always does, however long it is.
  ///
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

  /// The same of a child that is estimated, among siblings some of which grow to the largest estimated one.
  ///
  /// - Parameters:
  ///   - own: the child's length without its edge spacing, points.
  ///   - edges: its edge spacing along the line, points.
  mutating func take(_ own: Double, edges: Double, growingToLargest isUniform: Bool, isFirst: Bool) -> Bool {
    let before = uniform
    uniform.largest = max(uniform.largest, own)
    if isUniform { uniform.count += 1 }
    // What grows is counted apart.
    if take(edges + (isUniform ? 0 : own), isFirst: isFirst) { return true }
    uniform = before
    return false
  }
}

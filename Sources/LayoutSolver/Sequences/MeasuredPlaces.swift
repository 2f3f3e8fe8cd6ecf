import LayoutSpec

/// The places and the reach of groups of self-sizing cells.
struct MeasuredPlaces: Sendable {
  /// Neighbouring groups that are stored in the same way.
  enum Stretch: Sendable {
    /// Equal groups.
    case repeated(RepeatedGroups)
    /// Groups whose places are stored.
    case stored(StoredGroups)

    var first: Int {
      switch self {
      case .repeated(let groups): groups.firstGroup
      case .stored(let groups): groups.first
      }
    }

    /// The index in the section of the first cell; only valid if groups hold different numbers of cells.
    var firstCell: Int {
      switch self {
      case .repeated(let groups): groups.preceding.cells
      case .stored(let groups): groups.preceding.cells
      }
    }
  }

  /// Groups whose places are stored.
  struct StoredGroups: Sendable {
    let first: Int
    /// The index in `starts` of the first group's start.
    let firstPlace: Int
    /// The views before the first group; only used if groups hold different numbers of cells.
    let preceding: PrecedingViews
  }

  static let noPattern = UInt16.max
  /// Cells that begin before this place are measured, points along the axis.
  let end: Double
  /// The lengths to which uniform sides of the groups have grown; `nil` without such sides, or before they are known.
  var uniform: Extent?
  var stretches: [Stretch] = []
  /// The starts of stored groups; cells are counted from the first one of the stretch.
  var starts = GroupStarts()
  /// If groups hold different numbers of cells: the kinds of supplementary items and, for each of `starts`, how many of each kind come
  /// before it in its stretch.
  var kinds: [Int] = []
  var supplementaryNumbers: [UInt32] = []
  /// How many groups there are; set when building ends.
  var count = 0
  /// The views before the next group; at the end, all of them.
  var preceding = PrecedingViews()
  /// The solved groups that many others are equal to; empty until building ends.
  var patterns: [SolvedBox] = []
  /// The pattern of each of `starts`, or `noPattern`: an index into the builder's patterns and, at the end, into `patterns`. Empty if none
  /// is kept.
  var patternNumbers: [UInt16] = []
  /// The last group, if it is partial and stored: solving it again takes as long as a full group.
  var last: SolvedBox?
  var blocks = GroupBlocks()
  /// The range of the views across the axis.
  var reachAcross = AxisRange.nothing
  /// Where the groups end along the axis, edge spacing included, points.
  var reach = -Double.infinity
  /// The greatest length of a group across the axis, points.
  var breadth = 0.0
  /// True if some groups are missing.
  var isCutShort = false
  /// Where the next group, and at the end one more, would begin along the axis, points.
  var next: Double
}

import LayoutSpec

/// Where groups of self-sizing cells stand, and how far they reach.
struct MeasuredPlaces: Sendable {
  /// Groups that follow each other and are kept in the same way.
  enum Stretch: Sendable {
    /// Groups that are all alike, and the index of the first of them.
    case stamped(StampedGroups)
    /// Groups whose places are stored.
    case stored(StoredGroups)

    /// The index of the first group.
    var first: Int {
      switch self {
      case .stamped(let groups): groups.firstGroup
      case .stored(let groups): groups.first
      }
    }

    /// The first cell, by its index in the section; only where groups hold different numbers of cells.
    var firstCell: Int {
      switch self {
      case .stamped(let groups): groups.preceding.cells
      case .stored(let groups): groups.preceding.cells
      }
    }
  }

  /// Groups whose places are stored.
  struct StoredGroups: Sendable {
    /// The index of the first one.
    let first: Int
    /// The index of its start in `starts`.
    let firstPlace: Int
    /// What comes before it; only where groups hold different numbers of cells.
    let preceding: PrecedingViews
  }

  /// The number of no pattern.
  static let noPattern = UInt16.max
  /// Cells that begin before this place have been measured, points along the axis.
  let end: Double
  /// What uniform sides of the groups have grown to; nil where there are none, or before it is known.
  var uniform: Extent?
  var stretches: [Stretch] = []
  /// Where each group of the stretches of stored groups begins; its cells are counted from the stretch's first one.
  var starts = GroupStarts()
  /// Where groups hold different numbers of cells: how many supplementary items of each kind come before each of `starts`, counted from the stretch's
  /// first group. The kinds, and one number for each of them and each group.
  var kinds: [Int] = []
  var supplementaryNumbers: [UInt32] = []
  /// How many groups there are; set in the end.
  var count = 0
  /// The cells and supplementary items before the next group; in the end, of all groups.
  var preceding = PrecedingViews()
  /// The groups that are kept solved because many others are like them; empty until the building ends.
  var patterns: [SolvedBox] = []
  /// For each of `starts` the pattern that its group is like, or `noPattern`: an index into the builder's patterns, in the end into
  /// `patterns`; empty where none is kept.
  var patternNumbers: [UInt16] = []
  /// The last group, if it is partial and its place is stored: kept, since solving it takes as long as solving a full group.
  var last: SolvedBox?
  var blocks = GroupBlocks()
  /// How far the views reach across the axis.
  var reachAcross = AxisRange.nothing
  /// How far the groups reach along the axis, edge spacing included, points; minus infinity before the first.
  var reach = -Double.infinity
  /// How much the widest group takes across the axis, points.
  var breadth = 0.0
  /// True if not all of the groups could be solved.
  var isCutShort = false
  /// Where the next group begins along the axis, points: in the end, where one more would.
  var next: Double
}

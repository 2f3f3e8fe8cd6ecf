import LayoutSpec

/// The views of one outermost group, in output order, relative to its corner: solved once, stamped for every group.
struct GroupTemplate: Sendable {
  /// A view of the group.
  struct Entry: Sendable {
    /// The unrounded corner of the view, or of what a supplementary item hangs on.
    var anchor: Point
    /// From the rounded anchor to the view's corner: badges hang on their owner's finished frame. Zero for cells.
    var hang: Point
    /// On device pixels; does not depend on the place.
    var extent: Extent
    var zIndex: Int
    var node: NodeID
    /// The element kind's number; 0 for cells.
    var kind: Int
    /// The index of the cell in the group; for supplementary items the position among those of its kind in the group.
    var ordinal: Int
  }

  /// The most cells of a group that are kept; groups beyond it are walked.
  static let greatestCellCount = 16_384

  /// How many cells of a box are kept: of a custom group all. Its frames are stored anyway, and each may have a zIndex of its own, for which
  /// a walk would have to be repeated.
  private static func limit(of box: SolvedBox) -> Int {
    if case .custom(let frames) = box.content { return max(frames.count, greatestCellCount) }
    return greatestCellCount
  }

  let entries: [Entry]
  /// For each kept cell the index of the first entry that comes with it: a group's own items come with its first cell.
  let starts: [Int]
  /// Entries by zIndex, in order.
  let entriesByZ: [Int: [Int]]

  /// The number of entries that the first `cells` cells bring.
  func entryCount(cells: Int) -> Int { cells < starts.count ? starts[cells] : entries.count }

  init(of box: SolvedBox, cells: Int, stamp: StampRules) {
    var entries: [Entry] = []
    var starts: [Int] = []
    var pending = 0
    var builder = EntryBuilder(stamp: stamp)
    box.walk(cells: 0..<min(cells, Self.limit(of: box))) { event in
      if case .cell = event {
        starts.append(pending)
        builder.build(event) { entries.append($0) }
        pending = entries.count
      } else {
        builder.build(event) { entries.append($0) }
      }
      return true
    }
    var byZ: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() { byZ[entry.zIndex, default: []].append(index) }
    self.entries = entries
    self.starts = starts
    entriesByZ = byZ
  }
}

import LayoutSpec

/// How the groups of a section follow each other along an axis; of a flow its rows, of a waterfall its cells. Only `Why` asks which it is.
///
/// Groups of one size (`StampedGroups`) are arithmetic on a template; of groups with self-sizing cells (`MeasuredGroups`) the places are stored
/// and the frames solved on demand; cells may stand in the shortest of some columns (`WaterfallColumns`), or at their own sizes, row by row
/// (`FlowRows`).
protocol GroupSequence: Sendable {
  /// The number of groups, the last one perhaps partial.
  var count: Int { get }

  /// From the first group's edge to the last one's, edge spacings included, points.
  var length: Double { get }

  /// The groups' own side across the axis, points; of groups of several sizes the greatest.
  var breadth: Double { get }

  /// True if not all of the groups, or cells, could be solved.
  var isCutShort: Bool { get }

  /// How many cells have a place.
  var itemCount: Int { get }

  /// The same groups elsewhere, as they were measured.
  func moved(by shift: Point) -> any GroupSequence

  /// How many views there are: cells, and the supplementary items of groups and items.
  var elementCount: Int { get }

  /// The full outermost group at its estimates; nil where cells stand in no groups.
  var fullGroup: SolvedBox? { get }

  /// A group as it has come out; nil where cells stand in no groups.
  func placedGroup(_ index: Int) -> PlacedBox?

  /// The cells of a group, by their index in the section.
  func cells(ofGroup index: Int) -> Range<Int>

  /// The index of the group that holds a cell, which must have a place.
  func group(ofItem item: Int) -> Int

  /// Where a group begins along the axis, points from where the sequence begins; in stamped and measured groups also where one more would,
  /// whose index is the count.
  func start(ofGroup index: Int) -> Double

  /// How long a group is along the axis, points; the last one may be partial.
  func length(ofGroup index: Int) -> Double

  /// The finished frame of a cell, or nil where there is no such cell.
  func frame(ofItem item: Int) -> Rect?

  /// The view of a cell, or nil where there is no such cell.
  func element(ofItem item: Int, section: Int) -> Element?

  /// Calls `body` with the groups' boxes and insets that may meet a window, and with few others, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool

  /// Calls `body` with all gaps between groups and in them that may meet a window, until it returns false; some that do not may come, too.
  @discardableResult
  func forEachGap(in window: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool

  /// What streams the groups' views: it keeps what they share, so hold it for one pass only.
  func emitter() -> any GroupEmitter

  /// A range that holds all views of the groups, within a pixel; nil where there are none.
  func reach(along axis: Axis) -> AxisRange?

  /// Calls `body` with the views of the groups that may meet a window, and with few others, in order, until it returns false.
  ///
  /// - Returns: true if it went to the end.
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool
}

/// An outermost group in its place.
struct PlacedBox {
  var box: SolvedBox
  /// The corner of its outer box.
  var origin: Point
  /// How many cells it holds.
  var cellCount: Int
  /// What comes before it in its section.
  let preceding: PrecedingViews
  let rules: StampRules
}

extension GroupSequence {
  func frame(ofItem item: Int) -> Rect? {
    guard let (placed, index) = placedGroup(ofItem: item) else { return nil }
    return placed.box.frame(ofCell: index).map { placed.rules.grid.round($0.offset(by: placed.origin)) }
  }

  func element(ofItem item: Int, section: Int) -> Element? { solvedElement(ofItem: item, section: section) }

  /// The view of a cell, from its group.
  func solvedElement(ofItem item: Int, section: Int) -> Element? {
    guard let (placed, index) = placedGroup(ofItem: item), let full = fullGroup else { return nil }
    return placed.box.entry(ofCell: index, rules: placed.rules).map {
      ElementStamp(full, placed.rules).element(
        $0, preceding: placed.preceding, origin: placed.origin, section: section)
    }
  }

  /// The group that a cell stands in, and the cell's index in it; nil if there is no such cell.
  func placedGroup(ofItem item: Int) -> (group: PlacedBox, index: Int)? {
    guard item >= 0, item < itemCount else { return nil }
    let index = group(ofItem: item)
    return placedGroup(index).map { ($0, item - cells(ofGroup: index).lowerBound) }
  }

  /// Calls `body` with the views of a group, until it returns false.
  func walk(group index: Int, section: Int, _ body: (Element) -> Bool) {
    guard let full = fullGroup, let group = placedGroup(index) else { return }
    _ = ElementStamp(full, group.rules).walk(
      group.box, cells: group.cellCount, preceding: group.preceding, origin: group.origin, section: section,
      zIndex: nil, body)
  }
}

/// Streams the views of a section's groups in order.
protocol GroupEmitter {
  /// The distinct zIndexes of the groups' views.
  var zIndexes: Set<Int> { get }

  /// Calls `body` with the views of the groups in order, until it returns false.
  ///
  /// - Parameter zIndex: leaves out all but those of this zIndex.
  /// - Returns: true if it went to the end.
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool
}

extension GroupSequence where Self: GroupEmitter {
  func emitter() -> any GroupEmitter { self }
}

/// Cells that stand in no groups: each has its own place, and no supplementary items.
protocol CellSequence: GroupSequence, GroupEmitter {
  /// Where they stand; the places of the cells are counted from there.
  var site: CellSite { get set }
  var items: ItemList { get }
}

extension CellSequence {
  func moved(by shift: Point) -> any GroupSequence {
    var result = self
    result.site.corner = site.corner.moved(by: shift)
    return result
  }

  var isCutShort: Bool { itemCount < items.count }
  var elementCount: Int { itemCount }
  var fullGroup: SolvedBox? { nil }
  func placedGroup(_ index: Int) -> PlacedBox? { nil }
  var zIndexes: Set<Int> { itemCount > 0 ? [site.rules.zIndex(ofCell: 0)] : [] }

  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    guard zIndex == nil || zIndex == site.rules.zIndex(ofCell: 0) else { return true }
    return forEachElement(section: section, in: .everything, body)
  }

  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool { true }

  func element(ofItem item: Int, section: Int) -> Element? {
    frame(ofItem: item).map { site.element($0, item: item, section: section) }
  }
}

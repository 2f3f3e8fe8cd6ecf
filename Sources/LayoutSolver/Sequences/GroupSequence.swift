import LayoutSpec

/// How the groups of a section follow each other along an axis. Nothing above it knows whether frames are stored or computed.
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

  /// How many views there are: cells, and the supplementary items of groups and items.
  var elementCount: Int { get }

  /// The full outermost group at its estimates; nil where cells stand in no groups.
  var fullGroup: SolvedBox? { get }

  /// A group as it has come out; nil where cells stand in no groups.
  func placedGroup(_ index: Int) -> PlacedBox?

  /// Where a group begins along the axis, points from where the sequence begins; the index may be the count: where one more would.
  func start(ofGroup index: Int) -> Double

  /// How long a group is along the axis, points; the last one may be partial.
  func length(ofGroup index: Int) -> Double

  /// The finished frame of a cell, or nil where there is no such cell.
  func frame(ofItem item: Int) -> Rect?

  /// The finished frames of the first cells.
  func frames(ofFirst count: Int) -> [Rect]

  /// The view of a cell, or nil where there is no such cell.
  func element(ofItem item: Int, section: Int) -> Element?

  /// Calls `body` with the groups' boxes and insets, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool

  /// The same of all that may meet a window; some that do not may come, too.
  @discardableResult
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool

  /// Calls `body` with all gaps between groups and in them that may meet a window, until it returns false; some that do not may come, too.
  @discardableResult
  func forEachGap(in window: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool

  /// The least rectangle around the groups' views and the boxes of some kinds, within a pixel; nil where there are none.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect?

  /// What streams the groups' views: it keeps what they share, so hold it for one pass only.
  func emitter() -> any GroupEmitter

  /// A range that holds all views of the groups, within a pixel; nil where there are none.
  func reach(along axis: Axis) -> AxisRange?

  /// Calls `body` with the views of the groups that may meet a window, and with few others, in order, until it returns false.
  ///
  /// - Returns: whether it went to the end.
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool
}

/// An outermost group in its place.
struct PlacedBox {
  var box: SolvedBox
  /// The corner of its outer box.
  var origin: Point
  /// How many cells it holds.
  var cellCount: Int
  let stamp: StampRules
}

extension GroupSequence {
  var fullGroup: SolvedBox? { nil }

  func placedGroup(_ index: Int) -> PlacedBox? { nil }

  func frames(ofFirst count: Int) -> [Rect] { (0..<max(0, count)).compactMap { frame(ofItem: $0) } }

  /// Calls `body` with the views of a group, until it returns false.
  func walk(group index: Int, section: Int, _ body: (Element) -> Bool) {
    guard let full = fullGroup, let group = placedGroup(index) else { return }
    _ = ElementStamp(full, group.stamp).walk(
      group.box, cells: group.cellCount, group: index, origin: group.origin, section: section, zIndex: nil,
      body)
  }
}

/// Streams the views of a section's groups in order.
protocol GroupEmitter {
  /// The distinct zIndexes of the groups' views.
  var zIndexes: Set<Int> { get }

  /// Calls `body` with the views of the groups in order, until it returns false.
  ///
  /// - Parameter zIndex: leaves out all but those of this zIndex.
  /// - Returns: whether it went to the end.
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool
}

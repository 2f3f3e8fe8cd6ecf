import LayoutSpec

/// How the groups of a section follow each other along an axis. Nothing above it knows whether frames are stored or computed.
enum GroupSequence: Sendable {
  /// Groups of one size: their frames are arithmetic on a template.
  case stamped(StampedGroups)
  /// Groups with self-sizing cells: their places are stored, their frames solved on demand.
  case measured(MeasuredGroups)
  /// Cells in the shortest of some columns.
  case columns(WaterfallColumns)
  /// Cells at their own sizes, row by row.
  case rows(FlowRows)

  private var groups: any SequencedGroups {
    switch self {
    case .stamped(let groups): groups
    case .measured(let groups): groups
    case .columns(let columns): columns
    case .rows(let rows): rows
    }
  }

  /// Whether not all of the groups could be solved.
  var isCutShort: Bool {
    if case .measured(let groups) = self { groups.isCutShort } else { false }
  }

  /// The number of groups, the last one perhaps partial.
  var count: Int { groups.count }

  /// From the first group's edge to the last one's, edge spacings included, points.
  var length: Double { groups.length }

  /// The groups' own side across the axis, points; of groups of several sizes the greatest.
  var breadth: Double { groups.breadth }

  /// Where a group begins along the axis, points from where the sequence begins; the index may be the count: where one more would.
  func start(ofGroup index: Int) -> Double { groups.start(ofGroup: index) }

  /// How long a group is along the axis, points; the last one may be partial.
  func length(ofGroup index: Int) -> Double { groups.length(ofGroup: index) }

  /// The finished frame of a cell, or nil where there is no such cell.
  func frame(ofItem item: Int) -> Rect? { groups.frame(ofItem: item) }

  /// Calls `body` with the groups' boxes and insets, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool { groups.forEachBox(body) }

  /// The least rectangle around the groups' views and the boxes of some kinds, within a pixel; nil where there are none.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? { groups.hull(including: boxes) }

  /// What streams the groups' views: it holds what they share, for as long as it is kept.
  func emitter() -> any GroupEmitter { groups.emitter() }

  /// A range that holds all views of the groups, within a pixel; nil where there are none.
  func reach(along axis: Axis) -> AxisRange? { groups.reach(along: axis) }

  /// Calls `body` with the views of the groups that may meet a window, and with few others, in order, until it returns false.
  ///
  /// - Returns: whether it went to the end.
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    groups.forEachElement(section: section, in: window, body)
  }

  /// Calls `body` with the groups' boxes and insets that may meet a window, and with others, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    groups.forEachBox(in: window, body)
  }

  /// The view of a cell, or nil where there is no such cell.
  func element(ofItem item: Int, section: Int) -> Element? { groups.element(ofItem: item, section: section) }
}

/// What every sequence of groups answers; see `GroupSequence`.
protocol SequencedGroups: Sendable {
  var count: Int { get }
  var length: Double { get }
  var breadth: Double { get }
  func start(ofGroup index: Int) -> Double
  func length(ofGroup index: Int) -> Double
  func frame(ofItem item: Int) -> Rect?
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect?
  func emitter() -> any GroupEmitter
  func reach(along axis: Axis) -> AxisRange?
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool
  func element(ofItem item: Int, section: Int) -> Element?
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

import LayoutSpec

/// How the groups of a section follow each other along an axis. Nothing above it knows whether frames are stored or computed.
///
/// Boxed, since sections are handed around and this is the greater part of them.
indirect enum GroupSequence: Sendable {
  /// Groups of one size: their frames are arithmetic on a template.
  case stamped(StampedGroups)
  /// Groups with self-sizing cells: their places are stored, their frames solved on demand.
  case measured(MeasuredGroups)
  /// Cells in the shortest of some columns.
  case columns(WaterfallColumns)
  /// Cells at their own sizes, row by row.
  case rows(FlowRows)

  /// Whether not all of the groups could be solved.
  var isCutShort: Bool {
    if case .measured(let groups) = self { groups.isCutShort } else { false }
  }

  /// The number of groups, the last one perhaps partial.
  var count: Int {
    switch self {
    case .stamped(let groups): groups.count
    case .measured(let groups): groups.count
    case .columns(let columns): columns.count
    case .rows(let rows): rows.count
    }
  }

  /// From the first group's edge to the last one's, edge spacings included, points.
  var length: Double {
    switch self {
    case .stamped(let groups): groups.length
    case .measured(let groups): groups.length
    case .columns(let columns): columns.length
    case .rows(let rows): rows.length
    }
  }

  /// The groups' own side across the axis, points; of groups of several sizes the greatest.
  var breadth: Double {
    switch self {
    case .stamped(let groups): groups.breadth
    case .measured(let groups): groups.breadth
    case .columns(let columns): columns.breadth
    case .rows(let rows): rows.breadth
    }
  }

  /// Where a group begins along the axis, points from where the sequence begins; the index may be the count: where one more would.
  func start(ofGroup index: Int) -> Double {
    switch self {
    case .stamped(let groups): groups.start(ofGroup: index)
    case .measured(let groups): groups.start(ofGroup: index)
    case .columns(let columns): columns.start(ofGroup: index)
    case .rows(let rows): rows.start(ofGroup: index)
    }
  }

  /// How long a group is along the axis, points; the last one may be partial.
  func length(ofGroup index: Int) -> Double {
    switch self {
    case .stamped(let groups): groups.length(ofGroup: index)
    case .measured(let groups): groups.length(ofGroup: index)
    case .columns(let columns): columns.length(ofGroup: index)
    case .rows(let rows): rows.length(ofGroup: index)
    }
  }

  /// The finished frame of a cell, or nil where there is no such cell.
  func frame(ofItem item: Int) -> Rect? {
    switch self {
    case .stamped(let groups): groups.frame(ofItem: item)
    case .measured(let groups): groups.frame(ofItem: item)
    case .columns(let columns): columns.frame(ofItem: item)
    case .rows(let rows): rows.frame(ofItem: item)
    }
  }

  /// The finished frames of the first cells.
  func frames(ofFirst count: Int) -> [Rect] {
    switch self {
    case .stamped(let groups): groups.frames(ofFirst: count)
    case .measured(let groups): groups.frames(ofFirst: count)
    case .columns(let columns): columns.frames(ofFirst: count)
    case .rows(let rows): rows.frames(ofFirst: count)
    }
  }

  /// Calls `body` with the groups' boxes and insets, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool {
    switch self {
    case .stamped(let groups): groups.forEachBox(body)
    case .measured(let groups): groups.forEachBox(body)
    case .columns(let columns): columns.forEachBox(body)
    case .rows(let rows): rows.forEachBox(body)
    }
  }

  /// The least rectangle around the groups' views and the boxes of some kinds, within a pixel; nil where there are none.
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect? {
    switch self {
    case .stamped(let groups): groups.hull(including: boxes)
    case .measured(let groups): groups.hull(including: boxes)
    case .columns(let columns): columns.hull(including: boxes)
    case .rows(let rows): rows.hull(including: boxes)
    }
  }

  /// What streams the groups' views: it holds what they share, for as long as it is kept.
  func emitter() -> any GroupEmitter {
    switch self {
    case .stamped(let groups): groups.emitter()
    case .measured(let groups): groups.emitter()
    case .columns(let columns): columns.emitter()
    case .rows(let rows): rows.emitter()
    }
  }

  /// A range that holds all views of the groups, within a pixel; nil where there are none.
  func reach(along axis: Axis) -> AxisRange? {
    switch self {
    case .stamped(let groups): groups.reach(along: axis)
    case .measured(let groups): groups.reach(along: axis)
    case .columns(let columns): columns.reach(along: axis)
    case .rows(let rows): rows.reach(along: axis)
    }
  }

  /// Calls `body` with the views of the groups that may meet a window, and with few others, in order, until it returns false.
  ///
  /// - Returns: whether it went to the end.
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool {
    switch self {
    case .stamped(let groups): groups.forEachElement(section: section, in: window, body)
    case .measured(let groups): groups.forEachElement(section: section, in: window, body)
    case .columns(let columns): columns.forEachElement(section: section, in: window, body)
    case .rows(let rows): rows.forEachElement(section: section, in: window, body)
    }
  }

  /// Calls `body` with the groups' boxes and insets that may meet a window, and with others, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool {
    switch self {
    case .stamped(let groups): groups.forEachBox(in: window, body)
    case .measured(let groups): groups.forEachBox(in: window, body)
    case .columns(let columns): columns.forEachBox(in: window, body)
    case .rows(let rows): rows.forEachBox(in: window, body)
    }
  }

  /// The view of a cell, or nil where there is no such cell.
  func element(ofItem item: Int, section: Int) -> Element? {
    switch self {
    case .stamped(let groups): groups.element(ofItem: item, section: section)
    case .measured(let groups): groups.element(ofItem: item, section: section)
    case .columns(let columns): columns.element(ofItem: item, section: section)
    case .rows(let rows): rows.element(ofItem: item, section: section)
    }
  }
}

/// What every sequence of groups answers; see `GroupSequence`.
protocol SequencedGroups: Sendable {
  var count: Int { get }
  var length: Double { get }
  var breadth: Double { get }
  func start(ofGroup index: Int) -> Double
  func length(ofGroup index: Int) -> Double
  func frame(ofItem item: Int) -> Rect?
  func frames(ofFirst count: Int) -> [Rect]
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool
  func hull(including boxes: Set<ExplanatoryBox.Kind>) -> Rect?
  func emitter() -> any GroupEmitter
  func reach(along axis: Axis) -> AxisRange?
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool
  func element(ofItem item: Int, section: Int) -> Element?
}

extension SequencedGroups {
  func frames(ofFirst count: Int) -> [Rect] { (0..<max(0, count)).compactMap { frame(ofItem: $0) } }
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

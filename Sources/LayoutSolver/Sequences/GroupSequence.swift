import LayoutSpec

/// The groups of a section, in a sequence along an axis. The groups of a flow are its rows, those of a waterfall its cells. Only code in
/// `Why` asks which of these types a sequence has:
/// - `RepeatedGroups`: groups of one size, by arithmetic on a template.
/// - `MeasuredGroups`: groups of self-sizing cells; their places are stored, their frames solved on demand.
/// - `WaterfallColumns`: cells in the shortest of several columns.
/// - `FlowRows`: cells at their own sizes, row by row.
protocol GroupSequence: Sendable {
  /// The number of groups; the last one may be partial.
  var count: Int { get }

  /// The length of the whole sequence along the axis, edge spacings included, points.
  var length: Double { get }

  /// The greatest length of a group across the axis, points.
  var breadth: Double { get }

  /// True if there are more groups or cells than a limit allows, so that some are missing.
  var isCutShort: Bool { get }

  var itemCount: Int { get }

  /// The same groups, moved without measuring again.
  func moved(by shift: Point) -> any GroupSequence

  /// The number of cells, and of supplementary items of groups and items.
  var elementCount: Int { get }

  /// The full outermost group at its estimates; `nil` for waterfalls and flows.
  var fullGroup: SolvedBox? { get }

  /// A group in its place; `nil` for waterfalls and flows.
  func placedGroup(_ index: Int) -> PlacedBox?

  /// The cells of a group, by their index in the section.
  func cells(ofGroup index: Int) -> Range<Int>

  /// The index of the group that holds a cell of the sequence.
  func group(ofItem item: Int) -> Int

  /// Where a group begins along the axis, points from the sequence's start. `RepeatedGroups` and `MeasuredGroups` also accept `count` as
  /// the index and return where one more group would begin.
  func start(ofGroup index: Int) -> Double

  /// The length of a group along the axis, points; the last one may be partial.
  func length(ofGroup index: Int) -> Double

  /// How many neighbouring groups from one on are known to have the same cells at the same places in them; at least 1.
  func alikeGroups(from index: Int) -> Int

  /// The finished frame of a cell, or `nil` if there is no such cell.
  func frame(ofItem item: Int) -> Rect?

  /// The view of a cell, or `nil` if there is no such cell.
  func element(ofItem item: Int, section: Int) -> Element?

  /// Calls `body` with the groups' boxes and insets that may meet a window, and a few others, outer ones first, until it returns false.
  @discardableResult
  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool

  /// Calls `body` with the gaps in and between groups that may meet a window, and a few others, until it returns false.
  @discardableResult
  func forEachGap(in window: QueryWindow, _ body: (SpacingGap) -> Bool) -> Bool

  /// Makes an emitter that streams the groups' views. It stores what the groups share, so keep it for one pass only.
  func emitter() -> any GroupEmitter

  /// The reach of the groups: the range of all their views, within a pixel.
  func reach(along axis: Axis) -> AxisRange?

  /// Calls `body` with the views that may meet a window, and a few others, in order, until it returns false.
  /// - Returns: false if `body` did.
  func forEachElement(section: Int, in window: QueryWindow, _ body: (Element) -> Bool) -> Bool
}

struct PlacedBox {
  var box: SolvedBox
  var origin: Point
  var cellCount: Int
  /// The views before it in its section.
  let preceding: PrecedingViews
  let rules: ElementRules
}

extension GroupSequence {
  func alikeGroups(from index: Int) -> Int { 1 }

  func element(ofItem item: Int, section: Int) -> Element? { solvedElement(ofItem: item, section: section) }

  /// The view of a cell, from its group's box.
  func solvedElement(ofItem item: Int, section: Int) -> Element? {
    guard let (placed, index) = placedGroup(ofItem: item) else { return nil }
    let cell = placed.box.cell(index, in: Rect(.zero, placed.box.extent))
    return .cell(
      item, section: section, frame: placed.rules.grid.round(cell.frame.offset(by: placed.origin)),
      zIndex: placed.rules.zIndex(ofCell: cell.zIndex), node: cell.node)
  }

  func frame(ofItem item: Int) -> Rect? {
    guard let (placed, index) = placedGroup(ofItem: item) else { return nil }
    return placed.rules.grid.round(placed.box.frame(ofCell: index).offset(by: placed.origin))
  }

  /// The group that holds a cell, and the cell's index in it.
  func placedGroup(ofItem item: Int) -> (group: PlacedBox, index: Int)? {
    guard item >= 0, item < itemCount else { return nil }
    let index = group(ofItem: item)
    return placedGroup(index).map { ($0, item - cells(ofGroup: index).lowerBound) }
  }

  /// Calls `body` with the views of a group until it returns false.
  func walk(group index: Int, section: Int, _ body: (Element) -> Bool) {
    guard let full = fullGroup, let group = placedGroup(index) else { return }
    _ = ElementMaker(full, group.rules).walk(
      group.box, cells: group.cellCount, preceding: group.preceding, origin: group.origin, section: section,
      zIndex: nil, body)
  }
}

/// Streams the views of a section's groups in order.
protocol GroupEmitter {
  var zIndexes: Set<Int> { get }

  /// Calls `body` with the views of the groups in order until it returns false.
  /// - Parameter zIndex: if given, only views of this zIndex.
  /// - Returns: false if `body` did.
  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool
}

extension GroupSequence where Self: GroupEmitter {
  func emitter() -> any GroupEmitter { self }
}

/// Cells without groups; they have no supplementary items.
protocol CellSequence: GroupSequence, GroupEmitter {
  /// Places of cells are relative to its corner.
  var area: CellArea { get set }
  var items: ItemList { get }
}

extension CellSequence {
  func moved(by shift: Point) -> any GroupSequence {
    var result = self
    result.area.corner = area.corner.moved(by: shift)
    return result
  }

  var isCutShort: Bool { itemCount < items.count }
  var elementCount: Int { itemCount }
  var fullGroup: SolvedBox? { nil }
  func placedGroup(_ index: Int) -> PlacedBox? { nil }
  var zIndexes: Set<Int> { itemCount > 0 ? [area.rules.zIndex(ofCell: 0)] : [] }

  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    guard zIndex == nil || zIndex == area.rules.zIndex(ofCell: 0) else { return true }
    return forEachElement(section: section, in: .everything, body)
  }

  func forEachBox(in window: QueryWindow, _ body: (ExplanatoryBox) -> Bool) -> Bool { true }

  func element(ofItem item: Int, section: Int) -> Element? {
    frame(ofItem: item).map { area.element($0, item: item, section: section) }
  }
}

import LayoutSpec

/// The views of one outermost group, in output order: solved once, copied for every equal group.
struct GroupTemplate: Sendable {
  /// A view of the group, relative to the group's corner.
  struct Entry: Sendable {
    /// The unrounded corner of the view, or of a supplementary item's owner.
    var anchor: Point
    /// From the rounded anchor to the view's corner, because badges are anchored to their owner's finished frame. Zero for cells.
    var offset: Point
    /// On device pixels, wherever the group is.
    var extent: Extent
    var zIndex: Int
    var node: NodeID
    /// The element kind's number; 0 for cells.
    var kind: Int
    /// The index of the cell in the group, or of a supplementary item among those of its kind in the group.
    var ordinal: Int
  }

  /// A view without its number and its place along the axis: equal groups have the same place across it.
  private struct View: Sendable {
    /// The element in the first group.
    let element: Element
    /// The unrounded place of the view, or of a supplementary item's owner, from the group's start.
    let anchor: Double
    /// The supplementary item's offset from there.
    let offset: Double
    /// How many views of its kind a full group holds.
    let step: Int
    /// The cell that it comes with; a group's own items come with its first cell.
    let cell: Int
    /// True if it has the same place along the axis as the view before it.
    var sharesPlace = false
  }

  /// How many cells a template keeps, at most; larger groups are walked instead.
  static let greatestCellCount = 16_384

  /// How many cells of a box are kept. Of a custom group all are kept: its frames are stored anyway, and without a template the group would
  /// be walked again for each of its zIndexes.
  private static func limit(of box: SolvedBox) -> Int {
    if case .custom(let frames) = box.content { return max(frames.count, greatestCellCount) }
    return greatestCellCount
  }

  private let axis: Axis
  private let grid: PixelGrid
  private let views: [View]
  /// The indices of the views by zIndex, if there are several.
  private var indices: [Int: [Int]] = [:]
  /// How many of the group's cells are kept.
  let cellCount: Int

  /// - Parameters:
  ///   - cells: how many cells the largest of the groups holds.
  ///   - preceding: the views before the first group in its section.
  ///   - across: where the groups begin across the axis.
  init(
    of box: SolvedBox, cells: Int, preceding: PrecedingViews = PrecedingViews(), maker: ElementMaker,
    axis: Axis,
    across: Double
  ) {
    self.axis = axis
    grid = maker.rules.grid
    cellCount = min(cells, Self.limit(of: box))
    let origin = Point(along: axis.cross, across)
    var views: [View] = []
    views.reserveCapacity(cellCount)
    var cell = 0
    var builder = EntryBuilder(rules: maker.rules)
    box.walk(cells: cellCount) { event in
      builder.build(event) { entry in
        var view = View(
          element: maker.element(entry, preceding: preceding, origin: origin, section: 0),
          anchor: entry.anchor[axis],
          offset: entry.offset[axis], step: maker.count(ofKind: entry.kind), cell: cell)
        if let last = views.last {
          view.sharesPlace = last.anchor == view.anchor && last.offset == view.offset
        }
        views.append(view)
      }
      if case .cell = event { cell += 1 }
      return true
    }
    self.views = views
    if views.contains(where: { $0.element.zIndex != views[0].element.zIndex }) {
      for (index, view) in views.enumerated() { indices[view.element.zIndex, default: []].append(index) }
    }
  }

  var zIndexes: Set<Int> {
    Set(indices.isEmpty ? views.prefix(1).map(\.element.zIndex) : Array(indices.keys))
  }

  /// Calls `body` with the views of a group until it returns false.
  /// - Parameters:
  ///   - group: its index among the equal groups.
  ///   - cells: how many cells it holds.
  ///   - start: where it begins along the axis.
  ///   - zIndex: if given, only views of this zIndex.
  /// - Returns: false if `body` did.
  @inline(__always)
  func forEachElement(
    ofGroup group: Int, cells: Int, at start: Double, section: Int, zIndex: Int?, _ body: (Element) -> Bool
  ) -> Bool {
    if let zIndex, !indices.isEmpty || zIndex != views.first?.element.zIndex {
      for index in indices[zIndex] ?? [] {
        if views[index].cell >= cells { break }
        let place = place(of: views[index], from: start)
        if !body(element(views[index], at: place, group: group, section: section)) { return false }
      }
      return true
    }
    var last = 0.0
    for view in views {
      if view.cell >= cells { break }
      if !view.sharesPlace { last = place(of: view, from: start) }
      if !body(element(view, at: last, group: group, section: section)) { return false }
    }
    return true
  }

  @inline(__always)
  private func place(of view: View, from start: Double) -> Double {
    let place = grid.round(start + view.anchor)
    return view.element.kindNumber == 0 ? place : grid.round(place + view.offset)
  }

  @inline(__always)
  private func element(_ view: View, at place: Double, group: Int, section: Int) -> Element {
    var element = view.element
    if axis == .vertical { element.frame.y = place } else { element.frame.x = place }
    element.item += group * view.step
    element.section = section
    return element
  }
}

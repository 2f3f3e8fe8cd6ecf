import LayoutSpec

/// The views of one outermost group, in output order: solved once, stamped for every group like it.
struct GroupTemplate: Sendable {
  /// A view of the group, relative to its corner.
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

  /// A view that lacks only its number and its place along the axis: groups that are alike stand at one place across it.
  private struct View: Sendable {
    /// As it is in the first of the groups.
    let element: Element
    /// The unrounded place from the group's edge, of the view or of what a supplementary item hangs on.
    let anchor: Double
    /// From there, on device pixels, to the view.
    let hang: Double
    /// How many views of its kind a full group holds.
    let step: Int
    /// The cell that it comes with: a group's own items come with its first cell.
    let cell: Int
    /// True if it stands where the view before it does.
    var isBeside = false
  }

  /// The most cells of a group that are kept; groups beyond it are walked.
  static let greatestCellCount = 16_384

  /// How many cells of a box are kept: of a custom group all. Its frames are stored anyway, and each may have a zIndex of its own, for which
  /// a walk would have to be repeated.
  private static func limit(of box: SolvedBox) -> Int {
    if case .custom(let frames) = box.content { return max(frames.count, greatestCellCount) }
    return greatestCellCount
  }

  private let axis: Axis
  private let grid: PixelGrid
  private let views: [View]
  /// The indices of the views by zIndex, where there are several.
  private var indices: [Int: [Int]] = [:]
  /// How many of the group's cells are kept.
  let cellCount: Int

  /// - Parameters:
  ///   - cells: how many cells any of the groups holds at most.
  ///   - preceding: what comes before the first of the groups in its section.
  ///   - across: where the groups stand across the axis.
  init(
    of box: SolvedBox, cells: Int, preceding: PrecedingViews = PrecedingViews(), stamp: ElementStamp,
    axis: Axis,
    across: Double
  ) {
    self.axis = axis
    grid = stamp.rules.grid
    cellCount = min(cells, Self.limit(of: box))
    let origin = Point(along: axis.cross, across)
    var views: [View] = []
    views.reserveCapacity(cellCount)
    var cell = 0
    var builder = EntryBuilder(rules: stamp.rules)
    box.walk(cells: 0..<cellCount) { event in
      builder.build(event) { entry in
        var view = View(
          element: stamp.element(entry, preceding: preceding, origin: origin, section: 0),
          anchor: entry.anchor[axis],
          hang: entry.hang[axis], step: stamp.count(ofKind: entry.kind), cell: cell)
        if let last = views.last { view.isBeside = last.anchor == view.anchor && last.hang == view.hang }
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

  /// The distinct zIndexes of the views.
  var zIndexes: Set<Int> {
    Set(indices.isEmpty ? views.prefix(1).map(\.element.zIndex) : Array(indices.keys))
  }

  /// Calls `body` with the views of a group, until it returns false.
  ///
  /// - Parameters:
  ///   - group: its index among the groups that are alike.
  ///   - cells: how many of its cells there are.
  ///   - start: where the group begins along the axis.
  ///   - zIndex: leaves out all but those of this zIndex.
  /// - Returns: true if it went to the end.
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
      if !view.isBeside { last = place(of: view, from: start) }
      if !body(element(view, at: last, group: group, section: section)) { return false }
    }
    return true
  }

  @inline(__always)
  private func place(of view: View, from start: Double) -> Double {
    let place = grid.round(start + view.anchor)
    return view.element.kindNumber == 0 ? place : grid.round(place + view.hang)
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

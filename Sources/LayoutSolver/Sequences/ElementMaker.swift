import LayoutSpec

/// Makes the elements of a group at a place: rounds their frames, and numbers them through the section.
struct ElementMaker {
  let rules: ElementRules
  private let cellCount: Int
  private let supplementaryCounts: [Int: Int]

  /// - Parameter box: a full group.
  init(_ box: SolvedBox, _ rules: ElementRules) {
    self.rules = rules
    cellCount = box.cellCount
    supplementaryCounts = box.hasSupplementaryItems ? box.supplementaryCounts(rules.kinds) : [:]
  }

  /// The element of an entry.
  /// - Parameters:
  ///   - preceding: the views before the group in its section.
  ///   - origin: the corner of the group's outer box.
  func element(_ entry: GroupTemplate.Entry, preceding: PrecedingViews, origin: Point, section: Int)
    -> Element
  {
    let grid = rules.grid
    var x = grid.round(origin.x + entry.anchor.x)
    var y = grid.round(origin.y + entry.anchor.y)
    if entry.kind != 0 {
      x = grid.round(x + entry.offset.x)
      y = grid.round(y + entry.offset.y)
    }
    return Element(
      category: entry.kind == 0 ? .cell : .supplementary, kind: entry.kind, section: section,
      item: preceding.count(ofKind: entry.kind, inFullGroup: count(ofKind: entry.kind)) + entry.ordinal,
      frame: Rect(Point(x: x, y: y), entry.extent), zIndex: entry.zIndex, node: entry.node)
  }

  /// How many views of a kind a full group holds.
  func count(ofKind kind: Int) -> Int { kind == 0 ? cellCount : supplementaryCounts[kind] ?? 0 }

  /// Calls `body` with the views of a group that has no template, until it returns false.
  /// - Parameter cells: how many cells the group holds.
  /// - Returns: false if `body` did.
  func walk(
    _ box: SolvedBox, cells: Int, preceding: PrecedingViews, origin: Point, section: Int, zIndex: Int?,
    _ body: (Element) -> Bool
  ) -> Bool {
    var builder = EntryBuilder(rules: rules)
    var goesOn = true
    box.walk(cells: cells) { event in
      builder.build(event) { entry in
        guard goesOn, zIndex == nil || zIndex == entry.zIndex else { return }
        goesOn = body(element(entry, preceding: preceding, origin: origin, section: section))
      }
      return goesOn
    }
    return goesOn
  }

  /// Up to this many cells, walking through a whole group is faster than finding the cells that meet a window.
  static let smallGroup = 16

  /// Calls `body` with the views that may meet a window, and a few others, until it returns false.
  func forEachElement(
    of box: SolvedBox, cells: Int, preceding: PrecedingViews, origin: Point, section: Int,
    in window: QueryWindow,
    _ body: (Element) -> Bool
  ) -> Bool {
    let window = window.relative(to: origin)
    guard let reach = box.reach, window.mayMeet(reach) else { return true }
    if cells <= Self.smallGroup {
      return walk(
        box, cells: cells, preceding: preceding, origin: origin, section: section, zIndex: nil, body)
    }
    return WindowWalk(rules: rules, window: window).forEachEntry(of: box, cells: cells) {
      body(element($0, preceding: preceding, origin: origin, section: section))
    }
  }
}

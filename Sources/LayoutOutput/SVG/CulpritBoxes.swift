import LayoutSolver
import LayoutSpec

/// Where the culprits of a picture are drawn, beside the elements, which are painted as culprits themselves.
struct CulpritBoxes {
  struct Box {
    let culprit: Culprit
    /// Points in the content's coordinates.
    let frame: Rect
  }

  /// What stands instead of culprits that have no place in the layout, such as a group in which nothing fits.
  private(set) var missing: [Box] = []
  private var boxes: [Int: [Box]] = [:]

  /// The least width and height of what has no place, points, so that it is seen.
  private static let leastExtent = 24.0
  /// The most boxes of a section: a group may stand there a million times.
  private static let greatestCount = 1_000
  /// The most elements of a section that are looked at: what is not among them is in none of its groups that repeat.
  private static let greatestLook = 100_000

  init(_ culprits: Culprits, in solution: Solution) {
    for (section, list) in Dictionary(grouping: culprits.list, by: \.section) {
      guard let section, solution.sections.indices.contains(section) else { continue }
      boxes[section] = Self.boxes(of: list, in: solution, section)
      var seen = Set((boxes[section] ?? []).map(\.culprit.node))
      var looked = 0
      solution.elements(ofSection: section).forEach { element in
        if let culprit = culprits[element.node] { seen.insert(culprit.node) }
        looked += 1
        return seen.count < list.count && looked < Self.greatestLook
      }
      for culprit in list where !seen.contains(culprit.node) {
        missing.append(Box(culprit: culprit, frame: Self.placeholder(of: culprit, in: solution, section)))
      }
    }
    missing.sort {
      ($0.culprit.section ?? 0, $0.culprit.node.rawValue) < (
        $1.culprit.section ?? 0, $1.culprit.node.rawValue
      )
    }
  }

  /// What is drawn behind the elements of a section: the boxes of groups, and of the section itself.
  func behind(section: Int) -> [Box] { boxes[section] ?? [] }

  /// What encloses all that has no place in the layout.
  var hull: Rect? {
    guard let first = missing.first?.frame else { return nil }
    return missing.dropFirst().reduce(first) { $0.union($1.frame) }
  }

  private static func boxes(of list: [Culprit], in solution: Solution, _ section: Int) -> [Box] {
    let byNode = Dictionary(list.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    var result: [Box] = []
    let frame = solution.frame(ofSection: section)
    if let culprit = byNode[solution.spec.sections[section].id], frame.width > 0, frame.height > 0 {
      result.append(Box(culprit: culprit, frame: frame))
    }
    solution.forEachBox(ofSection: section) { box in
      if box.kind == .group, let culprit = byNode[box.node], box.frame.width > 0, box.frame.height > 0 {
        result.append(Box(culprit: culprit, frame: box.frame))
      }
      return result.count < greatestCount
    }
    return result
  }

  /// Where a culprit that makes no element would stand for the first time, or else where its section's groups begin.
  private static func placeholder(of culprit: Culprit, in solution: Solution, _ section: Int) -> Rect {
    let room = solution.insetFrame(ofSection: section)
    let first = solution.frameOfFirstGroup(ofSection: section)
    let start = first?.origin ?? room.origin
    if let root = solution.outermostGroup(ofSection: section), let place = place(of: culprit.node, in: root) {
      let isMirrored = solution.environment.layoutDirection == .rtl
      let x = isMirrored ? (first ?? room).width - place.x - place.width : place.x
      return shown(
        Rect(x: start.x + x, y: start.y + place.y, width: place.width, height: place.height), in: solution)
    }
    let isVertical = solution.spec.configuration.scrollDirection == .vertical
    let extent =
      culprit.extent ?? Extent(width: isVertical ? room.width : 0, height: isVertical ? 0 : room.height)
    return shown(Rect(start, extent), in: solution)
  }

  /// A node's box in the outermost group, where it stands for the first time.
  private static func place(of node: NodeID, in box: SolvedNode) -> Rect? {
    if box.node.id == node { return Rect(.zero, box.extent) }
    for child in box.children {
      if let place = place(of: node, in: child) { return place.offset(by: child.origin) }
    }
    return nil
  }

  /// A box large enough to be seen and no larger than the container.
  private static func shown(_ frame: Rect, in solution: Solution) -> Rect {
    let container = solution.environment.container
    func length(_ length: Double, _ most: Double) -> Double { max(leastExtent, min(length, most)) }
    return Rect(
      x: frame.x, y: frame.y, width: length(frame.width, container.width),
      height: length(frame.height, container.height))
  }
}

extension Rect {
  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let start = Point(x: min(x, other.x), y: min(y, other.y))
    let end = Point(
      x: max(x + width, other.x + other.width), y: max(y + height, other.y + other.height))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

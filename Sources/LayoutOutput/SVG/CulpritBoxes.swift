import LayoutSolver
import LayoutSpec

/// The boxes of nodes with errors (culprits) that are not drawn as elements.
struct CulpritBoxes {
  struct Box {
    let culprit: Culprit
    /// The frame in the content's coordinates, in points.
    var frame: Rect
    /// The frame of the name tag if the box is drawn as a bar, because it would cover an element or another
    /// box.
    var tag: Rect?
  }

  /// The placeholders of culprits without a visible frame, such as a group in which nothing fits.
  private(set) var missing: [Box] = []
  private var boxes: [Int: [Box]] = [:]

  /// The minimum width and height of a placeholder, in points.
  private static let leastExtent = 24.0
  /// The maximum number of boxes per section, because a group may repeat a million times.
  private static let greatestCount = 1_000
  /// The maximum number of elements to search per section.
  private static let greatestLook = 100_000

  init(_ culprits: Culprits, in solution: Solution) {
    for (section, list) in Dictionary(grouping: culprits.list, by: \.section) {
      guard let section, solution.sections.indices.contains(section) else { continue }
      boxes[section] = Self.boxes(of: list, in: solution, section)
      var seen = Set((boxes[section] ?? []).map(\.culprit.node))
      var looked = 0
      // An element without width or height has a frame but is invisible.
      var flat: [NodeID: Rect] = [:]
      solution.elements(ofSection: section).forEach { element in
        if let culprit = culprits[element.node] {
          if element.frame.width > 0, element.frame.height > 0 {
            seen.insert(culprit.node)
          } else if flat[culprit.node] == nil {
            flat[culprit.node] = element.frame
          }
        }
        looked += 1
        return seen.count < list.count && looked < Self.greatestLook
      }
      for culprit in list where !seen.contains(culprit.node) {
        let frame = Self.placeholder(of: culprit, flat: flat[culprit.node], in: solution, section)
        missing.append(Box(culprit: culprit, frame: frame))
      }
    }
    func order(_ box: Box) -> (Int, Int) { (box.culprit.section ?? 0, Int(box.culprit.node.rawValue)) }
    missing.sort { order($0) < order($1) }
    var taken: [Rect] = []
    for index in missing.indices {
      let frame = missing[index].frame
      guard taken.contains(where: { $0.overlaps(frame) }) || Self.covers(frame, in: solution) else {
        taken.append(frame)
        continue
      }
      missing[index] = Self.bar(in: missing[index], beside: taken, in: solution)
      if let tag = missing[index].tag { taken.append(tag) }
    }
  }

  /// Returns the boxes of groups and of the section itself, which are drawn behind its elements.
  func behind(section: Int) -> [Box] { boxes[section] ?? [] }

  /// The bounds of all placeholders.
  var bounds: Rect? {
    let frames = missing.flatMap { [$0.frame] + ($0.tag.map { [$0] } ?? []) }
    return frames.first.map { frames.reduce($0) { $0.union($1) } }
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

  /// Returns the placeholder of a culprit: its frame in the first group, else `flat` (the frame of its first
  /// invisible element), else a frame at the start of the section's groups.
  private static func placeholder(
    of culprit: Culprit, flat: Rect?, in solution: Solution, _ section: Int
  ) -> Rect {
    let room = solution.insetFrame(ofSection: section)
    let first = solution.frameOfFirstGroup(ofSection: section)
    let start = first?.origin ?? room.origin
    if let root = solution.outermostGroup(ofSection: section), let place = place(of: culprit.node, in: root) {
      let isMirrored = solution.environment.layoutDirection == .rtl
      let x = isMirrored ? (first ?? room).width - place.x - place.width : place.x
      return shown(
        Rect(x: start.x + x, y: start.y + place.y, width: place.width, height: place.height), in: solution)
    }
    if let flat { return shown(flat, in: solution) }
    let isVertical = solution.spec.configuration.scrollDirection == .vertical
    let extent =
      culprit.extent ?? Extent(width: isVertical ? room.width : 0, height: isVertical ? 0 : room.height)
    return shown(Rect(start, extent), in: solution)
  }

  /// Returns the first box of a node in the outermost group.
  private static func place(of node: NodeID, in box: SolvedNode) -> Rect? {
    if box.node.id == node { return Rect(.zero, box.extent) }
    for child in box.children {
      if let place = place(of: node, in: child) { return place.offset(by: child.origin) }
    }
    return nil
  }

  /// Returns true if a box covers part of an element.
  private static func covers(_ frame: Rect, in solution: Solution) -> Bool {
    var selection = ElementSelection()
    selection.rects = [frame]
    var isCovering = false
    solution.forEachElement(of: selection) { element in
      let covered = frame.part(in: element.frame)
      isCovering = covered.width > 1 && covered.height > 1
      return !isCovering
    }
    return isCovering
  }

  /// Replaces a box by a bar at its start along the scroll axis, with a name tag that does not overlap
  /// `others`.
  private static func bar(in box: Box, beside others: [Rect], in solution: Solution) -> Box {
    let along: Axis = solution.spec.configuration.scrollDirection == .vertical ? .vertical : .horizontal
    let container = solution.environment.container
    var origin = box.frame.origin
    var size = box.frame.extent
    origin[along] -= barWidth / 2
    size[along] = barWidth
    size[along.cross] = min(max(size[along.cross], leastExtent), container[along.cross])
    let bar = Rect(origin, size)
    let ems = LabelFit.ems(box.culprit.rule)
    let extent = Extent(width: ems * tagFontSize + 12, height: tagFontSize + 7)
    let centre = Point(x: bar.x + bar.width / 2, y: bar.y + bar.height / 2)
    var tag = Rect(Point(x: centre.x - extent.width / 2, y: centre.y - extent.height / 2), extent)
    // Keep the tag inside the picture, if it is wide enough.
    if along == .vertical { tag.x = max(2, min(tag.x, container.width - tag.width - 2)) }
    while others.contains(where: { $0.overlaps(tag) }) { tag.y += tag.height + 2 }
    return Box(culprit: box.culprit, frame: bar, tag: tag)
  }

  /// The thickness of a bar, in points.
  private static let barWidth = 6.0
  /// The font size of a tag, in points.
  static let tagFontSize = 10.0

  /// Returns a frame that is large enough to be seen but no larger than the container.
  private static func shown(_ frame: Rect, in solution: Solution) -> Rect {
    let container = solution.environment.container
    func length(_ length: Double, _ most: Double) -> Double { max(leastExtent, min(length, most)) }
    return Rect(
      x: frame.x, y: frame.y, width: length(frame.width, container.width),
      height: length(frame.height, container.height))
  }
}

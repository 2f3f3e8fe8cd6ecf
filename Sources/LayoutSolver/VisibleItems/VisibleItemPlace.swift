import LayoutSpec

/// The variables of `visibleItems` formulas for a section's elements.
struct VisibleItemPlace: Sendable {
  /// The axis along which the section scrolls.
  let axis: Axis
  /// The visible rectangle, in the coordinates of finished frames.
  private(set) var sight: Rect
  private let mirrorWidth: Double?
  private let cellCount: Double
  let container: Extent
  /// The offset of the section's scroll view.
  private(set) var offset: Point
  /// Set for an orthogonal section.
  private var row: Row?
  /// The offsets to which the section's scroll view can be scrolled along its axis; `nil` from right to left.
  let scrollRange: ClosedRange<Double>?

  private struct Row: Sendable {
    /// How far scrolling moved the frames.
    var shift: Point
    /// The scroll offset.
    var offset: Double
    /// The length of the row's scroll view.
    var length: Double
    /// The length of the scroll view's content.
    var contentLength: Double
    /// The section's boundary items, which do not scroll with the row.
    var still: Set<NodeID>
  }

  init(_ solution: Solution, section index: Int) {
    let section = solution.spec.sections[index]
    let solved = solution.sections[index]
    let scrollAxis = solution.spec.configuration.scrollDirection
    let isMirrored = solution.place.mirrorWidth != nil
    sight = solution.visibleRect
    mirrorWidth = solution.place.mirrorWidth
    cellCount = Double(section.items.count)
    container = solution.visibleItemsContainer(ofSection: index)
    guard let scrolled = solved.orthogonalRow else {
      axis = scrollAxis
      offset = solution.visibleRect.origin
      row = nil
      let rest = sight.origin[axis] - solution.environment.scroll[axis]
      let length = solution.contentSize[axis] - solution.position.visible.extent[axis]
      scrollRange = isMirrored ? nil : rest...(rest + max(0, length))
      return
    }
    axis = scrollAxis.cross
    let length = container[axis]
    let row = Row(
      shift: solved.groupShift, offset: scrolled.offset, length: length,
      contentLength: length + scrolled.maxOffset, still: Set(section.boundaryItems.map(\.id)))
    var offset = solution.frame(ofSection: index).origin
    offset[axis] =
      isMirrored && axis == .horizontal ? row.contentLength - length - row.offset : row.offset
    self.offset = offset
    self.row = row
    scrollRange = isMirrored ? nil : 0...max(0, scrolled.maxOffset)
  }

  /// True for an orthogonal section.
  var isRow: Bool { row != nil }

  /// What is visible along the scroll axis.
  var sightRange: AxisRange { AxisRange(sight, along: axis) }

  /// The place once the section is scrolled on by a distance along its axis, in a layout from left to right.
  func scrolledOn(by distance: Double) -> VisibleItemPlace {
    var result = self
    result.offset[axis] += distance
    if result.row != nil {
      result.row?.offset += distance
      result.row?.shift[axis] -= distance
    } else {
      var origin = sight.origin
      origin[axis] += distance
      result.sight = Rect(origin, sight.extent)
    }
    return result
  }

  /// The values of `VisibleItemVariable.allCases` for an element.
  func variables(of element: Element) -> [Double] {
    let seen = element.frame
    let frame = ownFrame(of: element)
    return VisibleItemVariable.allCases.map { variable in
      switch variable {
      case .distance: distance(of: element)
      case .visibleFraction: fraction(of: seen)
      case .minX: frame.x
      case .midX: frame.x + frame.width / 2
      case .maxX: frame.x + frame.width
      case .minY: frame.y
      case .midY: frame.y + frame.height / 2
      case .maxY: frame.y + frame.height
      case .width: frame.width
      case .height: frame.height
      case .offsetX: offset.x
      case .offsetY: offset.y
      case .index: Double(element.item)
      case .count: cellCount
      case .containerWidth: container.width
      case .containerHeight: container.height
      }
    }
  }

  /// The row, if an element scrolls with it.
  private func row(of element: Element) -> Row? {
    guard let row, element.category != .decoration, !row.still.contains(element.node) else { return nil }
    return row
  }

  /// The frame in the left-to-right layout.
  private func unmirrored(_ frame: Rect) -> Rect {
    guard let mirrorWidth else { return frame }
    return Rect(x: mirrorWidth - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The frame in an unscrolled row, from left to right.
  private func unscrolled(_ frame: Rect, _ row: Row) -> Rect {
    unmirrored(frame).offset(by: Point(x: -row.shift.x, y: -row.shift.y))
  }

  /// The frame in the coordinates of the content, or of the row, mirrored with it (choice visible-items-right-to-left).
  func ownFrame(of element: Element) -> Rect {
    guard let row = row(of: element) else { return element.frame }
    var frame = unscrolled(element.frame, row)
    if mirrorWidth != nil {
      let width = axis == .horizontal ? row.contentLength : mirrorWidth ?? 0
      frame.x = width - frame.x - frame.width
    }
    return frame
  }

  /// The distance is negative towards leading or top, in right-to-left layouts, too (choice visible-items-distance).
  private func distance(of element: Element) -> Double {
    let (frame, start, length): (Rect, Double, Double) =
      if let row = row(of: element) {
        (unscrolled(element.frame, row), row.offset, row.length)
      } else {
        (unmirrored(element.frame), unmirrored(sight).origin[axis], sight.extent[axis])
      }
    return frame.origin[axis] + frame.extent[axis] / 2 - (start + length / 2)
  }

  private func fraction(of frame: Rect) -> Double {
    var fraction = 1.0
    for axis in Axis.allCases where frame.extent[axis] > 0 {
      let end = min(frame.origin[axis] + frame.extent[axis], sight.origin[axis] + sight.extent[axis])
      let seen = end - max(frame.origin[axis], sight.origin[axis])
      fraction *= max(0, min(1, seen / frame.extent[axis]))
    }
    return fraction
  }
}

extension Solution {
  /// The size of the container in the formulas of a section's rules. For an orthogonal section this is the size of its scroll view, which
  /// is as long along the layout's scroll axis as the row's groups.
  package func visibleItemsContainer(ofSection section: Int) -> Extent {
    var container = environment.container
    if sections[section].orthogonalRow != nil {
      container[spec.configuration.scrollDirection] = sections[section].groupLength
    }
    return container
  }
}

import LayoutSpec

/// Where a section's elements stand for the formulas of `visibleItems`.
struct VisibleItemPlace: Sendable {
  /// The axis that the section scrolls on.
  private let axis: Axis
  /// What is in sight, as frames come out.
  private let sight: Rect
  private let mirrorWidth: Double?
  private let cellCount: Double
  private let container: Extent
  /// The offset of the section's own scroll view.
  private let offset: Point
  /// Set for a row.
  private let row: Row?

  private struct Row: Sendable {
    /// How far frames were moved by the row's own scrolling.
    var shift: Point
    /// How far the row is scrolled.
    var offset: Double
    /// The side of its scroll view.
    var length: Double
    /// The side of what scrolls in it.
    var contentLength: Double
    /// What does not scroll with it: the section's boundary items.
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

  /// The row, if an element is scrolled with it.
  private func row(of element: Element) -> Row? {
    guard let row, element.category != .decoration, !row.still.contains(element.node) else { return nil }
    return row
  }

  /// A frame as it is from left to right.
  private func unmirrored(_ frame: Rect) -> Rect {
    guard let mirrorWidth else { return frame }
    return Rect(x: mirrorWidth - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Where it would be in a row at offset 0, from left to right.
  private func unscrolled(_ frame: Rect, _ row: Row) -> Rect {
    unmirrored(frame).offset(by: Point(x: -row.shift.x, y: -row.shift.y))
  }

  /// The frame in the coordinates of what scrolls it: of the content, or of the row, mirrored with it (choice visible-items-right-to-left).
  private func ownFrame(of element: Element) -> Rect {
    guard let row = row(of: element) else { return element.frame }
    var frame = unscrolled(element.frame, row)
    if mirrorWidth != nil {
      let width = axis == .horizontal ? row.contentLength : mirrorWidth ?? 0
      frame.x = width - frame.x - frame.width
    }
    return frame
  }

  /// Choice visible-items-distance: from right to left, too, what stands before the middle is negative.
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
  /// What formulas of a section's rules have for the container: of a row its own scroll view, which is as long as the row along the layout's
  /// axis.
  package func visibleItemsContainer(ofSection section: Int) -> Extent {
    var container = environment.container
    if sections[section].orthogonalRow != nil {
      container[spec.configuration.scrollDirection] = sections[section].groupLength
    }
    return container
  }
}

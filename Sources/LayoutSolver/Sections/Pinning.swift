import LayoutSpec

/// How a boundary item stays in sight: its place at any scroll position is a function of four ranges along the scroll axis.
package struct Pin: Sendable, Equatable {
  let axis: Axis
  /// Along the scroll axis: before the content, beside it, or after it.
  package let side: AxisPlace
  /// Where the item stands when nothing is scrolled, unrounded, in the coordinates of a left-to-right layout.
  package let natural: Rect
  /// The range that the item takes there, its own contentInsets included.
  package let slot: AxisRange
  /// The section, or the whole content.
  package let section: AxisRange
  /// The section less the rooms of its extending items: how far the item may be pushed.
  package let body: AxisRange

  /// Model: pinned-z-index measured. What is added to an item's own zIndex while its section is in sight.
  package static let zIndex = 1_000_000_000

  /// Where the item stands, or nil while its section is out of sight: then it is at its natural place and not pinned.
  func frame(in visible: AxisRange) -> Rect? {
    guard section.meets(visible) else { return nil }
    var frame = natural
    var origin = frame.origin
    origin[axis] += start(in: visible) - slot.start
    frame.x = origin.x
    frame.y = origin.y
    return frame
  }

  /// Where the item's slot begins along the scroll axis.
  ///
  /// Model: pinned-headers measured. An item before the content stops at the visible range's beginning and is pushed off by its own section's
  /// end, bottom inset included, less the room of the extending items there.
  ///
  /// Its absoluteOffset counts in both; the facts speak of ranges without it, which was read, not compared.
  ///
  /// Model: pinned-footers documented. The same for items after the content, backwards.
  private func start(in visible: AxisRange) -> Double {
    let pushed = min(max(slot.start, visible.start), max(slot.start, body.end - slot.length))
    let pulled = max(min(slot.start, visible.end - slot.length), min(slot.start, body.start))
    switch side {
    case .start: return pushed
    case .end: return pulled
    case .center:
      // By whichever edge it would leave: choice pins-beside-content.
      return slot.start >= visible.start ? pulled : pushed
    }
  }
}

/// A boundary item of a section or of the layout, solved.
struct SolvedBoundaryItem: Sendable {
  /// The item at its natural place, on device pixels.
  let natural: Element
  /// Set where the item stays in sight.
  let pin: Pin?

  /// The item as it stands at a scroll position.
  func element(in visible: AxisRange, grid: PixelGrid) -> Element {
    guard let frame = pin?.frame(in: visible) else { return natural }
    var element = natural
    element.frame = grid.round(frame)
    element.zIndex += Pin.zIndex
    element.isPinned = true
    return element
  }
}

extension SolvedBoundaryItem {
  /// The same item of a copy of its section.
  ///
  /// - Parameter shift: on device pixels, along the scroll axis.
  func moved(by shift: Point, section: Int, grid: PixelGrid) -> SolvedBoundaryItem {
    SolvedBoundaryItem(
      natural: natural.moved(by: shift, section: section, grid: grid), pin: pin?.moved(by: shift))
  }
}

extension Pin {
  fileprivate func moved(by shift: Point) -> Pin {
    Pin(
      axis: axis, side: side, natural: natural.offset(by: shift), slot: slot.moved(by: shift[axis]),
      section: section.moved(by: shift[axis]), body: body.moved(by: shift[axis]))
  }
}

extension Element {
  /// The same element of a copy of its section.
  ///
  /// - Parameter shift: on device pixels.
  func moved(by shift: Point, section: Int, grid: PixelGrid) -> Element {
    var element = self
    element.section = section
    element.frame = grid.round(frame.offset(by: shift))
    return element
  }
}

extension FrameTransform {
  /// Boundary items as they come out at a scroll position.
  func elements(of items: [SolvedBoundaryItem], in visible: AxisRange) -> [Element] {
    items.map { self($0.element(in: visible, grid: grid)) }
  }
}

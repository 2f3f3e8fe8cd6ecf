import LayoutSpec

/// How a boundary item is pinned: its place at any scroll position follows from four ranges along the scroll axis.
package struct Pin: Sendable, Equatable {
  let axis: Axis
  /// Along the scroll axis: before the content, beside it, or after it.
  package let side: AxisPlace
  /// The item's unrounded frame while nothing is scrolled, in a left-to-right layout.
  package let natural: Rect
  /// The range of that frame, with the item's own `contentInsets`.
  package let slot: AxisRange
  /// The section, or the whole content.
  package let section: AxisRange
  /// The section without the rooms of its extending items: the item is pushed no farther.
  package let body: AxisRange

  /// Model: pinned-z-index measured. Added to an item's own zIndex while its section is visible.
  package static let zIndex = 1_000_000_000

  /// The item's frame, or `nil` while its section is not visible: then it is at its natural place and not pinned.
  func frame(in visible: AxisRange) -> Rect? {
    guard section.meets(visible) else { return nil }
    return natural.offset(by: Point(along: axis, start(in: visible) - slot.start))
  }

  /// Where the item's slot begins along the scroll axis.
  /// Model: pinned-headers measured. An item before the content stops at the start of the visible range, until the end of its section's
  /// body, bottom inset included, pushes it off. Both places take its absoluteOffset into account; this is deduced, because the record
  /// shows ranges without it.
  /// Model: pinned-footers documented. The same for items after the content, backwards.
  private func start(in visible: AxisRange) -> Double {
    let pushed = min(max(slot.start, visible.start), max(slot.start, body.end - slot.length))
    let pulled = max(min(slot.start, visible.end - slot.length), min(slot.start, body.start))
    switch side {
    case .start: return pushed
    case .end: return pulled
    case .center:
      // By the edge that it would leave: choice pins-beside-content.
      return slot.start >= visible.start ? pulled : pushed
    }
  }
}

/// A solved boundary item or decoration.
struct SectionView: Sendable {
  private let unrounded: Rect
  /// The view at its unpinned place, on device pixels.
  let natural: Element
  /// Set if the view is pinned.
  let pin: Pin?

  /// - Parameter view: its frame is not rounded yet.
  init(_ view: Element, pin: Pin? = nil, grid: PixelGrid) {
    unrounded = view.frame
    var natural = view
    natural.frame = grid.round(view.frame)
    self.natural = natural
    self.pin = pin
  }

  /// The item at a scroll position.
  func element(in visible: AxisRange, grid: PixelGrid) -> Element {
    guard let frame = pin?.frame(in: visible) else { return natural }
    var element = natural
    element.frame = grid.round(frame)
    element.zIndex += Pin.zIndex
    element.isPinned = true
    return element
  }
}

extension SectionView {
  /// The same view in a copy of its section.
  /// - Parameter shift: along the scroll axis.
  func moved(by shift: Point, section: Int, grid: PixelGrid) -> SectionView {
    var view = natural
    view.section = section
    view.frame = unrounded.offset(by: shift)
    return SectionView(view, pin: pin?.moved(by: shift), grid: grid)
  }
}

extension Pin {
  fileprivate func moved(by shift: Point) -> Pin {
    Pin(
      axis: axis, side: side, natural: natural.offset(by: shift), slot: slot.moved(by: shift[axis]),
      section: section.moved(by: shift[axis]), body: body.moved(by: shift[axis]))
  }
}

extension FrameTransform {
  /// Boundary items at a scroll position.
  func elements(of items: [SectionView], in visible: AxisRange) -> [Element] {
    items.map { self($0.element(in: visible, grid: grid)) }
  }
}

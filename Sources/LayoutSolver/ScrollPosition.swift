import LayoutSpec

/// How far the content is scrolled and which part of it is visible, in the coordinates of a left-to-right layout.
struct ScrollPosition: Sendable, Equatable {
  /// The requested offset from rest, points.
  let requested: Point
  /// The scroll offset from rest, points, clamped to where a scroll view can rest.
  let scroll: Point
  /// The collection view's bounds in the content's coordinates, points.
  let bounds: Rect
  /// The bounds less safe area, bars and `contentInset`, points: pinned items stay in it.
  let visible: Rect

  /// - Parameters:
  ///   - scroll: the requested offset.
  ///   - axis: the scroll axis.
  init(scroll: Point, environment: Environment, contentSize: Extent, axis: Axis) {
    let inset = environment.adjustedContentInset(scrolling: axis)
    var reached = Point.zero
    var visible = Extent()
    for side in Axis.allCases {
      visible[side] = max(0, environment.container[side] - inset.total(side))
      reached[side] = max(0, min(scroll[side], contentSize[side] - visible[side]))
    }
    requested = scroll
    self.scroll = reached
    self.visible = Rect(reached, visible)
    bounds = Rect(
      Point(x: reached.x - inset.leading, y: reached.y - inset.top), environment.container)
  }
}

extension Environment {
  /// The scroll view's `contentInset` plus the safe area along the scroll axis.
  /// Model: scroll-insets documented. For `contentInsetAdjustmentBehavior.automatic`: across the scroll axis the safe area is not added.
  package func adjustedContentInset(scrolling axis: Axis) -> Insets { contentInset + safeArea.only(axis) }
}

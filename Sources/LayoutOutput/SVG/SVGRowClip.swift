import LayoutSolver
import LayoutSpec

/// Clips the row of an orthogonal section to its viewport, but not the section's other elements.
struct SVGRowClip {
  private let row: OverflowingRow
  private let section: Int
  private let spec: Spec
  private let canvas: SVGCanvas
  /// True while elements are clipped.
  private(set) var isInside = false

  /// Writes the clip path, which does not limit the cross axis, so that badges are not cut.
  init(_ row: OverflowingRow, section: Int, of spec: Spec, bounds: Rect, on canvas: SVGCanvas) {
    self.row = row
    self.section = section
    self.canvas = canvas
    self.spec = spec
    canvas.writeClip("row-", section, to: bounds.replacing(row.axis, with: row.viewport))
  }

  /// Returns the part of a rectangle that shows the row.
  func sight(in rect: Rect) -> Rect {
    rect.replacing(row.axis, with: row.viewport).part(in: rect)
  }

  /// Begins or ends clipping, as the next element needs. Returns false if the element is not visible.
  mutating func prepare(for element: Element) -> Bool {
    let scrolls = spec.scrollsWithRow(element)
    if scrolls, !row.shows(element.frame) { return false }
    enter(scrolls)
    return true
  }

  /// Begins or ends clipping.
  mutating func enter(_ isInside: Bool) {
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    if isInside { canvas.beginClipped("row-", section) } else { canvas.sink.write("</g>\n") }
  }
}

extension OverflowingRow {
  /// Returns true if part of a frame is visible.
  func shows(_ frame: Rect) -> Bool {
    let start = viewport.origin[axis]
    return frame.origin[axis] < start + viewport.extent[axis]
      && frame.origin[axis] + frame.extent[axis] > start
  }

  /// Returns true if all of a frame is visible.
  func showsWhole(_ frame: Rect) -> Bool {
    let start = viewport.origin[axis]
    return frame.origin[axis] >= start
      && frame.origin[axis] + frame.extent[axis] <= start + viewport.extent[axis]
  }
}

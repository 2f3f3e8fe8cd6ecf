import LayoutSolver
import LayoutSpec

/// Cuts what belongs to a row to what is in sight of it, and nothing else of its section.
struct SVGRowClip {
  private let row: OverflowingRow
  private let section: Int
  private let spec: Spec
  private let canvas: SVGCanvas
  /// True while what is drawn is cut.
  private(set) var isInside = false

  /// Writes the edges of the row's viewport: as long as the picture across the row, so that badges stay whole.
  init(_ row: OverflowingRow, section: Int, of spec: Spec, bounds: Rect, on canvas: SVGCanvas) {
    self.row = row
    self.section = section
    self.canvas = canvas
    self.spec = spec
    var origin = bounds.origin
    var extent = bounds.extent
    origin[row.axis] = row.viewport.origin[row.axis]
    extent[row.axis] = row.viewport.extent[row.axis]
    canvas.sink.write("<clipPath id=\"")
    canvas.write(pictureID: "row-", section)
    canvas.sink.write("\"><path")
    canvas.outline(Rect(origin, extent))
    canvas.sink.write("/></clipPath>\n")
  }

  /// What of a rectangle the row is seen in.
  func sight(in rect: Rect) -> Rect {
    var origin = rect.origin
    var extent = rect.extent
    origin[row.axis] = row.viewport.origin[row.axis]
    extent[row.axis] = row.viewport.extent[row.axis]
    return Rect(origin, extent).part(in: rect)
  }

  /// Goes in or out of what is cut, before an element is drawn.
  ///
  /// - Returns: false where nothing of the element is in sight.
  mutating func prepare(for element: Element) -> Bool {
    let scrolls = spec.scrollsWithRow(element)
    if scrolls, !row.shows(element.frame) { return false }
    enter(scrolls)
    return true
  }

  /// Goes in or out of what is cut.
  mutating func enter(_ isInside: Bool) {
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    guard isInside else { return canvas.sink.write("</g>\n") }
    canvas.sink.write("<g clip-path=\"url(#")
    canvas.write(pictureID: "row-", section)
    canvas.sink.write(")\">\n")
  }
}

extension OverflowingRow {
  /// True if some of a frame is in sight.
  func shows(_ frame: Rect) -> Bool {
    let start = viewport.origin[axis]
    return frame.origin[axis] < start + viewport.extent[axis]
      && frame.origin[axis] + frame.extent[axis] > start
  }

  /// True if all of a frame is in sight.
  func showsWhole(_ frame: Rect) -> Bool {
    let start = viewport.origin[axis]
    return frame.origin[axis] >= start
      && frame.origin[axis] + frame.extent[axis] <= start + viewport.extent[axis]
  }
}

import LayoutSolver
import LayoutSpec

/// A row of an inset grouped list or of a list with separators. The rows of a section are drawn as one box.
struct BoxedRow {
  private let isFirst: Bool
  private let isLast: Bool
  /// The radius of the box's corners, in points.
  private let radius: Double

  /// Returns `nil` for any other element.
  init?(_ element: Element, of spec: Spec) {
    guard element.category == .cell, let section = spec.section(of: element),
      let first = section.firstGroupedRow ?? section.firstSeparatedRow, element.item >= first
    else { return nil }
    radius = section.firstGroupedRow == nil ? 3 : 10
    isFirst = element.item == first
    isLast = element.item == section.items.count - 1
  }

  /// Writes the start tag of the row's path. Only the first row has an upper line.
  ///
  /// - Parameters:
  ///   - stroke: The width of the outline, which stays inside the row, in points.
  ///   - isOpen: True to leave out the lower line, because a separator is there.
  func writePath(_ frame: Rect, stroke: Double, isOpen: Bool, on canvas: SVGCanvas) {
    var frame = frame.shrunk(by: stroke / 2)
    if isOpen { frame.height += stroke / 2 }
    if !isFirst {
      frame.y -= stroke / 2
      frame.height += stroke / 2
    }
    let radius = min(radius, frame.width / 2, frame.height / 2)
    let top = isFirst ? radius : 0
    let bottom = isLast ? radius : 0
    func write(_ command: StaticString, _ numbers: Double...) {
      for (place, number) in numbers.enumerated() {
        canvas.number(place == 0 ? command : " ", number, closing: false)
      }
    }
    write("<path d=\"M", frame.x, frame.y + top)
    write("v", frame.height - top - bottom)
    if isLast { write("q", 0, bottom, bottom, bottom) }
    write("h", frame.width - 2 * bottom)
    if isLast { write("q", bottom, 0, bottom, -bottom) }
    write("v", -(frame.height - top - bottom))
    if isFirst {
      write("q", 0, -top, -top, -top)
      write("h", -(frame.width - 2 * top))
      write("q", -top, 0, -top, top)
    }
    canvas.sink.write("\"")
    guard isOpen else { return }
    // The dashes draw the left side, skip the lower side, and draw the rest.
    write(" stroke-dasharray=\"", frame.height - top, frame.width, 2 * frame.width + frame.height)
    canvas.sink.write("\"")
  }
}

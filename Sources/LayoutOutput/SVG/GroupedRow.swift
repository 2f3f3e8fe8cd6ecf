import LayoutSolver
import LayoutSpec

/// A row of an inset grouped list: all of a section's rows are drawn as one box with round corners and lines between them.
struct GroupedRow {
  private let isFirst: Bool
  private let isLast: Bool

  private static let radius = 10.0

  /// Nil for what is no such row, and where rows stand apart.
  init?(_ element: Element, of spec: Spec) {
    guard element.category == .cell, let section = spec.section(of: element),
      let first = section.firstGroupedRow, element.item >= first, section.interGroupSpacing == 0
    else { return nil }
    isFirst = element.item == first
    isLast = element.item == section.items.count - 1
  }

  /// Opens the row's path. Its upper side has a line only at the first row: elsewhere the row before ends in one.
  ///
  /// - Parameter stroke: how wide its line is, which stays inside the row, points.
  func writePath(_ frame: Rect, stroke: Double, on canvas: SVGCanvas) {
    var frame = frame.shrunk(by: stroke / 2)
    if !isFirst {
      frame.y -= stroke / 2
      frame.height += stroke / 2
    }
    let radius = min(Self.radius, frame.width / 2, frame.height / 2)
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
  }
}

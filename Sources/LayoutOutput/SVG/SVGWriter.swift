import LayoutSolver
import LayoutSpec
import LayoutText

/// A picture of the content at its own size, one point a unit.
///
/// Each section is a group; inside it one pass for each zIndex, so that nothing is sorted in memory. What floats over the sections
/// (pinned and layout-wide items) comes last.
enum SVGWriter: LayoutWriter {
  static let name = "svg"
  static let fileExtensions = ["svg"]
  static let summary = "a picture of the whole content"

  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    let shapes = SVGShapes(solution: solution, sink: sink, precision: options.precision)
    writeStart(solution, to: sink, precision: options.precision)
    var floating: [Element] = []
    for index in solution.spec.sections.indices where sink.isOpen {
      writeSectionStart(solution.spec.sections[index], index: index, to: sink)
      drawElements(ofSection: index, shapes: shapes, floating: &floating)
      drawOverlays(ofSection: index, shapes: shapes, show: options.show)
      sink.write("</g>\n")
    }
    drawFloating(floating, shapes: shapes)
    sink.write("</g>\n</svg>\n")
  }

  private static func drawElements(ofSection index: Int, shapes: SVGShapes, floating: inout [Element]) {
    var pinned: [Element] = []
    for zIndex in shapes.solution.zIndexes(ofSection: index) where shapes.sink.isOpen {
      shapes.solution.forEachElement(ofSection: index, zIndex: zIndex) { element in
        if element.isPinned { pinned.append(element) } else { shapes.draw(element) }
        return shapes.sink.isOpen
      }
    }
    floating += pinned
  }

  private static func drawOverlays(ofSection index: Int, shapes: SVGShapes, show: Set<PictureOverlay>) {
    guard !show.isEmpty else { return }
    shapes.solution.forEachBox(ofSection: index) { box in
      let overlay: PictureOverlay =
        switch box.kind {
        case .group: .groups
        case .insets: .insets
        }
      if show.contains(overlay) { shapes.draw(box) }
      return shapes.sink.isOpen
    }
  }

  private static func drawFloating(_ pinned: [Element], shapes: SVGShapes) {
    var elements = pinned
    for beforeContent in [true, false] {
      shapes.solution.forEachLayoutItem(beforeContent: beforeContent) { element in
        elements.append(element)
        return true
      }
    }
    guard !elements.isEmpty else { return }
    shapes.sink.write("<g id=\"floating\">\n")
    let drawn = elements.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, element) in drawn { shapes.draw(element) }
    shapes.sink.write("</g>\n")
  }

  private static func writeStart(_ solution: Solution, to sink: ByteSink, precision: Int) {
    let size = Extent(width: max(1, solution.contentSize.width), height: max(1, solution.contentSize.height))
    func number(_ prefix: StaticString, _ value: Double) {
      sink.write(prefix)
      sink.write(decimal: value, precision: precision)
    }
    number("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", size.width)
    number(" ", size.height)
    number("\" width=\"", size.width)
    number("\" height=\"", size.height)
    sink.write("\" role=\"img\">\n<title>")
    sink.write(xmlText: solution.spec.name ?? "Layout")
    sink.write("</title>\n<desc>")
    let sections = solution.spec.sections
    sink.write(integer: sections.count)
    sink.write(sections.count == 1 ? " section with " : " sections with ")
    let cells = sections.reduce(0) { $0 + $1.items.count }
    sink.write(integer: cells)
    number(cells == 1 ? " cell, content " : " cells, content ", solution.contentSize.width)
    number(" x ", solution.contentSize.height)
    number(", container ", solution.environment.container.width)
    number(" x ", solution.environment.container.height)
    sink.write("</desc>\n")
    SVGPalette.writePatterns(to: sink)
    number("<path d=\"M0 0h", size.width)
    number("v", size.height)
    number("h", -size.width)
    sink.write("z\" fill=\"#ffffff\"/>\n")
    sink.write("<g font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n")
  }

  private static func writeSectionStart(_ section: Section, index: Int, to sink: ByteSink) {
    sink.write("<g id=\"section-")
    sink.write(integer: index)
    sink.write("\" data-index=\"")
    sink.write(integer: index)
    sink.write("\" data-id=\"")
    sink.write(xmlAttribute: section.name)
    if let title = section.title {
      sink.write("\" data-title=\"")
      sink.write(xmlAttribute: title)
    }
    sink.write("\">\n")
  }
}

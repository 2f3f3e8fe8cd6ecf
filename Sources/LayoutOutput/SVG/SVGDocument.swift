import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes the root of an SVG document, its colors and the groups of sections.
enum SVGDocument {
  /// Writes the root with its title and description, the colors and the background.
  static func writeStart(_ view: Rect, title: String, description: String, on canvas: SVGCanvas) {
    let sink = canvas.sink
    sink.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    canvas.writeID("layout")
    writeViewBox(view, on: canvas)
    canvas.number(" width=\"", view.width)
    canvas.number(" height=\"", view.height)
    sink.write(" role=\"img\" aria-labelledby=\"")
    sink.write(text: canvas.idPrefix)
    sink.write("title ")
    sink.write(text: canvas.idPrefix)
    sink.write("description\">\n<title")
    canvas.writeID("title")
    sink.write(">")
    sink.write(xmlText: title.onOneLine)
    sink.write("</title>\n<desc")
    canvas.writeID("description")
    sink.write(">")
    sink.write(xmlText: description)
    sink.write("</desc>\n")
    SVGStyle.write(to: canvas)
    SVGPatterns.write(to: canvas)
    canvas.draw(view, SVGPalette.page)
    sink.write("<g font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n")
  }

  static func writeViewBox(_ view: Rect, on canvas: SVGCanvas) {
    canvas.number(" viewBox=\"", view.x, closing: false)
    canvas.number(" ", view.y, closing: false)
    canvas.number(" ", view.width, closing: false)
    canvas.number(" ", view.height)
  }

  /// Returns a description of a layout in words.
  static func description(of solution: Solution) -> String {
    let sections = solution.spec.sections
    let cells = sections.reduce(0) { $0 + $1.items.count }
    func size(_ extent: Extent) -> String { "\(decimalText(extent.width)) x \(decimalText(extent.height))" }
    return "\(counted(sections.count, "section")) with "
      + "\(counted(cells, "cell")), content \(size(solution.contentSize)), "
      + "container \(size(solution.environment.container))"
  }

  /// Returns the errors as an addition to the description.
  static func description(of messages: [String]) -> String { messages.map { "; error: \($0)" }.joined() }

  /// Begins the `<g>` of a section. Its id is the index, because a name may be an invalid id or not unique.
  static func writeSectionStart(_ section: Section, index: Int, on canvas: SVGCanvas) {
    let sink = canvas.sink
    sink.write("<g id=\"")
    canvas.write(pictureID: "section-", index)
    sink.write("\" data-index=\"")
    sink.write(integer: index)
    sink.write("\" data-id=\"")
    sink.write(xmlAttribute: section.name)
    if let title = section.title {
      sink.write("\" data-title=\"")
      sink.write(xmlAttribute: title)
      sink.write("\">\n<title>")
      sink.write(xmlText: title.onOneLine)
      sink.write("</title>\n")
    } else {
      sink.write("\">\n")
    }
  }

  /// Writes the end tags of the elements that `writeStart` began.
  static func writeEnd(to sink: ByteSink) { sink.write("</g>\n</svg>\n") }
}

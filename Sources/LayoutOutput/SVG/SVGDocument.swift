import LayoutSolver
import LayoutSpec
import LayoutText

/// The frame of a picture: root, page and sections.
enum SVGDocument {
  /// The root with its title, the patterns and the page.
  static func writeStart(_ solution: Solution, to sink: ByteSink, precision: Int) {
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

  /// Begins the `<g>` of a section; its id counts, so that it is unique and safe whatever the section is called.
  static func writeSectionStart(_ section: Section, index: Int, to sink: ByteSink) {
    sink.write("<g id=\"section-")
    sink.write(integer: index)
    sink.write("\" data-index=\"")
    sink.write(integer: index)
    sink.write("\" data-id=\"")
    sink.write(xmlAttribute: section.name)
    if let title = section.title {
      sink.write("\" data-title=\"")
      sink.write(xmlAttribute: title)
      sink.write("\">\n<title>")
      sink.write(xmlText: title)
      sink.write("</title>\n")
    } else {
      sink.write("\">\n")
    }
  }

  /// Closes what `writeStart` opened.
  static func writeEnd(to sink: ByteSink) { sink.write("</g>\n</svg>\n") }
}

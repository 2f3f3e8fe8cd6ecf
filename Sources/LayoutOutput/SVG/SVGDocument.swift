import LayoutSolver
import LayoutSpec
import LayoutText

/// The frame of a picture: root, page and sections.
enum SVGDocument {
  /// The root with its title, the patterns and the page; where something sticks out of the content, the content's edges, too.
  static func writeStart(
    _ solution: Solution, page: SVGPage, culprits: Culprits, to sink: ByteSink, precision: Int
  ) {
    func number(_ prefix: StaticString, _ value: Double) {
      sink.write(prefix)
      sink.write(decimal: value, precision: precision)
    }
    func path(_ rect: Rect) {
      number("<path d=\"M", rect.x)
      number(" ", rect.y)
      number("h", rect.width)
      number("v", rect.height)
      number("h", -rect.width)
    }
    let view = page.bounds
    number("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"", view.x)
    number(" ", view.y)
    number(" ", view.width)
    number(" ", view.height)
    number("\" width=\"", view.width)
    number("\" height=\"", view.height)
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
    var told: Set<String> = []
    for culprit in culprits.list where told.insert(culprit.message).inserted {
      sink.write("; error: ")
      sink.write(xmlText: culprit.message)
    }
    sink.write("</desc>\n")
    SVGPalette.writePatterns(hasCulprits: !culprits.list.isEmpty, to: sink)
    path(view)
    sink.write("z\" fill=\"#ffffff\"/>\n")
    if page.content != view {
      path(page.content)
      sink.write("z\" fill=\"none\" stroke=\"#d5d9de\" stroke-width=\"1\"/>\n")
    }
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

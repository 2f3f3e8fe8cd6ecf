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
    let shapes = SVGShapes(
      spec: solution.spec, kinds: solution.elementKinds, sink: sink, precision: options.precision,
      isRightToLeft: solution.environment.layoutDirection == .rtl)
    let page = SVGPage(solution, show: options.show)
    SVGDocument.writeStart(solution, page: page, to: sink, precision: options.precision)
    var floating: [Element] = []
    for index in solution.spec.sections.indices where sink.isOpen {
      SVGDocument.writeSectionStart(solution.spec.sections[index], index: index, to: sink)
      drawElements(of: solution, section: index, shapes: shapes, floating: &floating)
      drawOverlays(of: solution, section: index, shapes: shapes, show: options.show)
      sink.write("</g>\n")
    }
    drawFloating(floating, of: solution, shapes: shapes)
    SVGDocument.writeEnd(to: sink)
  }

  private static func drawElements(
    of solution: Solution, section index: Int, shapes: SVGShapes, floating: inout [Element]
  ) {
    var pinned: [Element] = []
    let elements = solution.elements(ofSection: index)
    for zIndex in elements.zIndexes where shapes.sink.isOpen {
      elements.forEach(zIndex: zIndex) { element in
        if element.isPinned { pinned.append(element) } else { shapes.draw(element) }
        return shapes.sink.isOpen
      }
    }
    floating += pinned
  }

  private static func drawOverlays(
    of solution: Solution, section index: Int, shapes: SVGShapes, show: Set<PictureOverlay>
  ) {
    guard !show.isEmpty else { return }
    solution.forEachBox(ofSection: index) { box in
      if show.contains(PictureOverlay(box.kind)) { shapes.draw(box) }
      return shapes.sink.isOpen
    }
  }

  private static func drawFloating(_ pinned: [Element], of solution: Solution, shapes: SVGShapes) {
    var elements = pinned
    for beforeContent in [true, false] {
      solution.forEachLayoutItem(beforeContent: beforeContent) { element in
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
}

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
  static let showsCulprits = true

  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    let shapes = SVGShapes(
      spec: solution.spec, kinds: solution.elementKinds, sink: sink, precision: options.precision,
      isRightToLeft: solution.environment.layoutDirection == .rtl, culprits: options.culprits)
    let culpritBoxes = CulpritBoxes(options.culprits, in: solution)
    let page = SVGPage(
      solution, show: options.show, selection: options.selection, culprits: culpritBoxes.hull)
    SVGDocument.writeStart(
      solution, page: page, culprits: options.culprits, to: sink, precision: options.precision)
    var floating: [Element] = []
    solution.forEachSection(of: options.selection) { index in
      SVGDocument.writeSectionStart(solution.spec.sections[index], index: index, to: sink)
      for box in culpritBoxes.behind(section: index) { shapes.draw(box.culprit, at: box.frame, label: nil) }
      if options.selection.isEverything {
        drawElements(of: solution, section: index, shapes: shapes, floating: &floating)
      } else {
        drawSelected(of: solution, section: index, shapes: shapes, options.selection, floating: &floating)
      }
      drawOverlays(of: solution, section: index, shapes: shapes, options)
      sink.write("</g>\n")
      return sink.isOpen
    }
    drawFloating(floating, of: solution, shapes: shapes, options.selection)
    if !culpritBoxes.missing.isEmpty {
      sink.write("<g id=\"culprits\" opacity=\"0.85\">\n")
      for box in culpritBoxes.missing { shapes.draw(box.culprit, at: box.frame, label: box.culprit.rule) }
      sink.write("</g>\n")
    }
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

  /// The same of those that are asked for: one pass more finds their zIndexes.
  private static func drawSelected(
    of solution: Solution, section index: Int, shapes: SVGShapes, _ selection: ElementSelection,
    floating: inout [Element]
  ) {
    var zIndexes: Set<Int> = []
    var pinned: [Element] = []
    solution.forEachElement(ofSection: index, of: selection) { element in
      if element.isPinned { pinned.append(element) } else { zIndexes.insert(element.zIndex) }
      return true
    }
    for zIndex in zIndexes.sorted() where shapes.sink.isOpen {
      solution.forEachElement(ofSection: index, of: selection) { element in
        if element.zIndex == zIndex, !element.isPinned { shapes.draw(element) }
        return shapes.sink.isOpen
      }
    }
    floating += pinned
  }

  private static func drawOverlays(
    of solution: Solution, section index: Int, shapes: SVGShapes, _ options: WriterOptions
  ) {
    guard !options.show.isEmpty else { return }
    solution.forEachBox(ofSection: index, of: options.selection) { box in
      if options.show.contains(PictureOverlay(box.kind)) { shapes.draw(box) }
      return shapes.sink.isOpen
    }
  }

  private static func drawFloating(
    _ pinned: [Element], of solution: Solution, shapes: SVGShapes, _ selection: ElementSelection
  ) {
    var elements = pinned
    for beforeContent in [true, false] {
      solution.forEachLayoutItem(beforeContent: beforeContent, of: selection) { element in
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

import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes a picture of a layout at its own size, with one unit per point.
enum SVGWriter {
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    let canvas = SVGCanvas(
      sink: sink, precision: options.precision, theme: options.picture.theme,
      idPrefix: options.picture.idPrefix)
    let page = SVGPage(solution, options, frame: .none)
    let framed = SVGFramedPicture(
      page, options, name: solution.spec.name ?? "Layout",
      details: SVGHeading.details(solution.environment, state: options.picture.state),
      scale: SVGHeading.scale(ofWidth: page.bounds.width))
    var description = SVGDocument.description(of: solution)
    if let device = solution.environment.device { description += ", device \(device)" }
    if let state = options.picture.state { description += ", state \(state)" }
    description += SVGDocument.description(of: options.culprits.messages)
    SVGDocument.writeStart(
      framed.view, title: solution.spec.name ?? "Layout", description: description, on: canvas)
    framed.draw(solution, options, on: canvas)
    SVGDocument.writeEnd(to: sink)
  }
}

/// A picture with its heading.
struct SVGFramedPicture {
  let page: SVGPage
  private let heading: SVGHeading?
  private let scale: Double

  /// - Parameters:
  ///   - name: The heading's first line.
  ///   - details: The heading's second line.
  ///   - scale: The factor by which text is enlarged.
  ///   - headingScale: The same for the heading; `nil` for `scale`.
  init(
    _ page: SVGPage, _ options: WriterOptions, name: String, details: String, scale: Double,
    headingScale: Double? = nil
  ) {
    self.page = page
    self.scale = scale
    var notes = [options.culprits.line].compactMap { $0 }.map { ($0, SVGPalette.culprit.text) }
    if !page.isComplete, let shown = page.contents?.count {
      let total = page.total.map { " of \(groupedText($0))" } ?? ""
      notes.append(
        ("showing \(groupedText(shown))\(total) elements; --all draws everything", SVGPalette.note))
    }
    // Notes are shown even if there is no title.
    let hasTitle = options.picture.show.contains(.title)
    heading =
      hasTitle || !notes.isEmpty
      ? SVGHeading(
        name: hasTitle ? name : "", details: hasTitle ? details : "", notes: notes,
        width: page.bounds.width, scale: headingScale ?? scale) : nil
  }

  /// The bounds of the picture with its heading.
  var view: Rect {
    let height = heading?.height ?? 0
    return Rect(
      x: page.bounds.x, y: page.bounds.y - height, width: page.bounds.width,
      height: page.bounds.height + height)
  }

  /// - Parameter solution: The layout of the page.
  func draw(
    _ solution: Solution, _ options: WriterOptions, on canvas: SVGCanvas, _ arrivals: SVGArrivals? = nil,
    _ departures: [LayoutTransition.Departure] = []
  ) {
    if page.device == nil, page.content != page.bounds {
      canvas.draw(page.content, SVGPalette.edge)
    }
    let picture = SVGPicture(
      solution, page: page, options, scale: scale, on: canvas, arrivals: arrivals, departures: departures)
    guard let heading, heading.height > 0 else { return picture.draw() }
    // An inner document clips contents that stick out of the bounds and would be under the heading.
    canvas.sink.write("<svg")
    canvas.frame(page.bounds)
    SVGDocument.writeViewBox(page.bounds, on: canvas)
    canvas.sink.write(">\n")
    picture.draw()
    canvas.sink.write("</svg>\n")
    heading.draw(at: Point(x: view.x, y: view.y), on: canvas)
  }
}

import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes an animated picture: elements move from their frames in the old layout in 0.3 seconds, as in UIKit.
package struct SVGTransition {
  private let solution: Solution
  private let transition: LayoutTransition
  private let framed: SVGFramedPicture
  private let legend: SVGLegend
  private let options: WriterOptions
  private let description: String
  private let showsOrigins: Bool
  private let departures: [LayoutTransition.Departure]

  /// - Parameters:
  ///   - old: The old layout; `nil` if only its frames are known.
  ///   - drawsEverything: True to draw all elements, without a limit.
  ///   - showsOrigins: True to outline the old frames, for pictures that are viewed after the animation.
  package init(
    from old: Solution?, to solution: Solution, _ transition: LayoutTransition,
    names: (old: String, new: String), drawsEverything: Bool = false, showsOrigins: Bool = false
  ) {
    self.showsOrigins = showsOrigins
    self.solution = solution
    self.transition = transition
    departures = transition.departures.map { departure in
      var departure = departure
      if let sections = old?.spec.sections, let section = departure.section, let item = departure.item,
        sections.indices.contains(section)
      {
        departure.labelInset = ElementCaption.labelInset(ofCell: item, in: sections[section])
      }
      return departure
    }
    var options = WriterOptions()
    options.picture.drawsEverything = drawsEverything
    self.options = options
    var page = SVGPage(solution, options, frame: .none)
    if page.isComplete {
      let size = transition.oldContentSize
      page.bounds = page.bounds.union(
        old.map { SVGPage($0, options, frame: .none).bounds }
          ?? Rect(x: 0, y: 0, width: size.width, height: size.height))
    }
    let scale = SVGHeading.scale(ofWidth: page.bounds.width)
    let details = "\(names.old) → \(names.new)"
    framed = SVGFramedPicture(
      page, options, name: solution.spec.name ?? "Layout",
      details: "\(details) · \(SVGHeading.details(solution.environment, state: nil))", scale: scale)
    legend = SVGLegend(transition.changes, width: page.bounds.width, scale: scale)
    description = "\(SVGDocument.description(of: solution)), \(details)"
  }

  package func write(to sink: ByteSink, precision: Int) {
    let canvas = SVGCanvas(sink: sink, precision: precision)
    var view = framed.view
    let bottom = view.y + view.height
    view.height += legend.height
    SVGDocument.writeStart(
      view, title: solution.spec.name ?? "Layout", description: description, on: canvas)
    SVGStyle.write(LayoutTransition.Change.paints + (showsOrigins ? Self.originPaints : []), to: canvas)
    sink.write(Self.animations)
    framed.draw(solution, options, on: canvas, SVGArrivals(transition, to: solution), departures)
    if showsOrigins { drawOrigins(on: canvas) }
    legend.draw(at: Point(x: view.x, y: bottom), on: canvas)
    SVGDocument.writeEnd(to: sink)
  }

  /// Outlines the old frames of elements that moved or disappeared.
  private func drawOrigins(on canvas: SVGCanvas) {
    canvas.sink.write("<g id=\"origins\">\n")
    let moved = transition.arrivals.lazy.filter { $0.change == .moved }.compactMap(\.frame)
    for frame in moved.prefix(PictureOptions.greatestCount) { canvas.draw(frame, Self.originPaints[0]) }
    for departure in transition.departures.prefix(PictureOptions.greatestCount) {
      canvas.draw(departure.frame, Self.originPaints[1])
    }
    canvas.sink.write("</g>\n")
  }

  private static let originPaints = [
    SVGPaint(
      name: "origin", stroke: .plain("#0b57d0", "#8ab8ff"),
      attributes: " stroke-width=\"1\" stroke-dasharray=\"4 2\""),
    SVGPaint(
      name: "gone", stroke: .plain("#c53a30", "#f58b82"),
      attributes: " stroke-width=\"1\" stroke-dasharray=\"4 2\""),
  ]

  /// The style element with the animations, which restart when the picture is pressed.
  private static let animations: StaticString = """
    <style>
    @media (prefers-reduced-motion: no-preference) {
    #layout .shifts rect { animation: shift 0.3s ease-in-out }
    #layout .shifts text { animation: slide 0.3s ease-in-out }
    #layout .looks { animation: look 0.3s ease-in-out }
    #layout .appears { animation: appear 0.3s ease-in-out }
    #layout .disappears { animation: disappear 0.3s ease-in-out }
    #layout:active :is(g, rect, text) { animation: none }
    }
    @keyframes shift { from { x: var(--x); y: var(--y); width: var(--width); height: var(--height) } }
    @keyframes slide { from { transform: translate(var(--dx), var(--dy)) } }
    @keyframes look { from { transform: var(--look); opacity: var(--alpha) } }
    @keyframes appear { from { opacity: 0 } }
    @keyframes disappear { from { opacity: 1; visibility: visible } }
    </style>

    """
}

/// The legend of an animated picture: a swatch and a word for each color.
private struct SVGLegend {
  private let entries: [(change: LayoutTransition.Change, x: Double, line: Int)]
  private let lineCount: Int
  /// The factor by which text is enlarged.
  private let scale: Double

  private static let fontSize = 11.0
  private static let leading = 18.0
  private static let margin = 12.0

  /// - Parameter width: The picture's width, in points.
  init(_ changes: [LayoutTransition.Change], width: Double, scale: Double) {
    var entries: [(change: LayoutTransition.Change, x: Double, line: Int)] = []
    var x = Self.margin * scale
    var line = 0
    for change in changes {
      let length = (LabelFit.ems("\(change.word)") * Self.fontSize + 16 + Self.margin) * scale
      if x > Self.margin * scale, x + length > width {
        x = Self.margin * scale
        line += 1
      }
      entries.append((change, x, line))
      x += length
    }
    self.entries = entries
    lineCount = changes.isEmpty ? 0 : line + 1
    self.scale = scale
  }

  /// The height, in points.
  var height: Double {
    lineCount == 0 ? 0 : ((Double(lineCount) * Self.leading + Self.margin) * scale).rounded(.up)
  }

  func draw(at corner: Point, on canvas: SVGCanvas) {
    for (change, x, line) in entries {
      let y = corner.y + (Self.margin / 2 + Double(line) * Self.leading) * scale
      let side = 10 * scale
      canvas.draw(
        Rect(x: corner.x + x, y: y + 4 * scale, width: side, height: side), radius: 2 * scale,
        change.paint.box)
      canvas.draw(
        "\(change.word)", x: corner.x + x + 16 * scale, y: y + 13 * scale, size: Self.fontSize * scale,
        anchor: "start", SVGPalette.details)
    }
  }
}

extension LayoutTransition.Change {
  var paint: SVGPalette.Pair {
    switch self {
    case .appeared: Self.appearedPaint
    case .disappeared: Self.disappearedPaint
    case .moved: Self.movedPaint
    case .reloaded: Self.reloadedPaint
    }
  }

  /// The paints of all changes, for the style element.
  static let paints = allCases.flatMap { [$0.paint.box, $0.paint.text] }

  private static let appearedPaint = SVGPalette.pair(
    "appeared", "appeared-text", .plain("#c9edcf", "#174523"),
    .plain("#23863a", "#5fcf78"), .plain("#0d4519", "#d3f5da"))
  private static let disappearedPaint = SVGPalette.pair(
    "disappeared", "disappeared-text", .plain("#fad4d0", "#521d19"),
    .plain("#c53a30", "#f58b82"), .plain("#6d1009", "#fcdad7"),
    attributes: " stroke-dasharray=\"4 2\"")
  private static let movedPaint = SVGPalette.pair(
    "moved", "moved-text", .plain("#a6cbff", "#154a94"),
    .plain("#0b57d0", "#8ab8ff"), .plain("#05275c", "#e5f0ff"))
  private static let reloadedPaint = SVGPalette.pair(
    "reloaded", "reloaded-text", .plain("#fdeba1", "#4d3f08"),
    .plain("#9c7500", "#e0bd43"), .plain("#4a3800", "#faf0c4"))
}

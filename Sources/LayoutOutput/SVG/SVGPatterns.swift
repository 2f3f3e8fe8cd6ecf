/// The patterns used as fills.
enum SVGPatterns {
  private static let dottedBase = SVGPaint(name: "dotted-base", fill: .plain("#f7f7f8", "#1d1f23"))
  private static let dot = SVGPaint(name: "dot", fill: .plain("#c3c6cc", "#4b5059"))
  private static let stripedBase = SVGPaint(
    name: "striped-base", fill: .plain("#e9f7e2", "#1b3314"), attributes: " fill-opacity=\"0.8\"")
  private static let stripe = SVGPaint(name: "stripe", fill: .plain("#93c77a", "#4f8040"))

  private static let wrongBase = SVGPaint(name: "wrong-base", fill: .plain("#fdecea", "#3d1513"))
  private static let wrongLine = SVGPaint(name: "wrong-line", fill: .plain("#f19a92", "#8c302a"))

  static let paints = [dottedBase, dot, stripedBase, stripe, wrongBase, wrongLine]

  static func write(to canvas: SVGCanvas) {
    let sink = canvas.sink
    sink.write("<defs>\n")
    pattern("dotted", "", dottedBase, on: canvas) {
      sink.write("<circle cx=\"2.5\" cy=\"2.5\" r=\"0.7\"")
      canvas.write(dot)
      sink.write("/>")
    }
    pattern("striped", " patternTransform=\"rotate(-45)\"", stripedBase, on: canvas) {
      path("M0 0h1v5h-1z", stripe, on: canvas)
    }
    pattern("culprit", " patternTransform=\"rotate(-45) scale(1.4)\"", wrongBase, on: canvas) {
      path("M0 0h1.4v5h-1.4z", wrongLine, on: canvas)
    }
    sink.write("</defs>\n")
  }

  private static func pattern(
    _ id: StaticString, _ transform: StaticString, _ base: SVGPaint, on canvas: SVGCanvas, _ draw: () -> Void
  ) {
    canvas.sink.write("<pattern")
    canvas.writeID(id)
    canvas.sink.write(" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\"")
    canvas.sink.write(transform)
    canvas.sink.write(">")
    path("M0 0h5v5h-5z", base, on: canvas)
    draw()
    canvas.sink.write("</pattern>\n")
  }

  private static func path(_ outline: StaticString, _ paint: SVGPaint, on canvas: SVGCanvas) {
    canvas.sink.write("<path d=\"")
    canvas.sink.write(outline)
    canvas.sink.write("\"")
    canvas.write(paint)
    canvas.sink.write("/>")
  }
}

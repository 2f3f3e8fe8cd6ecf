/// The dark colours of a picture whose attributes are light, for readers who prefer them.
enum SVGStyle {
  /// Writes the style of an automatic theme; the others need none. It holds for the picture alone, wherever that is put.
  static func write(_ paints: [SVGPaint] = SVGPalette.all, to canvas: SVGCanvas) {
    guard canvas.theme == .auto else { return }
    let sink = canvas.sink
    sink.write("<style>@media (prefers-color-scheme: dark) {\n")
    for paint in paints {
      let rules = [("fill", paint.fill), ("stroke", paint.stroke)] as [(StaticString, SVGColor)]
      guard rules.contains(where: { $0.1.dark != nil }) else { continue }
      sink.write("#")
      sink.write(text: canvas.idPrefix)
      sink.write("layout .")
      sink.write(paint.name)
      sink.write(" {")
      for (property, color) in rules {
        guard let dark = color.dark else { continue }
        sink.write(" ")
        sink.write(property)
        sink.write(": ")
        sink.write(dark)
        sink.write(";")
      }
      sink.write(" }\n")
    }
    sink.write("}</style>\n")
  }
}

extension SVGColor {
  fileprivate var dark: StaticString? {
    if case .plain(_, let dark) = self { dark } else { nil }
  }
}

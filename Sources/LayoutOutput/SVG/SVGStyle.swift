/// The style element with the dark colors of an automatic theme. Attributes have the light colors.
enum SVGStyle {
  /// Writes the style, which applies only to this picture, even if a page embeds the picture.
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

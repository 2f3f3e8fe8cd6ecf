import LayoutSpec
import LayoutText

/// Writes SVG: shapes, text, numbers, ids and the colors of a theme.
struct SVGCanvas {
  let sink: ByteSink
  /// The maximum number of decimals.
  let precision: Int
  var theme = PictureTheme.auto
  /// The prefix of all ids in the document.
  var idPrefix = ""
  /// The second prefix of ids, if the document has several pictures.
  var pictureID = ""

  /// Writes some text, a number and, if `closing` is true, the quotation mark that ends an attribute.
  func number(_ prefix: StaticString, _ value: Double, closing: Bool = true) {
    sink.write(prefix)
    sink.write(decimal: value, precision: precision)
    if closing { sink.write("\"") }
  }

  /// Writes the attributes `x`, `y`, `width` and `height`.
  func frame(_ rect: Rect) {
    number(" x=\"", rect.x)
    number(" y=\"", rect.y)
    number(" width=\"", rect.width)
    number(" height=\"", rect.height)
  }

  /// Writes a closed outline as the attribute `d`.
  func outline(_ rect: Rect) {
    number(" d=\"M", rect.x, closing: false)
    number(" ", rect.y, closing: false)
    number("h", rect.width, closing: false)
    number("v", rect.height, closing: false)
    number("h", -rect.width, closing: false)
    sink.write("z\"")
  }

  /// Writes an affine transform about the center of a frame. Styles need commas as separators.
  func write(matrix numbers: [Double], about frame: Rect, separator: StaticString = " ") {
    var numbers = numbers
    // Move the center to the origin and back.
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    numbers[4] += x - (numbers[0] * x + numbers[2] * y)
    numbers[5] += y - (numbers[1] * x + numbers[3] * y)
    sink.write("matrix(")
    sink.write(factors: numbers, separator: separator, precision: min(9, precision + 3))
    sink.write(")")
  }

  func draw(_ rect: Rect, _ paint: SVGPaint, opacity: Double = 1) {
    sink.write("<path")
    outline(rect)
    write(paint)
    if opacity != 1 { number(" opacity=\"", opacity) }
    sink.write("/>\n")
  }

  /// Draws a rectangle with round corners.
  func draw(_ rect: Rect, radius: Double, _ paint: SVGPaint) {
    sink.write("<rect")
    frame(rect)
    number(" rx=\"", radius)
    write(paint)
    sink.write("/>\n")
  }

  /// Draws a line; each number follows its command.
  func draw(path: [(command: StaticString, number: Double)], _ paint: SVGPaint) {
    sink.write("<path d=\"")
    for (command, value) in path { number(command, value, closing: false) }
    sink.write("\"")
    write(paint)
    sink.write("/>\n")
  }

  /// Draws a line of text in the middle of a frame.
  func draw(_ text: String, inMiddleOf frame: Rect, size: Double, _ paint: SVGPaint) {
    draw(
      text, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 + 0.35 * size, size: size,
      anchor: "middle", paint)
  }

  /// Draws a line of text with its baseline at `y` and its `anchor` at `x`; `nil` is the document's default,
  /// the middle.
  func draw(_ text: String, x: Double, y: Double, size: Double, anchor: StaticString?, _ paint: SVGPaint) {
    number("<text x=\"", x)
    number(" y=\"", y)
    if let anchor {
      sink.write(" text-anchor=\"")
      sink.write(anchor)
      sink.write("\"")
    }
    number(" font-size=\"", size)
    write(paint)
    sink.write(">")
    sink.write(xmlText: text)
    sink.write("</text>\n")
  }

  /// Writes the class, colors and attributes of a paint.
  func write(_ paint: SVGPaint) {
    sink.write(" class=\"")
    sink.write(paint.name)
    sink.write("\" fill=\"")
    write(paint.fill)
    sink.write("\"")
    if paint.hasStroke {
      sink.write(" stroke=\"")
      write(paint.stroke)
      sink.write("\"")
    }
    sink.write(paint.attributes)
  }

  /// Writes the color of the theme. Attributes have the light color in an automatic theme.
  func write(_ color: SVGColor) {
    switch color {
    case .none: sink.write("none")
    case .plain(let light, let dark): sink.write(theme == .dark ? dark : light)
    case .pattern(let id):
      sink.write("url(#")
      sink.write(text: idPrefix)
      sink.write(id)
      sink.write(")")
    }
  }

  /// Writes an id attribute that is unique in the document.
  func writeID(_ id: StaticString) {
    sink.write(" id=\"")
    sink.write(text: idPrefix)
    sink.write(id)
    sink.write("\"")
  }

  /// Writes an id that is unique in the picture, for an attribute or a link.
  func write(pictureID id: StaticString, _ number: Int? = nil) {
    sink.write(text: idPrefix)
    sink.write(text: pictureID)
    sink.write(id)
    if let number { sink.write(integer: number) }
  }

  /// Begins a `<g>` with an id.
  func beginGroup(_ id: StaticString) {
    sink.write("<g id=\"")
    write(pictureID: id)
    sink.write("\">\n")
  }

  /// Writes a clip path with an id.
  func writeClip(_ id: StaticString, _ number: Int? = nil, to rect: Rect) {
    sink.write("<clipPath id=\"")
    write(pictureID: id, number)
    sink.write("\"><path")
    outline(rect)
    sink.write("/></clipPath>\n")
  }

  /// Begins a `<g>` that is clipped by the path with an id.
  func beginClipped(_ id: StaticString, _ number: Int? = nil, attributes: StaticString = "") {
    sink.write("<g")
    sink.write(attributes)
    sink.write(" clip-path=\"url(#")
    write(pictureID: id, number)
    sink.write(")\">\n")
  }
}

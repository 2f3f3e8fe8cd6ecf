import LayoutSpec
import LayoutText

/// Where a picture is drawn: numbers, ids and colours in its theme.
struct SVGCanvas {
  let sink: ByteSink
  /// The greatest number of decimals.
  let precision: Int
  var theme = PictureTheme.auto
  /// What the ids begin with that all pictures of the document share.
  var idPrefix = ""
  /// What follows it in the ids of one picture among several.
  var pictureID = ""

  /// Writes a number after some text and, as a rule, the quotation mark that closes an attribute.
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

  /// Writes a transform about the centre of a frame.
  ///
  /// - Parameters:
  ///   - numbers: six of them.
  ///   - separator: a comma in styles.
  func write(matrix numbers: [Double], about frame: Rect, separator: StaticString = " ") {
    var numbers = numbers
    // The centre is taken to the origin and back.
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    numbers[4] += x - (numbers[0] * x + numbers[2] * y)
    numbers[5] += y - (numbers[1] * x + numbers[3] * y)
    sink.write("matrix(")
    sink.write(factors: numbers, separator: separator, precision: min(9, precision + 3))
    sink.write(")")
  }

  /// Draws a rectangle.
  func draw(_ rect: Rect, _ paint: SVGPaint) {
    sink.write("<path")
    outline(rect)
    write(paint)
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

  /// Draws a line: each number follows its command.
  func draw(path: [(command: StaticString, number: Double)], _ paint: SVGPaint) {
    sink.write("<path d=\"")
    for (command, value) in path { number(command, value, closing: false) }
    sink.write("\"")
    write(paint)
    sink.write("/>\n")
  }

  /// Draws a line of text in the middle of a box.
  func draw(_ text: String, inMiddleOf frame: Rect, size: Double, _ paint: SVGPaint) {
    draw(
      text, x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 + 0.35 * size, size: size,
      anchor: "middle", paint)
  }

  /// Draws a line of text at its baseline.
  ///
  /// - Parameter anchor: what of the text stands at `x`; nil for its middle, as the document has it.
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

  /// Writes the class and the colours of a paint; without a colour the outlines of shapes and text need none.
  func write(_ paint: SVGPaint) {
    sink.write(" class=\"")
    sink.write(paint.name)
    sink.write("\" fill=\"")
    write(paint.fill)
    sink.write("\"")
    if case .none = paint.stroke {
    } else {
      sink.write(" stroke=\"")
      write(paint.stroke)
      sink.write("\"")
    }
    sink.write(paint.attributes)
  }

  /// Writes a colour as it stands in an attribute: of the two of an automatic theme the light one.
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

  /// Writes the id of something that is once in a document.
  func writeID(_ id: StaticString) {
    sink.write(" id=\"")
    sink.write(text: idPrefix)
    sink.write(id)
    sink.write("\"")
  }

  /// Writes an id of a picture, for an attribute or a link; a number tells those of a sort apart.
  func write(pictureID id: StaticString, _ number: Int? = nil) {
    sink.write(text: idPrefix)
    sink.write(text: pictureID)
    sink.write(id)
    if let number { sink.write(integer: number) }
  }
}

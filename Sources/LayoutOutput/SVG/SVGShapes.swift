import LayoutSolver
import LayoutSpec
import LayoutText

/// Draws elements and explanatory boxes.
struct SVGShapes {
  /// The width of outlines, points; they stay inside their box, so that neighbours do not overlap.
  private static let strokeWidth = 0.75

  let spec: Spec
  /// The element kinds that `Element.kind` counts.
  let kinds: [String]
  let sink: ByteSink
  let precision: Int
  /// Whether rows of outlines begin at the right.
  var isRightToLeft = false
  /// What is wrong.
  var culprits = Culprits()

  /// Draws an element: one `<rect>` with its `<title>`, and a label where there is room for one.
  ///
  /// What is hidden is a faint outline without a label: it has its place, and covers nothing that is seen.
  func draw(_ element: Element) {
    let caption = ElementCaption(element, spec: spec, kinds: kinds)
    let culprit = culprits[element.node]
    let paint = culprit == nil ? SVGPalette.paint(element) : SVGPalette.culprit
    let frame = element.frame
    let stroke = max(0, min(Self.strokeWidth, frame.width / 2, frame.height / 2))
    sink.write("<rect")
    number(" x=\"", frame.x + stroke / 2)
    number(" y=\"", frame.y + stroke / 2)
    number(" width=\"", max(0, frame.width - stroke))
    number(" height=\"", max(0, frame.height - stroke))
    if element.category == .cell, min(frame.width, frame.height) >= 16 { sink.write(" rx=\"3\"") }
    sink.write(" fill=\"")
    sink.write(element.isHidden ? "none" : paint.fill)
    sink.write("\"")
    if stroke > 0 {
      sink.write(" stroke=\"")
      sink.write(paint.stroke)
      number("\" stroke-width=\"", stroke)
      sink.write(element.isHidden ? " stroke-dasharray=\"2 2\"" : paint.dashes)
    }
    if element.isHidden { sink.write(" opacity=\"0.4\"") }
    sink.write("><title>")
    caption.writeTitle(to: sink, precision: precision)
    if let culprit { write(culprit) }
    sink.write("</title></rect>\n")
    guard !element.isHidden else { return }
    drawLabel(caption.label, level: caption.indentationLevel, of: element, color: paint.text)
  }

  /// Draws the box of something that is wrong, hatched, as far as it is not drawn by itself.
  ///
  /// - Parameter label: words in the box; it then covers what is below it.
  func draw(_ culprit: Culprit, at frame: Rect, label: String?) {
    let inset = max(0, min(0.5, frame.width / 2, frame.height / 2))
    let paint = SVGPalette.culprit
    sink.write("<rect")
    number(" x=\"", frame.x + inset)
    number(" y=\"", frame.y + inset)
    number(" width=\"", max(0, frame.width - 2 * inset))
    number(" height=\"", max(0, frame.height - 2 * inset))
    sink.write(" fill=\"")
    sink.write(paint.fill)
    sink.write("\" stroke=\"")
    sink.write(paint.stroke)
    sink.write("\" stroke-width=\"1\"><title>")
    sink.write(xmlText: culprit.rule)
    sink.write(" - ")
    ElementCaption.write(frame, to: sink, precision: precision)
    write(culprit)
    sink.write("</title></rect>\n")
    if let label, let fit = LabelFit(label, in: frame.extent) {
      drawCentered(fit, in: frame, color: paint.text)
    }
  }

  private func write(_ culprit: Culprit) {
    sink.write(", error: ")
    sink.write(xmlText: culprit.message)
  }

  private func drawCentered(_ label: LabelFit, in frame: Rect, color: StaticString) {
    sink.write("<text")
    number(" x=\"", frame.x + frame.width / 2)
    number(" y=\"", frame.y + frame.height / 2 + 0.35 * label.fontSize)
    number(" font-size=\"", label.fontSize)
    sink.write(" fill=\"")
    sink.write(color)
    sink.write("\">")
    sink.write(xmlText: label.text)
    sink.write("</text>\n")
  }

  /// Draws the outline of a group or of what insets leave.
  func draw(_ box: ExplanatoryBox) {
    let frame = box.frame
    let inset = max(0, min(0.5, frame.width / 2, frame.height / 2))
    sink.write("<path")
    number(" d=\"M", frame.x + inset, closing: false)
    number(" ", frame.y + inset, closing: false)
    number("h", max(0, frame.width - 2 * inset), closing: false)
    number("v", max(0, frame.height - 2 * inset), closing: false)
    number("h", min(0, 2 * inset - frame.width), closing: false)
    sink.write("z\"")
    sink.write(SVGPalette.outline(box.kind))
    sink.write("><title>")
    sink.write(text: box.kind.rawValue)
    sink.write(" - ")
    ElementCaption.write(frame, to: sink, precision: precision)
    sink.write("</title></path>\n")
  }

  /// Where a row of an outline begins, and how much further one of the next level, points: in UIKit, too, a level moves a cell's contents
  /// and not its frame.
  private static let rowMargin = 16.0
  private static let indentation = 10.0

  /// Backgrounds are labelled in their corner, where contents seldom cover them; rows of an outline as far in as they are deep;
  /// everything else in its middle.
  private func drawLabel(_ text: String, level: Int?, of element: Element, color: StaticString) {
    var frame = element.frame
    if let level {
      let indent = min(Self.rowMargin + Self.indentation * Double(level), frame.width / 2)
      if !isRightToLeft { frame.x += indent }
      frame.width -= indent
    }
    let isBackground = element.category == .decoration
    guard let label = LabelFit(text, in: frame.extent, greatestSize: isBackground ? 6 : LabelFit.greatestSize)
    else { return }
    sink.write("<text")
    if isBackground {
      number(" x=\"", frame.x + LabelFit.margin)
      number(" y=\"", frame.y + 1 + label.fontSize)
      sink.write(" text-anchor=\"start\"")
    } else if level != nil {
      number(" x=\"", isRightToLeft ? frame.x + frame.width : frame.x)
      number(" y=\"", frame.y + frame.height / 2 + 0.35 * label.fontSize)
      sink.write(isRightToLeft ? " text-anchor=\"end\"" : " text-anchor=\"start\"")
    } else {
      number(" x=\"", frame.x + frame.width / 2)
      number(" y=\"", frame.y + frame.height / 2 + 0.35 * label.fontSize)
    }
    number(" font-size=\"", label.fontSize)
    sink.write(" fill=\"")
    sink.write(color)
    sink.write("\">")
    sink.write(xmlText: label.text)
    sink.write("</text>\n")
  }

  private func number(_ prefix: StaticString, _ value: Double, closing: Bool = true) {
    sink.write(prefix)
    sink.write(decimal: value, precision: precision)
    if closing { sink.write("\"") }
  }
}

import LayoutSolver
import LayoutSpec
import LayoutText

/// Draws elements and explanatory boxes.
struct SVGShapes {
  /// The width of outlines, in points. Outlines stay inside their boxes, so that those of neighbors do not
  /// overlap.
  private static let strokeWidth = 0.75

  let spec: Spec
  /// The element kinds that `Element.kind` indexes.
  let kinds: [String]
  let canvas: SVGCanvas
  var isRightToLeft = false
  /// The font size of labels that have enough room, in points.
  var labelSize = LabelFit.greatestSize
  var showsLabels = true
  var culprits = Culprits()
  var separators: ListSeparators?
  /// `nil` if the picture is not animated.
  var arrivals: SVGArrivals?

  private var sink: ByteSink { canvas.sink }

  /// Draws an element with its appearance: with an affine transform or, if it has depth, as a quadrilateral.
  /// Draws nothing if the appearance hides the element.
  ///
  /// - Parameter sight: The area for the label of a plain element; `nil` for its whole frame.
  func draw(_ element: Element, as appearance: VisibleAppearance?, in sight: Rect? = nil) {
    let arrival = arrivals?[element]
    guard let appearance, !appearance.isPlain else {
      guard let arrival, arrival.look != nil else { return draw(element, in: sight) }
      sink.write("<g")
      arrival.writeLook(on: canvas)
      sink.write(">\n")
      draw(element)
      return sink.write("</g>\n")
    }
    if appearance.isHidden == true { return }
    guard let corners = appearance.corners(of: element.frame) else { return }
    sink.write("<g")
    if !appearance.hasDepth {
      arrival?.writeLook(on: canvas)
      sink.write(" transform=\"")
      canvas.write(matrix: appearance.transform.affineNumbers, about: element.frame)
      sink.write("\"")
    }
    if appearance.alpha != 1 {
      sink.write(" opacity=\"")
      sink.write(decimal: appearance.alpha, precision: min(9, canvas.precision + 3))
      sink.write("\"")
    }
    sink.write(">\n")
    if appearance.hasDepth { draw(element, corners: corners) } else { draw(element) }
    sink.write("</g>\n")
  }

  /// Draws an element as a quadrilateral.
  private func draw(_ element: Element, corners: [Point]) {
    let caption = ElementCaption(element, spec: spec, kinds: kinds)
    let paint =
      culprits[element.node] == nil
      ? arrivals?[element]?.change?.paint ?? SVGPalette.paint(element) : SVGPalette.culprit
    for (place, corner) in corners.enumerated() {
      canvas.number(place == 0 ? "<path d=\"M" : "L", corner.x, closing: false)
      canvas.number(" ", corner.y, closing: false)
    }
    sink.write("z\"")
    canvas.write(element.isHidden ? SVGPalette.hidden : paint.box)
    canvas.number(" stroke-width=\"", Self.strokeWidth)
    sink.write("><title>")
    caption.writeTitle(to: sink, precision: canvas.precision)
    sink.write("</title></path>\n")
    guard !element.isHidden, showsLabels else { return }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    var seen = element
    seen.frame.x = x.reduce(0, +) / 4
    seen.frame.y = y.reduce(0, +) / 4
    let width = min(element.frame.width, (x.max() ?? 0) - (x.min() ?? 0))
    let height = min(element.frame.height, (y.max() ?? 0) - (y.min() ?? 0))
    seen.frame = Rect(x: seen.frame.x - width / 2, y: seen.frame.y - height / 2, width: width, height: height)
    drawLabel(caption, of: seen, in: nil, paint.text)
  }

  /// Draws an element: its box with a title, and a label if there is room. Draws a hidden element as a faint
  /// outline without a label.
  ///
  /// - Parameters:
  ///   - sight: The area for the label; `nil` for the whole frame of the element.
  ///   - labels: False to leave out the label, regardless of the options.
  func draw(_ element: Element, in sight: Rect? = nil, labels: Bool = true) {
    let caption = ElementCaption(element, spec: spec, kinds: kinds)
    let culprit = culprits[element.node]
    let arrival = arrivals?[element]
    let paint =
      culprit == nil ? arrival?.change?.paint ?? SVGPalette.paint(element) : SVGPalette.culprit
    let frame = element.frame
    let stroke = Self.stroke(of: frame)
    let isGroup = arrival?.begin(element, inset: stroke / 2, on: canvas) ?? false
    defer { if isGroup { sink.write("</g>\n") } }
    let isFaint = element.isHidden || caption.isBlank
    let row = arrivals == nil && !isFaint ? BoxedRow(element, of: spec) : nil
    let inset = arrivals == nil && !element.isHidden ? caption.labelInset : nil
    let placeholder =
      arrivals == nil && !element.isHidden ? caption.placeholder(isRightToLeft: isRightToLeft) : nil
    let line = inset.flatMap {
      separators?.frame(below: element, of: spec, from: $0, isRightToLeft: isRightToLeft)
    }
    if let row {
      row.writePath(frame, stroke: stroke, isOpen: line != nil, on: canvas)
    } else {
      sink.write("<rect")
      canvas.frame(frame.shrunk(by: stroke / 2))
      if let placeholder {
        canvas.number(" rx=\"", placeholder.radius)
      } else if element.category == .cell, min(frame.width, frame.height) >= 16 {
        sink.write(" rx=\"3\"")
      }
    }
    canvas.write(isFaint ? SVGPalette.hidden : paint.box)
    canvas.number(" stroke-width=\"", stroke)
    sink.write("><title>")
    caption.writeTitle(to: sink, precision: canvas.precision)
    if let culprit { write(culprit) }
    arrival?.writeTitle(element, to: sink, precision: canvas.precision)
    sink.write(row == nil ? "</title></rect>\n" : "</title></path>\n")
    guard !element.isHidden else { return }
    if let line { canvas.draw(line, paint.text, opacity: 0.3) }
    if let placeholder { canvas.draw(placeholder, paint.text) }
    guard showsLabels, labels, placeholder == nil || !caption.isCovered else { return }
    if let title = placeholder?.title {
      drawLabel(
        caption.label, in: title, inset: placeholder?.isRound == true ? nil : 0, sight: sight, paint.text)
    } else {
      drawLabel(caption, of: element, in: sight, paint.text)
    }
  }

  private static func stroke(of frame: Rect) -> Double {
    max(0, min(strokeWidth, frame.width / 2, frame.height / 2))
  }

  /// Draws an element that disappears, which is visible only during the animation.
  func draw(_ departure: LayoutTransition.Departure) {
    let paint = LayoutTransition.Change.disappeared.paint
    let frame = departure.frame
    let stroke = Self.stroke(of: frame)
    if let look = departure.look {
      sink.write("<g transform=\"")
      canvas.write(matrix: look.transform, about: frame)
      canvas.number("\" opacity=\"", look.alpha)
      sink.write(">\n")
    }
    defer { if departure.look != nil { sink.write("</g>\n") } }
    let kind = shortKind(departure.kind)
    let name = departure.name?.onOneLine
    sink.write("<g class=\"disappears\" opacity=\"0\" visibility=\"hidden\">\n<rect")
    canvas.frame(frame.shrunk(by: stroke / 2))
    canvas.write(paint.box)
    canvas.number(" stroke-width=\"", stroke)
    sink.write("><title>")
    sink.write(text: departure.category)
    ElementCaption.write(kind, name, frame, to: sink, precision: canvas.precision)
    sink.write(", disappeared</title></rect>\n")
    drawLabel(name ?? kind, in: frame, inset: departure.labelInset, paint.text)
    sink.write("</g>\n")
  }

  /// Draws a culprit as a hatched box, with a label if given.
  func draw(_ culprit: Culprit, at frame: Rect, label: String?) {
    sink.write("<rect")
    canvas.frame(frame.shrunk(by: 0.5))
    canvas.write(SVGPalette.culprit.box)
    sink.write(" stroke-width=\"1\"><title>")
    sink.write(xmlText: culprit.rule)
    ElementCaption.write("", nil, frame, to: sink, precision: canvas.precision)
    write(culprit)
    sink.write("</title></rect>\n")
    guard let label, let fit = LabelFit(label, in: frame.extent) else { return }
    canvas.draw(fit.text, inMiddleOf: frame, size: fit.fontSize, SVGPalette.culprit.text)
  }

  /// Draws the name of a culprit that is drawn as a bar.
  func drawTag(_ culprit: Culprit, at frame: Rect) {
    canvas.draw(frame, radius: 3, SVGPalette.page)
    sink.write("<rect")
    canvas.frame(frame)
    sink.write(" rx=\"3\"")
    canvas.write(SVGPalette.culpritTag)
    sink.write("><title>")
    sink.write(xmlText: culprit.rule)
    write(culprit)
    sink.write("</title></rect>\n")
    canvas.draw(
      culprit.rule, inMiddleOf: frame, size: CulpritBoxes.tagFontSize, SVGPalette.culprit.text)
  }

  private func write(_ culprit: Culprit) {
    sink.write(", error: ")
    sink.write(xmlText: culprit.message)
  }

  /// Draws the outline of a group or of a box inside insets.
  func draw(_ box: ExplanatoryBox) {
    let frame = box.frame
    sink.write("<path")
    canvas.outline(frame.shrunk(by: 0.5))
    canvas.write(SVGPalette.outline(box.kind))
    sink.write("><title>")
    sink.write(text: box.kind.rawValue)
    ElementCaption.write("", nil, frame, to: sink, precision: canvas.precision)
    sink.write("</title></path>\n")
  }

  /// Draws the gap of a spacing, with its width if there is room for the number.
  func draw(_ gap: SpacingGap) {
    let frame = gap.frame
    guard frame.width > 0, frame.height > 0 else { return }
    sink.write("<path")
    canvas.outline(frame)
    canvas.write(SVGPalette.gap.box)
    sink.write("><title>")
    sink.write(text: gap.kind.rawValue)
    canvas.number(" - ", gap.length, closing: false)
    sink.write("</title></path>\n")
    let number = decimalText(gap.length, precision: min(canvas.precision, 3))
    guard let label = LabelFit(number, in: frame.extent, greatestSize: 9) else { return }
    canvas.draw(label.text, inMiddleOf: frame, size: label.fontSize, SVGPalette.gap.text)
  }

  /// Draws a label: in the corner of a background (contents rarely cover it there), at the leading edge of a
  /// row or header, else in the middle of the element's part in `sight`.
  private func drawLabel(_ caption: ElementCaption, of element: Element, in sight: Rect?, _ paint: SVGPaint) {
    drawLabel(
      caption.label, in: element.frame, inset: caption.labelInset,
      isBackground: element.category == .decoration,
      sight: sight, paint)
  }

  private func drawLabel(
    _ text: String, in frame: Rect, inset: Double?, isBackground: Bool = false, sight: Rect? = nil,
    _ paint: SVGPaint
  ) {
    var frame = frame
    if let inset {
      let indent = min(inset, frame.width / 2)
      if !isRightToLeft { frame.x += indent }
      frame.width -= indent
    }
    let whole = frame
    if let sight { frame = frame.part(in: sight) }
    let size = isBackground ? LabelFit.smallestSize : labelSize
    guard var label = LabelFit(text, in: whole.extent, greatestSize: size) else { return }
    if frame != whole {
      // The label of a partly visible element is as large as those of its neighbours, or left out.
      let full = label.fontSize
      guard let part = LabelFit(label.text, in: frame.extent, greatestSize: full, comfortableSize: full),
        part.fontSize >= full - 0.11
      else { return }
      label = part
    }
    let middle = frame.y + frame.height / 2 + 0.35 * label.fontSize
    let (x, y, anchor): (Double, Double, StaticString?) =
      if isBackground {
        (frame.x + LabelFit.margin, frame.y + 1 + label.fontSize, "start")
      } else if inset != nil {
        isRightToLeft ? (frame.x + frame.width, middle, "end") : (frame.x, middle, "start")
      } else {
        (frame.x + frame.width / 2, middle, nil)
      }
    canvas.draw(label.text, x: x, y: y, size: label.fontSize, anchor: anchor, paint)
  }
}

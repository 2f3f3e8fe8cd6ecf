import LayoutSpec

/// What stands in a cell for its picture and its lines of text. The page has the same arithmetic in `placeholder.js`.
struct CellPlaceholder {
  /// The place of the picture; `nil` without one.
  private(set) var picture: Rect?
  /// The lines of text, except the one that the title takes.
  private(set) var bars: [Rect] = []
  /// The place of the title; `nil` if it stands in the middle, as without an appearance.
  private(set) var title: Rect?
  /// The radius of the cell's own corners.
  private(set) var radius: Double
  let isRound: Bool

  private static let linePitch = 14.0
  private static let barHeight = 6.0
  private static let cornerRadius = 3.0

  /// - Parameters:
  ///   - frame: the frame of the cell, in points.
  ///   - indent: the distance of a row's content from its leading edge, in points; `nil` outside of lists.
  ///   - hasTitle: true if the first line is the title.
  init(_ appearance: Appearance, in frame: Rect, indent: Double?, hasTitle: Bool, isRightToLeft: Bool) {
    let shorter = min(frame.width, frame.height)
    let margin = min(8, shorter / 8)
    var inner = frame.shrunk(by: margin)
    if let indent, indent > margin, inner.width > indent {
      inner.width -= indent - margin
      if !isRightToLeft { inner.x += indent - margin }
    }
    isRound = appearance.shape == .circle
    let isSquare = abs(frame.width - frame.height) < 1
    radius = appearance.shape == .pill || isRound && isSquare ? shorter / 2 : Self.cornerRadius
    let wanted =
      appearance.lines > 0 || !appearance.hasImage || !hasTitle || isRound && isSquare ? appearance.lines : 1
    var lines = min(wanted, Int(inner.height / Self.linePitch))
    var text = inner
    if appearance.hasImage {
      let below = frame.height - Double(lines) * Self.linePitch - 2 * margin
      if lines > 0, frame.width >= 2 * frame.height {
        let side = inner.height
        picture = Rect(
          x: isRightToLeft ? inner.x + inner.width - side : inner.x, y: inner.y, width: side, height: side)
        text.width -= side + margin
        if !isRightToLeft { text.x += side + margin }
      } else if lines > 0, below >= 16 {
        let side = min(inner.width, below - margin)
        picture =
          isRound
          ? Rect(x: frame.x + (frame.width - side) / 2, y: inner.y, width: side, height: side)
          : Rect(x: frame.x, y: frame.y, width: frame.width, height: below)
        text.y = frame.y + below + margin
        text.height = Double(lines) * Self.linePitch
      } else {
        lines = 0
        picture =
          isRound
          ? Rect(
            x: frame.x + (frame.width - shorter) / 2, y: frame.y + (frame.height - shorter) / 2,
            width: shorter,
            height: shorter) : frame
      }
    }
    let top = text.y + (text.height - Double(lines) * Self.linePitch) / 2
    for line in 0..<max(0, lines) {
      let y = top + Double(line) * Self.linePitch
      if line == 0, hasTitle {
        title = Rect(x: text.x, y: y, width: text.width, height: Self.linePitch)
        continue
      }
      let width = text.width * (line == lines - 1 && lines > 1 ? 0.6 : 1)
      let x =
        isRound ? text.x + (text.width - width) / 2 : isRightToLeft ? text.x + text.width - width : text.x
      bars.append(
        Rect(x: x, y: y + (Self.linePitch - Self.barHeight) / 2, width: width, height: Self.barHeight))
    }
  }
}

extension SVGCanvas {
  /// Draws the picture and the lines of a placeholder.
  func draw(_ placeholder: CellPlaceholder, _ paint: SVGPaint) {
    guard placeholder.picture != nil || !placeholder.bars.isEmpty else { return }
    sink.write("<g opacity=\"0.2\">\n")
    if let picture = placeholder.picture {
      let radius = placeholder.isRound ? picture.width / 2 : min(placeholder.radius, picture.height / 2)
      draw(picture, radius: radius, paint)
    }
    for bar in placeholder.bars { draw(bar, radius: bar.height / 2, paint) }
    sink.write("</g>\n")
    if let picture = placeholder.picture { drawMountains(in: picture, paint) }
  }

  /// Draws the sign of a picture, two mountains and a sun, in the middle of its frame.
  private func drawMountains(in frame: Rect, _ paint: SVGPaint) {
    let side = min(48, 0.6 * min(frame.width, frame.height))
    guard side >= 12 else { return }
    let (x, y) = (frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2)
    func point(_ letter: StaticString, _ across: Double, _ down: Double) {
      number(letter, x + across * side, closing: false)
      number(" ", y + down * side, closing: false)
    }
    sink.write("<g opacity=\"0.25\">\n<path d=\"")
    point("M", 0, 0.85)
    point("L", 0.35, 0.35)
    point("L", 0.55, 0.62)
    point("L", 0.7, 0.45)
    point("L", 1, 0.85)
    sink.write("z\"")
    write(paint)
    sink.write("/>\n")
    draw(
      Rect(x: x + 0.68 * side, y: y + 0.12 * side, width: 0.18 * side, height: 0.18 * side),
      radius: 0.09 * side, paint)
    sink.write("</g>\n")
  }
}

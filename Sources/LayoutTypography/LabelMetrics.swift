/// What a label asks for: lengths in points, rounded up to pixels.
package struct LabelMetrics: Hashable, Sendable {
  package let font: SystemFont
  /// The font at the text size `large`.
  private let fontAtLarge: SystemFont
  /// Pixels per point.
  private let displayScale: Double

  /// - Parameter fontAtLarge: the font at the text size `large`, if that is another one.
  package init(_ font: SystemFont, atLarge fontAtLarge: SystemFont? = nil, displayScale: Double) {
    self.font = font
    self.fontAtLarge = fontAtLarge ?? font
    self.displayScale = displayScale
  }

  /// The label at the text size `large`.
  package var atLarge: LabelMetrics { LabelMetrics(fontAtLarge, displayScale: displayScale) }

  /// True if the text is larger than at the text size `large`.
  package var isEnlarged: Bool { font.size > fontAtLarge.size }

  /// The height of one line.
  package var lineHeight: Double { roundedUp(font.lineHeight) }

  /// The width of a text on one line; of several paragraphs the longest counts.
  package func width(of text: some StringProtocol) -> Double { roundedUp(font.width(of: text)) }

  /// The height of a text in a width; 0 for an empty text, as for a label without a text.
  /// - Parameter limit: the greatest number of lines, cut down to a whole number; any number if that is 0 or less.
  package func height(of text: some StringProtocol, width: Double, limit: Double = 0) -> Double {
    let limit = Self.lineLimit(limit)
    return roundedUp(Double(font.lines(of: text, width: width, limit: limit).count) * font.lineHeight)
  }

  /// How many lines a text needs in a width; 0 for an empty text.
  package func lineCount(of text: some StringProtocol, width: Double) -> Int {
    font.lines(of: text, width: width).count
  }

  /// The greatest number of lines as a whole number; 0 for any.
  package static func lineLimit(_ limit: Double) -> Int { Int(min(max(0, limit), 1e9)) }

  private func roundedUp(_ length: Double) -> Double { (length * displayScale).rounded(.up) / displayScale }
}

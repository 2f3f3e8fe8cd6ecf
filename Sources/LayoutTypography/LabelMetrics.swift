/// What a label asks for: lengths in points, rounded up to pixels.
package struct LabelMetrics: Hashable, Sendable {
  package let font: SystemFont
  /// Pixels per point.
  private let displayScale: Double

  package init(_ font: SystemFont, displayScale: Double) {
    self.font = font
    self.displayScale = displayScale
  }

  /// The height of one line.
  package var lineHeight: Double { roundedUp(font.lineHeight) }

  /// The width of a text on one line; of several paragraphs the longest counts.
  package func width(of text: some StringProtocol) -> Double { roundedUp(font.width(of: text)) }

  /// The height of a text in a width; 0 for an empty text, as for a label without a text.
  /// - Parameter limit: the greatest number of lines, cut down to a whole number; any number if that is 0 or less.
  package func height(of text: some StringProtocol, width: Double, limit: Double = 0) -> Double {
    let limit = Int(min(max(0, limit), 1e9))
    return roundedUp(Double(font.lines(of: text, width: width, limit: limit).count) * font.lineHeight)
  }

  private func roundedUp(_ length: Double) -> Double { (length * displayScale).rounded(.up) / displayScale }
}

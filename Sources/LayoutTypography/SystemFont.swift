/// The system font at a size and weight.
package struct SystemFont: Hashable, Sendable {
  package enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Points.
  package var size: Double
  package var weight: Weight

  package init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The height of a line of a label, points.
  ///
  /// Model: label-lines measured. It is 20.287109375 at 17 points, for all sizes in proportion. A label rounds up to pixels.
  package var lineHeight: Double { size * 1.193359375 }

  /// The least width in which a text has one line for each of its paragraphs, points.
  package func width(of text: some StringProtocol) -> Double {
    points(of: TextLines(text, weight: weight, width: nil).longest)
  }

  /// How many lines a text has in a width.
  /// - Parameters:
  ///   - width: in points.
  ///   - limit: the greatest number of lines; 0 for any.
  /// - Returns: 0 lines for an empty text, and for a width of 0 or less (choice text-without-room).
  package func lines(of text: some StringProtocol, width: Double, limit: Int = 0) -> (
    count: Int, isTruncated: Bool
  ) {
    guard width > 0, size > 0 else { return (0, false) }
    let units = (width / size * Double(InterAdvances.unitsPerEm) + Self.allowance).rounded(.down)
    let lines = TextLines(
      text, weight: weight, width: Int(min(units, 1e15)), stoppingAfter: limit > 0 ? limit : .max)
    return limit > 0 && lines.count > limit ? (limit, true) : (lines.count, false)
  }

  /// A tolerance, so that a label exactly as wide as its text stays on one line.
  private static let allowance = 1e-6

  private func points(of units: Int) -> Double { Double(units) * size / Double(InterAdvances.unitsPerEm) }
}

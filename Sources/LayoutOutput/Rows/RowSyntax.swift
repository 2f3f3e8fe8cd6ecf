import LayoutSolver
import LayoutText

/// How a format writes one element: the fields in the order of the output contract, and what stands between them.
///
/// The parts that repeat from element to element are written once and kept, so their cost does not matter; see `ElementRowWriter`.
protocol RowSyntax {
  /// Everything before the item's number.
  static func writeHead(_ category: Element.Category, kind: String, section: Int?, to sink: ByteSink)

  /// What stands before each number.
  static var x: StaticString { get }
  static var y: StaticString { get }
  static var width: StaticString { get }
  static var height: StaticString { get }
  static var zIndex: StaticString { get }

  /// The labels up to the place where a numbered cell's number belongs.
  static func writeLabels(_ labels: ElementLabels, to sink: ByteSink)
  /// The labels after that place.
  static func writeLabelsAfterNumber(_ labels: ElementLabels, to sink: ByteSink)

  static func writeFlags(isPinned: Bool, isHidden: Bool, to sink: ByteSink)
  /// Called only where a source is asked for.
  static func writeSource(_ place: SourcePlace?, to sink: ByteSink)
  /// Called only where the spec says what elements in sight look like; nil for others.
  static func writeAppearance(_ appearance: VisibleAppearance?, precision: Int, to sink: ByteSink)
  /// Everything after the last field, line ends not included.
  static var end: StaticString { get }
}

extension VisibleAppearance {
  /// The numbers of the transform: 6, or 16 where it has depth.
  package var transformNumbers: [Double] { hasDepth ? transform.numbers : transform.affineNumbers }

  /// How many decimals its numbers have where lengths have so many: they multiply lengths of up to a thousand points, and depth divides by
  /// those.
  func transformPrecision(_ precision: Int) -> Int { min(9, precision + (hasDepth ? 6 : 3)) }
}

extension ByteSink {
  /// Writes numbers of a transform.
  func write(factors: [Double], separator: StaticString, precision: Int) {
    for (place, factor) in factors.enumerated() {
      if place > 0 { write(separator) }
      write(decimal: factor, precision: precision)
    }
  }
}

import LayoutSolver
import LayoutText

/// The syntax of an element in a row format. `ElementRowWriter` caches repeated parts, so these may be slow.
protocol RowSyntax {
  /// Writes everything before the item's number.
  static func writeHead(_ category: Element.Category, kind: String, section: Int?, to sink: ByteSink)

  /// The texts before the numbers.
  static var x: StaticString { get }
  static var y: StaticString { get }
  static var width: StaticString { get }
  static var height: StaticString { get }
  static var zIndex: StaticString { get }

  /// Writes the labels up to a numbered cell's number.
  static func writeLabels(_ labels: ElementLabels, to sink: ByteSink)
  /// Writes the labels after that number.
  static func writeLabelsAfterNumber(_ labels: ElementLabels, to sink: ByteSink)

  static func writeFlags(isPinned: Bool, isHidden: Bool, to sink: ByteSink)
  /// Writes the source. Called only if sources are written.
  static func writeSource(_ place: SourcePlace?, to sink: ByteSink)
  /// Writes the appearance; `nil` for unaffected elements. Called only if the spec has `visibleItems`.
  static func writeAppearance(_ appearance: VisibleAppearance?, precision: Int, to sink: ByteSink)
  /// The text after the last field, without a line end.
  static var end: StaticString { get }
}

extension VisibleAppearance {
  /// The numbers of the transform: 6, or 16 if it has depth.
  package var transformNumbers: [Double] { hasDepth ? transform.numbers : transform.affineNumbers }

  /// Returns the number of decimals of the transform. It needs more decimals than lengths, because it
  /// multiplies and, with depth, divides lengths of up to a thousand points.
  func transformPrecision(_ precision: Int) -> Int { min(9, precision + (hasDepth ? 6 : 3)) }
}

extension ByteSink {
  func write(factors: [Double], separator: StaticString, precision: Int) {
    for (place, factor) in factors.enumerated() {
      if place > 0 { write(separator) }
      write(decimal: factor, precision: precision)
    }
  }
}

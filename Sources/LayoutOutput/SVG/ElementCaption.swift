import LayoutSolver
import LayoutSpec
import LayoutText

/// What a picture says of an element: a short label in its box, and a title for who points at it.
struct ElementCaption {
  private let element: Element
  private let kind: String
  private let itemKind: String?
  private let name: String?
  /// How far from the leading edge the label of a row, a header or a footer begins, points; nil where it stands in the middle.
  let labelInset: Double?

  init(_ element: Element, spec: Spec, kinds: [String]) {
    self.element = element
    kind = kinds.indices.contains(element.kind) ? shortKind(kinds[element.kind]) : ""
    switch element.category {
    case .cell:
      let items = spec.section(of: element)?.items
      let run = items?.position(of: element.item)?.run
      itemKind = run?.kind
      let isRow = spec.section(of: element)?.listInsets != nil
      let level = run?.indentationLevel ?? (isRow ? 0 : nil)
      labelInset = level.map { Self.rowMargin + Self.indentation * Double($0) }
      name = (run?.title ?? items?.itemID(of: element.item))?.onOneLine
    case .supplementary, .decoration:
      itemKind = nil
      let isLine =
        element.frame.height <= Self.greatestLineHeight && element.frame.width >= 2 * element.frame.height
      let isInList = spec.section(of: element)?.listInsets != nil
      labelInset =
        isLine && spec.boundaryItem(of: element) != nil
        ? (isInList ? Self.rowMargin : Self.headerMargin) : nil
      name = spec.labels(ofView: element).title?.onOneLine
    }
  }

  /// Where a row begins, and how much further one of the next level of an outline, points: in UIKit, too, a level moves a cell's contents
  /// and not its frame.
  private static let rowMargin = 16.0
  private static let indentation = 10.0
  /// Where a header or a footer of no list begins, points.
  private static let headerMargin = 8.0
  /// What is higher, such as the view of an empty section, is no line of text, points.
  private static let greatestLineHeight = 64.0

  /// The title or the id, or else the number of a cell and the kind of another view.
  var label: String {
    switch element.category {
    case .cell: name ?? String(element.item)
    case .supplementary, .decoration: name ?? kind
    }
  }

  /// Writes a line such as `cell 0.3 wifi - 120 x 44 at 16, 20, kind row, z 0`.
  func writeTitle(to sink: ByteSink, precision: Int) {
    sink.write(text: element.category.rawValue)
    if let section = element.section {
      sink.write(" ")
      sink.write(integer: section)
      sink.write(".")
      sink.write(integer: element.item)
    }
    for word in [kind, name ?? ""] where !word.isEmpty {
      sink.write(" ")
      sink.write(xmlText: word)
    }
    sink.write(" - ")
    Self.write(element.frame, to: sink, precision: precision)
    if let itemKind {
      sink.write(", kind ")
      sink.write(xmlText: itemKind)
    }
    sink.write(", z ")
    sink.write(integer: element.zIndex)
    if element.isPinned { sink.write(", pinned") }
    if element.isHidden { sink.write(", hidden") }
  }

  /// Writes `120 x 44 at 16, 20`.
  static func write(_ frame: Rect, to sink: ByteSink, precision: Int) {
    sink.write(decimal: frame.width, precision: precision)
    sink.write(" x ")
    sink.write(decimal: frame.height, precision: precision)
    sink.write(" at ")
    sink.write(decimal: frame.x, precision: precision)
    sink.write(", ")
    sink.write(decimal: frame.y, precision: precision)
  }
}

import LayoutSolver
import LayoutSpec
import LayoutText

/// The texts of an element in a picture: a short label and a title (tooltip).
struct ElementCaption {
  private let element: Element
  private let kind: String
  private let itemKind: String?
  private let name: String?
  private let appearance: Appearance?
  private let truncated: TruncatedText?
  /// The distance of a leading label from the leading edge, in points; `nil` for a centered label.
  let labelInset: Double?

  init(_ element: Element, spec: Spec, kinds: [String]) {
    self.element = element
    truncated = spec.truncatedText(of: element)
    kind = kinds.indices.contains(element.kind) ? shortKind(kinds[element.kind]) : ""
    switch element.category {
    case .cell:
      let items = spec.section(of: element)?.items
      let run = items?.position(of: element.item)?.run
      itemKind = run?.kind
      appearance = run?.appearance
      labelInset = Self.labelInset(ofCell: element.item, in: spec.section(of: element))
      name = (items?.title(of: element.item) ?? items?.itemID(of: element.item))?.onOneLine
    case .supplementary, .decoration:
      itemKind = nil
      appearance = nil
      let isLine =
        element.frame.height <= Self.greatestLineHeight && element.frame.width >= 2 * element.frame.height
      let isInList = spec.section(of: element)?.listInsets != nil
      labelInset =
        isLine && spec.boundaryItem(of: element) != nil
        ? (isInList ? Self.rowMargin : Self.headerMargin) : nil
      name = spec.labels(ofView: element).title?.onOneLine
    }
  }

  /// Returns the distance of a cell's label from the leading edge; `nil` for a centered label.
  static func labelInset(ofCell item: Int, in section: Section?) -> Double? {
    let level = section?.items.position(of: item)?.run.indentationLevel
    return (level ?? (section?.listInsets == nil ? nil : 0)).map { rowMargin + indentation * Double($0) }
  }

  /// The margin of a row's label and its indentation per outline level, in points. As in UIKit, the level
  /// moves the contents of a cell, not its frame.
  private static let rowMargin = 16.0
  private static let indentation = 10.0
  /// The margin of a header's label outside of lists, in points.
  private static let headerMargin = 8.0
  /// The maximum height of a header that counts as one line of text, in points.
  private static let greatestLineHeight = 64.0

  /// The title; without one, the id or index of a cell or the kind of another view.
  var label: String {
    switch element.category {
    case .cell:
      name ?? (isBlank ? "" : String(element.item))
    case .supplementary, .decoration: name ?? kind
    }
  }

  /// True for a cell that shows nothing, such as one before the first day of a month.
  var isBlank: Bool { itemKind == ItemList.blankKind }

  /// True if the label is only the number of a cell whose picture or text leaves no room for it.
  var isCovered: Bool { name == nil && appearance?.isFilled == true }

  /// What stands in a cell for its picture and its text; `nil` if the spec does not say what the cell looks like.
  func placeholder(isRightToLeft: Bool) -> CellPlaceholder? {
    appearance.map {
      CellPlaceholder(
        $0, in: element.frame, indent: labelInset, hasTitle: name != nil, isRightToLeft: isRightToLeft)
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
    Self.write(kind, name, element.frame, to: sink, precision: precision)
    if let itemKind {
      sink.write(", kind ")
      sink.write(xmlText: itemKind)
    }
    if let truncated { sink.write(text: ", truncated to \(truncated.title)") }
    sink.write(", z ")
    sink.write(integer: element.zIndex)
    if element.isPinned { sink.write(", pinned") }
    if element.isHidden { sink.write(", hidden") }
  }

  /// Writes ` badge wifi - 120 x 44 at 16, 20`.
  static func write(_ kind: String, _ name: String?, _ frame: Rect, to sink: ByteSink, precision: Int) {
    for word in [kind, name ?? ""] where !word.isEmpty {
      sink.write(" ")
      sink.write(xmlText: word)
    }
    sink.write(" - ")
    write(frame, to: sink, precision: precision)
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

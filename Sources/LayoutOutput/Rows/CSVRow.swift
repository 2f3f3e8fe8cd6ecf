import LayoutSolver
import LayoutText

/// An element as a CSV record (RFC 4180).
enum CSVRow: RowSyntax {
  static var header: StaticString {
    """
    category,elementKind,section,item,x,y,width,height,zIndex,\
    sectionID,itemID,itemKind,title,indentationLevel,pinned,hidden
    """
  }
  /// The additional columns of sources.
  static var sourceHeader: StaticString { ",source,line,column,file" }
  /// The additional columns of `visibleItems`.
  static var appearanceHeader: StaticString { ",transform,alpha" }

  static func writeHead(_ category: Element.Category, kind: String, section: Int?, to sink: ByteSink) {
    sink.write(text: category.rawValue)
    sink.write(",")
    sink.write(csvField: kind)
    sink.write(",")
    if let section { sink.write(integer: section) }
    sink.write(",")
  }

  static var x: StaticString { "," }
  static var y: StaticString { "," }
  static var width: StaticString { "," }
  static var height: StaticString { "," }
  static var zIndex: StaticString { "," }
  static var end: StaticString { "" }

  static func writeLabels(_ labels: ElementLabels, to sink: ByteSink) {
    sink.write(",")
    sink.write(csvField: labels.sectionID ?? "")
    sink.write(",")
    if labels.isNumbered, let prefix = labels.itemID {
      let field = numberedField(prefix)
      sink.write(bytes: field.isQuoted ? field.bytes.dropLast() : field.bytes[...])
    } else {
      sink.write(csvField: labels.itemID ?? "")
    }
  }

  static func writeLabelsAfterNumber(_ labels: ElementLabels, to sink: ByteSink) {
    if labels.isNumbered, let prefix = labels.itemID, numberedField(prefix).isQuoted { sink.write("\"") }
    sink.write(",")
    sink.write(csvField: labels.itemKind ?? "")
    sink.write(",")
    sink.write(csvField: labels.title ?? "")
    sink.write(",")
    if let level = labels.indentationLevel { sink.write(integer: level) }
  }

  static func writeFlags(isPinned: Bool, isHidden: Bool, to sink: ByteSink) {
    sink.write(isPinned ? ",true" : ",")
    sink.write(isHidden ? ",true" : ",")
  }

  static func writeSource(_ place: SourcePlace?, to sink: ByteSink) {
    guard let place else { return sink.write(",,,,") }
    sink.write(",")
    sink.write(csvField: place.path)
    sink.write(",")
    sink.write(integer: place.line)
    sink.write(",")
    sink.write(integer: place.column)
    sink.write(",")
    sink.write(csvField: place.file ?? "")
  }

  static func writeAppearance(_ appearance: VisibleAppearance?, precision: Int, to sink: ByteSink) {
    guard let appearance else { return sink.write(",,") }
    sink.write(",")
    sink.write(
      factors: appearance.transformNumbers, separator: " ",
      precision: appearance.transformPrecision(precision))
    sink.write(",")
    sink.write(decimal: appearance.alpha, precision: min(9, precision + 3))
  }

  /// Returns a field that ends in a hyphen. The number comes next, before the closing quote of a quoted
  /// field.
  private static func numberedField(_ prefix: String) -> (bytes: [UInt8], isQuoted: Bool) {
    let sink = ByteSink()
    sink.write(csvField: prefix + "-")
    let bytes = sink.bytes
    return (bytes, bytes.last == 0x22)
  }
}

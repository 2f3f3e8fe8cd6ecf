import LayoutSolver
import LayoutText

/// An element as a JSON object on one line.
enum JSONRow: RowSyntax {
  static func writeHead(_ category: Element.Category, kind: String, section: Int?, to sink: ByteSink) {
    sink.write("{\"category\": ")
    sink.write(jsonString: category.rawValue)
    sink.write(", \"elementKind\": ")
    sink.write(jsonString: kind)
    sink.write(", \"section\": ")
    if let section { sink.write(integer: section) } else { sink.write("null") }
    sink.write(", \"item\": ")
  }

  static var x: StaticString { ", \"x\": " }
  static var y: StaticString { ", \"y\": " }
  static var width: StaticString { ", \"width\": " }
  static var height: StaticString { ", \"height\": " }
  static var zIndex: StaticString { ", \"zIndex\": " }
  static var end: StaticString { "}" }

  static func writeLabels(_ labels: ElementLabels, to sink: ByteSink) {
    write(", \"sectionID\": ", labels.sectionID, to: sink)
    if labels.isNumbered, let prefix = labels.itemID {
      let quoted = ByteSink()
      quoted.write(jsonString: prefix + "-")
      sink.write(", \"itemID\": ")
      sink.write(bytes: quoted.bytes.dropLast())
    } else {
      write(", \"itemID\": ", labels.itemID, to: sink)
    }
  }

  static func writeLabelsAfterNumber(_ labels: ElementLabels, to sink: ByteSink) {
    if labels.isNumbered, labels.itemID != nil { sink.write("\"") }
    write(", \"itemKind\": ", labels.itemKind, to: sink)
    write(", \"title\": ", labels.title, to: sink)
    if let level = labels.indentationLevel {
      sink.write(", \"indentationLevel\": ")
      sink.write(integer: level)
    }
  }

  static func writeFlags(isPinned: Bool, isHidden: Bool, to sink: ByteSink) {
    if isPinned { sink.write(", \"pinned\": true") }
    if isHidden { sink.write(", \"hidden\": true") }
  }

  static func writeSource(_ place: SourcePlace?, to sink: ByteSink) {
    guard let place else { return }
    write(", \"source\": ", place.path, to: sink)
    sink.write(", \"line\": ")
    sink.write(integer: place.line)
    sink.write(", \"column\": ")
    sink.write(integer: place.column)
    if let file = place.file { write(", \"file\": ", file, to: sink) }
  }

  static func writeAppearance(_ appearance: VisibleAppearance?, precision: Int, to sink: ByteSink) {
    guard let appearance else { return }
    sink.write(appearance.hasDepth ? ", \"transform3D\": [" : ", \"transform\": [")
    sink.write(
      factors: appearance.transformNumbers, separator: ", ",
      precision: appearance.transformPrecision(precision))
    sink.write("], \"alpha\": ")
    sink.write(decimal: appearance.alpha, precision: min(9, precision + 3))
  }

  private static func write(_ key: StaticString, _ text: String?, to sink: ByteSink) {
    guard let text else { return }
    sink.write(key)
    sink.write(jsonString: text)
  }
}

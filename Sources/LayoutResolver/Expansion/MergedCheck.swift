import LayoutDiagnostics
import LayoutReader
import LayoutText

extension SchemaCheck {
  /// Checks a merged value and all that is below it: what each map needs, and what excludes each other.
  ///
  /// - Parameter span: the key that the value stands under.
  mutating func walk(_ normal: Normal, as type: ValueType, what: String, at span: Span) {
    switch normal.value {
    case .list(let elements):
      if case .map(let id) = type.elementType { kinds(of: elements, as: id, at: span) }
      for element in elements {
        walk(element, as: type.elementType, what: what, at: element.firstKey ?? span)
      }
    case .map(let fields):
      switch type {
      case .map(let id), .short(let id, _, _): merged(normal, as: id, what: what, at: span)
      case .headerOrFooter: merged(normal, as: .headerOrFooter, what: what, at: span)
      default: break
      }
      for field in fields {
        walk(field.value, as: type.fieldType(of: field.key), what: field.key, at: field.keySpan)
      }
    case .null, .boolean, .number, .text, .expression, .raw: break
    }
  }
}

extension Normal {
  /// The key that was written first in a map.
  var firstKey: Span? { fields.map(\.keySpan).min { $0.start < $1.start } }
}

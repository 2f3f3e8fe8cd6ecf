import LayoutReader
import LayoutText

/// Where a value was written, which aliases and merge keys may have in many places.
struct Regions {
  private var spans: [Span] = []

  init(_ span: Span) { spans = [span] }

  init(of normal: Normal) { add(normal, in: nil) }

  init(of field: NormalField) { add(field, in: nil) }

  func hold(_ place: UInt32) -> Bool { spans.contains { $0.start <= place && place <= $0.end } }

  private mutating func add(_ normal: Normal, in outer: Span?) {
    let span = merge(normal.span, in: outer)
    switch normal.value {
    case .list(let elements): for element in elements { add(element, in: span) }
    case .map(let fields): for field in fields { add(field, in: span) }
    case .raw(let raw): add(raw.plain, in: span)
    case .null, .boolean, .number, .text, .expression: break
    }
  }

  private mutating func add(_ field: NormalField, in outer: Span?) {
    let span = merge(field.keySpan, in: outer)
    add(field.value, in: outer ?? span)
  }

  /// Keeps a span that does not lie in the one around it.
  private mutating func merge(_ span: Span, in outer: Span?) -> Span {
    if let outer, outer.start <= span.start, span.end <= outer.end { return outer }
    if !spans.contains(span) { spans.append(span) }
    return span
  }
}

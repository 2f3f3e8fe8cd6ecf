import LayoutReader
import LayoutText

/// Where the keys and the scalar values of a text stand, both in the order of the text; put together once the first fix asks.
final class ScalarPlaces {
  private let document: Document
  private lazy var keys = Self.keys(document)
  private lazy var values = Self.values(document)

  init(_ document: Document) { self.document = document }

  /// The scalar value that a part of a text lies in.
  func value(holding span: Span) -> Span? { Self.place(holding: span, among: values) }

  /// True if a byte lies in a key or a scalar value.
  func hold(_ offset: Int) -> Bool {
    let span = Span(offset, offset)
    return [values, keys].contains { places in
      Self.place(holding: span, among: places).map { offset < Int($0.end) } ?? false
    }
  }

  private static func place(holding span: Span, among places: [Span]) -> Span? {
    let place = places[..<places.partitioningIndex { $0.start > span.start }].last
    return place.flatMap { $0.end >= span.end ? $0 : nil }
  }

  private static func values(_ document: Document) -> [Span] {
    var spans: [Span] = []
    spans.reserveCapacity(document.nodeCount)
    for node in 0..<document.nodeCount {
      switch document.kind(node) {
      case .mapping, .sequence: break
      case .null, .boolean, .number, .string: spans.append(document.span(node))
      }
    }
    return sorted(spans)
  }

  private static func keys(_ document: Document) -> [Span] {
    var spans: [Span] = []
    for node in 0..<document.nodeCount where document.kind(node) == .mapping {
      for entry in document.entries(node) where !entry.isMerged { spans.append(entry.keySpan) }
    }
    return sorted(spans)
  }

  /// In the order of the text, in which documents have them mostly.
  private static func sorted(_ spans: [Span]) -> [Span] {
    spans.sorted { $0.start != $1.start ? $0.start < $1.start : $0.end < $1.end }
  }
}

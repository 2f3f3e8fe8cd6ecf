import LayoutText
import LayoutTypography

/// A source line for use under a message, with the columns of a span.
struct SourceExcerpt {
  /// The line with tabs as spaces and with visible control characters. A long line is cut around the span.
  private(set) var text = ""
  /// The terminal column, from 0, at which the marks begin.
  private(set) var markStart = 0
  /// The number of marked columns, at least 1.
  private(set) var markWidth = 1

  /// The greatest number of columns that are shown.
  static let greatestWidth = 100
  /// The number of bytes of a long line that are shown before the span.
  private static let context = 40
  private static let tabWidth = 4

  init(_ source: SourceFile, line: Range<Int>, span: Span) {
    let range = source.range(of: span)
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    var first = line.lowerBound
    var last = line.upperBound
    if last - first > Self.greatestWidth {
      first = Self.boundary(source, max(first, start - Self.context))
      last = Self.boundary(source, min(last, first + Self.greatestWidth))
    }
    var width = 0
    if first > line.lowerBound {
      text = "…"
      width = 1
    }
    defer { if last < line.upperBound { text += "…" } }
    if source.bytes[first..<last].allSatisfy({ $0.isVisibleASCII }) {
      text += String(decoding: source.bytes[first..<last], as: UTF8.self)
      markStart = width + min(start, last) - first
      markWidth = max(1, min(end, last) - start)
      return
    }
    var offset = first
    var marked = 0
    for scalar in String(decoding: source.bytes[first..<last], as: UTF8.self).unicodeScalars {
      if offset == start || offset < start { markStart = width }
      let shown = Self.shown(scalar)
      if offset >= start, offset < end { marked += shown.width }
      text += shown.text
      width += shown.width
      offset += UTF8.width(scalar)
    }
    if offset <= start { markStart = width }
    markWidth = max(1, marked)
  }

  /// Returns the nearest start of a character at or before an offset.
  private static func boundary(_ source: SourceFile, _ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func shown(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
    switch scalar {
    case "\t": (String(repeating: " ", count: tabWidth), tabWidth)
    case _ where scalar.properties.generalCategory == .control || scalar.value == 0xFEFF: ("\u{FFFD}", 1)
    case _ where Self.isBidirectionalControl(scalar): ("\u{FFFD}", 1)
    default: (String(scalar), terminalWidth(of: scalar))
    }
  }

  /// Returns `true` for characters that reorder text on a terminal and could thus hide parts of the source.
  private static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

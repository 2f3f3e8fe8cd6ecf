import LayoutDiagnostics
import LayoutText

/// Finds the pieces of the source that errors point at.
extension YAMLSyntaxErrors {
  /// Returns the token at an offset: an indicator, a quoted text on one line, or a word.
  func token(at offset: Int) -> Span {
    guard offset < source.count else { return Span(source.count, source.count) }
    switch source[offset] {
    case let byte where isFlowIndicator(byte): return Span(offset, offset + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var end = offset + 1
      while end < source.count, source[end] != source[offset], !source[end].isLineEnd { end += 1 }
      return Span(offset, end < source.count && source[end] == source[offset] ? end + 1 : end)
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      if offset + 1 >= source.count || source[offset + 1] <= 0x20 { return Span(offset, offset + 1) }
      return word(at: offset)
    default: return word(at: offset)
    }
  }

  /// Returns true for brackets, comma and colon.
  func isFlowIndicator(_ byte: UInt8) -> Bool { "[]{},:".utf8.contains(byte) }

  /// Returns the characters from an offset up to a blank, a bracket, a comma, or a colon before a blank.
  func word(at offset: Int) -> Span {
    var end = offset
    while end < source.count, source[end] > 0x20, !"[]{},".utf8.contains(source[end]) {
      let endsKey = end + 1 >= source.count || source[end + 1] <= 0x20
      if source[end] == UInt8(ascii: ":"), endsKey { break }
      end += 1
    }
    return Span(offset, max(end, min(offset + 1, source.count)))
  }

  /// Returns the span from an offset to the end of its line, without trailing blanks.
  func line(at offset: Int) -> Span {
    var end = offset
    while end < source.count, !source[end].isLineEnd { end += 1 }
    while end > offset, source[end - 1] <= 0x20 { end -= 1 }
    return Span(offset, end)
  }

  /// Returns the beginning of a message about a span.
  func foundText(_ span: Span) -> String {
    span.length == 0
      ? Int(span.start) >= source.count ? "found the end of the text" : "found a line end"
      : source[Int(span.start)] <= 0x20 ? "found a line end" : "found \(quoted(source, span))"
  }

  /// Returns a label on the problem's context, if it begins before the problem.
  func begins(_ problem: YAMLProblem, _ text: String) -> [DiagnosticLabel] {
    guard let offset = problem.contextOffset, offset < problem.offset else { return [] }
    return [DiagnosticLabel(token(at: offset), text)]
  }

  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > textStart, !source[start - 1].isLineEnd { start -= 1 }
    return start
  }

  /// Returns whether only the end of the document follows.
  func isEnd(_ offset: Int) -> Bool {
    guard offset < source.count else { return true }
    guard offset == startOfLine(offset) else { return false }
    return source[offset...].starts(with: "---".utf8) || source[offset...].starts(with: "...".utf8)
  }

  /// Returns the `|` or `>` of the problem's context.
  func blockIndicator(_ problem: YAMLProblem) -> String {
    guard let offset = problem.contextOffset, offset < source.count else { return ">" }
    return source[offset] == UInt8(ascii: "|") ? "|" : ">"
  }

  /// Returns the backslash of the escape that contains `offset`.
  func backslash(before offset: Int) -> Int {
    var start = min(offset, source.count - 1)
    let least = max(textStart, offset - 10)
    while start > least, source[start] != UInt8(ascii: "\\") { start -= 1 }
    return start
  }

  /// Returns the end of an escape with hexadecimal digits.
  func endOfEscape(from start: Int) -> Int {
    let digits = source[min(start + 2, source.count)...].prefix(8)
    return digits.firstIndex { !"0123456789abcdefABCDEF".utf8.contains($0) } ?? digits.endIndex
  }

  /// Returns the end of the `${...}` that begins at `start`: after its brace on the same line, or after `${`.
  func endOfExpression(from start: Int) -> Int {
    let start = min(start + 2, source.count)
    let line = source[start...].prefix { !$0.isLineEnd }
    return line.endOfExpression(from: start).map { $0 + 1 } ?? start
  }

  /// Returns the last unclosed `${` before an offset on its line.
  func lastExpression(before offset: Int) -> Int? {
    var index = offset - 1
    let start = startOfLine(offset)
    while index > start {
      if source[index] == UInt8(ascii: "}") { return nil }
      if source[index] == UInt8(ascii: "{"), source[index - 1] == UInt8(ascii: "$") { return index - 1 }
      index -= 1
    }
    return nil
  }

  /// Returns the quote directly before an offset, skipping blanks.
  func closingQuote(before offset: Int) -> UInt8? {
    var index = offset - 1
    while index > textStart, source[index] == 0x20 || source[index] == 0x09 { index -= 1 }
    guard index >= textStart, offset <= source.count else { return nil }
    return source[index] == UInt8(ascii: "\"") || source[index] == UInt8(ascii: "'") ? source[index] : nil
  }

  /// Returns whether the colon at an offset is the first of its line before a blank or the line end.
  func isFirstColon(_ offset: Int) -> Bool {
    var index = startOfLine(offset)
    while index < offset {
      if source[index] == UInt8(ascii: ":"), source[index + 1] <= 0x20 { return false }
      index += 1
    }
    return true
  }
}

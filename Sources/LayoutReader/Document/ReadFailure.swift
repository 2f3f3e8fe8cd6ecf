import LayoutDiagnostics
import LayoutText

/// An error that ends reading: a syntax error, an exceeded limit, or a text that is not one document.
struct ReadFailure: Error {
  var diagnostic: Diagnostic

  /// Reports a violation of the grammar of JSON or YAML.
  static func syntax(
    _ message: String, at span: Span, secondary: [DiagnosticLabel] = [], help: String...
  ) -> ReadFailure {
    ReadFailure(
      diagnostic: Diagnostic(
        .error, rule: .syntaxError, message, at: span, secondary: secondary, help: help))
  }

  /// Reports a text that is not one document: binary, empty, or several documents.
  static func shape(_ message: String, at span: Span, help: String...) -> ReadFailure {
    ReadFailure(diagnostic: Diagnostic(.error, rule: .documentShape, message, at: span, help: help))
  }

  static let helpForEmpty = "'layoutc init' writes a spec to begin with"

  /// Reports an input beyond a limit.
  static func limit(_ message: String, at span: Span, flag: String) -> ReadFailure {
    ReadFailure(
      diagnostic: Diagnostic(
        .error, rule: .resourceLimit, message, at: span, help: ["raise the limit with \(flag)"]))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the character at an offset.
  func endOfCharacter(at offset: Int) -> Int {
    var end = Swift.min(offset + 1, count)
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

/// Quotes a piece of the source for a message: short, on one line, in backquotes.
func quoted(_ bytes: UnsafeBufferPointer<UInt8>, _ span: Span) -> String {
  let start = min(Int(span.start), bytes.count)
  let end = min(Int(span.end), bytes.count)
  let text = String(decoding: bytes[start..<min(end, start + 160)], as: UTF8.self)
  var result = ""
  var length = 0
  for scalar in text.unicodeScalars {
    if length == 32 {
      result += "…"
      break
    }
    length += 1
    if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFEFF
      || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    {
      result += codePoint(scalar.value)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return "`\(result)`"
}

import LayoutDiagnostics
import LayoutText

/// Reads YAML: prepares the text for libyaml and composes its events.
enum YAMLReader {
  /// Reads UTF-8 bytes without NUL.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, textStart: Int, check: TextCheck.Result, limits: InputLimits,
    into diagnostics: inout DiagnosticBag
  ) throws(ReadFailure) -> Document {
    let isASCII = check.isASCII
    if check.hasControls || !isASCII { try refuseControlCharacters(bytes, from: textStart) }
    do throws(ReadFailure) {
      return try parse(bytes, bytes, textStart: textStart, isASCII: isASCII, limits, into: &diagnostics)
    } catch {
      guard let plain = withoutIdleTabs(bytes, from: textStart, after: error.diagnostic) else { throw error }
      return try plain.withUnsafeBufferPointer { (plain) throws(ReadFailure) in
        try parse(bytes, plain, textStart: textStart, isASCII: isASCII, limits, into: &diagnostics)
      }
    }
  }

  /// - Parameter text: the bytes for libyaml.
  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, textStart: Int, isASCII: Bool,
    _ limits: InputLimits, into diagnostics: inout DiagnosticBag
  ) throws(ReadFailure) -> Document {
    guard !isASCII, let separators = LineSeparators(text) else {
      if !isASCII, let offset = LineSeparators.find(bytes).first {
        throw YAMLComposer.lineSeparator(bytes, at: offset)
      }
      return try compose(bytes, text, nil, textStart, isASCII, limits, &diagnostics)
    }
    return try separators.bytes.withUnsafeBufferPointer { (parsed) throws(ReadFailure) in
      try compose(bytes, parsed, separators, textStart, isASCII, limits, &diagnostics)
    }
  }

  /// Returns the text with spaces for tabs on lines without content, if libyaml failed at such a tab. These
  /// tabs indent nothing, but libyaml rejects them.
  private static func withoutIdleTabs(
    _ bytes: UnsafeBufferPointer<UInt8>, from textStart: Int, after failure: Diagnostic
  ) -> [UInt8]? {
    let place = Int(failure.span.start)
    guard failure.rule == .documentShape, bytes.indices.contains(place), bytes[place] == 0x09 else {
      return nil
    }
    let result = withoutIdleTabs(bytes, from: textStart)
    return result[place] == 0x20 ? result : nil
  }

  /// Returns the text with spaces for tabs on lines without content.
  static func withoutIdleTabs(_ bytes: UnsafeBufferPointer<UInt8>, from textStart: Int) -> [UInt8] {
    var result = Array(bytes)
    var start = textStart
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      if end == bytes.count || [0x0A, 0x0D, UInt8(ascii: "#")].contains(bytes[end]) {
        for index in start..<end { result[index] = 0x20 }
      }
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      start = end + 1
    }
    return result
  }

  private static func compose(
    _ source: UnsafeBufferPointer<UInt8>, _ parsed: UnsafeBufferPointer<UInt8>, _ separators: LineSeparators?,
    _ textStart: Int, _ isASCII: Bool, _ limits: InputLimits, _ diagnostics: inout DiagnosticBag
  ) throws(ReadFailure) -> Document {
    let events = YAMLEvents(parsed, textStart: textStart, isASCII: isASCII)
    var composer = YAMLComposer(source, events, separators: separators, textStart: textStart, limits: limits)
    defer { diagnostics.merge(composer.diagnostics) }
    return try composer.compose()
  }

  /// Throws for control characters except tab and line breaks. YAML does not allow them, not even in quotes.
  private static func refuseControlCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>, from textStart: Int
  ) throws(ReadFailure) {
    var index = textStart
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x7F, let value = controlCharacter(bytes, at: index) {
        let length = value < 0x80 ? 1 : value < 0x800 ? 2 : 3
        throw .syntax(
          "found the control character \(codePoint(value)), which YAML does not allow",
          at: Span(index, index + length), help: "inside double quotes write it as \(escape(value))")
      }
      index += 1
    }
  }

  private static func controlCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: return nil
    case 0..<0x20, 0x7F: return UInt32(bytes[index])
    case 0xC2:
      let value = UInt32(bytes[index + 1])
      return value < 0xA0 && value != 0x85 ? value : nil
    case 0xEF:
      return bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
        ? 0xFFC0 + UInt32(bytes[index + 2] & 0x3F) : nil
    default: return nil
    }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = codePoint(value).dropFirst(2)
    return value < 0x100 ? "\\x\(digits.suffix(2))" : "\\u\(digits)"
  }
}

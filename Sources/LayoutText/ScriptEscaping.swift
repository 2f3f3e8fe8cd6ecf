extension ByteSink {
  /// Writes a JSON string that is safe in an HTML `<script>` and in JavaScript. It cannot close a script,
  /// open a comment or end a line.
  package func write(scriptString text: String) {
    write(byte: 0x22)
    var start = text.startIndex
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      guard let escape = Self.scriptEscape(of: scalar) else { continue }
      write(jsonPart: text[start..<index])
      write(escape)
      start = text.unicodeScalars.index(after: index)
    }
    write(jsonPart: text[start...])
    write(byte: 0x22)
  }

  private static func scriptEscape(of scalar: Unicode.Scalar) -> StaticString? {
    switch scalar {
    case "<": "\\u003c"
    case ">": "\\u003e"
    case "&": "\\u0026"
    case "\u{2028}": "\\u2028"
    case "\u{2029}": "\\u2029"
    default: nil
    }
  }
}

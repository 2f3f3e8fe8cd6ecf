extension ByteSink {
  /// Writes text between XML tags. Characters that XML 1.0 forbids become U+FFFD.
  package func write(xmlText text: String) { write(xml: text, isAttribute: false) }

  /// Writes text between the double quotes of an XML attribute. Tabs and line ends are kept as references.
  package func write(xmlAttribute text: String) { write(xml: text, isAttribute: true) }

  private func write(xml text: String, isAttribute: Bool) {
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var start = 0
      for index in bytes.indices {
        guard let (replacement, length) = xmlReplacement(bytes, at: index, isAttribute: isAttribute) else {
          continue
        }
        write(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
        write(replacement)
        start = index + length
      }
      write(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Returns the replacement of the character at `index` and the character's length; `nil` if it needs none.
  private func xmlReplacement(
    _ bytes: UnsafeRawBufferPointer, at index: Int, isAttribute: Bool
  ) -> (StaticString, Int)? {
    switch bytes[index] {
    case 0x26: ("&amp;", 1)
    case 0x3C: ("&lt;", 1)
    case 0x3E: ("&gt;", 1)
    case 0x22: isAttribute ? ("&quot;", 1) : nil
    case 0x09: isAttribute ? ("&#9;", 1) : nil
    case 0x0A: isAttribute ? ("&#10;", 1) : nil
    case 0x0D: ("&#13;", 1)
    case 0..<0x20: ("\u{FFFD}", 1)
    case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
      // U+FFFE and U+FFFF.
      ("\u{FFFD}", 3)
    default: nil
    }
  }
}

extension ByteSink {
  /// Writes a JSON string (RFC 8259) with its quotes, in UTF-8 and with only the required escapes.
  package func write(jsonString text: String) {
    write(byte: 0x22)
    write(jsonPart: text[...])
    write(byte: 0x22)
  }

  /// Writes a part of a JSON string, without quotes.
  func write(jsonPart text: Substring) {
    var text = text
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var start = 0
      for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
        write(UnsafeRawBufferPointer(rebasing: bytes[start..<index]))
        write(jsonEscapeOf: byte)
        start = index + 1
      }
      write(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
  }

  private func write(jsonEscapeOf byte: UInt8) {
    write(byte: 0x5C)
    switch byte {
    case 0x22, 0x5C: write(byte: byte)
    case 0x08: write("b")
    case 0x09: write("t")
    case 0x0A: write("n")
    case 0x0C: write("f")
    case 0x0D: write("r")
    default:
      write("u00")
      write(byte: 48 + byte >> 4)
      write(byte: byte & 15 < 10 ? 48 + byte & 15 : 87 + byte & 15)
    }
  }
}

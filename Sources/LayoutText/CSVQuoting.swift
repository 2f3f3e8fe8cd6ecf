extension ByteSink {
  /// Writes a CSV field (RFC 4180). It is in quotes if it has a comma, a quote, a line end, or a space at
  /// either end.
  package func write(csvField text: String) {
    var text = text
    text.withUTF8 { bytes in
      let needsQuotes =
        bytes.first == 0x20 || bytes.last == 0x20
        || bytes.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0D || $0 == 0x0A }
      guard needsQuotes else { return write(UnsafeRawBufferPointer(bytes)) }
      write(byte: 0x22)
      for byte in bytes {
        if byte == 0x22 { write(byte: 0x22) }
        write(byte: byte)
      }
      write(byte: 0x22)
    }
  }
}

import LayoutText

/// The URIs of documents: `file:///home/ada/home.layout.yaml`.
enum DocumentURI {
  /// The longest path of a file on any system, in bytes.
  private static let greatestPath = 4096

  /// Returns the path of a file; `nil` for any other URI.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    let rest = uri.dropFirst(scheme.count)
    // A host name may come before the path.
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else { return nil }
    var bytes: [UInt8] = []
    var text = rest[slash...].utf8.makeIterator()
    while let byte = text.next() {
      guard byte == UInt8(ascii: "%") else {
        // A query or a fragment ends the path.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard let high = text.next().flatMap(digit), let low = text.next().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    guard bytes.count <= greatestPath, !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the URI of a file with an absolute path.
  static func of(path: String) -> String {
    var result = "file://"
    for byte in path.utf8 {
      if byte.isDigit || byte.isNameStart || "-._~/".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + [byte >> 4, byte & 0xF].map { String($0, radix: 16, uppercase: true) }.joined()
      }
    }
    return result
  }

  /// Returns the value of a hexadecimal digit.
  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}

import LayoutReader
import LayoutText

/// Recognizes specs among YAML and JSON files without parsing: a spec has the top-level key `sections`. It does not have `elements`, a key
/// of the output of `layoutc build`.
package enum SpecSniff {
  private static let wanted = Array("sections".utf8)
  private static let refused = Array("elements".utf8)

  /// True if a file name alone says that it is a spec; case does not matter.
  package static func isNamedLikeSpec(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".layout.yaml", ".layout.yml", ".layout.json"].contains { name.hasSuffix($0) }
  }

  /// True if a file with this name may be a spec.
  package static func mayBeSpec(_ name: String) -> Bool { InputFormat.named(name) != nil }

  package static func isSpec(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      return hasBraces(text) ? isSpecInBraces(text) : isSpecInLines(text)
    }
  }

  private typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  /// True if the text begins with a brace, maybe after comments.
  private static func hasBraces(_ text: Text) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "#"): index = endOfLine(text, from: index)
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return text[index] == UInt8(ascii: "{")
      }
    }
    return false
  }

  /// Looks for keys at the beginning of lines.
  private static func isSpecInLines(_ text: Text) -> Bool {
    var found = false
    var index = text.startIndex
    while index < text.endIndex {
      if hasKey(wanted, text, at: index, needsBlank: true) { found = true }
      if hasKey(refused, text, at: index, needsBlank: true) { return false }
      index = endOfLine(text, from: index) + 1
    }
    return found
  }

  /// Looks for keys in the outermost braces. Comments are not recognized.
  private static func isSpecInBraces(_ text: Text) -> Bool {
    var found = false
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "'"):
        if depth == 1 {
          if hasKey(wanted, text, at: index, needsBlank: false) { found = true }
          if hasKey(refused, text, at: index, needsBlank: false) { return false }
        }
        if byte == UInt8(ascii: "\"") { index = endOfString(text, from: index) }
      default: break
      }
      index += 1
    }
    return found
  }

  /// True if a key begins at an index, bare or in quotes, followed by a colon, and by whitespace if `needsBlank`.
  private static func hasKey(_ key: [UInt8], _ text: Text, at index: Int, needsBlank: Bool) -> Bool {
    guard index == text.startIndex || !isNamePart(text[index - 1]) else { return false }
    var index = index
    let quote = text[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    guard text[index...].starts(with: key) else { return false }
    index += key.count
    if isQuoted {
      guard index < text.endIndex, text[index] == quote else { return false }
      index += 1
    }
    while index < text.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) {
      if needsBlank, text[index] == 0x0A || text[index] == 0x0D { return false }
      index += 1
    }
    guard index < text.endIndex, text[index] == UInt8(ascii: ":") else { return false }
    return !needsBlank || index + 1 == text.endIndex || text[index + 1].isWhitespace
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isNameStart || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "\"")
  }

  private static func endOfLine(_ text: Text, from index: Int) -> Int {
    var index = index
    while index < text.endIndex, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    return index
  }

  /// The index of the quote that ends a string, or the end of the text.
  private static func endOfString(_ text: Text, from start: Int) -> Int {
    var index = start + 1
    while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}

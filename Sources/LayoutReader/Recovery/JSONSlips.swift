/// Finds quotes and braces that a text in JSON lacks, where bytes beside them can be had for them.
struct JSONSlips {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Texts with what an error at a place may come from the lack of.
  func mended(at place: Int) -> [TextSlips.Mended] {
    guard bytes.indices.contains(place) else { return [] }
    switch bytes[place] {
    case UInt8(ascii: ":"): return [withBrace(before: place)].compactMap { $0 }
    case 0x0A, 0x0D: return [withoutOpenText(before: place)].compactMap { $0 }
    default: return [withQuote(before: place)].compactMap { $0 }
    }
  }

  /// The text with a brace before the key of a colon: what is an element of a list has no keys.
  private func withBrace(before colon: Int) -> TextSlips.Mended? {
    guard let end = bytes[..<colon].lastIndex(where: { !$0.isBlank }), bytes[end] == Self.quote,
      let start = bytes[..<end].lastIndex(of: Self.quote), start > 0, bytes[start - 1] == 0x20,
      // A list before it is not closed.
      !SpecTable.spec.keys.contains(where: { bytes[(start + 1)..<end].elementsEqual($0.name.utf8) })
    else { return nil }
    var result = bytes
    result[start - 1] = UInt8(ascii: "{")
    return TextSlips.Mended(bytes: result, doubts: [start..<start])
  }

  /// The text with the quote that a text before a comma or a colon lacks, so that the next one seemed to close it: `"a, "b": 1`.
  private func withQuote(before place: Int) -> TextSlips.Mended? {
    guard place >= 4, bytes[place - 1] == Self.quote, bytes[place - 2] == 0x20 else { return nil }
    let sign = bytes[place - 3]
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: ":") else { return nil }
    var result = bytes
    result[place - 3] = Self.quote
    result[place - 2] = sign
    return TextSlips.Mended(bytes: result, doubts: [place..<place])
  }

  /// The text with nothing for a text that is not closed on its line; the brackets and the comma at the end of the line are none of it.
  private func withoutOpenText(before lineBreak: Int) -> TextSlips.Mended? {
    let line = bytes[..<lineBreak].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var open: Int?
    var index = line
    while index < lineBreak {
      if bytes[index] == Self.quote {
        open = open == nil ? index : nil
      } else if bytes[index] == UInt8(ascii: "\\"), open != nil {
        index += 1
      }
      index += 1
    }
    guard let open, open + 1 < lineBreak else { return nil }
    var last = open
    // What `${` opens, the text itself closes.
    var depth = 0
    for index in (open + 1)..<lineBreak {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        last = index
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): break
      case let byte: if !byte.isBlank { last = index }
      }
    }
    // Neither is what any key takes for a text, so that nothing is made of it.
    let nothing = Array((last - open >= 3 ? "null" : "[]").utf8)
    guard last - open >= nothing.count - 1 else { return nil }
    var result = bytes
    for index in open...last { result[index] = index < open + nothing.count ? nothing[index - open] : 0x20 }
    return TextSlips.Mended(bytes: result, doubts: [open..<(last + 1)])
  }

  private static let quote = UInt8(ascii: "\"")
}

/// The characters that are line breaks in YAML 1.1 but not in YAML 1.2: U+0085, U+2028, U+2029. libyaml still
/// breaks lines at them. Therefore it parses a text with replacements: characters of the same length that the
/// source does not use. In quoted scalars the originals are restored; elsewhere they are an error.
struct LineSeparators {
  let offsets: [Int]
  /// The text for libyaml.
  let bytes: [UInt8]
  private let substitutes: [(original: [UInt8], standIn: [UInt8])]

  /// Returns `nil` if the text has no such character, or if it uses every possible replacement.
  init?(_ source: UnsafeBufferPointer<UInt8>) {
    let offsets = Self.find(source)
    guard !offsets.isEmpty else { return nil }
    let used = Self.usedCharacters(source)
    let free2 = (0x100...0x7FF as ClosedRange<UInt32>).first { !used.contains($0) }
    let free3 = (0x3400...0x9FFF as ClosedRange<UInt32>).lazy.filter { !used.contains($0) }.prefix(2)
    guard let free2, free3.count == 2, let line = free3.first, let paragraph = free3.dropFirst().first
    else { return nil }
    let substitutes = [(0x85 as UInt32, free2), (0x2028, line), (0x2029, paragraph)].map {
      (original: Self.encode($0), standIn: Self.encode($1))
    }
    var bytes = Array(source)
    for offset in offsets {
      for (original, standIn) in substitutes where bytes[offset...].starts(with: original) {
        bytes.replaceSubrange(offset..<(offset + original.count), with: standIn)
        break
      }
    }
    self.offsets = offsets
    self.bytes = bytes
    self.substitutes = substitutes
  }

  /// Returns the content of a quoted scalar with the original characters.
  func restored(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let rest = text[index...]
      if let found = substitutes.first(where: { rest.starts(with: $0.standIn) }) {
        result += found.original
        index += found.standIn.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Returns the offsets of these characters.
  static func find(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var offsets: [Int] = []
    for index in bytes.indices.dropLast() where bytes[index] == 0xC2 || bytes[index] == 0xE2 {
      if bytes[index] == 0xC2 ? bytes[index + 1] == 0x85 : isSeparator(bytes, at: index) {
        offsets.append(index)
      }
    }
    return offsets
  }

  private static func isSeparator(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] | 1 == 0xA9
  }

  private static func encode(_ value: UInt32) -> [UInt8] {
    Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
  }

  /// Returns all characters that the text contains, or that its escapes can produce.
  private static func usedCharacters(_ source: UnsafeBufferPointer<UInt8>) -> Set<UInt32> {
    var used: Set<UInt32> = []
    for scalar in String(decoding: source, as: UTF8.self).unicodeScalars where scalar.value >= 0x80 {
      used.insert(scalar.value)
    }
    for index in source.indices where source[index] == UInt8(ascii: "\\") && index + 1 < source.count {
      let length: Int
      switch source[index + 1] {
      case UInt8(ascii: "x"): length = 2
      case UInt8(ascii: "u"): length = 4
      case UInt8(ascii: "U"): length = 8
      default: continue
      }
      let digits = source[(index + 2)...].prefix(length)
      if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) { used.insert(value) }
    }
    return used
  }
}

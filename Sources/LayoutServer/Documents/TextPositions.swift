import LayoutText

/// The protocol's positions in a text: lines and characters, counted from 0.
///
/// Only here, a byte order mark counts as a character.
struct TextPositions {
  /// The unit in which characters are counted.
  enum Encoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  struct Position: Hashable {
    var line: Int
    var character: Int

    var value: JSONValue { ["line": .integer(line), "character": .integer(character)] }
  }

  let source: SourceFile
  private let lines: LineTable
  private let encoding: Encoding
  private let long: LongLines

  init(_ source: SourceFile, _ encoding: Encoding) {
    self.source = source
    self.encoding = encoding
    long = LongLines(source, encoding)
    lines = LineTable(source)
  }

  var lineCount: Int { lines.count }

  /// Returns the bytes of a line, counted from 0, without its line break.
  func range(ofLine line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line + 1)
    return line == 0 ? 0..<range.upperBound : range
  }

  /// Returns the line of a byte, counted from 0.
  func line(of offset: Int) -> Int { lines.line(of: offset + Int(source.base)) - 1 }

  /// Returns the byte at a position. A position after the end of a line is clamped to the end, and one inside
  /// a character to the start of the character.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return source.bytes.count }
    let range = range(ofLine: position.line)
    let mark = long.mark(in: range) { $0.units > position.character }
    var (offset, units) = mark ?? (range.lowerBound, 0)
    while offset < range.upperBound {
      let length = min(Encoding.length(source.bytes[offset]), range.upperBound - offset)
      units += encoding.count(source.bytes[offset], length)
      if units > position.character { break }
      offset += length
    }
    return offset
  }

  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = line(of: offset)
    let range = range(ofLine: line)
    var (index, units) = long.mark(in: range) { $0.offset > offset } ?? (range.lowerBound, 0)
    while index < min(offset, range.upperBound) {
      let length = min(Encoding.length(source.bytes[index]), range.upperBound - index)
      units += encoding.count(source.bytes[index], length)
      index += length
    }
    return Position(line: line, character: units)
  }

  /// Returns the bytes of a range that the client sends.
  func bytes(in range: Parameters) -> Range<Int> {
    let start = range["start"].map { offset(of: $0.position) } ?? 0
    let end = range["end"].map { offset(of: $0.position) } ?? start
    return min(start, end)..<max(start, end)
  }

  /// Returns the range of a span.
  func range(of span: Span) -> JSONValue { range(source.range(of: span)) }

  /// Returns the range of some bytes of the text.
  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(of: range.lowerBound).value, "end": position(of: range.upperBound).value]
  }
}

extension TextPositions.Encoding {
  /// Returns the length of a character in bytes, given its first byte; 1 for a byte that cannot be the first.
  static func length(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// Returns how many units a character has, given its first byte and its length in bytes.
  func count(_ first: UInt8, _ length: Int) -> Int {
    switch self {
    case .utf8: length
    // A character of four bytes is two units.
    case .utf16: first >= 0xF0 ? 2 : 1
    }
  }
}

/// Marks in long lines, such as JSON on one line. Units are counted from the nearest mark instead of the
/// start of the line.
private final class LongLines {
  private static let step = 1_024
  private let source: SourceFile
  private let encoding: TextPositions.Encoding
  /// The marks of each line, by the start of the line.
  private var marks: [Int: [(offset: Int, units: Int)]] = [:]

  init(_ source: SourceFile, _ encoding: TextPositions.Encoding) {
    self.source = source
    self.encoding = encoding
  }

  /// Returns the last mark of a line for which `isAfter` is false.
  func mark(in line: Range<Int>, isAfter: ((offset: Int, units: Int)) -> Bool) -> (Int, Int)? {
    guard line.count > Self.step else { return nil }
    let marks = marks(in: line)
    return marks[..<marks.partitioningIndex(where: isAfter)].last
  }

  private func marks(in line: Range<Int>) -> [(offset: Int, units: Int)] {
    if let known = marks[line.lowerBound] { return known }
    var result: [(offset: Int, units: Int)] = []
    var (offset, units, next) = (line.lowerBound, 0, Self.step)
    while offset < line.upperBound {
      if offset - line.lowerBound >= next {
        result.append((offset, units))
        next += Self.step
      }
      let length = min(TextPositions.Encoding.length(source.bytes[offset]), line.upperBound - offset)
      units += encoding.count(source.bytes[offset], length)
      offset += length
    }
    marks[line.lowerBound] = result
    return result
  }
}

extension Parameters {
  /// A position that the client sends; the start of the text if it is not valid.
  var position: TextPositions.Position {
    TextPositions.Position(
      line: self["line"]?.integer ?? 0, character: max(0, self["character"]?.integer ?? 0))
  }
}

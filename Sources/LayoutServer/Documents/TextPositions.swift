import LayoutText

/// The places of a text as the protocol counts them: lines and characters from 0.
///
/// A byte order mark, which has no column anywhere else, is a character here.
struct TextPositions {
  /// What a character is counted by.
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

  /// The bytes of a line, from 0, without what ends it.
  func range(ofLine line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line + 1)
    return line == 0 ? 0..<range.upperBound : range
  }

  /// The line, from 0, that a byte stands on.
  func line(of offset: Int) -> Int { lines.line(of: offset + Int(source.base)) - 1 }

  /// The byte that a position stands before. One behind the end of a line is the end, and one within a character is its beginning.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return source.bytes.count }
    let range = range(ofLine: position.line)
    var (offset, units) = long.mark(in: range, atUnit: position.character) ?? (range.lowerBound, 0)
    while offset < range.upperBound {
      let length = min(Self.length(source.bytes[offset]), range.upperBound - offset)
      units += count(source.bytes[offset], length)
      if units > position.character { break }
      offset += length
    }
    return offset
  }

  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = line(of: offset)
    let range = range(ofLine: line)
    var (index, units) = long.mark(in: range, atOffset: offset) ?? (range.lowerBound, 0)
    while index < min(offset, range.upperBound) {
      let length = min(Self.length(source.bytes[index]), range.upperBound - index)
      units += count(source.bytes[index], length)
      index += length
    }
    return Position(line: line, character: units)
  }

  /// A part of the text, in offsets of the file.
  func range(of span: Span) -> JSONValue { range(source.range(of: span)) }

  /// A part of the text, in its bytes.
  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(of: range.lowerBound).value, "end": position(of: range.upperBound).value]
  }

  private func count(_ first: UInt8, _ length: Int) -> Int { encoding.count(first, length) }

  private static func length(_ byte: UInt8) -> Int { Encoding.length(byte) }
}

extension TextPositions.Encoding {
  /// How many bytes a character has that begins with a byte; of bytes that begin none, one.
  static func length(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// How many units a character has that begins with a byte and has so many.
  func count(_ first: UInt8, _ length: Int) -> Int {
    switch self {
    case .utf8: length
    // A character of four bytes is two units.
    case .utf16: first >= 0xF0 ? 2 : 1
    }
  }
}

/// Marks in lines of many bytes, such as those of JSON without line ends: units are counted from the nearest mark, not from the beginning.
private final class LongLines {
  private static let step = 1_024
  private let source: SourceFile
  private let encoding: TextPositions.Encoding
  /// By the beginning of a line: the offset and the units of each mark.
  private var marks: [Int: [(offset: Int, units: Int)]] = [:]

  init(_ source: SourceFile, _ encoding: TextPositions.Encoding) {
    self.source = source
    self.encoding = encoding
  }

  /// The last mark of a line that stands at or before an offset; nil where there is none.
  func mark(in line: Range<Int>, atOffset offset: Int) -> (Int, Int)? {
    guard line.count > Self.step else { return nil }
    let marks = marks(in: line)
    let index = marks.partitioningIndex { $0.offset > offset }
    return index > 0 ? marks[index - 1] : nil
  }

  /// The same by units.
  func mark(in line: Range<Int>, atUnit unit: Int) -> (Int, Int)? {
    guard line.count > Self.step else { return nil }
    let marks = marks(in: line)
    let index = marks.partitioningIndex { $0.units > unit }
    return index > 0 ? marks[index - 1] : nil
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
  /// A place that the client names; the beginning where it is none.
  var position: TextPositions.Position {
    TextPositions.Position(
      line: self["line"]?.integer ?? 0, character: max(0, self["character"]?.integer ?? 0))
  }
}

import LayoutText

/// Finds the parts of a spec's text by their looks alone, where it cannot be read: sections, definitions, top-level keys.
struct SpecBlocks {
  /// A part that can be made blank.
  struct Block {
    /// What is made blank.
    let range: Range<Int>
    /// What then stands first in it.
    var text = ""

    /// The text with spaces in the place of the block; lines stay.
    func filling(_ bytes: [UInt8]) -> [UInt8] {
      var result = bytes
      for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { result[index] = 0x20 }
      for (index, byte) in zip(range, text.utf8) { result[index] = byte }
      return result
    }
  }

  private struct Line {
    var start: Int
    var end: Int
    var indent: Int
  }

  private let bytes: [UInt8]
  /// The lines with more than blanks and comments.
  private var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      var first = start
      while first < end, bytes[first] == 0x20 { first += 1 }
      if first < end, bytes[first] == 0x09 {
        // What is indented by tabs belongs to what stands above it.
        lines.append(Line(start: start, end: end, indent: .max))
      } else if first < end, first == start, "?<>=|!@%&*".utf8.contains(bytes[first]),
        !bytes[first..<end].contains(UInt8(ascii: ":"))
      {
        // So does what is no key, wherever it begins.
        lines.append(Line(start: start, end: end, indent: .max))
      } else if first < end, bytes[first] != UInt8(ascii: "#") {
        lines.append(Line(start: start, end: end, indent: first - start))
      }
      start = end + 1
    }
  }

  /// The block that a place lies in, or the one before it where that one is blank already.
  func block(at place: Int, isTaken: (Range<Int>) -> Bool) -> Block? {
    if let block = element(at: place) { return isTaken(block.range) ? rest(from: block) : block }
    if let block = FlowMembers(bytes).block(at: place), !isTaken(block.range) { return block }
    guard var line = lines.lastIndex(where: { $0.start <= place }) else { return nil }
    while true {
      guard let (block, first) = indented(at: line) else { return nil }
      if !isTaken(block.range), !block.range.isEmpty { return block }
      guard min(first, line) > 0 else { return nil }
      line = min(first, line) - 1
    }
  }

  // MARK: blocks by indentation

  /// The block around a line, and the block's first line.
  private func indented(at line: Int) -> (Block, first: Int)? {
    guard let root = lines[...line].lastIndex(where: { $0.indent == 0 && !isDash($0) }) else { return nil }
    let key = key(of: lines[root])
    let end = lines[(root + 1)...].firstIndex { $0.indent == 0 && !isDash($0) } ?? lines.count
    let inner = lines[(root + 1)..<end]
    guard line > root, ["sections", "define", "let", "states"].contains(key),
      let step = key == "sections" ? dashIndent(of: inner) : inner.map(\.indent).min(),
      let first = lines[(root + 1)...line].lastIndex(where: { line in
        key == "sections"
          ? isElement(line, step) || line.indent == step && isTightDash(line) : line.indent == step
      })
    else {
      return (Block(range: afterKey(lines[root])..<lastByte(before: end)), root)
    }
    guard key == "sections" else {
      let last = lines[(first + 1)..<end].firstIndex { $0.indent <= step } ?? end
      let start = afterKey(lines[first])
      return (Block(range: start..<max(start, lastByte(before: last))), first)
    }
    let last =
      lines[(first + 1)..<end].firstIndex {
        isElement($0, step) || isTightDash($0) && $0.indent == step
      } ?? end
    if lines[first].indent != step, isDash(lines[first]) {
      // The dash goes to where it belongs; the rest of the section may not be indented as it is.
      let dash = String(repeating: " ", count: step) + "-"
      let range = lines[first].start..<lastByte(before: last)
      return range.count > step ? (Block(range: range, text: dash), first) : nil
    }
    // A key beside the dashes that the section above has, too, is that of another section, whose dash is missing.
    if let stray = lines[(first + 1)..<last].firstIndex(where: { $0.indent == step }),
      lines[stray].start + step + 1 < lastByte(before: last),
      keys(of: first, before: stray).contains(self.key(of: lines[stray]))
    {
      let start = lines[stray].start + step
      return (Block(range: start..<lastByte(before: last), text: "- "), stray)
    }
    let start = lines[first].start + step + 1
    return (Block(range: start..<max(start, lastByte(before: last))), first)
  }

  /// How far most dashes of a list are indented; those of lists in it more than a column deeper than its first one.
  private func dashIndent(of inner: ArraySlice<Line>) -> Int? {
    guard let first = inner.first(where: isDash)?.indent ?? inner.map(\.indent).min() else { return nil }
    var counts = [0, 0, 0]
    for line in inner where isDash(line) && abs(line.indent - first) <= 1 {
      counts[line.indent - first + 1] += 1
    }
    guard let most = counts.max(), most > counts[1] else { return first }
    return counts[0] == most ? first - 1 : first + 1
  }

  /// Whether a line begins an element of a list, if need be one indented by a column too many or too few.
  private func isElement(_ line: Line, _ step: Int) -> Bool { isDash(line) && line.indent <= step + 1 }

  /// The keys of the section whose dash is in a line.
  private func keys(of first: Int, before end: Int) -> [String] {
    var head = lines[first]
    let dash = head.start + head.indent
    let start = bytes[(dash + 1)..<head.end].firstIndex { $0 != 0x20 } ?? head.end
    head.indent = start - head.start
    return ([head] + lines[(first + 1)..<end].filter { $0.indent == head.indent }).map(key)
  }

  /// Whether a line begins with a dash that lacks the space after it.
  private func isTightDash(_ line: Line) -> Bool {
    guard line.indent < .max, line.start + line.indent + 1 < line.end else { return false }
    let next = bytes[line.start + line.indent + 1]
    return bytes[line.start + line.indent] == UInt8(ascii: "-")
      && UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
  }

  private func isDash(_ line: Line) -> Bool {
    guard line.indent < .max else { return false }
    let next = line.start + line.indent + 1
    return bytes[next - 1] == UInt8(ascii: "-") && (next >= line.end || bytes[next] == 0x20)
  }

  private func key(of line: Line) -> String {
    let text = bytes[(line.start + line.indent)..<line.end]
    return String(decoding: text.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }

  /// Where the value after a line's key begins; the line itself where it has none.
  private func afterKey(_ line: Line) -> Int {
    let start = line.start + line.indent
    return bytes[start..<line.end].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? start
  }

  private func lastByte(before line: Int) -> Int { lines[line - 1].end }

  // MARK: elements of `sections: [...]`

  /// The element around a place of a list of sections in brackets.
  private func element(at place: Int) -> Block? {
    guard let open = openingBracket, open < place else { return nil }
    var depth = 0
    var start: Int?
    var index = open + 1
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if start == nil { start = index }
        // A quote that is never closed ends with its line.
        var end = index + 1
        while end < bytes.count, bytes[end] != byte, bytes[end] != 0x0A {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if start == nil { start = index }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return start.flatMap { rest(from: Block(range: $0..<bytes.count)) } }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D: break
      default: if start == nil { start = index }
      }
      let isOver =
        depth == 0 && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ",")
        || depth == 0 && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "]")
      if let first = start, isOver {
        if first <= place, place <= index { return Block(range: first..<(index + 1), text: "null") }
        start = nil
      }
      index += 1
    }
    return start.flatMap { rest(from: Block(range: $0..<bytes.count)) }
  }

  /// Everything from a block on: the list ends with it.
  private func rest(from block: Block) -> Block? {
    let first = bytes.first { !$0.isBlank }
    let text = first == UInt8(ascii: "{") ? "null]}" : "null]"
    let range = block.range.lowerBound..<bytes.count
    // A line break among these bytes would be lost.
    guard range.count >= text.utf8.count, !bytes[range].prefix(text.utf8.count).contains(0x0A) else {
      return nil
    }
    return Block(range: range, text: text)
  }

  /// Where the list of sections begins, if that is in brackets.
  private var openingBracket: Int? {
    let word = Array("sections".utf8)
    guard bytes.count > word.count else { return nil }
    for start in 0..<(bytes.count - word.count)
    where bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word) {
      var index = start + word.count
      func skipBlanks() {
        while index < bytes.count, bytes[index].isBlank { index += 1 }
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { index += 1 }
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { continue }
      index += 1
      skipBlanks()
      var bracket: Int?
      // No section begins with a bracket: of several all but one are too many.
      while index < bytes.count, bytes[index] == UInt8(ascii: "[") {
        bracket = index
        index += 1
        skipBlanks()
      }
      return bracket
    }
    return nil
  }
}

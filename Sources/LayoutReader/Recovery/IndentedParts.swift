/// The parts of a spec that indentation alone separates: sections, the names under `define`, `let` and
/// `states`, and other top-level keys. It is for block style that cannot be parsed; JSON and flow style have
/// no such parts.
struct IndentedParts {
  /// The text of a part to blank out. A section's dash and a key's name stay.
  struct Blank {
    let range: Range<Int>
    /// The offset of a section's dash.
    var dash: Int?

    /// Returns the text with spaces in place of the part; line ends stay.
    func applied(to bytes: [UInt8]) -> [UInt8] {
      var result = bytes
      for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { result[index] = 0x20 }
      if let dash { result[dash] = UInt8(ascii: "-") }
      return result
    }
  }

  private struct Line {
    var start: Int
    var end: Int
    /// The number of leading spaces; `.max` if the line can be neither a key nor an element.
    var indent: Int
  }

  private let bytes: [UInt8]
  /// The lines that contain more than blanks and comments.
  private var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let first = bytes[start..<end].firstIndex { $0 != 0x20 } ?? end
      if first < end, bytes[first] != UInt8(ascii: "#") {
        // A tab does not indent, and an unindented line without a colon is not a key.
        let isStray =
          bytes[first] == 0x09
          || first == start && bytes[first] != UInt8(ascii: "-")
            && !bytes[first..<end].contains(UInt8(ascii: ":"))
        lines.append(Line(start: start, end: end, indent: isStray ? .max : first - start))
      }
      start = end + 1
    }
  }

  /// Returns the part around an offset; `nil` if no top-level key is above it.
  func blank(at place: Int) -> Blank? {
    guard let line = lines.lastIndex(where: { $0.start <= place }),
      let root = lines[...line].lastIndex(where: isRoot), !"{[".utf8.contains(bytes[lines[root].start])
    else { return nil }
    let end = lines[(root + 1)...].firstIndex(where: isRoot) ?? lines.count
    let inner = (root + 1)..<end
    switch key(of: lines[root]) {
    case "sections":
      guard line > root, let step = dashIndent(of: lines[inner]) else { break }
      // A dash can be off by a column.
      func isElement(_ index: Int) -> Bool { isDash(lines[index]) && abs(lines[index].indent - step) <= 1 }
      guard let first = inner.prefix(through: line).last(where: isElement) else { break }
      let last = inner.suffix(from: first + 1).first(where: isElement) ?? end
      let dash = lines[first].start + step
      return dash < lines[last - 1].end
        ? Blank(range: lines[first].start..<lines[last - 1].end, dash: dash) : nil
    case "define", "let", "states":
      guard line > root, let step = lines[inner].map(\.indent).min(), step < .max,
        let first = inner.prefix(through: line).last(where: { lines[$0].indent == step })
      else { break }
      return content(from: first, to: inner.suffix(from: first + 1).first { lines[$0].indent <= step } ?? end)
    default: break
    }
    return content(from: root, to: end)
  }

  /// Returns the content after a line's key, up to another line, including the line if it has no key.
  private func content(from first: Int, to end: Int) -> Blank {
    let line = lines[first]
    let start = line.start + line.indent
    let colon = bytes[start..<line.end].firstIndex { "{[:".utf8.contains($0) }
    let isKey = colon.map { bytes[$0] == UInt8(ascii: ":") } ?? false
    return Blank(range: (isKey ? (colon ?? start) + 1 : start)..<lines[end - 1].end)
  }

  /// Returns the most frequent indentation of dashes in the list of sections.
  private func dashIndent(of inner: ArraySlice<Line>) -> Int? {
    guard let first = inner.first(where: isDash)?.indent else { return nil }
    let near = inner.filter { isDash($0) && abs($0.indent - first) <= 1 }.map(\.indent)
    let counts = Dictionary(near.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, -abs($0.key - first)) < ($1.value, -abs($1.key - first)) }?.key
  }

  private func isRoot(_ line: Line) -> Bool { line.indent == 0 && !isDash(line) }

  /// Returns whether a line begins an element of a list, even without a space after the dash.
  private func isDash(_ line: Line) -> Bool {
    guard line.indent < .max, bytes[line.start + line.indent] == UInt8(ascii: "-") else { return false }
    let next = line.start + line.indent + 1
    return next >= line.end || bytes[next] == 0x20
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[next] | 0x20
  }

  private func key(of line: Line) -> String {
    String(decoding: bytes[line.start..<line.end].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }
}

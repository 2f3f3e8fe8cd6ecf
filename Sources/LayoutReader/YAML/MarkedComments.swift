import LayoutText

/// A YAML comment addressed to layoutc.
package struct MarkedComment: Sendable {
  /// The text from the marker to the end of the line, without trailing blanks.
  package var text: Span
  /// The text that the comment applies to: its own line or, if it is alone on its line, the next one, with
  /// all entries that begin there.
  package var scope: Span

  package init(text: Span, scope: Span) {
    self.text = text
    self.scope = scope
  }
}

/// Returns the comments of a source that begin with a marker, in order; empty if the source is not YAML.
/// libyaml drops comments, so they are searched for in the text. Its events show which `#` is inside a
/// scalar, and where entries end.
/// - Parameter marker: the first word; blanks can follow its colon.
package func markedComments(in source: SourceFile, marker: String) -> [MarkedComment] {
  source.bytes.withUnsafeBufferPointer { bytes in
    var search = CommentSearch(bytes: bytes, textStart: source.textStart, marker: Array(marker.utf8))
    search.visitLines()
    guard !search.found.isEmpty, (try? search.visitEvents()) != nil else { return [] }
    return search.found.filter(\.isComment).map {
      MarkedComment(
        text: source.span($0.text),
        scope: source.span($0.scope))
    }
  }
}

private struct CommentSearch {
  struct Found {
    let text: Range<Int>
    /// The line that the comment applies to; empty if there is none.
    var line: Range<Int>
    var scope: Range<Int>
    var isComment = true
  }

  private struct Open {
    let isMapping: Bool
    let isFlow: Bool
    let start: Int
    /// The offset of the current entry's key, in a map.
    var key: Int?
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let textStart: Int
  let marker: [UInt8]
  private(set) var found: [Found] = []
  /// The comments by the lines that they apply to.
  var byLine: [Int: [Int]] = [:]

  /// Returns whether the marker is at an offset; blanks can follow its colon.
  private func begins(at offset: Int) -> Bool {
    var index = offset
    for byte in marker {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
      while byte == UInt8(ascii: ":"), index < bytes.count, bytes[index].isSpaceOrTab { index += 1 }
    }
    return true
  }

  // MARK: Lines

  /// Finds possible comments, line by line.
  mutating func visitLines() {
    var start = textStart
    // Comments alone on their lines, before the line that they apply to.
    var waiting: [Int] = []
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      var first = start
      while first < end, bytes[first].isSpaceOrTab { first += 1 }
      let isOwnLine = first < end && bytes[first] == UInt8(ascii: "#")
      if !isOwnLine {
        for index in waiting where first < end { found[index].line = start..<end }
        waiting.removeAll(keepingCapacity: true)
      }
      if let text = comment(in: first..<end) {
        if isOwnLine { waiting.append(found.count) }
        let line = isOwnLine ? end..<end : start..<end
        found.append(Found(text: text, line: line, scope: line))
      }
      start = end + 1
    }
    for index in found.indices {
      found[index].scope = found[index].line
      if !found[index].line.isEmpty { byLine[found[index].line.lowerBound, default: []].append(index) }
    }
  }

  /// Returns the range from the marker on, if the line's comment begins with it.
  private func comment(in line: Range<Int>) -> Range<Int>? {
    var index = line.lowerBound
    while index < line.upperBound {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "#"), index == line.lowerBound || bytes[index - 1].isSpaceOrTab
      else {
        continue
      }
      var text = index + 1
      while text < line.upperBound, bytes[text].isSpaceOrTab { text += 1 }
      guard begins(at: text) else { continue }
      var end = line.upperBound
      while end > text, bytes[end - 1].isSpaceOrTab { end -= 1 }
      return text..<end
    }
    return nil
  }

  // MARK: Events

  /// Removes candidates inside scalars, and extends scopes to the ends of entries that begin on their lines.
  mutating func visitEvents() throws(YAMLProblem) {
    let separators = LineSeparators(bytes)
    let parsed = separators?.bytes ?? []
    try parsed.withUnsafeBufferPointer { (copy) throws(YAMLProblem) in
      let isASCII = !bytes.contains { $0 >= 0x80 }
      var events = YAMLEvents(separators == nil ? bytes : copy, textStart: textStart, isASCII: isASCII)
      try visit(&events)
    }
  }

  private mutating func visit(_ events: inout YAMLEvents) throws(YAMLProblem) {
    let lines = byLine.keys.sorted()
    var stack: [Open] = []
    // The end of the last value with an explicit end; blanks and comments after a block are not part of it.
    var lastEnd = textStart
    var next = 0
    while true {
      switch try events.next() {
      case .streamEnd: return
      case .documentStart: break
      case .scalar(let style):
        if style != .plain { exclude(events.start..<events.end, isBlock: style == .block, &next) }
        lastEnd = events.end
        finish(events.start, &stack, lines, end: lastEnd)
      case .alias:
        lastEnd = events.end
        finish(events.start, &stack, lines, end: lastEnd)
      case .collectionStart(let isMapping, let isFlow):
        stack.append(Open(isMapping: isMapping, isFlow: isFlow, start: events.start))
      case .collectionEnd:
        guard let closed = stack.popLast() else { return }
        if closed.isFlow { lastEnd = events.end }
        finish(closed.start, &stack, lines, end: lastEnd)
      }
    }
  }

  /// Records a complete value: a key, the value of an entry, or an element.
  private mutating func finish(_ start: Int, _ stack: inout [Open], _ lines: [Int], end: Int) {
    guard let parent = stack.last, parent.isMapping else {
      extend(from: start, to: end, lines)
      return
    }
    if let key = parent.key {
      extend(from: key, to: end, lines)
      stack[stack.count - 1].key = nil
    } else {
      stack[stack.count - 1].key = start
    }
  }

  private mutating func extend(from start: Int, to end: Int, _ lines: [Int]) {
    guard let line = lines[..<lines.partitioningIndex { $0 > start }].last else { return }
    for index in byLine[line] ?? [] where found[index].line.upperBound > start {
      found[index].scope = found[index].line.lowerBound..<max(found[index].scope.upperBound, end)
    }
  }

  /// Removes candidates inside a scalar, except a comment after the `|` or `>` of a block scalar.
  private mutating func exclude(_ scalar: Range<Int>, isBlock: Bool, _ next: inout Int) {
    var start = scalar.lowerBound
    while isBlock, start < scalar.upperBound, bytes[start] != 0x0A, bytes[start] != 0x0D { start += 1 }
    while next < found.count, found[next].text.lowerBound < start { next += 1 }
    while next < found.count, found[next].text.lowerBound < scalar.upperBound {
      found[next].isComment = false
      next += 1
    }
  }
}

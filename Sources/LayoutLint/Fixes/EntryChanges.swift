import LayoutReader
import LayoutText
import LayoutDiagnostics

/// The entries of one mapping that go and come.
struct EntryChanges {
  /// The places of those that go.
  var removed: Set<Int> = []
  var added: [SpecField] = []
}

extension WrittenSpec {
  /// The changes of the text that take entries out of a mapping and put others in; nil where that cannot be done without losing something.
  func edits(of mapping: NodeIndex, _ changes: EntryChanges) -> [TextEdit]? {
    let list = ownEntries(mapping)
    /// The places in the list of those that go, in order.
    var removed = changes.removed.compactMap { index in
      let key = entry(EntryPlace(mapping: mapping, index: index)).keySpan
      let place = list.partitioningIndex { $0.keySpan.start >= key.start }
      return place < list.count && list[place].keySpan == key ? place : nil
    }.sorted()
    let style = style(at: mapping)
    var texts = changes.added.compactMap { entryText($0, style) }
    guard texts.count == changes.added.count else { return nil }
    let span = document.span(mapping)
    guard removed.count < list.count || isMerged(mapping) else {
      guard comments(in: Int(span.start)..<Int(span.end)).isEmpty else { return nil }
      let comma = style.isCompact ? "," : ", "
      return [TextEdit(span, "{\(texts.joined(separator: comma))}")]
    }
    var edits: [TextEdit] = []
    // What comes takes the place of what goes.
    removed.removeAll { index in
      guard !texts.isEmpty, comments(in: keyStart(of: list[index])..<end(of: list[index])).isEmpty else {
        return false
      }
      edits.append(TextEdit(Span(keyStart(of: list[index]), end(of: list[index])), texts.removeFirst()))
      return true
    }
    let isFlow = isFlow(mapping)
    // Neighbours go together.
    var runs: [Range<Int>] = []
    for index in removed {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    for run in runs {
      guard let removals = isFlow ? flowRemoval(of: run, list) : blockRemoval(of: run, list, mapping) else {
        return nil
      }
      edits += removals
    }
    if !texts.isEmpty {
      let place = list.indices.reversed().first { !removed.contains($0) }
      guard let last = place.map({ list[$0] }) else { return nil }
      edits.append(isFlow ? flowAddition(texts, after: last, style) : blockAddition(texts, after: last))
    }
    return edits
  }

  private func keyStart(of entry: Document.Entry) -> Int { Int(entry.keySpan.start) }

  // MARK: Block mappings

  private func blockRemoval(of run: Range<Int>, _ list: [Document.Entry], _ mapping: NodeIndex) -> [TextEdit]?
  {
    var edits: [TextEdit] = []
    for index in run {
      let key = keyStart(of: list[index])
      let start = lineStart(key)
      let prefix = source.bytes[start..<key]
      if prefix.allSatisfy({ $0 == 0x20 }) {
        edits.append(lineRemoval(from: start, to: end(of: list[index]), indent: key - start))
      } else {
        // The first one of a list's element, after its dash: the next one takes its place.
        guard prefix.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }), !isMerged(mapping),
          run.upperBound < list.count
        else { return nil }
        let next = keyStart(of: list[run.upperBound])
        // Its comments come before the element, each with a line to itself.
        let indent = String(repeating: " ", count: prefix.prefix { $0 == 0x20 }.count)
        let kept = keptComments(in: key..<next).map { indent + $0 + lineBreak }.joined()
        if !kept.isEmpty { edits.append(TextEdit(Span(start, start), kept)) }
        edits.append(TextEdit(Span(key, next), ""))
        break
      }
    }
    return edits
  }

  /// Removes whole lines but for the comments on them.
  private func lineRemoval(from start: Int, to end: Int, indent: Int) -> TextEdit {
    let lineEnd = lineEnd(end)
    let kept = keptComments(in: start..<lineEnd)
    let spaces = String(repeating: " ", count: indent)
    if !kept.isEmpty {
      return TextEdit(Span(start, lineEnd), kept.map { spaces + $0 }.joined(separator: lineBreak))
    }
    let next = nextLine(lineEnd)
    // The last line of a file that ends without a line end: the one before ends without it then.
    if next == lineEnd, start > source.textStart {
      var before = start - 1
      if before > source.textStart, byte(before) == 0x0A, byte(before - 1) == 0x0D { before -= 1 }
      return TextEdit(Span(before, lineEnd), "")
    }
    return TextEdit(Span(start, next), "")
  }

  /// The comments of a part that goes, but for those that are about findings in it.
  private func keptComments(in range: Range<Int>) -> [String] {
    comments(in: range).map { source.text(Span($0.lowerBound, $0.upperBound)) }
      .filter { !SuppressionComment.isMarked($0) }
  }

  private func blockAddition(_ texts: [String], after entry: Document.Entry) -> TextEdit {
    let indent =
      lineBreak + String(repeating: " ", count: keyStart(of: entry) - lineStart(keyStart(of: entry)))
    let end = lineEnd(self.end(of: entry))
    return TextEdit(Span(end, end), texts.map { indent + $0 }.joined())
  }

  // MARK: Flow mappings

  private func flowRemoval(of run: Range<Int>, _ list: [Document.Entry]) -> [TextEdit]? {
    let range: Range<Int>
    if run.upperBound < list.count {
      range = keyStart(of: list[run.lowerBound])..<keyStart(of: list[run.upperBound])
    } else {
      guard run.lowerBound > 0 else { return nil }
      range = end(of: list[run.lowerBound - 1])..<end(of: list[run.upperBound - 1])
    }
    guard hasOnlySeparators(list[run], range), comments(in: range).isEmpty else { return nil }
    return [TextEdit(Span(range.lowerBound, range.upperBound), "")]
  }

  /// True if nothing but commas and blanks stands around the entries in a range: no merge key, say.
  private func hasOnlySeparators(_ list: ArraySlice<Document.Entry>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    for entry in list {
      while offset < keyStart(of: entry) {
        guard isSeparator(offset) else { return false }
        offset += 1
      }
      offset = end(of: entry)
    }
    return (min(offset, range.upperBound)..<range.upperBound).allSatisfy(isSeparator)
  }

  private func isSeparator(_ offset: Int) -> Bool {
    byte(offset).isSpaceOrTab || byte(offset).isLineEnd || byte(offset) == UInt8(ascii: ",")
  }

  private func flowAddition(_ texts: [String], after entry: Document.Entry, _ style: WritingStyle) -> TextEdit
  {
    let start = lineStart(keyStart(of: entry))
    let isFirstOnLine = source.bytes[start..<keyStart(of: entry)].allSatisfy(\.isSpaceOrTab)
    let separator =
      isFirstOnLine
      ? "," + lineBreak + String(decoding: source.bytes[start..<keyStart(of: entry)], as: UTF8.self)
      : style.isCompact ? "," : ", "
    return TextEdit(Span(end(of: entry), end(of: entry)), texts.map { separator + $0 }.joined())
  }
}

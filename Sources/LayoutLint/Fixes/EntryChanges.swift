import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The entries to remove from one mapping and to add to it.
struct EntryChanges {
  /// The indexes of the entries to remove, among those that are written in the mapping itself.
  var removed: Set<Int> = []
  var added: [SpecField] = []
}

extension DocumentTree {
  /// The text edits for the changes of a mapping; `nil` if they would lose something, such as a comment.
  func edits(of mapping: NodeIndex, _ changes: EntryChanges) -> [TextEdit]? {
    let list = document.ownEntries(mapping)
    var removed = changes.removed.map { list.startIndex + $0 }.sorted()
    let style = style(at: mapping)
    var texts = changes.added.compactMap { entryText($0, style) }
    guard texts.count == changes.added.count else { return nil }
    let span = document.span(mapping)
    guard removed.count < list.count || isMerged(mapping) else {
      guard comments(in: span).isEmpty else { return nil }
      let comma = style.isCompact ? "," : ", "
      return [TextEdit(span, "{\(texts.joined(separator: comma))}")]
    }
    var edits: [TextEdit] = []
    // Each added entry takes the place of a removed one, unless a comment is in the way.
    removed.removeAll { index in
      guard !texts.isEmpty, comments(in: keyStart(of: list[index])..<end(of: list[index])).isEmpty else {
        return false
      }
      edits.append(TextEdit(Span(keyStart(of: list[index]), end(of: list[index])), texts.removeFirst()))
      return true
    }
    let isFlow = isFlow(mapping)
    // Neighbouring entries are removed together.
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
      guard let index = list.indices.last(where: { !removed.contains($0) }) else { return nil }
      let last = list[index]
      edits.append(isFlow ? flowAddition(texts, after: last, style) : blockAddition(texts, after: last))
    }
    return edits
  }

  private func keyStart(of entry: Document.Entry) -> Int { Int(entry.keySpan.start) }

  // MARK: Block mappings

  private func blockRemoval(
    of run: Range<Int>, _ list: Document.Entries, _ mapping: NodeIndex
  ) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for index in run {
      let key = keyStart(of: list[index])
      let start = lineStart(key)
      let prefix = bytes(start..<key)
      if prefix.allSatisfy({ $0 == 0x20 }) {
        edits.append(lineRemoval(from: start, to: end(of: list[index]), indent: key - start))
      } else {
        // This is the first entry of a list's element, after the dash: the next entry moves up to its place.
        guard prefix.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }), !isMerged(mapping),
          run.upperBound < list.endIndex
        else { return nil }
        let next = keyStart(of: list[run.upperBound])
        // Its comments move before the element, each to a separate line.
        let indent = String(repeating: " ", count: prefix.prefix { $0 == 0x20 }.count)
        let kept = keptComments(in: key..<next).map { indent + $0 + lineBreak }.joined()
        if !kept.isEmpty { edits.append(TextEdit(Span(start, start), kept)) }
        edits.append(TextEdit(Span(key, next), ""))
        break
      }
    }
    return edits
  }

  /// Removes whole lines except the comments on them.
  private func lineRemoval(from start: Int, to end: Int, indent: Int) -> TextEdit {
    let lineEnd = lineEnd(end)
    let kept = keptComments(in: start..<lineEnd)
    let spaces = String(repeating: " ", count: indent)
    if !kept.isEmpty {
      return TextEdit(Span(start, lineEnd), kept.map { spaces + $0 }.joined(separator: lineBreak))
    }
    let next = nextLine(lineEnd)
    // If the file ends without a line break, it still does so afterwards.
    if next == lineEnd, start > textRange.lowerBound {
      var before = start - 1
      if before > textRange.lowerBound, byte(before) == 0x0A, byte(before - 1) == 0x0D { before -= 1 }
      return TextEdit(Span(before, lineEnd), "")
    }
    return TextEdit(Span(start, next), "")
  }

  /// The comments of a removed part, except those that suppress findings in it.
  private func keptComments(in range: Range<Int>) -> [String] {
    comments(in: range).map { text($0) }.filter { !SuppressionComment.isMarked($0) }
  }

  private func blockAddition(_ texts: [String], after entry: Document.Entry) -> TextEdit {
    let indent =
      lineBreak + String(repeating: " ", count: keyStart(of: entry) - lineStart(keyStart(of: entry)))
    let end = lineEnd(self.end(of: entry))
    return TextEdit(Span(end, end), texts.map { indent + $0 }.joined())
  }

  // MARK: Flow mappings

  private func flowRemoval(of run: Range<Int>, _ list: Document.Entries) -> [TextEdit]? {
    let range: Range<Int>
    if run.upperBound < list.endIndex {
      range = keyStart(of: list[run.lowerBound])..<keyStart(of: list[run.upperBound])
    } else {
      guard run.lowerBound > list.startIndex else { return nil }
      range = end(of: list[run.lowerBound - 1])..<end(of: list[run.upperBound - 1])
    }
    guard hasOnlySeparators(list[run], range), comments(in: range).isEmpty else { return nil }
    return [TextEdit(Span(range.lowerBound, range.upperBound), "")]
  }

  /// True if a range has nothing but commas and whitespace around its entries: no merge key, for example.
  private func hasOnlySeparators(_ list: Document.Entries, _ range: Range<Int>) -> Bool {
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
    byte(offset).isWhitespace || byte(offset) == UInt8(ascii: ",")
  }

  private func flowAddition(_ texts: [String], after entry: Document.Entry, _ style: WritingStyle) -> TextEdit
  {
    let start = lineStart(keyStart(of: entry))
    let margin = start..<keyStart(of: entry)
    let isFirstOnLine = bytes(margin).allSatisfy(\.isSpaceOrTab)
    let separator = isFirstOnLine ? "," + lineBreak + text(margin) : style.isCompact ? "," : ", "
    return TextEdit(Span(end(of: entry), end(of: entry)), texts.map { separator + $0 }.joined())
  }
}

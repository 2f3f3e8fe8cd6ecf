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
  /// An entry in the order of the text.
  private struct Written {
    let key: Int
    let end: Int
    let isRemoved: Bool
  }

  /// The changes of the text that take entries out of a mapping and put others in; nil where that cannot be done without losing something.
  func edits(of mapping: NodeIndex, _ changes: EntryChanges) -> [TextEdit]? {
    var list = entries(mapping).enumerated().filter { !$1.isMerged }
      .map { Written(key: Int($1.keySpan.start), end: end(of: $1), isRemoved: changes.removed.contains($0)) }
      .sorted { $0.key < $1.key }
    let style = style(at: mapping)
    var texts = changes.added.compactMap { entryText($0, style) }
    guard texts.count == changes.added.count else { return nil }
    let span = document.span(mapping)
    guard list.contains(where: { !$0.isRemoved }) || isMerged(mapping) else {
      guard comments(in: Int(span.start)..<Int(span.end)).isEmpty else { return nil }
      let comma = style.isCompact ? "," : ", "
      return [TextEdit(span, "{\(texts.joined(separator: comma))}")]
    }
    var edits: [TextEdit] = []
    // What comes takes the place of what goes.
    for index in list.indices where list[index].isRemoved && !texts.isEmpty {
      guard comments(in: list[index].key..<list[index].end).isEmpty else { continue }
      edits.append(TextEdit(Span(list[index].key, list[index].end), texts.removeFirst()))
      list[index] = Written(key: list[index].key, end: list[index].end, isRemoved: false)
    }
    let isFlow = isFlow(mapping)
    if list.contains(where: \.isRemoved) {
      guard let removals = isFlow ? flowRemovals(list, mapping) : blockRemovals(list, mapping) else {
        return nil
      }
      edits += removals
    }
    if !texts.isEmpty {
      guard let last = list.last(where: { !$0.isRemoved }) else { return nil }
      edits.append(isFlow ? flowAddition(texts, after: last, style) : blockAddition(texts, after: last))
    }
    return edits
  }

  // MARK: Block mappings

  private func blockRemovals(_ list: [Written], _ mapping: NodeIndex) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var index = 0
    while index < list.count {
      defer { index += 1 }
      guard list[index].isRemoved else { continue }
      let key = list[index].key
      let start = lineStart(key)
      let prefix = source.bytes[start..<key]
      if prefix.allSatisfy({ $0 == 0x20 }) {
        edits.append(lineRemoval(from: start, to: list[index].end, indent: key - start))
      } else {
        // The first one of a list's element, after its dash: the next one takes its place.
        guard prefix.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }), !isMerged(mapping) else {
          return nil
        }
        while index + 1 < list.count, list[index + 1].isRemoved { index += 1 }
        guard index + 1 < list.count else { return nil }
        let next = list[index + 1].key
        // Its comments come before the element, each with a line to itself.
        let indent = String(repeating: " ", count: prefix.prefix { $0 == 0x20 }.count)
        let kept = keptComments(in: key..<next).map { indent + $0 + lineBreak }.joined()
        if !kept.isEmpty { edits.append(TextEdit(Span(start, start), kept)) }
        edits.append(TextEdit(Span(key, next), ""))
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

  private func blockAddition(_ texts: [String], after entry: Written) -> TextEdit {
    let indent = lineBreak + String(repeating: " ", count: entry.key - lineStart(entry.key))
    let end = lineEnd(entry.end)
    return TextEdit(Span(end, end), texts.map { indent + $0 }.joined())
  }

  // MARK: Flow mappings

  private func flowRemovals(_ list: [Written], _ mapping: NodeIndex) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var index = 0
    while index < list.count {
      defer { index += 1 }
      guard list[index].isRemoved else { continue }
      let first = index
      while index + 1 < list.count, list[index + 1].isRemoved { index += 1 }
      let range: Range<Int>
      if index + 1 < list.count {
        range = list[first].key..<list[index + 1].key
      } else {
        guard first > 0 else { return nil }
        range = list[first - 1].end..<list[index].end
      }
      guard hasOnlySeparators(list, range), comments(in: range).isEmpty else { return nil }
      edits.append(TextEdit(Span(range.lowerBound, range.upperBound), ""))
    }
    return edits
  }

  /// True if nothing but commas and blanks stands between the entries of a range: no merge key, say.
  private func hasOnlySeparators(_ list: [Written], _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let entry = list.first(where: { $0.key <= offset && offset < $0.end }) {
        offset = entry.end
        continue
      }
      guard byte(offset).isSpaceOrTab || byte(offset).isLineEnd || byte(offset) == UInt8(ascii: ",")
      else {
        return false
      }
      offset += 1
    }
    return true
  }

  private func flowAddition(_ texts: [String], after entry: Written, _ style: WritingStyle) -> TextEdit {
    let start = lineStart(entry.key)
    let isFirstOnLine = source.bytes[start..<entry.key].allSatisfy(\.isSpaceOrTab)
    let separator =
      isFirstOnLine
      ? "," + lineBreak + String(decoding: source.bytes[start..<entry.key], as: UTF8.self)
      : style.isCompact ? "," : ", "
    return TextEdit(Span(entry.end, entry.end), texts.map { separator + $0 }.joined())
  }
}

import LayoutDiagnostics
import LayoutText

extension SuppressionComment {
  /// What takes one of its rules out of the comment; where it is the only one the whole comment goes, with its line if that holds
  /// nothing else.
  ///
  /// - Parameter index: the place of the rule among those that the comment names.
  func removal(ofRule index: Int, in file: SourceFile) -> TextEdit {
    if rules.count > 1 {
      let isLast = index + 1 == rules.count
      let start = isLast ? rules[index - 1].span.end : rules[index].span.start
      let end = isLast ? rules[index].span.end : rules[index + 1].span.start
      return TextEdit(Span(start: start, end: end), "")
    }
    let bytes = file.bytes
    let text = file.range(of: word.span)
    var start = text.lowerBound
    // Back to the sign, and over the blanks before it.
    while start > file.textStart, bytes[start - 1] != UInt8(ascii: "#") { start -= 1 }
    start -= 1
    while start > file.textStart, bytes[start - 1].isSpaceOrTab { start -= 1 }
    var end = text.upperBound
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    if start <= file.textStart || bytes[start - 1].isLineEnd {
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    }
    return TextEdit(Span(max(start, file.textStart), end).moved(by: file.base), "")
  }
}

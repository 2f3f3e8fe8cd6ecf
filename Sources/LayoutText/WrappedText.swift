/// Words in lines of at most so many characters; a longer word has a line of its own.
package func wrapped(_ words: some Sequence<some StringProtocol>, width: Int) -> [String] {
  var lines = [""]
  var length = 0
  for word in words {
    let count = word.count
    if length > 0, length + 1 + count > width {
      lines.append("")
      length = 0
    }
    lines[lines.count - 1] += (length == 0 ? "" : " ") + word
    length += (length == 0 ? 0 : 1) + count
  }
  return lines
}

/// A text in lines of at most `width` characters.
package func wrapped(_ text: String, width: Int) -> [String] {
  wrapped(text.split(separator: " "), width: width)
}

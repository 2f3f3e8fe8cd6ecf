/// Returns a list of words with a conjunction before the last word, such as `a, b and c`.
package func conjoined(_ words: [String], by conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// Returns a count with its noun, such as `1 gap` and `2 gaps`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension String {
  /// Returns the text padded with spaces to a number of characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// Returns words in lines of at most `width` characters. A longer word has its own line.
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

/// Returns a text in lines of at most `width` characters.
package func wrapped(_ text: String, width: Int) -> [String] {
  wrapped(text.split(separator: " "), width: width)
}

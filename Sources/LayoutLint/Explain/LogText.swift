import LayoutText

/// A log as one line, with single spaces, in which numbers and names stand behind known words.
struct LogText {
  let text: String

  init(_ text: String) {
    self.text = text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private init(tail: some StringProtocol) { text = String(tail) }

  /// The text behind the first occurrence of a mark.
  func after(_ mark: String) -> LogText? {
    text.firstRange(of: mark).map { LogText(tail: text[$0.upperBound...]) }
  }

  /// The text before the first occurrence of a mark, or all of it.
  func before(_ mark: String) -> LogText {
    text.firstRange(of: mark).map { LogText(tail: text[..<$0.lowerBound]) } ?? self
  }

  /// The numbers behind a mark, if there are as many as asked for; only brackets and separators may stand around them.
  func numbers(_ count: Int, after mark: String) -> [Double]? {
    guard let tail = after(mark) else { return nil }
    var numbers: [Double] = []
    for word in tail.text.prefix(Self.longestNumbers).split(whereSeparator: { "{}()[]<>,;:= ".contains($0) })
    {
      guard numbers.count < count, let number = Double(trimmed(word)) else { break }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  /// A full stop that ends the sentence does not belong to the number.
  private func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".'\"\u{201D}".contains(last) { word.removeLast() }
    return word
  }

  private static let longestNumbers = 200
}

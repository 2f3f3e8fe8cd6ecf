import LayoutLint
import LayoutText

/// The rules that settings and comments may name.
enum RuleCompletion {
  static func items() -> [CompletionItem] {
    RuleRegistry.metadata.filter { !$0.isFixed }.sorted { $0.id.name < $1.id.name }.map { rule in
      var item = CompletionItem(
        label: rule.id.name, kind: .constant, detail: rule.summary, newText: rule.id.name)
      item.subject = .rule(rule.id.name)
      return item
    }
  }
}

/// The proposals in a comment such as `# layoutc:ignore RULE`.
struct CommentCompletion {
  private let bytes: [UInt8]
  private let start: Int
  private let offset: Int

  /// - Parameter start: the index of the comment's `#`.
  init(_ request: CompletionRequest, from start: Int) {
    bytes = request.bytes
    self.start = start
    offset = request.offset
  }

  private static let words = [
    ("layoutc:ignore", "turns rules off for the line, or for the next one"),
    ("layoutc:ignore-file", "turns rules off for the file"),
  ]

  func items() -> [CompletionItem] {
    let parts = bytes[start..<offset].split(omittingEmptySubsequences: false) {
      $0.isSpaceOrTab || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "#")
    }
    let texts = parts.dropLast().filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    let word = (parts.last?.startIndex ?? offset)..<offset
    let typed = String(decoding: bytes[word], as: UTF8.self)
    if texts.isEmpty {
      guard !typed.isEmpty, "layoutc:ignore-file".hasPrefix(typed) else { return [] }
      return Self.words.map {
        CompletionItem(label: $0.0, kind: .keyword, detail: $0.1, newText: $0.0, range: replaced(word))
      }
    }
    guard Self.words.contains(where: { $0.0 == texts[0] }), !texts.contains(where: { $0.contains("--") }),
      !typed.hasPrefix("--")
    else { return [] }
    return RuleCompletion.items().filter { !texts.contains($0.label) }.map { $0.replacing(replaced(word)) }
  }

  /// Returns the word including its part after the cursor.
  private func replaced(_ word: Range<Int>) -> Range<Int> {
    var end = word.upperBound
    while end < bytes.count, bytes[end].isDigit || bytes[end].isNameStart || bytes[end] == UInt8(ascii: "-") {
      end += 1
    }
    return word.lowerBound..<end
  }
}

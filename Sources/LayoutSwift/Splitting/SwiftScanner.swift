import LayoutText

/// Splits Swift into tokens, so that brackets and names in strings and comments are not taken for code.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var beginsLine = true
  private(set) var tokens: [SwiftToken] = []
  /// For each number of hashes, the index up to which no regular expression ends, so that the search is not repeated.
  private var unclosed: [Int: Int] = [:]
  /// How many hashes a literal may have.
  private static let greatestHashCount = 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Skips a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while let token = next() { tokens.append(token) }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func isName(_ byte: UInt8) -> Bool { byte.isNameStart || byte.isDigit || byte >= 0x80 }

  private mutating func next() -> SwiftToken? {
    while index < bytes.count, isBlank() { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    let first = bytes[index]
    let kind: SwiftToken.Kind
    switch first {
    case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"):
      while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
      kind = .comment
    case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
      skipBlockComment()
      kind = .comment
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      kind = .string
    case UInt8(ascii: "/"):
      kind = skipRegex(hashes: 0) ? .string : .sign
      if kind == .sign { index += 1 }
    case UInt8(ascii: "#"), UInt8(ascii: "@"):
      var hashes = 0
      while byte(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
      if hashes > 0, byte(index + hashes) == UInt8(ascii: "\"") {
        index += hashes
        skipString(hashes: hashes)
        kind = .string
      } else if hashes > 0, skipRegex(hashes: hashes) {
        kind = .string
      } else {
        index += 1
        while isName(byte(index)) { index += 1 }
        kind = index == start + 1 ? .sign : first == UInt8(ascii: "#") ? .directive : .attribute
      }
    case UInt8(ascii: "`"):
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "`"), !bytes[index].isLineEnd { index += 1 }
      index = min(index + 1, bytes.count)
      kind = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while isName(byte(index)) || (byte(index) == UInt8(ascii: ".") && byte(index + 1).isDigit) {
        index += 1
      }
      kind = .number
    case _ where isName(first) || (first == UInt8(ascii: "$") && isName(byte(index + 1))):
      index += 1
      while isName(byte(index)), !isNoBreakSpace(index) { index += 1 }
      kind = .word
    default:
      index += 1
      kind = .sign
    }
    var text = ""
    if kind != .string, kind != .comment {
      text = String(decoding: bytes[start..<index].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }
    defer { beginsLine = false }
    return SwiftToken(kind: kind, range: start..<index, text: text, beginsLine: beginsLine)
  }

  /// Skips a regular expression between slashes, if there is one.
  ///
  /// Source: SE-0354. With hashes, it may have several lines if the first is empty. Without hashes, it occurs where no operator can, has no
  /// spaces at its ends, and closes only brackets that it opens.
  private mutating func skipRegex(hashes: Int) -> Bool {
    var end = index + hashes
    guard byte(end) == UInt8(ascii: "/"), hashes <= Self.greatestHashCount, end >= unclosed[hashes] ?? 0
    else { return false }
    end += 1
    if hashes == 0 {
      let isFree = index == 0 || bytes[index - 1] <= 0x20 || Array("([{,;:".utf8).contains(bytes[index - 1])
      guard isFree, byte(end) > 0x20 else { return false }
    }
    var first = end
    while byte(first).isSpaceOrTab { first += 1 }
    let hasLines = hashes > 0 && byte(first).isLineEnd
    var depth = 0
    while end < bytes.count, hasLines || !bytes[end].isLineEnd {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if hashes == 0, depth < 0 { return false }
      case UInt8(ascii: "/") where (0..<hashes).allSatisfy({ byte(end + 1 + $0) == UInt8(ascii: "#") }):
        if hashes == 0, bytes[end - 1] <= 0x20 { return false }
        index = end + 1 + hashes
        return true
      default: break
      }
      end += 1
    }
    unclosed[hashes] = min(end, bytes.count)
    return false
  }

  /// True for whitespace. Notes where lines end. U+00A0, which web pages put between words, counts as a space.
  private mutating func isBlank() -> Bool {
    let first = bytes[index]
    if first.isLineEnd { beginsLine = true }
    if isNoBreakSpace(index) {
      index += 1
      return true
    }
    return first <= 0x20
  }

  private func isNoBreakSpace(_ index: Int) -> Bool { byte(index) == 0xC2 && byte(index + 1) == 0xA0 }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte(index) == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  /// Skips a string literal. A list of open literals takes the place of recursion into interpolations.
  private mutating func skipString(hashes: Int) {
    /// The open literals: the quotes and hashes that close each, and how many brackets its interpolation has open; -1 outside of one.
    var open: [(quotes: Int, hashes: Int, depth: Int)] = []
    func quotes(at index: Int) -> Int {
      let quote = UInt8(ascii: "\"")
      return byte(index) == quote && byte(index + 1) == quote && byte(index + 2) == quote ? 3 : 1
    }
    func hasHashes(_ count: Int, at index: Int) -> Bool {
      (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "#") }
    }
    open.append((quotes(at: index), hashes, -1))
    index += open[0].quotes
    while index < bytes.count, let literal = open.last {
      let current = bytes[index]
      if literal.depth >= 0 {
        if current == UInt8(ascii: "\"") {
          let count = quotes(at: index)
          open.append((count, 0, -1))
          index += count
          continue
        }
        if current == UInt8(ascii: "(") { open[open.count - 1].depth += 1 }
        if current == UInt8(ascii: ")") { open[open.count - 1].depth -= 1 }
        index += 1
        continue
      }
      if literal.quotes == 1, current.isLineEnd { return }
      if current == UInt8(ascii: "\\"), hasHashes(literal.hashes, at: index + 1) {
        index += 1 + literal.hashes
        if byte(index) == UInt8(ascii: "(") { open[open.count - 1].depth = 0 }
        index += 1
      } else if current == UInt8(ascii: "\""), literal.quotes == 1 || quotes(at: index) == 3,
        hasHashes(literal.hashes, at: index + literal.quotes)
      {
        index += literal.quotes + literal.hashes
        open.removeLast()
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }
}

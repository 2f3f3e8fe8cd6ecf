import LayoutText
import LayoutReader

/// Splits an expression into tokens in one pass over its bytes.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int
  private var tokens: [Token] = []

  /// Returns the tokens of a whole `${…}`, with an end token last.
  static func tokens(of text: String) throws(ExpressionError) -> [Token] {
    var lexer = try ExpressionLexer(text)
    try lexer.run()
    return lexer.tokens
  }

  /// Returns the tokens before the first invalid one.
  static func readableTokens(of text: String) -> [Token] {
    guard var lexer = try? ExpressionLexer(text) else { return [] }
    try? lexer.run()
    return lexer.tokens
  }

  private init(_ text: String) throws(ExpressionError) {
    bytes = Array(text.utf8)
    guard bytes.count <= Expression.greatestLength else {
      throw ExpressionError(
        .resourceLimit,
        "the expression is \(bytes.count) bytes long; at most \(Expression.greatestLength) are allowed",
        help: ["give parts of it names with let"], at: 0..<1)
    }
    let isWhole = bytes.count >= 3 && bytes.starts(with: "${".utf8) && bytes.last == UInt8(ascii: "}")
    guard isWhole else {
      throw ExpressionError(
        "\(quoted(text)) is no expression; it must be ${ … }", at: 0..<max(1, bytes.count))
    }
    offset = 2
    end = bytes.count - 1
  }

  private mutating func run() throws(ExpressionError) {
    while offset < end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      case UInt8(ascii: ".") where isDigit(at: offset + 1): try number()
      case _ where byte.isNameStart: name()
      case UInt8(ascii: "'") where isArgument, UInt8(ascii: "\"") where isArgument: try text()
      default: try sign()
      }
    }
    tokens.append(Token(kind: .end, range: end..<end + 1))
  }

  private mutating func number() throws(ExpressionError) {
    let start = offset
    while offset < end {
      let byte = bytes[offset]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      // A sign belongs to the number only in an exponent.
      let afterExponent =
        isSign && bytes[offset - 1] | 0x20 == UInt8(ascii: "e") && isDigit(at: offset + 1)
        && bytes[start..<offset - 1].allSatisfy { !$0.isNameStart }
      guard byte.isNameStart || bytes[offset].isDigit || byte == UInt8(ascii: ".") || afterExponent else {
        break
      }
      offset += 1
    }
    let literal = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = parseNumber(literal) else {
      throw ExpressionError(
        "\(quoted(literal)) is no number", help: ExpressionHints.notANumber(literal), at: start..<offset)
    }
    guard value.isFinite else {
      throw ExpressionError(.nonFiniteNumber, "\(quoted(literal)) is no finite number", at: start..<offset)
    }
    tokens.append(Token(kind: .number(value), range: start..<offset))
  }

  private mutating func name() {
    let start = offset
    while offset < end {
      let isInside = bytes[offset].isNameStart || bytes[offset].isDigit
      let isDot = bytes[offset] == UInt8(ascii: ".") && offset + 1 < end && bytes[offset + 1].isNameStart
      guard isInside || isDot else { break }
      offset += 1
    }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isArgument, Token.keyword(word) == nil, offset < end, bytes[offset] == UInt8(ascii: ":") {
      offset += 1
      tokens.append(Token(kind: .label(word), range: start..<offset))
      return
    }
    tokens.append(Token(kind: Token.keyword(word) ?? .name(word), range: start..<offset))
  }

  /// True if an argument begins at the offset: only there a text can stand.
  private var isArgument: Bool {
    switch tokens.last?.kind {
    case .open, .comma, .label: true
    default: false
    }
  }

  private mutating func text() throws(ExpressionError) {
    let start = offset
    guard let last = bytes[(start + 1)..<end].firstIndex(of: bytes[start]) else {
      throw ExpressionError("the text is never closed", at: start..<start + 1)
    }
    offset = last + 1
    // As everywhere in an expression, a line break is a blank.
    let text = onOneLine(String(decoding: bytes[start + 1..<last], as: UTF8.self))
    tokens.append(Token(kind: .text(text), range: start..<offset))
  }

  private mutating func sign() throws(ExpressionError) {
    let second = offset + 1 < end ? bytes[offset + 1] : 0
    let (kind, length): (Token.Kind?, Int) =
      switch (bytes[offset], second) {
      case (UInt8(ascii: "("), _): (.open, 1)
      case (UInt8(ascii: ")"), _): (.close, 1)
      case (UInt8(ascii: ","), _): (.comma, 1)
      case (UInt8(ascii: "+"), _): (.infix(.arithmetic(.add)), 1)
      case (UInt8(ascii: "-"), _): (.infix(.arithmetic(.subtract)), 1)
      case (UInt8(ascii: "*"), UInt8(ascii: "*")), (UInt8(ascii: "/"), UInt8(ascii: "/")): (nil, 2)
      case (UInt8(ascii: "*"), _): (.infix(.arithmetic(.multiply)), 1)
      case (UInt8(ascii: "/"), _): (.infix(.arithmetic(.divide)), 1)
      case (UInt8(ascii: "%"), _): (.infix(.arithmetic(.remainder)), 1)
      case (UInt8(ascii: "<"), UInt8(ascii: ">")): (nil, 2)
      case (UInt8(ascii: "<"), UInt8(ascii: "=")): (.infix(.comparison(.lessOrEqual)), 2)
      case (UInt8(ascii: "<"), _): (.infix(.comparison(.less)), 1)
      case (UInt8(ascii: ">"), UInt8(ascii: "=")): (.infix(.comparison(.greaterOrEqual)), 2)
      case (UInt8(ascii: ">"), _): (.infix(.comparison(.greater)), 1)
      case (UInt8(ascii: "="), UInt8(ascii: "=")): (.infix(.comparison(.equal)), 2)
      case (UInt8(ascii: "!"), UInt8(ascii: "=")): (.infix(.comparison(.unequal)), 2)
      case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")): (nil, 2)
      default: (nil, characterLength)
      }
    let range = offset..<offset + length
    guard let kind else {
      let found = String(decoding: bytes[range], as: UTF8.self)
      if found == "?", let choice = choice(insteadOf: String(decoding: bytes[2..<end], as: UTF8.self)) {
        var error = ExpressionError(
          "'?' has no meaning in an expression", help: ["write the choice so: \(choice)"], at: range)
        error.meant = ExpressionError.Rewriting(range: 2..<end, text: choice)
        throw error
      }
      throw ExpressionError(
        "\(quoted(found)) has no meaning in an expression", help: ExpressionHints.unexpectedSign(found),
        at: range)
    }
    tokens.append(Token(kind: kind, range: range))
    offset += length
  }

  /// The length of the UTF-8 character at the offset.
  private var characterLength: Int {
    var next = offset + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next - offset
  }

  private func isDigit(at index: Int) -> Bool { index < end && bytes[index].isDigit }
}

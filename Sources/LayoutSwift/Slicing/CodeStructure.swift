import LayoutText

/// The brackets, statements and expressions of a token list.
struct CodeStructure {
  let tokens: [SwiftToken]
  /// For each bracket the index of the other one; for other tokens their own index.
  private var partners: [Int]

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    partners = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        partners[start] = index
        partners[index] = start
      default: break
      }
    }
    // A bracket that is never closed reaches to the end.
    for start in open { partners[start] = tokens.count - 1 }
  }

  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// The tokens in a range of bytes.
  func tokens(in range: Range<Int>) -> Range<Int> {
    let first = tokens.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = tokens.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return first..<max(first, end)
  }

  /// True at the name of one of some classes of which an object is made, such as `Layout(…)`, `Layout { … }` and `Layout.list(…)`.
  func makes(_ classes: Set<String>, at index: Int) -> Bool {
    guard isWord(index), classes.contains(text(index)) else { return false }
    switch text(index + 1) {
    case "(", "{": return true
    case ".": return isWord(index + 2) && text(index + 3) == "("
    default: return false
    }
  }

  /// The index of the other bracket of a pair.
  func partner(of index: Int) -> Int { partners[index] }

  func isOpening(_ index: Int) -> Bool {
    tokens[index].kind == .sign && ["(", "[", "{"].contains(tokens[index].text)
  }

  /// The index behind a token, or behind the bracket that closes what it opens.
  func end(of index: Int) -> Int { isOpening(index) ? partners[index] + 1 : index + 1 }

  // MARK: Statements

  /// The statements in a range of tokens. The labels of a `switch` count as statements.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isLabel(start), text(index) == ":" {
        statements.append(start..<index + 1)
        start = index + 1
        index += 1
        continue
      }
      if index > start, text(index) == ";" || (tokens[index].beginsLine && !continues(index)) {
        statements.append(start..<index)
        start = text(index) == ";" ? index + 1 : index
        if text(index) == ";" {
          index += 1
          continue
        }
      }
      index = end(of: index)
    }
    if start < range.upperBound { statements.append(start..<range.upperBound) }
    return statements.filter { !$0.isEmpty }
  }

  /// The end of the statements behind a label: the next label, or the brace of the `switch`.
  func end(ofCaseAt start: Int) -> Int {
    var index = start
    while index < tokens.count, text(index) != "}" {
      let beginsStatement = tokens[index].beginsLine || [":", ";", "}"].contains(text(index - 1))
      if beginsStatement, isLabel(index), text(index - 1) != "," { return index }
      index = end(of: index)
    }
    return index
  }

  /// True if a token begins a label of a `switch`.
  private func isLabel(_ index: Int) -> Bool {
    text(index) == "case" || text(index + (text(index) == "@unknown" ? 1 : 0)) == "default"
  }

  /// True if a token at the start of a line continues the statement before it.
  private func continues(_ index: Int) -> Bool {
    if index > 0, tokens[index - 1].kind == .sign,
      ["=", "+", "-", "*", "/", "|", "&", ",", ":", "(", "<"].contains(tokens[index - 1].text)
    {
      return true
    }
    let token = tokens[index]
    if token.kind == .word { return ["else", "catch", "where", "as", "is", "in"].contains(token.text) }
    return token.kind == .sign
      && [".", "?", ":", "+", "*", "/", "=", "|", "<", ">", "{", ",", ")", "]"].contains(token.text)
  }

  /// The statements around a token in a range, the outermost first.
  func statements(around token: Int, in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var range = range
    while let statement = statements(in: range).first(where: { $0.contains(token) }) {
      found.append(statement)
      guard let block = block(around: token, in: statement) else { break }
      range = block
    }
    return found
  }

  /// The inside of the outermost braces around a token in a statement, without the parameters of a closure.
  private func block(around token: Int, in statement: Range<Int>) -> Range<Int>? {
    var index = statement.lowerBound
    while index < token {
      if isOpening(index) {
        let end = partners[index]
        if end < token {
          index = end
        } else if text(index) == "{" {
          let inside = index + 1..<max(index + 1, end)
          let start = closureHeader(inside)?.upperBound ?? inside.lowerBound
          return start <= token && token < end ? start..<end : nil
        }
      }
      index += 1
    }
    return nil
  }

  /// The parameters of a closure with the word `in`, given the inside of its braces; `nil` if it names none.
  func closureHeader(_ inside: Range<Int>) -> Range<Int>? {
    var index = inside.lowerBound
    while index < inside.upperBound {
      let token = tokens[index]
      switch token.text {
      case "in" where token.kind == .word: return inside.lowerBound..<index + 1
      case "(", "[": index = partners[index]
      case ",", ":", "-", ">", "<", "?", ".", "_", "!", "&": break
      default: if token.kind != .word && token.kind != .attribute { return nil }
      }
      if ["let", "var", "return", "if", "guard", "switch", "for", "func"].contains(token.text) { return nil }
      index += 1
    }
    return nil
  }

  /// The names that a declaration or a `guard` declares for the statements behind it.
  func locals(declaredIn statement: Range<Int>) -> [String] {
    switch text(statement.lowerBound) {
    case "let", "var": isWord(statement.lowerBound + 1) ? [text(statement.lowerBound + 1)] : []
    case "guard": statement.filter { ["let", "var"].contains(text($0 - 1)) && isWord($0) }.map(text)
    default: []
    }
  }

  // MARK: Expressions

  /// The chain of names, calls and subscripts around a token, such as `theme.spacing(for: .card).gap`.
  func chain(around token: Int) -> Range<Int> {
    var start = token
    while start > 0 {
      if text(start - 1) == ".", start >= 2 {
        var before = start - 2
        while ["?", "!"].contains(text(before)), before > 0 { before -= 1 }
        if [")", "]"].contains(text(before)) {
          before = partners[before]
          // The brackets of a call follow its name.
          while before > 0, tokens[before - 1].kind == .word || [")", "]"].contains(text(before - 1)),
            tokens[before - 1].range.upperBound == tokens[before].range.lowerBound
          {
            before = tokens[before - 1].kind == .word ? before - 1 : partners[before - 1]
          }
        } else if !isWord(before) {
          // An implicit member, such as `.gap`.
          return start - 1..<end(ofChainAt: token)
        }
        start = before
      } else {
        break
      }
    }
    return start..<end(ofChainAt: token)
  }

  private func end(ofChainAt token: Int) -> Int {
    var end = token + 1
    while end < tokens.count {
      let isAdjacent = tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
      switch text(end) {
      case "(" where isAdjacent, "[" where isAdjacent: end = partners[end] + 1
      case "<" where isAdjacent:
        guard let close = angle(end) else { return end }
        end = close + 1
      case "?" where isAdjacent && [".", "["].contains(text(end + 1)),
        "!" where isAdjacent && text(end + 1) != "=":
        end += 1
      case "." where isWord(end + 1) || tokens[min(end + 1, tokens.count - 1)].kind == .number:
        end += 2
      case "{" where !tokens[end].beginsLine && !isControl(end):
        end = partners[end] + 1
        // Labelled trailing closures.
        while isWord(end), text(end + 1) == ":", text(end + 2) == "{" { end = partners[end + 2] + 1 }
      default: return end
      }
    }
    return end
  }

  /// The index of the `>` of a generic argument list.
  private func angle(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<min(start + 60, tokens.count) {
      switch text(index) {
      case "<": depth += 1
      case ">":
        depth -= 1
        if depth == 0 { return [".", "(", ")", ",", "]"].contains(text(index + 1)) ? index : nil }
      case ",", ".", "?", "[", "]", ":", "(", ")": break
      default: if tokens[index].kind != .word { return nil }
      }
    }
    return nil
  }

  /// True if a brace is the body of an `if`, a loop or a `switch`, or of a declaration.
  func isControl(_ brace: Int) -> Bool {
    var index = brace - 1
    while index >= 0 {
      let token = tokens[index]
      if token.kind == .sign {
        if [")", "]", "}"].contains(token.text) {
          index = partners[index] - 1
          continue
        }
        if ["(", "[", "{", ";"].contains(token.text) { return false }
      }
      if token.kind == .word {
        if ["if", "guard", "while", "for", "switch", "catch", "func", "init", "else", "repeat", "do"]
          .contains(token.text)
        {
          return true
        }
        if ["return", "let", "var"].contains(token.text), token.beginsLine { return false }
      }
      if token.beginsLine, !continues(index), !["case"].contains(token.text) { return false }
      index -= 1
    }
    return false
  }
}

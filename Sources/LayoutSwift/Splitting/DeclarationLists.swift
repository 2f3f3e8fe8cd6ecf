import LayoutText

/// Cases of enums, parameters, and other declarations of which only the name and the extent matter.
extension DeclarationSplitter {
  /// The cases of a line such as `case a, b(Int) = 2`.
  mutating func cases(
    _ begin: (SwiftDeclaration.Kind, SwiftToken) -> SwiftDeclaration
  ) -> [SwiftDeclaration] {
    var cases: [SwiftDeclaration] = []
    repeat {
      index += 1
      guard isWord(), let name = token else { return cases }
      var declaration = begin(.enumCase, name)
      index += 1
      if text() == "(" {
        let end = closing(index)
        declaration.parameters = payload(index + 1..<end)
        index = min(end + 1, tokens.count)
      }
      if text() == "=" { index += text(at: 1) == "-" ? 3 : 2 }
      cases.append(declaration)
    } while text() == ","
    return cases
  }

  /// A declaration of which only the name and the extent matter.
  mutating func other(
    _ begin: (SwiftDeclaration.Kind, SwiftToken) -> SwiftDeclaration
  ) -> SwiftDeclaration {
    let isName = isWord(at: 1) && text() != "deinit"
    var declaration = begin(.other, tokens[isName ? index + 1 : index])
    let isAlias = text() == "typealias"
    index += isName ? 2 : 1
    var start: Int?
    while let token, !(token.beginsLine && !continues(token)), token.text != "}", token.text != ";" {
      if token.text == "{" { declaration.body = bytes(ofBracket: index) }
      if token.text == "=" { start = index + 1 }
      if ["{", "(", "["].contains(token.text) { skipBrackets() } else { index += 1 }
    }
    if isAlias, let start {
      declaration.type = tokens[start..<index].filter {
        $0.kind != .attribute && !["any", "some"].contains($0.text)
      }
      .map(\.text).joined()
    }
    return declaration
  }

  /// The values of an enum's case. A value without a label has an empty name.
  func payload(_ range: Range<Int>) -> [SwiftDeclaration.Parameter] {
    parts(range).map { part in
      let isLabelled = part.count > 2 && tokens[part.lowerBound + 1].text == ":"
      let label = isLabelled ? tokens[part.lowerBound].text : nil
      let type = tokens[part.dropFirst(isLabelled ? 2 : 0)].prefix { $0.text != "=" }.map(\.text).joined()
      return .init(
        label: label == "_" ? nil : label, name: label ?? "", type: type,
        hasDefault: tokens[part].contains { $0.text == "=" })
    }
  }

  func parameters(_ range: Range<Int>) -> [SwiftDeclaration.Parameter] {
    var result: [SwiftDeclaration.Parameter] = []
    for part in parts(range) {
      let words = tokens[part].prefix { $0.text != ":" }.filter { $0.kind == .word }.map(\.text)
      guard let label = words.first, let colon = tokens[part].firstIndex(where: { $0.text == ":" }) else {
        continue
      }
      let after = tokens[(colon + 1)..<part.upperBound]
      let type = after.prefix { $0.text != "=" }.filter {
        $0.kind != .attribute && !["any", "some", "inout"].contains($0.text)
      }
      result.append(
        .init(
          label: label == "_" ? nil : label, name: words.last ?? label, type: type.map(\.text).joined(),
          hasDefault: after.contains { $0.text == "=" } || type.last?.text == "."))
    }
    return result
  }

  /// The ranges of a list's elements, which are separated by commas.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for position in range {
      let text = tokens[position].kind == .sign ? tokens[position].text : ""
      if ["(", "[", "{", "<"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      // The `>` of an arrow `->` closes nothing.
      if text == ">", tokens[position - 1].text != "-" { depth -= 1 }
      if text == ",", depth == 0 {
        result.append(start..<position)
        start = position + 1
      }
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// The index of the matching closing bracket, or the number of tokens if it is missing.
  func closing(_ start: Int) -> Int {
    var depth = 0
    for position in start..<tokens.count where tokens[position].kind == .sign {
      switch tokens[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return tokens.count
  }
}

import LayoutText

/// Values that are made up in place of expressions that name something unknown.
extension Slice {
  /// Puts an assumed value in place of an expression that names something unknown, or leaves its statement out.
  mutating func assume(_ chain: Range<Int>, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    let code = file.code
    guard let body = body(around: place) else { return assumeOutsideOfBody(chain, at: place) }
    let statements = code.statements(around: place.token, in: body)
    guard let statement = statements.last else { return refuse(at: place) }
    let before = code.text(chain.lowerBound - 1)
    let after = code.text(chain.upperBound)
    let first = code.text(statement.lowerBound)
    if chain == statement, statements.count > 1 || !isWhole(statement, of: body, at: place) {
      return leaveOut(statement, at: place)
    }
    // An assignment to it, or a use as `inout`.
    if after == "=", code.text(chain.upperBound + 1) != "=", before != "case",
      statement.lowerBound == chain.lowerBound
    {
      return leaveOut(statement, at: place)
    }
    if before == "&" { return refuse(at: place) }
    if before == "=", chain.upperBound == statement.upperBound, ["let", "var"].contains(first),
      chain.lowerBound - statement.lowerBound == 3
    {
      aliases[code.text(statement.lowerBound + 1)] = name(of: chain, in: file)
      return leaveOut(statement, at: place)
    }
    if let type = enumeration(comparedWith: chain, in: statement, of: place.file) {
      change(place.file) { file in
        file.replace(
          chain, by: "LayoutProgram.assumedCase(\(type).self, \"\(Self.name(of: chain, in: file))\")")
      }
      return true
    }
    if first == "case" { return leaveOutCase(statement, at: place) }
    if ["guard", "if", "while"].contains(first),
      ["let", "var", "case"].contains(code.text(statement.lowerBound + 1))
    {
      return leaveOutCondition(statement, at: place)
    }
    replaceByAssumption(chain, at: place)
    return true
  }

  /// An expression in a property's value or a default argument.
  private mutating func assumeOutsideOfBody(_ chain: Range<Int>, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard let index = file.part(containing: place.token) else { return false }
    let part = file.parts[index]
    if part.declaration.kind == .property, part.declaration.hasValue {
      let isTyped = part.tokens.contains { token in
        token < chain.lowerBound && file.tokens[token].text == ":" && file.tokens[token].kind == .sign
      }
      let isWholeValue =
        file.code.text(chain.lowerBound - 1) == "=" && chain.upperBound >= part.tokens.upperBound
      if isWholeValue, !isTyped {
        aliases[part.declaration.name] = name(of: chain, in: file)
        return refusePart(index, in: place.file)
      }
    } else if part.declaration.kind != .function && part.declaration.kind != .initializer {
      return refuse(at: place)
    }
    if part.tokens.contains(chain.lowerBound), chain.upperBound <= part.tokens.upperBound {
      replaceByAssumption(chain, at: place)
      return true
    }
    return refusePart(index, in: place.file)
  }

  private mutating func replaceByAssumption(_ chain: Range<Int>, at place: SlicePlace) {
    let code = files[place.file].code
    var open = chain.lowerBound - 1
    while open > 0, !["(", "{", ";"].contains(code.text(open)), !code.tokens[open].beginsLine { open -= 1 }
    let isFraction =
      code.text(open) == "(" && ["fractionalWidth", "fractionalHeight"].contains(code.text(open - 1))
    let name = name(of: chain, in: files[place.file])
    change(place.file) { file in
      file.replace(chain, by: "LayoutProgram.assumed\(isFraction ? "Fraction" : "")(\"\(name)\")")
    }
  }

  /// The name of an assumption, such as `theme.gap` of `theme.gap(for: card)`.
  private func name(of chain: Range<Int>, in file: SlicedFile) -> String {
    let first = file.tokens[chain.lowerBound].text
    let name = Self.name(of: chain, in: file)
    guard let alias = aliases[first] else { return name }
    return alias + name.dropFirst(first.count)
  }

  private static func name(of chain: Range<Int>, in file: SlicedFile) -> String {
    var name = ""
    var index = chain.lowerBound
    while index < chain.upperBound, name.utf8.count < 80 {
      if file.code.isOpening(index) {
        index = file.code.partner(of: index) + 1
        continue
      }
      let text = file.tokens[index].text
      if !["?", "!"].contains(text) { name += text }
      index += 1
    }
    return name
  }

  /// The enum whose cases an expression is compared with, in a `switch` or by `==`.
  private func enumeration(comparedWith chain: Range<Int>, in statement: Range<Int>, of file: Int) -> String?
  {
    let code = files[file].code
    var names: [String] = []
    if code.text(statement.lowerBound) == "switch", code.text(chain.upperBound) == "{" {
      let inside = chain.upperBound + 1..<code.partner(of: chain.upperBound)
      for label in code.statements(in: inside) where code.text(label.lowerBound) == "case" {
        for index in label where code.text(index) == "." && code.isWord(index + 1) {
          let previous = code.text(index - 1)
          if previous == "case" || previous == "," || previous == "let" { names.append(code.text(index + 1)) }
        }
      }
    } else if ["=", "!"].contains(code.text(chain.upperBound)), code.text(chain.upperBound + 1) == "=",
      code.text(chain.upperBound + 2) == ".", code.isWord(chain.upperBound + 3)
    {
      names.append(code.text(chain.upperBound + 3))
    }
    return names.isEmpty ? nil : enumeration(withCases: names)
  }
}

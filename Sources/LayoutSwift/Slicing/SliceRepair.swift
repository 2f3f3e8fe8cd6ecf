import LayoutText

/// A place in a slice: a token of one of its files.
struct SlicePlace {
  let file: Int
  let token: Int
}

extension Slice {
  /// Changes the program so that the compiler's complaints go. Returns false if nothing could be changed.
  ///
  /// Missing names come first, because they cause most of the other errors.
  mutating func repair(_ complaints: [(Complaint, SlicePlace)]) -> Bool {
    settled = []
    let causes = complaints.filter { $0.0.isCause }
    var isChanged = false
    for (complaint, place) in causes.isEmpty ? complaints : causes {
      // An earlier repair of this round may have taken the place away.
      guard isReached(complaint, at: place) else { continue }
      if repair(complaint, at: place) { isChanged = true }
    }
    if !isChanged, !causes.isEmpty {
      for (complaint, place) in complaints where !complaint.isCause && isReached(complaint, at: place) {
        if repair(complaint, at: place) { isChanged = true }
      }
    }
    return isChanged
  }

  /// A missing initializer is reported where it was left out.
  private func isReached(_ complaint: Complaint, at place: SlicePlace) -> Bool {
    if complaint.kind == .noRequiredInitializer { return true }
    let file = files[place.file]
    guard let part = file.part(containing: place.token) else { return true }
    return file.parts[part].state == .kept
  }

  private mutating func repair(_ complaint: Complaint, at place: SlicePlace) -> Bool {
    let edit = files[place.file].edits.first { $0.tokens.contains(place.token) }
    if let edit, !complaint.kind.isAboutDeclaration { return refuse(around: edit.tokens, at: place) }
    switch complaint.kind {
    case .unknownType(let name):
      if settle(name, { $0.keepDeclaration(named: name, for: place.file) }) { return true }
      return madeUp.add(name, at: place.token, in: files[place.file]) || refuse(at: place)
    case .unknownName(let name):
      if settle(name, { $0.keepDeclaration(named: name, for: place.file) }) { return true }
      return assume(files[place.file].code.chain(around: place.token), at: place)
    case .noMember(let type, let name):
      // After another error, the compiler takes a dimension for any object.
      if type == "NSObject" || (Self.dimensions.contains(name) && type.hasPrefix("NS")) { return false }
      let last = type.lastComponent
      if settle("\(last).\(name)", { $0.keepMember(name, of: last) }) { return true }
      guard let token = token(named: name, near: place) else { return refuse(at: place) }
      if madeUp.addCase(name, to: last, at: token, in: files[place.file]) { return true }
      if name.first?.isUppercase == true, isTypePosition(token, in: place.file), isDeclaredType(last) {
        return madeUp.add(name, at: token, in: files[place.file], memberOf: type) || refuse(at: place)
      }
      return assume(
        files[place.file].code.chain(around: token), at: SlicePlace(file: place.file, token: token))
    case .unknownAttribute: return removeAttribute(at: place)
    case .noOverride: return removeOverride(at: place)
    case .noBase(let name):
      if settle("." + name, { $0.keepStaticMember(named: name) }) { return true }
      return assume(files[place.file].code.chain(around: place.token), at: place)
    case .ambiguous(let name):
      if settle(name, { $0.madeUp.remove(name) || $0.keepNearest(named: name) }) { return true }
      return refuse(at: place)
    case .noSubscript:
      return settle("subscript", { $0.keepStaticMember(named: "subscript") }) || refuse(at: place)
    case .noRequiredInitializer: return addCoderInitializer(at: place)
    case .misplaced: return refuseDeclaration(at: place) || refuse(at: place)
    // Repairs keep the user's statements apart; in other files the declaration may be anything.
    case .syntax: return place.file > 0 && refuseDeclaration(at: place) || refuse(at: place)
    case .missingReturn: return addEnd(at: place)
    case .noConformance(let type, let name):
      let type = type.lastComponent
      return settle("\(type): \(name)", { $0.conform(type, to: name) }) || refuseConformance(name, at: place)
    case .other: return refuse(at: place)
    }
  }

  private static let dimensions: Set<String> = [
    "absolute", "estimated", "fractionalWidth", "fractionalHeight", "fixed", "flexible",
    "uniformAcrossSiblings",
  ]

  /// The token with a name at a place or soon after it.
  private func token(named name: String, near place: SlicePlace) -> Int? {
    let tokens = files[place.file].tokens
    return (place.token..<min(place.token + 8, tokens.count)).first { tokens[$0].text == name }
  }

  private func isTypePosition(_ token: Int, in file: Int) -> Bool {
    let code = files[file].code
    let chain = code.chain(around: token)
    return [":", "<", "[", ">"].contains(code.text(chain.lowerBound - 1))
      && code.text(chain.upperBound) != "("
  }

  private func isDeclaredType(_ name: String) -> Bool {
    files.contains { file in (file.partsByName[name] ?? []).contains { file.parts[$0].declaration.isType } }
  }

  /// Keeps something for the first complaint of a round about a name; later ones have the same cause.
  private mutating func settle(_ name: String, _ keep: (inout Slice) -> Bool) -> Bool {
    if settled.contains(name) { return true }
    guard keep(&self) else { return false }
    settled.insert(name)
    return true
  }

  // MARK: Assumptions

  /// Puts an assumed value in place of an expression that names something unknown, or leaves its statement out.
  private mutating func assume(_ chain: Range<Int>, at place: SlicePlace) -> Bool {
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

  // MARK: Small changes

  private mutating func removeAttribute(at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard
      let token = (max(0, place.token - 1)...min(place.token + 1, file.tokens.count - 1)).first(where: {
        file.tokens[$0].kind == .attribute
      })
    else { return refuse(at: place) }
    var end = token + 1
    while file.code.text(end) == ".", file.code.isWord(end + 1) { end += 2 }
    if file.code.text(end) == "(", file.tokens[end].range.lowerBound == file.tokens[end - 1].range.upperBound
    {
      end = file.code.partner(of: end) + 1
    }
    // A property's projection, `$query`, is then unknown in its turn.
    change(place.file) { $0.replace(token..<end, by: "") }
    return true
  }

  private mutating func removeOverride(at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard let index = file.part(containing: place.token),
      let word = file.parts[index].tokens.first(where: { file.tokens[$0].text == "override" }),
      !file.edits.contains(where: { $0.tokens.contains(word) })
    else { return refuse(at: place) }
    change(place.file) { $0.replace(word..<word + 1, by: "") }
    return true
  }

  /// Ends a body that lost its last statement.
  private mutating func addEnd(at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard file.code.text(place.token) == "}", !file.edits.contains(where: { $0.tokens.contains(place.token) })
    else { return refuse(at: place) }
    let separator = file.tokens[place.token].beginsLine || file.code.text(place.token - 1) == "{" ? "" : "; "
    change(place.file) { file in
      file.replace(
        place.token..<place.token + 1, by: separator + "LayoutProgram.leftOut(\"the last statement\") }")
    }
    return true
  }
}

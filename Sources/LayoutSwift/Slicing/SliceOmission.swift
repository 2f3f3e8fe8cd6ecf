import LayoutText

/// Leaving out what does not compile, as little as possible.
extension Slice {
  /// The tokens inside the innermost body around a place: of a function, an accessor, or a closure in a property's value.
  func body(around place: SlicePlace) -> Range<Int>? {
    let file = files[place.file]
    guard let index = file.part(containing: place.token) else { return nil }
    let part = file.parts[index]
    if part.declaration.isType { return nil }
    if let body = part.declaration.body {
      let tokens = file.tokens(in: body)
      if tokens.contains(place.token) { return tokens.dropFirst().dropLast() }
    }
    // The outermost braces in the part, such as those of a closure that makes a property's value.
    var token = part.tokens.lowerBound
    while token < place.token {
      if file.code.text(token) == "{", file.code.partner(of: token) > place.token {
        let inside = token + 1..<file.code.partner(of: token)
        let start = file.code.closureHeader(inside)?.upperBound ?? inside.lowerBound
        return start <= place.token ? start..<inside.upperBound : nil
      }
      token += 1
    }
    return nil
  }

  /// Leaves out the smallest statement at a place.
  mutating func refuse(at place: SlicePlace) -> Bool {
    refuse(around: place.token..<place.token + 1, at: place)
  }

  /// Leaves out the smallest statement that has at least as many tokens as a range and was not changed yet. In other files, empties a
  /// body that makes no layout.
  mutating func refuse(around range: Range<Int>, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard let index = file.part(containing: place.token) else { return false }
    guard let body = body(around: place) else { return refusePart(index, in: place.file) }
    // Code of other files is left out as a whole, unless it makes a layout.
    if place.file > 0, !touchesLayout(body, in: file) { return refuseBody(body, of: index, at: place) }
    let statements = file.code.statements(around: place.token, in: body).reversed()
    for statement in statements where statement.count >= range.count && !isReplaced(statement, in: place.file)
    {
      let first = file.code.text(statement.lowerBound)
      if first == "case" { return leaveOutCase(statement, at: place) }
      if first == "default" { continue }
      if statement == body.clamped(to: statement), isWhole(statement, of: body, at: place) { break }
      if ["if", "while"].contains(first), isCondition(place.token, of: statement, in: file) {
        return leaveOutCondition(statement, at: place)
      }
      return leaveOut(statement, at: place)
    }
    return refuseBody(body, of: index, at: place)
  }

  private func isReplaced(_ statement: Range<Int>, in file: Int) -> Bool {
    files[file].edits.contains { $0.tokens == statement }
  }

  private func isCondition(_ token: Int, of statement: Range<Int>, in file: SlicedFile) -> Bool {
    guard let brace = firstBrace(of: statement, in: file) else { return false }
    return token < brace
  }

  /// The brace that follows a condition.
  private func firstBrace(of statement: Range<Int>, in file: SlicedFile) -> Int? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      if file.code.text(index) == "{" { return index }
      index = file.code.end(of: index)
    }
    return nil
  }

  /// True if a statement is all of the body that must give a value.
  func isWhole(_ statement: Range<Int>, of body: Range<Int>, at place: SlicePlace) -> Bool {
    statement == body && givesValue(place)
  }

  private func givesValue(_ place: SlicePlace) -> Bool {
    guard let part = files[place.file].part(containing: place.token) else { return false }
    let declaration = files[place.file].parts[part].declaration
    switch declaration.kind {
    case .function: return !declaration.type.isEmpty && declaration.type != "Void"
    case .property: return true
    default: return false
    }
  }

  /// Leaves out a statement. One that returns ends the program instead, if it is reached.
  mutating func leaveOut(_ statement: Range<Int>, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    let returns = file.code.text(statement.lowerBound) == "return" && statement.count > 1
    let text = file.text(of: statement).filter { $0 != "\"" && $0 != "\\" }
    omit(place.file, statement, touchesLayout: touchesLayout(statement, in: file))
    // A case needs a statement.
    let isFirstOfCase = file.code.text(statement.lowerBound - 1) == ":"
    change(place.file) {
      $0.replace(
        statement, by: returns ? "LayoutProgram.leftOut(\"\(text)\")" : isFirstOfCase ? "_ = ()" : "")
    }
    for name in file.code.locals(declaredIn: statement) where isMember(name) {
      assumeUses(ofLocal: name, behind: statement, at: place)
    }
    return true
  }

  /// A local whose declaration was left out may have the name of a member, which the compiler would take instead. Assumes a value at each
  /// use; of other names the compiler complains.
  private mutating func assumeUses(ofLocal name: String, behind statement: Range<Int>, at place: SlicePlace) {
    let code = files[place.file].code
    var uses: [Int] = []
    var depth = 0
    var token = statement.upperBound
    scope: while token < code.tokens.count {
      defer { token += 1 }
      switch code.text(token) {
      case "{":
        let inside = token + 1..<code.partner(of: token)
        // A closure that has its own, or captures it.
        if let header = code.closureHeader(inside), header.contains(where: { code.text($0) == name }) {
          token = code.partner(of: token)
        } else {
          depth += 1
        }
      case "}": depth -= 1
      case "case" where depth == 0, "default" where depth == 0: break scope
      case name where ["let", "var"].contains(code.text(token - 1)): break scope
      case name where code.text(token - 1) != ".":
        let isLabel = code.text(token + 1) == ":" && ["(", ","].contains(code.text(token - 1))
        if !isLabel { uses.append(token) }
      default: break
      }
      if depth < 0 { break }
    }
    for token in uses {
      _ = assume(code.chain(around: token), at: SlicePlace(file: place.file, token: token))
    }
  }

  private static let membersOfControllers: Set<String> = [
    "collectionView", "collectionViewLayout", "title", "traitCollection", "view",
  ]

  private func isMember(_ name: String) -> Bool {
    Self.membersOfControllers.contains(name)
      || files.contains { file in (file.partsByName[name] ?? []).contains { file.parts[$0].parent != nil } }
  }

  /// Leaves out a case of a `switch`, given its label: of several patterns only the one at a place.
  mutating func leaveOutCase(_ label: Range<Int>, at place: SlicePlace) -> Bool {
    let code = files[place.file].code
    var commas: [Int] = []
    var index = label.lowerBound
    while index < label.upperBound {
      if code.text(index) == "," { commas.append(index) }
      index = code.end(of: index)
    }
    let range: Range<Int>
    if let next = commas.first(where: { $0 > place.token }) {
      range = (commas.last { $0 < place.token } ?? label.lowerBound) + 1..<next + 1
    } else if let last = commas.last {
      range = last..<label.upperBound - 1
    } else {
      range = label.lowerBound..<code.end(ofCaseAt: label.upperBound)
    }
    guard !isReplaced(range, in: place.file) else { return false }
    omit(place.file, range, touchesLayout: touchesLayout(range, in: files[place.file]))
    change(place.file) { $0.replace(range, by: "") }
    return true
  }

  /// Puts false in place of a condition. If it declares names, its block is emptied, too, or, without `else`, the statement left out;
  /// a `guard` is left out.
  mutating func leaveOutCondition(_ statement: Range<Int>, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard file.code.text(statement.lowerBound) != "guard", let brace = firstBrace(of: statement, in: file),
      !file.edits.contains(where: { $0.tokens == statement.lowerBound + 1..<brace })
    else { return leaveOut(statement, at: place) }
    // The names that the condition declares are unknown in the block.
    let close = file.code.partner(of: brace)
    let declares = ["let", "var", "case"].contains(file.code.text(statement.lowerBound + 1))
    if declares, file.code.text(close + 1) != "else" || close + 1 >= statement.upperBound {
      return leaveOut(statement, at: place)
    }
    omit(place.file, statement.lowerBound + 1..<brace, touchesLayout: touchesLayout(statement, in: file))
    change(place.file) { file in
      file.replace(statement.lowerBound + 1..<brace, by: "LayoutProgram.no")
      if declares { file.replace(brace + 1..<close, by: "") }
    }
    return true
  }

  /// Empties a body; one that must give a value ends the program instead. If that was done before, leaves out the declaration.
  private mutating func refuseBody(_ body: Range<Int>, of index: Int, at place: SlicePlace) -> Bool {
    if body.isEmpty || files[place.file].edits.contains(where: { $0.tokens == body }) {
      return refusePart(index, in: place.file)
    }
    let declaration = files[place.file].parts[index].declaration
    omit(place.file, body, touchesLayout: touchesLayout(body, in: files[place.file]))
    let text = givesValue(place) ? "LayoutProgram.leftOut(\"\(declaration.name)\")" : ""
    change(place.file) { $0.replace(body, by: text) }
    return true
  }

  /// Leaves out a declaration.
  mutating func refusePart(_ index: Int, in file: Int) -> Bool {
    guard files[file].parts[index].state == .kept, file > 0 || !entryParts.contains(index) else {
      return false
    }
    let part = files[file].parts[index]
    let first = part.tokens.lowerBound
    omit(
      file, first..<min(part.own.upperBound, first + 20),
      touchesLayout: touchesLayout(part.own, in: files[file]))
    change(file) { $0.setState(.refused, of: index) }
    return true
  }

  /// Leaves out the members of this name in the extensions of a type, because a subclass overrides them and cannot do so here.
  mutating func refuseMember(_ name: String, ofExtensionsOf type: String) -> Bool {
    var isChanged = false
    for file in files.indices {
      for index in files[file].partsByName[name] ?? [] {
        guard let parent = files[file].parts[index].parent.map({ files[file].parts[$0].declaration }),
          parent.kind == .extension, parent.name.lastComponent == type
        else { continue }
        if refusePart(index, in: file) { isChanged = true }
      }
    }
    return isChanged
  }

  private static let layoutWords: Set<String> = [
    "section", "group", "item", "layout", "contentInsets", "interGroupSpacing", "interItemSpacing",
    "orthogonalScrollingBehavior", "boundarySupplementaryItems", "decorationItems", "configuration",
    "edgeSpacing",
    "visibleItemsInvalidationHandler", "snapshot", "appendItems", "appendSections",
  ]

  private func touchesLayout(_ range: Range<Int>, in file: SlicedFile) -> Bool {
    range.contains { token in
      let text = file.tokens[token].text
      return file.tokens[token].kind == .word
        && (Self.layoutWords.contains(text) || text.hasPrefix("NSCollectionLayout"))
    }
  }

  /// The dotted name of the only kept enum that has all these cases; `nil` if none or several have them.
  func enumeration(withCases names: [String]) -> String? {
    var found: [(file: Int, part: Int)] = []
    for file in files.indices {
      for index in files[file].partsByName[names[0]] ?? []
      where files[file].parts[index].declaration.kind == .enumCase {
        guard let parent = files[file].parts[index].parent else { continue }
        let cases = Set(files[file].members(of: parent).map { files[file].parts[$0].declaration.name })
        let type = files[file].parts[parent]
        guard type.state == .kept, !unlisted.contains(type.declaration.name) else { continue }
        if names.allSatisfy({ cases.contains($0) || $0 == "none" || $0 == "some" }) {
          found.append((file, parent))
        }
      }
    }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return files[first.file].declarations(to: first.part).map(\.nameInCode).joined(separator: ".")
  }
}

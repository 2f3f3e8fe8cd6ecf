/// Finds the declarations of a Swift file, including members of types. All branches of `#if` count: only the compiler can choose one.
struct DeclarationSplitter {
  let tokens: [SwiftToken]
  var index = 0

  init(_ tokens: [SwiftToken]) { self.tokens = tokens.filter { $0.kind != .comment } }

  static func declarations(in tokens: [SwiftToken]) -> [SwiftDeclaration] {
    var splitter = DeclarationSplitter(tokens)
    return splitter.declarations(depth: 0)
  }

  /// How deep types may be nested.
  private static let greatestDepth = 40

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "package", "static", "final", "override", "lazy",
    "mutating", "nonmutating", "nonisolated", "required", "convenience", "weak", "unowned", "dynamic",
    "optional", "indirect", "consuming", "borrowing", "isolated", "distributed",
  ]

  var token: SwiftToken? { index < tokens.count ? tokens[index] : nil }

  func text(at offset: Int = 0) -> String {
    index + offset < tokens.count ? tokens[index + offset].text : ""
  }

  func isWord(at offset: Int = 0) -> Bool {
    index + offset < tokens.count && tokens[index + offset].kind == .word
  }

  /// The declarations up to the closing bracket of their type.
  private mutating func declarations(depth: Int) -> [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    var modifiers: Set<String> = []
    var hiding: [Range<Int>] = []
    var systems: [AvailabilityList] = []
    var start: Int?
    func begin(_ kind: SwiftDeclaration.Kind, _ name: SwiftToken) -> SwiftDeclaration {
      SwiftDeclaration(
        kind: kind, name: name.text, modifiers: modifiers, hiding: hiding, systems: systems,
        nameRange: name.range)
    }
    while let token, token.text != "}" || token.kind != .sign {
      var isModifier = false
      let first = start ?? index
      start = first
      let count = found.count
      switch (token.kind, token.text) {
      case (.attribute, _):
        index += 1
        while text() == ".", isWord(at: 1) { index += 2 }
        if text() == "(", tokens[index].range.lowerBound == tokens[index - 1].range.upperBound {
          let inner = index + 1..<max(index + 1, closing(index))
          if token.text == "@available", let versions = AvailabilityList(tokens[inner]) {
            systems.append(versions)
          }
          skipBrackets()
        }
        modifiers.insert(token.text)
        isModifier = true
      case (.directive, _):
        index += 1
        if token.text == "#Preview" {
          if text() == "(" { skipBrackets() }
          if text() == "{" { skipBrackets() }
        } else {
          // A condition ends with its line.
          while let next = self.token, !next.beginsLine { index += 1 }
        }
      case (.word, "import"):
        // For example, `import struct Combine.AnyPublisher`.
        index += 1
        while let next = self.token, !next.beginsLine, next.text != ";" { index += 1 }
      case (.word, "class") where ["func", "var", "let", "override", "final"].contains(text(at: 1)):
        modifiers.insert("static")
        index += 1
        isModifier = true
      case (.word, "class"), (.word, "struct"), (.word, "enum"), (.word, "actor"), (.word, "extension"),
        (.word, "protocol"):
        guard isWord(at: 1) else {
          index += 1
          break
        }
        index += 1
        let kind = SwiftDeclaration.TypeKind(rawValue: token.text).map { SwiftDeclaration.Kind.type($0) }
        var declaration = begin(kind ?? .extension, tokens[index])
        declaration.name = dottedName()
        readType(&declaration, depth: depth)
        found.append(declaration)
      case (.word, "func"):
        index += 1
        guard let name = self.token else { break }
        var declaration = begin(.function, name)
        index += 1
        while let sign = self.token, sign.kind == .sign, !["(", "<"].contains(sign.text) { index += 1 }
        readFunction(&declaration)
        found.append(declaration)
      case (.word, "init") where text(at: 1) == "(" || text(at: 1) == "?" || text(at: 1) == "<":
        var declaration = begin(.initializer, token)
        index += 1
        if ["?", "!"].contains(text()) { index += 1 }
        readFunction(&declaration)
        found.append(declaration)
      case (.word, "var"), (.word, "let"):
        index += 1
        guard isWord() else { break }
        var declaration = begin(.property, tokens[index])
        declaration.isConstant = token.text == "let"
        index += 1
        readProperty(&declaration)
        found.append(declaration)
      case (.word, "case"):
        found += cases(begin)
      case (.word, "typealias"), (.word, "associatedtype"), (.word, "subscript"), (.word, "deinit"):
        found.append(other(begin))
      case (.word, _) where Self.modifiers.contains(token.text):
        if token.text.hasSuffix("private"), text(at: 1) != "(" { hiding.append(token.range) }
        modifiers.insert(token.text)
        index += 1
        // As in `private(set)`.
        if text() == "(" { skipBrackets() }
        isModifier = true
      case (.sign, "{"), (.sign, "("), (.sign, "["):
        skipBrackets()
      default:
        index += 1
      }
      if !isModifier {
        // A body that is never closed reaches behind the last token.
        let last = min(max(first, index - 1), tokens.count - 1)
        for new in count..<found.count {
          found[new].range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
        }
        start = nil
        modifiers = []
        hiding = []
        systems = []
      }
    }
    return found
  }

  /// The bytes from an opening bracket to its end.
  func bytes(ofBracket start: Int) -> Range<Int> {
    tokens[start].range.lowerBound..<tokens[min(closing(start), tokens.count - 1)].range.upperBound
  }

  /// A name with its dots.
  private mutating func dottedName() -> String {
    var name = text()
    index += 1
    while text() == ".", isWord(at: 1) {
      name += "." + text(at: 1)
      index += 2
    }
    return name
  }

  private mutating func readType(_ declaration: inout SwiftDeclaration, depth: Int) {
    skipGenerics(&declaration)
    if text() == ":" {
      index += 1
      while let token, token.text != "{", token.text != "where" {
        if token.kind == .word { declaration.inherited.append(dottedName()) } else { index += 1 }
        if text() == "<" { skipAngles() }
      }
    }
    while let token, token.text != "{" {
      if token.text == "}" { return }
      index += 1
    }
    if token != nil { declaration.body = bytes(ofBracket: index) }
    guard depth < Self.greatestDepth else { return skipBrackets() }
    index += 1
    declaration.members = declarations(depth: depth + 1)
    index += 1
  }

  private mutating func readFunction(_ declaration: inout SwiftDeclaration) {
    skipGenerics(&declaration)
    guard text() == "(" else { return }
    let end = closing(index)
    declaration.parameters = parameters(index + 1..<end)
    index = min(end + 1, tokens.count)
    while ["async", "throws", "rethrows"].contains(text()) {
      if text() == "async" { declaration.isAsync = true } else { declaration.canThrow = true }
      index += 1
      if text() == "(" { skipBrackets() }
    }
    if text() == "-", text(at: 1) == ">" {
      index += 2
      declaration.hasOpaqueType = text() == "some"
      declaration.type = type()
    }
    while let token, token.text == "where" || (!token.beginsLine && token.text != "{" && token.text != "}") {
      index += 1
    }
    readBody(&declaration)
  }

  private mutating func readBody(_ declaration: inout SwiftDeclaration) {
    guard text() == "{" else { return }
    declaration.body = bytes(ofBracket: index)
    skipBrackets()
  }

  private mutating func readProperty(_ declaration: inout SwiftDeclaration) {
    if text() == ":" {
      index += 1
      declaration.hasOpaqueType = text() == "some"
      declaration.type = type()
    }
    if text() == "=" {
      index += 1
      declaration.hasValue = true
      if declaration.type.isEmpty, isWord(), text(at: 1) == "(" { declaration.type = text() }
      // The value ends with its line, unless brackets continue it.
      while let token, !(token.beginsLine && !continues(token)), token.text != "}", token.text != ";" {
        if token.kind == .sign, ["{", "(", "["].contains(token.text) { skipBrackets() } else { index += 1 }
      }
    }
    readBody(&declaration)
  }

  /// True if a line that begins with the token continues the line before.
  func continues(_ token: SwiftToken) -> Bool {
    token.kind == .sign
      && [".", "?", ":", "+", "-", "*", "/", "=", "&", "|", "(", "{", "[", ">"].contains(token.text)
      || tokens[index - 1].kind == .sign
        && ["=", "+", "-", "*", "/", "&", "|", ",", ":", "<"].contains(tokens[index - 1].text)
      // A labelled trailing closure.
      || (isWord() && text(at: 1) == ":" && text(at: 2) == "{")
  }

  /// Reads a type, and returns it without spaces.
  private mutating func type() -> String {
    var result = ""
    while let token {
      switch token.text {
      case "{", "=", "}", ",", ")", ";", "where": return result
      case "(", "[":
        let start = index
        skipBrackets()
        result += tokens[start..<index].map(\.text).joined()
        continue
      case "<":
        let start = index
        skipAngles()
        result += tokens[start..<index].map(\.text).joined()
        continue
      default: break
      }
      // A new line begins a new statement, unless it continues a type.
      if token.beginsLine, !result.isEmpty, ![".", "&", ">"].contains(token.text) { return result }
      if token.kind != .attribute, !["any", "some", "inout"].contains(token.text) { result += token.text }
      index += 1
    }
    return result
  }

  mutating func skipBrackets() { index = min(closing(index) + 1, tokens.count) }

  private mutating func skipGenerics(_ declaration: inout SwiftDeclaration) {
    guard text() == "<" else { return }
    let start = index + 1
    skipAngles()
    declaration.genericBounds = parts(start..<max(start, index - 1)).map { parameter in
      tokens[parameter].drop { $0.text != ":" }.dropFirst().map(\.text).joined()
    }
  }

  private mutating func skipAngles() {
    var depth = 0
    while let token {
      if token.text == "<" { depth += 1 }
      if token.text == ">", tokens[index - 1].text != "-" { depth -= 1 }
      if token.text == "{" { return }
      index += 1
      if depth == 0 { return }
    }
  }
}

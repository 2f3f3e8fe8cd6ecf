import LayoutText

/// A Swift file whose declarations are kept or left out one by one.
struct SlicedFile {
  /// A declaration of the file. Parents come before their members.
  struct Part {
    let declaration: SwiftDeclaration
    let parent: Int?
    /// Its tokens, from the first attribute or modifier.
    let tokens: Range<Int>
    /// The tokens whose names it uses itself: those of a type end before its members.
    let own: Range<Int>
    var state = State.leftOut
  }

  enum State {
    /// Nothing needs it yet.
    case leftOut
    case kept
    /// It does not compile here.
    case refused
  }

  /// The path that messages name.
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let code: CodeStructure
  private(set) var parts: [Part] = []
  /// The parts by name; an extension has the name of its type.
  private(set) var partsByName: [String: [Int]] = [:]
  /// Texts in place of tokens.
  var edits: [(tokens: Range<Int>, text: String)] = []

  init(path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = SwiftScanner(bytes).tokens.filter { $0.kind != .comment }
    code = CodeStructure(tokens)
    add(DeclarationSplitter.declarations(in: tokens), in: nil)
  }

  private mutating func add(_ declarations: [SwiftDeclaration], in parent: Int?) {
    for declaration in declarations {
      let whole = tokens(in: declaration.range)
      let body = declaration.isType ? declaration.body.map { tokens(in: $0) } : nil
      let part = Part(
        declaration: declaration, parent: parent, tokens: whole,
        own: whole.lowerBound..<(body?.lowerBound ?? whole.upperBound))
      let index = parts.count
      parts.append(part)
      partsByName[declaration.name.lastComponent, default: []].append(index)
      if declaration.isType { add(declaration.members, in: index) }
    }
  }

  mutating func setState(_ state: State, of part: Int) { parts[part].state = state }

  /// Replaces tokens by a text, and drops earlier edits inside of them.
  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.removeAll { range.lowerBound <= $0.tokens.lowerBound && $0.tokens.upperBound <= range.upperBound }
    edits.append((range, text))
  }

  /// Reduces the declaration of an entry to the layout in it.
  mutating func reduce(to entry: LayoutEntry) {
    for edit in entry.edits { replace(edit.tokens, by: edit.text) }
  }

  /// The tokens in a range that no edit replaces.
  func remainingTokens(in range: Range<Int>) -> [Int] {
    range.filter { token in !edits.contains { $0.tokens.contains(token) } }
  }

  /// The tokens in a range of bytes.
  func tokens(in range: Range<Int>) -> Range<Int> { code.tokens(in: range) }

  /// The bytes of some tokens.
  func bytes(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The part and its enclosing types, the outermost first.
  func path(to part: Int) -> [Int] {
    var path = [part]
    while let parent = parts[path[0]].parent { path.insert(parent, at: 0) }
    return path
  }

  func declarations(to part: Int) -> [SwiftDeclaration] { path(to: part).map { parts[$0].declaration } }

  /// True if other files can name a part.
  func isVisible(_ part: Int) -> Bool { declarations(to: part).allSatisfy(\.hiding.isEmpty) }

  func members(of part: Int) -> [Int] { parts.indices.filter { parts[$0].parent == part } }

  /// The braces with `didSet` and `willSet` of a stored property.
  func observers(of part: Part) -> Range<Int>? {
    guard part.declaration.kind == .property, let body = part.declaration.body else { return nil }
    let tokens = tokens(in: body)
    return ["didSet", "willSet"].contains(code.text(tokens.lowerBound + 1)) ? tokens : nil
  }

  /// The smallest part that contains a token.
  func part(containing token: Int) -> Int? { parts.indices.last { parts[$0].tokens.contains(token) } }

  func line(ofToken token: Int) -> Int {
    let end = token < tokens.count ? tokens[token].range.lowerBound : bytes.count
    return bytes[..<end].count { $0 == 0x0A } + 1
  }

  /// The tokens as a text of one line, at most `limit` characters.
  func text(of range: Range<Int>, limit: Int = 60) -> String {
    let bytes = bytes(of: range)
    let words = String(decoding: self.bytes[bytes], as: UTF8.self).split { $0.isWhitespace }
    let text = words.joined(separator: " ")
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// The changes that make the text of the program: each has a range of bytes and the text that replaces it.
  var changes: [(range: Range<Int>, text: String)] {
    let omitted = parts.filter { $0.state != .kept }.map { bytes(of: $0.tokens) }
    let edits = edits.map { (range: bytes(of: $0.tokens), text: $0.text) }
    return omitted.map { ($0, "") }
      + edits.filter { edit in !omitted.contains { $0.contains(edit.range.lowerBound) } }
  }
}

extension String {
  /// The last name of a dotted name.
  var lastComponent: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}

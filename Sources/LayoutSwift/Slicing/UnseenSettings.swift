/// Values that code sets which is not run.
extension Slice {
  /// A place in the user's file where such code sets a property that the program reads.
  struct UnseenSetting {
    let name: String
    let line: Int
  }

  private static let types: Set<String> = [
    "Int", "CGFloat", "Double", "Float", "Bool", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets",
    "NSDirectionalEdgeInsets",
  ]

  /// The first such place of each stored property with a number, a condition, a size or insets.
  var unseenSettings: [UnseenSetting] {
    let file = files[0]
    var properties = Set(file.parts.filter { isReadAndPlain($0, file) }.map(\.declaration.name))
    var found: [UnseenSetting] = []
    for (index, token) in file.tokens.enumerated() where properties.contains(token.text) {
      guard isSet(at: index, in: file.code), isUnseen(index, in: file) else { continue }
      properties.remove(token.text)
      found.append(UnseenSetting(name: token.text, line: file.line(ofToken: index)))
    }
    return found
  }

  private func isReadAndPlain(_ part: SlicedFile.Part, _ file: SlicedFile) -> Bool {
    let property = part.declaration
    guard part.state == .kept, part.parent != nil, property.kind == .property, property.hasValue,
      let equal = part.tokens.first(where: { file.code.text($0) == "=" })
    else { return false }
    return isPlain(property, equal + 1, file)
  }

  private func isPlain(_ property: SwiftDeclaration, _ value: Int, _ file: SlicedFile) -> Bool {
    Self.types.contains(property.type.filter { $0 != "?" }) || Self.types.contains(file.code.text(value))
      || file.tokens.indices.contains(value)
        && (file.tokens[value].kind == .number || ["true", "false"].contains(file.tokens[value].text))
  }

  /// True for code that is left out, or not kept.
  private func isUnseen(_ token: Int, in file: SlicedFile) -> Bool {
    file.edits.contains { $0.tokens.contains(token) }
      || file.part(containing: token).map { file.parts[$0].state != .kept } == true
  }

  /// True for `gap = 8`, `self.gap += 8` and `insets.top = 8`.
  private func isSet(at token: Int, in code: CodeStructure) -> Bool {
    if code.text(token - 1) == ".", code.text(token - 2) != "self" { return false }
    if ["let", "var"].contains(code.text(token - 1)) { return false }
    var next = token + 1
    while code.text(next) == ".", code.isWord(next + 1) { next += 2 }
    if ["+", "-", "*", "/"].contains(code.text(next)) { next += 1 }
    return code.text(next) == "=" && code.text(next + 1) != "="
  }
}

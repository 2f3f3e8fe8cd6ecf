import LayoutDiagnostics

extension Normalizer {
  /// Reports an override path that cannot name a part of the spec.
  mutating func checkOverriddenPath(_ map: Normal) {
    guard let path = map[SpecTable.path], let text = path.text, !isSpecPath(text) else { return }
    report(
      .invalidValue, "path is \(quoted(text)); expected a path such as sections[0].group.horizontal",
      at: path.span,
      help: ["a path is sections[INDEX or ID], then keys by dots, elements of lists as [INDEX]"])
  }

  /// Returns whether a text has the form of a path to a section, to the configuration, or into one of them.
  private func isSpecPath(_ text: String) -> Bool {
    var rest = text[...]
    if rest.hasPrefix("sections[") {
      guard let end = rest.firstIndex(of: "]"), rest.dropFirst("sections[".count).first != "]" else {
        return false
      }
      rest = rest[rest.index(after: end)...]
      guard rest.isEmpty || rest.first == "." else { return false }
      rest = rest.dropFirst()
      return text.last != "." && (rest.isEmpty || areSteps(rest))
    }
    if text == SpecKeys.sections.name { return true }
    return areSteps(rest) && SpecKeys.configuration.name == rest.prefix { $0.isASCII && $0.isLetter }
  }

  /// Returns whether a text is keys separated by dots, each with optional indexes in brackets.
  private func areSteps(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { step in
      let key = step.prefix { $0.isASCII && $0.isLetter }
      guard !key.isEmpty else { return false }
      var rest = step.dropFirst(key.count)
      while rest.first == "[", let end = rest.firstIndex(of: "]") {
        let index = rest[rest.index(after: rest.startIndex)..<end]
        guard !index.isEmpty, index.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
        rest = rest[rest.index(after: end)...]
      }
      return rest.isEmpty
    }
  }
}

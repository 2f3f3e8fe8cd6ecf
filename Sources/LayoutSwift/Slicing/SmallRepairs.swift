import LayoutText

/// Changes of a few words, which keep the rest of a declaration or a statement.
extension Slice {
  mutating func removeAttribute(at place: SlicePlace) -> Bool {
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

  mutating func removeOverride(at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard let index = file.part(containing: place.token),
      let word = file.parts[index].tokens.first(where: { file.tokens[$0].text == "override" }),
      !file.edits.contains(where: { $0.tokens.contains(word) })
    else { return refuse(at: place) }
    change(place.file) { $0.replace(word..<word + 1, by: "") }
    return true
  }

  /// Takes back that `override` was removed, since the superclass is known now.
  mutating func restoreOverride(at place: SlicePlace) -> Bool {
    guard let index = files[place.file].part(containing: place.token) else { return false }
    let tokens = files[place.file].parts[index].tokens
    let count = files[place.file].edits.count
    change(place.file) { file in
      let words = file.tokens
      file.edits.removeAll {
        tokens.contains($0.tokens.lowerBound) && words[$0.tokens.lowerBound].text == "override"
      }
    }
    return files[place.file].edits.count < count
  }

  /// Names the parameter for the closure of a layout: then the compiler says what is wrong in the closure, and not that the other
  /// initializer takes none.
  mutating func labelProvider(at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard
      let brace = (place.token..<min(place.token + 4, file.tokens.count)).first(where: {
        file.code.text($0) == "{"
      }),
      file.code.isWord(brace - 1), case let end = file.code.partner(of: brace),
      !file.edits.contains(where: { $0.tokens.contains(brace) || $0.tokens.contains(end) })
    else { return false }
    change(place.file) { file in
      file.replace(brace..<brace + 1, by: "(sectionProvider: {")
      file.replace(end..<end + 1, by: "})")
    }
    return true
  }

  /// Ends a `switch` that lost a case.
  mutating func addDefault(at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard file.code.text(place.token) == "switch",
      let brace = (place.token..<file.tokens.count).first(where: {
        file.code.text($0) == "{" && file.code.isControl($0)
      }),
      case let end = file.code.partner(of: brace),
      !file.edits.contains(where: { $0.tokens.contains(end) })
    else { return refuse(at: place) }
    change(place.file) {
      $0.replace(end..<end + 1, by: "; default: LayoutProgram.leftOut(\"a case\") }")
    }
    return true
  }

  /// Ends a body that lost its last statement.
  mutating func addEnd(at place: SlicePlace) -> Bool {
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

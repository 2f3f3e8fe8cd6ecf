import LayoutText

/// Instances that are made without running an initializer.
extension Slice {
  /// Gives values to stored properties that an initializer would set, and elements to empty arrays that the app would fill.
  mutating func fillStoredProperties() {
    for file in files.indices {
      for type in files[file].parts.indices where files[file].parts[type].state == .kept {
        let declaration = files[file].parts[type].declaration
        guard declaration.isType else { continue }
        let members = files[file].members(of: type).filter { files[file].parts[$0].state == .kept }
        let hasInit = members.contains {
          let member = files[file].parts[$0].declaration
          return member.kind == .initializer && !member.takesCoder
        }
        let isMadeBare =
          !hasInit && (declaration.kind == .type(.class) || owners.contains(declaration.name))
        for member in members where files[file].parts[member].declaration.kind == .property {
          if isMadeBare { assumeValue(of: member, in: file) }
          fillArray(member, in: file)
        }
      }
    }
  }

  /// Makes a stored property without a value a computed one, whose value is assumed when it is read.
  private mutating func assumeValue(of member: Int, in file: Int) {
    let part = files[file].parts[member]
    let property = part.declaration
    let observers = files[file].observers(of: part)
    guard !property.isStatic, !property.hasValue, property.body == nil || observers != nil,
      let word = part.tokens.first(where: { ["let", "var"].contains(files[file].tokens[$0].text) }),
      let last = observers.map({ $0.lowerBound - 1 }) ?? part.tokens.last, last > word + 1,
      !files[file].edits.contains(where: { $0.tokens.contains(word) || $0.tokens.contains(last) })
    else { return }
    let isOptional = property.type.hasSuffix("?") || property.type.hasSuffix("!")
    // The app sets one of type `Type!` before it reads it, in this code or elsewhere.
    let isSetElsewhere =
      property.type.hasSuffix("!") && observers == nil && !isAssigned(property.name)
      && !property.modifiers.contains("@IBOutlet") && !property.modifiers.contains("weak")
    if isOptional, !isSetElsewhere, files[file].tokens[word].text == "var" { return }
    let unwrapped = isSetElsewhere ? " as \(property.type.dropLast())" : ""
    let value = AssumedExpression.text(named: property.name, type: property.type)
    change(file) { file in
      for token in part.tokens.lowerBound..<word
      where ["weak", "unowned", "lazy"].contains(file.tokens[token].text) {
        file.replace(token..<token + 1, by: "")
      }
      file.replace(word..<word + 1, by: "var")
      if let observers { file.replace(observers, by: "") }
      let text = file.tokens[last].text
      file.replace(
        last..<last + 1,
        by: "\(text) { get { return \(value)\(unwrapped) } set {} }")
    }
  }

  /// True if the program assigns to a name.
  private func isAssigned(_ name: String) -> Bool {
    files.contains { file in
      file.tokens.indices.dropLast(2).contains {
        file.tokens[$0].text == name && file.code.text($0 + 1) == "=" && file.code.text($0 + 2) != "="
          && file.part(containing: $0).map { file.parts[$0].state == .kept } == true
      }
    }
  }

  /// Fills an array that is empty at first with the values that its elements' type has.
  private mutating func fillArray(_ member: Int, in file: Int) {
    let part = files[file].parts[member]
    guard part.declaration.hasValue, part.declaration.body == nil,
      let equal = part.tokens.first(where: { files[file].tokens[$0].text == "=" })
    else { return }
    let value = equal + 1..<part.tokens.upperBound
    let text = files[file].tokens[value].map(\.text).joined()
    let isEmpty =
      text == "[]" && part.declaration.type.hasPrefix("[")
      || (text.hasPrefix("[") && text.hasSuffix("]()"))
    guard isEmpty, !text.contains(":"), !part.declaration.type.contains(":"),
      !files[file].edits.contains(where: { $0.tokens.overlaps(value) })
    else { return }
    let type = text == "[]" ? "" : " as \(text.dropLast(2))"
    change(file) {
      $0.replace(value, by: "LayoutProgram.assumedElements(\"\(part.declaration.name)\")\(type)")
    }
  }
}

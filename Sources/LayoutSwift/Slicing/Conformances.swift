import LayoutText

/// Conformances to protocols, whose members may be left out or unknown.
extension Slice {
  /// Keeps the members of a type that a protocol requires. Returns false if no member is new.
  mutating func conform(_ type: String, to name: String) -> Bool {
    let required = requirements(of: name.lastComponent)
    var isChanged = false
    for file in files.indices {
      for index in files[file].partsByName[type] ?? [] where files[file].parts[index].declaration.isType {
        // A value may need any member to be equal to another.
        let takesAll =
          required == nil && files[file].parts[index].declaration.kind != .type(.class)
          && !owners.contains(type)
        for member in files[file].members(of: index) where files[file].parts[member].state == .leftOut {
          guard takesAll || required?.contains(files[file].parts[member].declaration.name) == true else {
            continue
          }
          keep(member, in: file)
          isChanged = isChanged || files[file].parts[member].state == .kept
        }
      }
    }
    return isChanged
  }

  /// The names of the members that a protocol requires; `nil` if they are not known.
  private func requirements(of name: String) -> Set<String>? {
    if name.hasPrefix("UICollectionView") { return ["collectionView", "numberOfSections"] }
    for file in files {
      for index in file.partsByName[name] ?? [] where file.parts[index].declaration.kind == .type(.protocol) {
        return Set(file.members(of: index).map { file.parts[$0].declaration.name })
      }
    }
    return nil
  }

  /// Removes a protocol from the header of a type or an extension.
  mutating func refuseConformance(of type: String, to name: String, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard let index = file.part(containing: place.token), file.parts[index].declaration.isType,
      let clause = inheritanceClause(of: index, in: file)
    else { return refuse(at: place) }
    // An argument of the superclass does not fit: the superclass is made up.
    if type != file.parts[index].declaration.name.lastComponent, file.code.text(clause.lowerBound + 2) == "<",
      refuseType(file.code.text(clause.lowerBound + 1))
    {
      return true
    }
    let edit = file.edits.first { $0.tokens == clause }
    let text = edit?.text ?? clause.map { file.tokens[$0].text }.joined(separator: " ")
    let names = text.dropFirst(text.hasPrefix(":") ? 1 : 0).split(separator: ",").map {
      $0.filter { $0 != " " }
    }
    let isClass = file.parts[index].declaration.kind == .type(.class)
    var left = names.filter { $0.lastComponent != name.lastComponent }
    if left.count == names.count { left = isClass ? Array(names.prefix(1)) : [] }
    guard left.count < names.count else { return refusePart(index, in: place.file) }
    change(place.file) { $0.replace(clause, by: left.isEmpty ? "" : ": " + left.joined(separator: ", ")) }
    return true
  }

  /// Leaves out a type of the project.
  private mutating func refuseType(_ name: String) -> Bool {
    for file in files.indices.dropFirst() {
      for index in files[file].partsByName[name] ?? []
      where files[file].parts[index].state == .kept && files[file].parts[index].parent == nil {
        return refusePart(index, in: file)
      }
    }
    return false
  }

  /// The tokens from the colon to the brace or to `where`.
  private func inheritanceClause(of part: Int, in file: SlicedFile) -> Range<Int>? {
    let own = file.parts[part].own
    var depth = 0
    var start: Int?
    for token in own {
      switch file.tokens[token].text {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ":" where depth == 0 && start == nil: start = token
      case "where" where depth == 0: return start.map { $0..<token }
      default: break
      }
    }
    return start.map { $0..<own.upperBound }
  }

  /// Gives a class the initializer that storyboards call.
  mutating func addCoderInitializer(at place: SlicePlace) -> Bool {
    if keepCoderInitializer(at: place) { return true }
    let file = files[place.file]
    guard var type = file.part(containing: place.token) else { return false }
    while !file.parts[type].declaration.isType, let parent = file.parts[type].parent { type = parent }
    guard let body = file.parts[type].declaration.body, let brace = file.tokens(in: body).last,
      !file.edits.contains(where: { $0.tokens.contains(brace) })
    else { return refuse(at: place) }
    change(place.file) {
      $0.replace(
        brace..<brace + 1,
        by:
          "; required init?(coder: NSCoder) { fatalError(\"a storyboard's initializer is not run here\") } }")
    }
    return true
  }

  /// Leaves out the member or the type at a place.
  mutating func refuseDeclaration(at place: SlicePlace) -> Bool {
    files[place.file].part(containing: place.token).map { refusePart($0, in: place.file) } ?? false
  }
}

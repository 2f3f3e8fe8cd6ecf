import LayoutText

/// A place in a slice: a token of one of its files.
struct SlicePlace {
  let file: Int
  let token: Int
}

extension Slice {
  /// Changes the program so that the compiler's complaints go. Returns false if nothing could be changed.
  mutating func repair(_ complaints: [(Complaint, SlicePlace)]) -> Bool {
    settled = []
    earlierEdits = files.map { Set($0.edits.map(\.tokens)) }
    for rank in Complaint.Rank.allCases {
      var isChanged = false
      for (complaint, place) in complaints where complaint.rank == rank {
        // An earlier repair of this round may have taken the place away.
        guard isReached(complaint, at: place), !isConsequence(complaint) else { continue }
        if repair(complaint, at: place) { isChanged = true }
      }
      if isChanged { return true }
    }
    for (complaint, place) in complaints where isConsequence(complaint) {
      if repair(complaint, at: place) { return true }
    }
    return false
  }

  /// True if a member is there and cannot be used only because its own types are missing.
  private func isConsequence(_ complaint: Complaint) -> Bool {
    guard case .noMember(let type, let name) = complaint.kind else { return false }
    let types = supertypes(of: type.lastComponent)
    return files.contains { file in
      (file.partsByName[name] ?? []).contains { index in
        file.parts[index].state == .kept
          && file.parts[index].parent.map { types.contains(file.parts[$0].declaration.name.lastComponent) }
            == true
      }
    }
  }

  /// True if the place is still in the program. A missing initializer always counts, because it is reported where it was left out.
  private func isReached(_ complaint: Complaint, at place: SlicePlace) -> Bool {
    if complaint.kind == .noRequiredInitializer { return true }
    let file = files[place.file]
    guard let part = file.part(containing: place.token) else { return true }
    return file.parts[part].state == .kept
  }

  private mutating func repair(_ complaint: Complaint, at place: SlicePlace) -> Bool {
    let edit = files[place.file].edits.first { $0.tokens.contains(place.token) }
    if let edit, !complaint.kind.isAboutDeclaration {
      // Several complaints of a round may be about one statement.
      let isNew = place.file >= earlierEdits.count || !earlierEdits[place.file].contains(edit.tokens)
      return !isNew && refuse(around: edit.tokens, at: place)
    }
    switch complaint.kind {
    case .unknownType(let name):
      if keepMemberOfEnclosingType(name, at: place) { return true }
      if settle(name, { $0.keepDeclaration(named: name, for: place.file) }) { return true }
      return madeUp.add(name, at: place.token, in: files[place.file]) || refuse(at: place)
    case .unknownName(let name):
      if keepMemberOfEnclosingType(name, at: place) { return true }
      if settle(name, { $0.keepDeclaration(named: name, for: place.file) }) { return true }
      return assume(files[place.file].code.chain(around: place.token), at: place)
    case .noMember(let type, let name):
      // After another error, the compiler takes a dimension for any object.
      if type == "NSObject" || (isDimension(name) && type.hasPrefix("NS")) { return false }
      let last = type.lastComponent
      if settle("\(last).\(name)", { $0.keepMember(name, of: last, for: place.file) }) { return true }
      guard let token = token(named: name, near: place) else { return refuse(at: place) }
      if madeUp.addCase(name, to: last, at: token, in: files[place.file]) { return true }
      if name.first?.isUppercase == true, isTypePosition(token, in: place.file), isDeclaredType(last) {
        return madeUp.add(name, at: token, in: files[place.file], memberOf: type) || refuse(at: place)
      }
      return assume(
        files[place.file].code.chain(around: token), at: SlicePlace(file: place.file, token: token))
    case .unknownAttribute(let name):
      if settle(name, { $0.keepDeclaration(named: name, for: place.file) }) { return true }
      return removeAttribute(at: place)
    case .noOverride: return removeOverride(at: place)
    case .needsOverride: return restoreOverride(at: place) || refuseDeclaration(at: place)
    case .overridesExtension(let type, let name): return refuseMember(name, ofExtensionsOf: type)
    case .noBase(let name):
      if settle("." + name, { $0.keepStaticMember(named: name, for: place.file) }) { return true }
      if isDimension(name) { return keepOrAssumeArguments(at: place) || refuse(at: place) }
      return assume(files[place.file].code.chain(around: place.token), at: place)
    case .ambiguous(let name):
      if settle(name, { $0.madeUp.remove(name) || $0.keepNearest(named: name) }) { return true }
      return refuse(at: place)
    case .noSubscript:
      return settle("subscript", { $0.keepStaticMember(named: "subscript", for: place.file) })
        || refuse(at: place)
    case .noRequiredInitializer: return addCoderInitializer(at: place)
    case .misplaced: return refuseDeclaration(at: place) || refuse(at: place)
    // Repairs keep the user's statements apart; in other files the declaration may be anything.
    case .syntax: return place.file > 0 && refuseDeclaration(at: place) || refuse(at: place)
    case .hiddenInProvider: return labelProvider(at: place) || refuse(at: place)
    case .missingReturn: return addEnd(at: place)
    case .notExhaustive: return addDefault(at: place)
    case .noConformance(let type, let name):
      let type = type.lastComponent
      return settle("\(type): \(name)", { $0.conform(type, to: name) })
        || refuseConformance(of: type, to: name, at: place)
    case .other: return keepInitializer(calledAt: place) || refuse(at: place)
    }
  }

  private func isDimension(_ name: String) -> Bool { Self.dimensions.contains(name) }

  /// Finds the implicit members in the arguments of a dimension, such as `.gap` of `.fixed(.gap)`, or assumes values for them.
  private mutating func keepOrAssumeArguments(at place: SlicePlace) -> Bool {
    let code = files[place.file].code
    var isChanged = false
    for token in code.chain(around: place.token).dropFirst(2) {
      guard code.text(token) == ".", code.isWord(token + 1), case let before = code.text(token - 1),
        ["(", ",", ":", "+", "-", "*", "/"].contains(before)
      else { continue }
      let name = code.text(token + 1)
      if settle("." + name, { $0.keepStaticMember(named: name, for: place.file) })
        || assume(code.chain(around: token + 1), at: SlicePlace(file: place.file, token: token + 1))
      {
        isChanged = true
      }
    }
    return isChanged
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
    if let part = files[file].part(containing: token).map({ files[file].parts[$0] }), part.declaration.isType,
      part.own.contains(token)
    {
      return true
    }
    return [":", "<", "[", ">"].contains(code.text(chain.lowerBound - 1))
      && code.text(chain.upperBound) != "("
  }

  private func isDeclaredType(_ name: String) -> Bool {
    madeUp.contains(name)
      || files.contains { file in
        (file.partsByName[name] ?? []).contains { file.parts[$0].declaration.isType }
      }
  }

  /// Keeps something for the first complaint of a round about a name; later ones have the same cause.
  private mutating func settle(_ name: String, _ keep: (inout Slice) -> Bool) -> Bool {
    if settled.contains(name) { return true }
    guard keep(&self) else { return false }
    settled.insert(name)
    return true
  }

  /// Keeps the members that code in a type can name without the type.
  private mutating func keepMemberOfEnclosingType(_ name: String, at place: SlicePlace) -> Bool {
    let file = files[place.file]
    guard let part = file.part(containing: place.token) else { return false }
    return file.declarations(to: part).reversed().contains { declaration in
      let type = declaration.name.lastComponent
      return declaration.isType
        && settle("\(type).\(name)") { $0.keepMember(name, of: type, for: place.file) }
    }
  }
}

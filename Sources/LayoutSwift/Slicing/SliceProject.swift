/// What comes from other files of the project, and what a complaint of the compiler asks for.
extension Slice {
  /// Adds the project's types that are needed and that no file of the slice declares.
  mutating func resolveInProject() {
    guard let project, !isFull(for: nil) else { return }
    for name in needed.sorted()
    where name.first?.isUppercase == true && !isAppleName(name) && !isDeclared(name) {
      if isFull(for: nil) { return }
      // A nested type of another file hides one of the same name that is not nested.
      if usersTypes.contains(where: { keepMember(name, of: $0, for: nil) }) { continue }
      addDeclaration(named: name, of: project, depth: 1)
    }
  }

  /// The names of the types in the user's file.
  private var usersTypes: [String] {
    files[0].parts.filter { $0.state == .kept && $0.parent == nil && $0.declaration.isType }.map {
      $0.declaration.name.lastComponent
    }
  }

  /// True for a name that Apple's frameworks most likely declare. The compiler asks for it if they do not.
  private func isAppleName(_ name: String) -> Bool {
    Self.foundationTypes.contains(name)
      || (["NS", "UI"].contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true)
  }

  private static let foundationTypes: Set<String> = [
    "IndexPath", "Date", "URL", "UUID", "Data", "Bundle", "Locale",
  ]

  private func isDeclared(_ name: String) -> Bool {
    files.contains { file in
      (file.partsByName[name] ?? []).contains { file.parts[$0].declaration.kind != .extension }
    }
  }

  @discardableResult private mutating func addDeclaration(
    named name: String, of project: SwiftProject, depth: Int
  ) -> Bool {
    for path in project.files(declaring: name).prefix(20) {
      let known = files.firstIndex { $0.path == path }
      let file = known.map { files[$0] } ?? scanned(path, of: project)
      let type = (file.partsByName[name] ?? []).first {
        let part = file.parts[$0]
        // The types of an app lead to all of its types: a class is taken only if the user's file names it.
        return part.parent == nil && part.declaration.kind != .extension && part.state == .leftOut
          && (depth == 1 || part.declaration.kind != .type(.class))
          && !(isFrugal
            && (part.declaration.kind == .type(.class) || part.declaration.kind == .type(.protocol)))
      }
      guard let type else { continue }
      if known == nil { append(file, depth: depth) }
      keep(type, in: known ?? files.count - 1)
      return true
    }
    return false
  }

  private mutating func append(_ file: SlicedFile, depth: Int) {
    files.append(file)
    depths.append(depth)
  }

  /// Keeps a declaration that no kept name led to, such as a function of another file. Returns false if there is none.
  ///
  /// - Parameter user: the file that needs it. Far from the user's file, types are made up, because the app's own would lead to all of it.
  mutating func keepDeclaration(named name: String, for user: Int = 0) -> Bool {
    for file in files.indices {
      for index in files[file].partsByName[name] ?? []
      where files[file].parts[index].state == .leftOut && files[file].parts[index].parent == nil {
        keep(index, in: file)
        return true
      }
    }
    guard let project, depths[user] < (isFrugal ? 1 : Self.greatestDepth), !isFull(for: user)
    else { return false }
    return addDeclaration(named: name, of: project, depth: depths[user] + 1)
  }

  private static let greatestDepth = 3

  /// A slice with more files is given up, unless it is frugal: it would take in most of the project.
  static let greatestFileCount = 24

  /// True if no more files are taken from the project. In a frugal slice, half of them are for what the compiler misses in the user's
  /// file.
  private func isFull(for user: Int?) -> Bool {
    isFrugal
      ? files.count >= (user == 0 ? Self.greatestFileCount : Self.greatestFileCount / 2)
      : files.count > Self.greatestFileCount
  }

  /// A file of the project, which is read and scanned once.
  private mutating func scanned(_ path: String, of project: SwiftProject) -> SlicedFile {
    if let known = candidates[path] { return known }
    let file = SlicedFile(path: path, project.bytes(of: path))
    candidates[path] = file
    return file
  }

  /// Keeps the members of a type that have a name, in the type, its supertypes and their extensions. Returns false if there are none.
  ///
  /// - Parameter user: the file in which the compiler misses them; `nil` if it has not been asked.
  mutating func keepMember(_ name: String, of type: String, for user: Int?) -> Bool {
    if keepKnownMember(name, of: type, for: user) { return true }
    guard let project, !isFull(for: user) else { return false }
    // Files that were already there have been searched.
    let types = supertypes(of: type)
    for path in project.files(declaring: name, in: types).prefix(20)
    where !files.contains(where: { $0.path == path }) {
      let file = scanned(path, of: project)
      let isMember = (file.partsByName[name] ?? []).contains { index in
        guard let parent = file.parts[index].parent, file.isVisible(index) else { return false }
        return types.contains(file.parts[parent].declaration.name.lastComponent)
      }
      guard isMember else { continue }
      append(file, depth: 1)
      return keepKnownMember(name, of: type, for: user)
    }
    return false
  }

  private mutating func keepKnownMember(_ name: String, of type: String, for user: Int?) -> Bool {
    let types = supertypes(of: type)
    var isFound = false
    needed.insert(name)
    for file in files.indices {
      for index in files[file].partsByName[name] ?? [] where files[file].parts[index].state == .leftOut {
        guard let parent = files[file].parts[index].parent, file == user ?? 0 || files[file].isVisible(index),
          types.contains(files[file].parts[parent].declaration.name.lastComponent)
        else { continue }
        keep(index, in: file)
        isFound = isFound || files[file].parts[index].state == .kept
      }
    }
    return isFound
  }

  /// Adds the nearest file whose extensions have a static member or a subscript of this name, and keeps all such members of the slice.
  mutating func keepStaticMember(named name: String, for user: Int) -> Bool {
    func isStatic(_ index: Int, in file: SlicedFile) -> Bool {
      guard let parent = file.parts[index].parent, file.path == files[user].path || file.isVisible(index)
      else { return false }
      return (file.parts[index].declaration.isStatic || name == "subscript")
        && file.parts[parent].declaration.kind == .extension && file.parts[index].state == .leftOut
    }
    for path in (project?.files(declaring: name) ?? []).prefix(20)
    where !files.contains(where: { $0.path == path }) {
      guard let project, !isFull(for: user) else { break }
      let file = scanned(path, of: project)
      if (file.partsByName[name] ?? []).contains(where: { isStatic($0, in: file) }) {
        append(file, depth: 1)
        break
      }
    }
    var isFound = false
    for file in files.indices {
      for index in files[file].partsByName[name] ?? [] where isStatic(index, in: files[file]) {
        keep(index, in: file)
        isFound = true
      }
    }
    return isFound
  }

  /// Keeps an initializer that an extension of the project adds to a type, if one with its first label is called at a place.
  mutating func keepInitializer(calledAt place: SlicePlace) -> Bool {
    let code = files[place.file].code
    let call = (max(0, place.token - Self.greatestArgumentLength)...place.token).last {
      code.text($0).first?.isUppercase == true && code.text($0 + 1) == "("
        && code.partner(of: $0 + 1) >= place.token
    }
    guard let call, let project, code.partner(of: call + 1) > call + 2 else { return false }
    let name = code.text(call)
    // The compiler complains of each argument.
    if settled.contains(name + ".init") { return true }
    let label = code.text(call + 3) == ":" ? code.text(call + 2) : nil
    for path in project.files(declaring: name).prefix(20) {
      let known = files.firstIndex { $0.path == path }
      let file = known.map { files[$0] } ?? scanned(path, of: project)
      let initializer = file.parts.indices.first { index in
        let part = file.parts[index]
        guard part.declaration.kind == .initializer, let first = part.declaration.parameters.first,
          first.label == label, part.state == .leftOut, let parent = part.parent,
          known == place.file || file.isVisible(index)
        else { return false }
        return file.parts[parent].declaration.kind == .extension
          && file.parts[parent].declaration.name.lastComponent == name
      }
      guard let initializer, known != nil || !isFull(for: place.file) else { continue }
      if known == nil { append(file, depth: 1) }
      keep(initializer, in: known ?? files.count - 1)
      settled.insert(name + ".init")
      return true
    }
    return false
  }

  /// How many tokens may stand between the name of a called type and the argument that the compiler complains about.
  private static let greatestArgumentLength = 12

  /// Of the declarations of a name, keeps the one whose file was added first. Returns false if only one is kept.
  mutating func keepNearest(named name: String) -> Bool {
    var isFirst = true
    var isChanged = false
    for file in files.indices {
      for index in files[file].partsByName[name] ?? [] {
        let part = files[file].parts[index]
        guard part.state == .kept, part.parent == nil, part.declaration.kind != .extension else { continue }
        if !isFirst {
          files[file].setState(.refused, of: index)
          isChanged = true
        }
        isFirst = false
      }
    }
    return isChanged
  }

  /// Keeps the initializer that storyboards call of the type at a place.
  mutating func keepCoderInitializer(at place: SlicePlace) -> Bool {
    guard let index = files[place.file].part(containing: place.token) else { return false }
    for type in files[place.file].path(to: index).reversed() {
      for member in files[place.file].members(of: type)
      where files[place.file].parts[member].declaration.takesCoder
        && files[place.file].parts[member].state == .leftOut
      {
        keep(member, in: place.file)
        return true
      }
    }
    return false
  }

  /// A type, and the types and protocols that its declarations inherit from.
  func supertypes(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    var open = [type]
    while let next = open.popLast(), found.count < 60 {
      for file in files {
        for index in file.partsByName[next] ?? [] where file.parts[index].declaration.isType {
          for name in file.parts[index].declaration.inherited where found.insert(name.lastComponent).inserted
          {
            open.append(name.lastComponent)
          }
        }
      }
    }
    return found
  }
}

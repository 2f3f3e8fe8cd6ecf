/// The part of a program that a layout needs: some declarations of the user's file and of its project.
struct Slice {
  /// Something that the program has no longer.
  struct Omission: Hashable {
    let file: Int
    let line: Int
    let text: String
    /// True if layout objects may have been changed by it.
    let touchesLayout: Bool
  }

  /// The user's file, then files of its project.
  private(set) var files: [SlicedFile]
  /// How many files each file is away from the user's.
  private var depths = [0]
  let project: SwiftProject?
  /// Types that are declared nowhere.
  var madeUp = MadeUpTypes()
  private(set) var omissions: Set<Omission> = []
  /// The names that kept declarations mention.
  private var needed: Set<String> = []
  /// The names of types whose initializers are called.
  private var made: Set<String> = []
  private var queue: [(file: Int, part: Int)] = []
  /// The parts of the user's file that the entries are, with the types around them.
  private(set) var entryParts: Set<Int> = []
  /// What the last round of repairs has kept.
  var settled: Set<String> = []
  /// The value that a local name had, if its declaration is left out.
  var aliases: [String: String] = [:]
  /// The declarations that own the entries; instances of them are made without their initializers.
  let owners: Set<String>
  /// The first error of the last round.
  var lastComplaint: String?
  /// True if only values come from the project; classes, protocols and what other files need are made up.
  let isFrugal: Bool
  /// The types for which no assumed value can be written.
  var unlisted: Set<String> = []

  init(_ file: SlicedFile, project: SwiftProject?, owners: Set<String>, isFrugal: Bool = false) {
    self.isFrugal = isFrugal
    files = [file]
    self.project = project
    self.owners = owners
  }

  // MARK: Keeping declarations

  /// Keeps a declaration and the types around it, unless it was refused.
  mutating func keep(_ part: Int, in file: Int) {
    for index in files[file].path(to: part) {
      switch files[file].parts[index].state {
      case .kept: continue
      case .refused: return
      case .leftOut:
        files[file].setState(.kept, of: index)
        queue.append((file, index))
      }
    }
  }

  mutating func keepAll() {
    for file in files.indices {
      for part in files[file].parts.indices { files[file].setState(.kept, of: part) }
    }
  }

  /// Keeps an entry, what its call names, and the code that says how many sections and items there are.
  mutating func keepEntry(_ entry: LayoutEntry) {
    for part in files[0].parts.indices where files[0].parts[part].declaration.nameRange == entry.range {
      keep(part, in: 0)
      entryParts.formUnion(files[0].path(to: part))
      if entry.sort == .controller { for name in Self.controllerMethods { need(name) } }
    }
    for name in entry.types { need(name) }
  }

  private static let controllerMethods = ["loadView", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews"]

  /// Keeps all that kept declarations mention.
  mutating func close() {
    repeat {
      while let (file, part) = queue.popLast() { take(part, in: file) }
      resolveInProject()
    } while !queue.isEmpty
    fillStoredProperties()
  }

  /// Keeps what a part mentions in its own file. What a part of another file mentions is kept when the compiler asks for it, because the
  /// names of a whole project would lead to most of it.
  private mutating func take(_ index: Int, in file: Int) {
    let part = files[file].parts[index]
    let tokens = files[file].tokens
    guard file == 0 else {
      if part.declaration.isType { takeMembers(of: index, in: file) }
      return
    }
    for token in part.own where tokens[token].kind == .word {
      let name = tokens[token].text
      let isCall = token + 1 < tokens.count && tokens[token + 1].text == "("
      if isCall, name.first?.isUppercase == true, made.insert(name).inserted { keepInitializers(of: name) }
      need(name)
    }
    for token in part.own where tokens[token].kind == .string {
      for name in Self.names(inLiteral: files[file].bytes[tokens[token].range]) { need(name) }
    }
    if part.declaration.isType { takeMembers(of: index, in: file) }
  }

  /// The names in the interpolations of a literal.
  private static func names(inLiteral bytes: ArraySlice<UInt8>) -> [String] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return [] }
    return bytes.split { !($0.isNameStart || $0.isDigit || $0 >= 0x80) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Keeps the members of a kept type that it cannot do without, or that are needed by name.
  private mutating func takeMembers(of index: Int, in file: Int) {
    let type = files[file].parts[index].declaration
    let isExtension = type.kind == .extension
    for member in files[file].members(of: index) {
      let declaration = files[file].parts[member].declaration
      let isStored = declaration.kind == .property
        && (declaration.body == nil || declaration.hasValue || files[file].observers(of: files[file].parts[member]) != nil)
      let isOwner = owners.contains(type.name)
      let isEssential =
        switch type.kind {
        case .type(.protocol): true
        case .type(.struct): isStored && !declaration.isStatic || declaration.kind == .initializer && !isOwner
        case .type(.enum): declaration.kind == .enumCase
        default: false
        }
      let isOperator = declaration.kind == .function && declaration.name.first.map { !$0.isLetter && $0 != "_" } == true
      if isEssential || isOperator || isNeeded(declaration, of: type) { keep(member, in: file) }
    }
    guard !isExtension else { return }
    // Extensions of the type in all files.
    for other in files.indices {
      for place in files[other].partsByName[type.name.lastComponent] ?? []
      where files[other].parts[place].declaration.kind == .extension { visit(extension: place, in: other) }
    }
  }

  private func isNeeded(_ declaration: SwiftDeclaration, of type: SwiftDeclaration) -> Bool {
    switch declaration.kind {
    case .initializer: made.contains(type.name.lastComponent) && !owners.contains(type.name)
    case .other: needed.contains(declaration.name) || declaration.name == "subscript"
    default: needed.contains(declaration.name.lastComponent) || needed.contains(declaration.name)
    }
  }

  /// Keeps an extension that adds a conformance, and its members that are needed.
  private mutating func visit(extension index: Int, in file: Int) {
    let declaration = files[file].parts[index].declaration
    if !declaration.inherited.isEmpty { keep(index, in: file) }
    for member in files[file].members(of: index)
    where isNeeded(files[file].parts[member].declaration, of: declaration) { keep(member, in: file) }
  }

  private mutating func need(_ name: String) {
    guard needed.insert(name).inserted else { return }
    for file in files.indices { keepDeclarations(of: name, in: file) }
  }

  private mutating func keepDeclarations(of name: String, in file: Int) {
    for index in files[file].partsByName[name] ?? [] {
      let part = files[file].parts[index]
      guard part.declaration.kind != .extension, part.declaration.kind != .initializer else { continue }
      if let parent = part.parent {
        let type = files[file].parts[parent]
        let isOpen = type.state == .kept || (type.declaration.kind == .extension && canExtend(type.declaration.name))
        // A nested type is found by its own name.
        guard isOpen || (part.declaration.isType && type.state != .refused) else { continue }
      }
      keep(index, in: file)
    }
  }

  /// True unless the type of an extension is declared here and left out.
  private func canExtend(_ name: String) -> Bool {
    let name = name.lastComponent
    return files.allSatisfy { file in
      (file.partsByName[name] ?? []).allSatisfy {
        file.parts[$0].declaration.kind == .extension || file.parts[$0].state == .kept
      }
    }
  }

  private mutating func keepInitializers(of name: String) {
    guard !owners.contains(name) else { return }
    for file in files.indices {
      for type in files[file].partsByName[name] ?? [] where files[file].parts[type].state == .kept {
        for member in files[file].members(of: type) where files[file].parts[member].declaration.kind == .initializer {
          keep(member, in: file)
        }
      }
    }
  }

  // MARK: The project

  /// Adds the project's types that are needed and that no file of the slice declares.
  private mutating func resolveInProject() {
    guard let project, !isFull else { return }
    for name in needed.sorted() where name.first?.isUppercase == true && !isDeclared(name) {
      if isFull { return }
      addType(named: name, of: project, depth: 1)
    }
  }

  private func isDeclared(_ name: String) -> Bool {
    files.contains { file in
      (file.partsByName[name] ?? []).contains { file.parts[$0].declaration.kind != .extension }
    }
  }

  @discardableResult private mutating func addType(
    named name: String, of project: SwiftProject, depth: Int
  ) -> Bool {
    for path in project.files(declaring: name).prefix(20) {
      let file = index(of: path, in: project, depth: depth)
      let types = (files[file].partsByName[name] ?? []).filter {
        let part = files[file].parts[$0]
        // The types of an app lead to all of its types: a class is taken only if the user's file names it.
        return part.parent == nil && part.declaration.kind != .extension && part.state == .leftOut
          && (depth == 1 || part.declaration.kind != .type(.class))
          && !(isFrugal && (part.declaration.kind == .type(.class) || part.declaration.kind == .type(.protocol)))
      }
      guard let type = types.first else { continue }
      keep(type, in: file)
      return true
    }
    return false
  }

  /// The index of a file of the project, which is added if it is new.
  private mutating func index(of path: String, in project: SwiftProject, depth: Int) -> Int {
    if let known = files.firstIndex(where: { $0.path == path }) { return known }
    append(SlicedFile(path: path, project.bytes(of: path)), depth: depth)
    return files.count - 1
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
    guard let project, depths[user] < (isFrugal ? 1 : Self.greatestDepth), !isFull else { return false }
    return addType(named: name, of: project, depth: depths[user] + 1)
  }

  private static let greatestDepth = 3

  /// True if no more files are taken from the project.
  private var isFull: Bool { files.count >= (isFrugal ? 12 : 60) }

  /// Keeps the members of a type that have a name, in the type, its supertypes and their extensions. Returns false if there are none.
  mutating func keepMember(_ name: String, of type: String) -> Bool {
    if keepKnownMember(name, of: type) { return true }
    guard let project, !isFull else { return false }
    // Files that were already there have been searched.
    let types = supertypes(of: type)
    for path in project.files(declaring: name, in: types).prefix(20) where !files.contains(where: { $0.path == path }) {
      let file = SlicedFile(path: path, project.bytes(of: path))
      let isMember = (file.partsByName[name] ?? []).contains { index in
        guard let parent = file.parts[index].parent else { return false }
        return types.contains(file.parts[parent].declaration.name.lastComponent)
      }
      guard isMember else { continue }
      append(file, depth: 1)
      return keepKnownMember(name, of: type)
    }
    return false
  }

  private mutating func keepKnownMember(_ name: String, of type: String) -> Bool {
    let types = supertypes(of: type)
    var isFound = false
    needed.insert(name)
    for file in files.indices {
      for index in files[file].partsByName[name] ?? [] where files[file].parts[index].state == .leftOut {
        guard let parent = files[file].parts[index].parent,
          types.contains(files[file].parts[parent].declaration.name.lastComponent)
        else { continue }
        keep(index, in: file)
        isFound = isFound || files[file].parts[index].state == .kept
      }
    }
    return isFound
  }

  /// Keeps the static members of extensions that have a name, of the nearest file that has one.
  mutating func keepStaticMember(named name: String) -> Bool {
    func isStatic(_ index: Int, in file: SlicedFile) -> Bool {
      guard let parent = file.parts[index].parent else { return false }
      return (file.parts[index].declaration.isStatic || name == "subscript")
        && file.parts[parent].declaration.kind == .extension && file.parts[index].state == .leftOut
    }
    for path in (project?.files(declaring: name) ?? []).prefix(20) where !files.contains(where: { $0.path == path }) {
      guard let project, !isFull else { break }
      let file = SlicedFile(path: path, project.bytes(of: path))
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

  /// Of the declarations of a name, keeps the first, which is the nearest to the user's file. Returns false if only one is kept.
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
      where files[place.file].parts[member].declaration.takesCoder && files[place.file].parts[member].state == .leftOut {
        keep(member, in: place.file)
        return true
      }
    }
    return false
  }

  /// A type, and the types and protocols that its declarations inherit from.
  private func supertypes(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    var open = [type]
    while let next = open.popLast(), found.count < 60 {
      for file in files {
        for index in file.partsByName[next] ?? [] where file.parts[index].declaration.isType {
          for name in file.parts[index].declaration.inherited where found.insert(name.lastComponent).inserted {
            open.append(name.lastComponent)
          }
        }
      }
    }
    return found
  }

  // MARK: Changes

  mutating func change(_ file: Int, _ body: (inout SlicedFile) -> Void) { body(&files[file]) }

  mutating func omit(_ file: Int, _ tokens: Range<Int>, touchesLayout: Bool) {
    omissions.insert(
      Omission(
        file: file, line: files[file].line(ofToken: tokens.lowerBound), text: files[file].text(of: tokens),
        touchesLayout: touchesLayout))
  }
}

/// The part of a program that a layout needs: some declarations of the user's file and of its project.
struct Slice {
  /// Code that the program no longer has.
  struct Omission: Hashable {
    let file: Int
    let line: Int
    let text: String
    /// True if the code may change layout objects.
    let touchesLayout: Bool
  }

  /// The user's file, then files of its project.
  var files: [SlicedFile]
  /// Files of the project that were searched, by their paths.
  var candidates: [String: SlicedFile] = [:]
  /// 1 for a file that the user's file needs or that has a member which is needed; else one more than that of the file that needs it.
  var depths = [0]
  let project: SwiftProject?
  /// Types that the program names and that the slice does not take from the project.
  var madeUp = MadeUpTypes()
  var omissions: Set<Omission> = []
  /// The names that kept declarations mention.
  var needed: Set<String> = []
  /// The names of types whose initializers are called.
  private var made: Set<String> = []
  private var queue: [(file: Int, part: Int)] = []
  /// The parts of the user's file that the entries are, with the types around them.
  var entryParts: Set<Int> = []
  /// The names that this round of repairs has dealt with.
  var settled: Set<String> = []
  /// The tokens that earlier rounds have changed, by file.
  var earlierEdits: [Set<Range<Int>>] = []
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
        settled.insert(files[file].parts[index].declaration.name)
        queue.append((file, index))
      }
    }
  }

  /// Keeps the whole file.
  mutating func keepAll() {
    for file in files.indices {
      for part in files[file].parts.indices { files[file].setState(.kept, of: part) }
    }
  }

  /// Keeps an entry, what its call names, and the code that says how many sections and items there are.
  mutating func keepEntry(_ entry: LayoutEntry) {
    files[0].reduce(to: entry)
    for part in files[0].parts.indices where files[0].parts[part].declaration.nameRange == entry.range {
      keep(part, in: 0)
      entryParts.formUnion(files[0].path(to: part))
      if entry.sort == .controller {
        for name in Self.controllerMethods { need(name) }
        let type = entry.name.lastComponent
        if made.insert(type).inserted { keepInitializers(of: type) }
        for index in files[0].parts.indices where files[0].parts[index].declaration.countsData {
          keep(index, in: 0)
        }
      }
    }
    for name in entry.types { need(name) }
  }

  private static let controllerMethods = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews",
  ]

  /// Keeps what the user's kept declarations mention, and the members that kept types of other files need. Then gives values to
  /// stored properties.
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
    keepOverrides(with: index, in: file)
    guard file == 0 else {
      // A frugal slice takes of a class only what the compiler asks for.
      if part.declaration.isType, !isFrugal || part.declaration.kind != .type(.class) {
        takeMembers(of: index, in: file)
      }
      return
    }
    let own = files[file].remainingTokens(in: part.own)
    for token in own where tokens[token].kind == .word {
      let name = tokens[token].text
      let isCall = token + 1 < tokens.count && tokens[token + 1].text == "("
      if isCall, name.first?.isUppercase == true, made.insert(name).inserted { keepInitializers(of: name) }
      need(name)
    }
    for token in own where tokens[token].kind == .string {
      for name in Self.names(inLiteral: files[file].bytes[tokens[token].range]) { need(name) }
    }
    if part.declaration.isType { takeMembers(of: index, in: file) }
  }

  /// The names in the interpolations of a literal.
  private static func names(inLiteral bytes: ArraySlice<UInt8>) -> [String] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return [] }
    return bytes.split { !($0.isNameStart || $0.isDigit || $0 >= 0x80) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Keeps the members of a kept type that it cannot do without, or that are needed by name.
  private mutating func takeMembers(of index: Int, in file: Int) {
    let type = files[file].parts[index].declaration
    let isExtension = type.kind == .extension
    // The compiler calls members of these that no code names.
    let isAttribute = !type.modifiers.isDisjoint(with: ["@propertyWrapper", "@resultBuilder"])
    for member in files[file].members(of: index) {
      let declaration = files[file].parts[member].declaration
      let isStored =
        declaration.kind == .property
        && (declaration.body == nil || declaration.hasValue
          || files[file].observers(of: files[file].parts[member]) != nil)
      let isOwner = owners.contains(type.name)
      let isEssential =
        switch type.kind {
        case .type(.protocol): true
        case .type(.struct): isStored && !declaration.isStatic || declaration.kind == .initializer && !isOwner
        case .type(.enum): declaration.kind == .enumCase
        default: false
        }
      let isOperator =
        declaration.kind == .function && declaration.name.first.map { !$0.isLetter && $0 != "_" } == true
      if isEssential || isAttribute || isOperator || isNeeded(declaration, of: type) {
        keep(member, in: file)
      }
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
        let isOpen =
          type.state == .kept || (type.declaration.kind == .extension && canExtend(type.declaration.name))
        // A nested type is found by its own name.
        guard isOpen || (part.declaration.isType && type.state != .refused) else { continue }
      }
      keep(index, in: file)
    }
  }

  /// True unless the type of an extension is declared here and left out.
  func canExtend(_ name: String) -> Bool {
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
        for member in files[file].members(of: type)
        where files[file].parts[member].declaration.kind == .initializer {
          keep(member, in: file)
        }
      }
    }
  }

  // MARK: Changes

  /// Changes a file of the slice.
  mutating func change(_ file: Int, _ body: (inout SlicedFile) -> Void) { body(&files[file]) }

  /// Notes that tokens are left out.
  mutating func omit(_ file: Int, _ tokens: Range<Int>, touchesLayout: Bool) {
    omissions.insert(
      Omission(
        file: file, line: files[file].line(ofToken: tokens.lowerBound), text: files[file].text(of: tokens),
        touchesLayout: touchesLayout))
  }
}

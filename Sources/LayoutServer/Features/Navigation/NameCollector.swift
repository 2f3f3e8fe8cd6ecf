import LayoutReader
import LayoutResolver
import LayoutText

/// Collects the names in the files of a spec.
struct NameCollector {
  /// The surroundings of a value.
  private struct Context {
    var surroundings = NameSurroundings()
    /// The maps that are merged with the value: bodies of definitions, and the section of a variant.
    var partners: [TreeNode] = []
  }

  private(set) var names = CollectedNames()
  /// The spec itself and the files that it includes.
  private let files: [DocumentTree]
  /// The bodies of definitions by their names.
  private var bodies: [String: [TreeNode]] = [:]
  /// The index of the current file.
  private var file = 0
  /// The visited aliased values, with the definition around each alias.
  private var aliased: Set<AliasedValue> = []

  private struct AliasedValue: Hashable {
    let node: TreeNode
    let definition: String?
    let table: TreeNode?
  }

  private var tree: DocumentTree { files[file] }
  private var document: Document { files[file].document }

  init(_ files: [DocumentTree]) {
    self.files = files
    for index in files.indices {
      file = index
      for entry in entries(of: "define") {
        bodies[entry.key, default: []].append(TreeNode(file: index, node: entry.value))
      }
    }
    for index in files.indices {
      file = index
      visitRoot()
    }
  }

  private mutating func visitRoot() {
    for entry in document.entries(document.root) {
      switch entry.key {
      case "let":
        for name in entries(of: "let") {
          add(name, to: \.values)
          visit(name.value, as: .namedValue, key: name, Context())
        }
      case "define":
        for name in entries(of: "define") {
          add(name, to: \.definitions)
          var context = Context()
          context.surroundings.definition = name.key
          visit(name.value, as: .anything, key: name, context)
        }
      case "include", "swift", "name", "version": break
      default:
        if entry.key == "sections", file == 0 { lookAtIndexes(entry.value) }
        let type = tree.type(of: entry.key, in: document.root, as: .map(.spec), isRoot: true)
        visit(entry.value, as: type, key: entry, Context())
      }
    }
  }

  /// Returns the entries of a top-level map of names.
  private func entries(of key: String) -> [Document.Entry] {
    document.value(key, of: document.root).map { Array(document.entries($0)) } ?? []
  }

  private mutating func add(
    _ entry: Document.Entry,
    to list: WritableKeyPath<CollectedNames, [(name: String, occurrence: NameOccurrence)]>
  ) {
    guard let occurrence = occurrence(of: entry, isDeclaration: true) else { return }
    names[keyPath: list].append((entry.key, occurrence))
  }

  private func occurrence(of entry: Document.Entry, isDeclaration: Bool) -> NameOccurrence? {
    NameOccurrence(scalar: entry.keySpan, reading: entry.key, in: tree.source, isDeclaration: isDeclaration)
  }

  private mutating func lookAtIndexes(_ sections: Document.NodeIndex) {
    for (index, section) in document.elements(sections).enumerated() {
      names.sectionStarts.append(document.entries(section).first?.keySpan ?? document.span(section))
      if document.value("id", of: section) == nil { names.unnamedSections.insert(index) }
    }
  }

  // MARK: Values

  private mutating func visit(
    _ node: Document.NodeIndex, as type: ValueType, key: Document.Entry?, _ context: Context
  ) {
    // A value before its key comes from an alias, and may have been visited in the same surroundings.
    if let key, key.isMerged || document.span(node).start < key.keySpan.end {
      let value = AliasedValue(
        node: TreeNode(file: file, node: node), definition: context.surroundings.definition,
        table: context.surroundings.tables.last?.node)
      guard aliased.insert(value).inserted else { return }
    }
    let type = narrowed(type, by: node)
    switch document.kind(node) {
    case .null, .boolean, .number: break
    case .string:
      for (name, span) in tree.names(inExpressionsOf: node, as: type) {
        names.mentions.append(
          CollectedNames.Mention(
            name: name, occurrence: NameOccurrence(span, .bare), surroundings: context.surroundings))
      }
    case .sequence:
      var inner = context
      inner.partners = []
      for element in document.elements(node) { visit(element, as: type.elementType, key: nil, inner) }
    case .mapping:
      visitEntries(of: node, as: type, context)
    }
  }

  private mutating func visitEntries(of node: Document.NodeIndex, as type: ValueType, _ context: Context) {
    let entries = Array(document.entries(node))
    var context = context
    context.partners += partners(of: TreeNode(file: file, node: node))
    let own = TreeNode(file: file, node: node)
    let ownKeys = type.keysThatSeeOwnNames
    if !ownKeys.isEmpty {
      for partner in context.partners { names.merged.append((own, unwrapped(partner))) }
    }
    if !type.hasUserNames, let use = entries.first(where: { $0.key == SpecSchema.use }) { add(use, entries) }
    for entry in entries {
      if !type.hasUserNames, entry.key == SpecSchema.use { continue }
      if take(entry, among: entries, of: type, own) { continue }
      var inner = context
      inner.partners = context.partners.compactMap { child(entry.key, of: $0) }.flatMap {
        [$0] + partners(of: $0)
      }
      if entry.key == "variants", type == .map(.section) { inner.partners = [own] + context.partners }
      guard ownKeys.contains(entry.key) else {
        visitValue(of: entry, in: node, as: type, inner)
        continue
      }
      // A `let` sees the names before it.
      let values = entry.key == "let" ? Array(document.entries(entry.value)) : [entry]
      for value in values {
        var inner = inner
        let place = entry.key == "let" ? value.keySpan.start : .max
        inner.surroundings.tables.append(NameSurroundings.Table(node: own, place: place))
        if entry.key == "let" {
          if let occurrence = occurrence(of: value, isDeclaration: true) {
            names.locals.append(
              CollectedNames.Local(name: value.key, table: own, occurrence: occurrence))
          }
          visit(value.value, as: .namedValue, key: value, inner)
        } else {
          visitValue(of: value, in: node, as: type, inner)
        }
      }
    }
  }

  private mutating func visitValue(
    of entry: Document.Entry, in map: Document.NodeIndex, as type: ValueType, _ context: Context
  ) {
    let type = tree.type(of: entry.key, in: map, as: type, isRoot: false)
    // The elements of `variants` are merged over the section that has them.
    if entry.key == "variants", document.kind(entry.value) == .sequence {
      for element in document.elements(entry.value) {
        visit(element, as: type.elementType, key: nil, context)
      }
    } else {
      visit(entry.value, as: type, key: entry, context)
    }
  }

  /// Collects a name in a key or its value. Returns `true` if the value needs no visit.
  private mutating func take(
    _ entry: Document.Entry, among entries: [Document.Entry], of type: ValueType, _ own: TreeNode
  ) -> Bool {
    switch (type, entry.key) {
    case (.map(.section), "id"), (.map(.sectionData), "id"):
      if let id = scalar(entry.value, isDeclaration: true) {
        names.sections.append(
          CollectedNames.Section(
            id: id.text, occurrence: id.occurrence,
            isRepeated: entries.contains { $0.key == "repeat" }))
      }
      return true
    case (.map(.lintOverride), "path"):
      if let path = scalar(entry.value, isDeclaration: false) { addSection(ofPath: path) }
      return true
    case (.names(.items), _):
      if let occurrence = occurrence(of: entry, isDeclaration: false) {
        names.sectionMentions.append((entry.key, occurrence))
      }
      return false
    default: return false
    }
  }

  /// Adds the section of a path such as `sections[featured].group`.
  private mutating func addSection(ofPath path: (text: String, occurrence: NameOccurrence)) {
    let bytes = Array(path.text.utf8)
    let start = "sections[".utf8.count
    guard bytes.starts(with: "sections[".utf8), let end = bytes.firstIndex(of: UInt8(ascii: "]")),
      end > start,
      let place = path.occurrence.part(start..<end, of: path.text)
    else { return }
    names.sectionMentions.append((String(decoding: bytes[start..<end], as: UTF8.self), place))
  }

  private func scalar(_ node: Document.NodeIndex, isDeclaration: Bool) -> (
    text: String, occurrence: NameOccurrence
  )? {
    let text = document.text(node)
    return NameOccurrence(
      scalar: document.span(node), reading: text, in: tree.source, isDeclaration: isDeclaration
    ).map { (text, $0) }
  }

  // MARK: Definitions

  private mutating func add(_ use: Document.Entry, _ entries: [Document.Entry]) {
    guard let name = scalar(use.value, isDeclaration: false) else { return }
    let with = entries.first { $0.key == "with" }.map { Array(document.entries($0.value)) } ?? []
    names.uses.append(
      CollectedNames.Use(
        name: name.text, occurrence: name.occurrence,
        parameters: with.compactMap { entry in
          occurrence(of: entry, isDeclaration: true).map { (entry.key, $0) }
        }))
  }

  /// Returns the bodies of the definitions that a map uses, and of those that these use in turn. They are
  /// merged with the map.
  private func partners(of map: TreeNode) -> [TreeNode] {
    var result: [TreeNode] = []
    var open = [map]
    while let next = open.popLast(), result.count < 16 {
      let document = files[next.file].document
      guard let use = document.value(SpecSchema.use, of: next.node) else { continue }
      for body in bodies[document.text(use)] ?? [] where !result.contains(body) && body != map {
        result.append(body)
        open.append(body)
      }
    }
    return result
  }

  private func child(_ key: String, of map: TreeNode) -> TreeNode? {
    files[map.file].document.value(key, of: map.node).map { TreeNode(file: map.file, node: $0) }
  }

  /// Returns the map of the custom group in a node; any other map unchanged.
  private func unwrapped(_ map: TreeNode) -> TreeNode { child("custom", of: map) ?? map }

  // MARK: Types

  /// Returns the type of a value that the format leaves open: a single element instead of a list, a map with
  /// `use`, or the body of a definition.
  private func narrowed(_ type: ValueType, by node: Document.NodeIndex) -> ValueType {
    var type = type
    while document.kind(node) != .sequence {
      guard case .list(let element, _) = type else {
        type = PlaceTypes.ofMap(type)
        break
      }
      type = element
    }
    guard document.kind(node) == .mapping else { return type }
    let keys = tree.keys(node)
    switch type {
    case .anything: return PlaceTypes.definition(with: keys).first ?? .anything
    case .node where keys.contains(SpecSchema.use) && !keys.contains(where: { NounID.node($0) != nil }):
      return ["let", "frame", "items"].contains(where: keys.contains) ? .map(.custom) : .map(.line)
    default: return type
    }
  }
}

extension ValueType {
  /// True if the keys of a map are the user's names.
  fileprivate var hasUserNames: Bool { if case .names = row.map { true } else { false } }

  /// The keys whose expressions see the names in the map's `let`.
  fileprivate var keysThatSeeOwnNames: Set<String> {
    switch self {
    case .map(.custom): SpecSchema.perFrameKeys.union(["let"])
    case .map(.visibleItemRule): SpecSchema.perVisibleElementKeys
    default: []
    }
  }
}

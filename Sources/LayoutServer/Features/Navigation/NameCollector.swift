import LayoutReader
import LayoutResolver
import LayoutText

/// Walks through the files of a spec and collects the names in them.
struct NameCollector {
  /// One of the files: the spec itself, or one that it includes.
  struct File {
    let source: SourceFile
    let tree: SpecTree
  }

  /// What is around a value.
  private struct Context {
    var surroundings = NameSurroundings()
    /// The maps that the value is merged with: bodies of definitions, and the section that a variant is of.
    var partners: [TreeNode] = []
  }

  private(set) var names = CollectedNames()
  private let files: [File]
  /// The bodies of definitions by their names.
  private var bodies: [String: [TreeNode]] = [:]
  private var file = 0
  private var path: [SpecTree.Step] = []
  /// The aliased values that were walked through, with the definition around the alias.
  private var aliased: Set<AliasedValue> = []

  private struct AliasedValue: Hashable {
    let node: TreeNode
    let definition: String?
    let table: TreeNode?
  }

  private var tree: SpecTree { files[file].tree }
  private var document: Document { files[file].tree.document }
  private var source: SourceFile { files[file].source }

  init(_ files: [File]) {
    self.files = files
    for index in files.indices {
      file = index
      for entry in entries(of: "define") {
        bodies[entry.key, default: []].append(TreeNode(file: index, node: entry.value))
      }
    }
    for index in files.indices {
      file = index
      path = [SpecTree.Step(node: document.root, type: .map(.spec))]
      visitRoot()
    }
  }

  private mutating func visitRoot() {
    guard document.kind(document.root) == .mapping else { return }
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
        visit(entry.value, as: tree.type(of: entry.key, in: path[0], path), key: entry, Context())
      }
    }
  }

  /// The entries of a top-level map of names.
  private func entries(of key: String) -> [Document.Entry] {
    guard document.kind(document.root) == .mapping,
      let value = document.entries(document.root).first(where: { $0.key == key })?.value,
      document.kind(value) == .mapping
    else { return [] }
    return Array(document.entries(value))
  }

  private mutating func add(
    _ entry: Document.Entry,
    to list: WritableKeyPath<CollectedNames, [(name: String, occurrence: NameOccurrence)]>
  ) {
    guard let occurrence = occurrence(of: entry, isDeclaration: true) else { return }
    names[keyPath: list].append((entry.key, occurrence))
  }

  private func occurrence(of entry: Document.Entry, isDeclaration: Bool) -> NameOccurrence? {
    NameOccurrence(
      scalar: entry.keySpan, reading: entry.key, in: source, isDeclaration: isDeclaration)
  }

  private mutating func lookAtIndexes(_ sections: Document.NodeIndex) {
    guard document.kind(sections) == .sequence else { return }
    for (index, section) in document.elements(sections).enumerated() {
      let first = entries(of: section).first?.keySpan
      names.sectionStarts.append(first ?? document.span(section))
      if tree.entry("id", of: section) == nil { names.unnamedSections.insert(index) }
    }
  }

  // MARK: Values

  private mutating func visit(
    _ node: Document.NodeIndex, as type: ValueType, key: Document.Entry?, _ context: Context
  ) {
    // What stands before its key is an alias: it may have been met in the same surroundings.
    if let key, key.isMerged || document.span(node).start < key.keySpan.end {
      let value = AliasedValue(
        node: TreeNode(file: file, node: node), definition: context.surroundings.definition,
        table: context.surroundings.tables.last?.node)
      guard aliased.insert(value).inserted else { return }
    }
    let type = tree.meant(type, by: node)
    switch document.kind(node) {
    case .null, .boolean, .number: break
    case .string:
      for (name, span) in tree.names(inExpressionsOf: node, as: type, in: source) {
        names.mentions.append(
          CollectedNames.Mention(
            name: name, occurrence: NameOccurrence(span, .bare), surroundings: context.surroundings))
      }
    case .sequence:
      var inner = context
      inner.partners = []
      for element in document.elements(node) { visit(element, as: type.elementType, key: nil, inner) }
    case .mapping:
      path.append(SpecTree.Step(node: node, type: type))
      visit(Array(document.entries(node)), of: node, as: type, context)
      path.removeLast()
    }
  }

  private mutating func visit(
    _ entries: [Document.Entry], of node: Document.NodeIndex, as type: ValueType, _ context: Context
  ) {
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
        visitValue(of: entry, inner)
        continue
      }
      // A `let` sees the names before it.
      let values = entry.key == "let" ? self.entries(of: entry.value) : [entry]
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
          visitValue(of: value, inner)
        }
      }
    }
  }

  /// Walks through the value of a key of the innermost map.
  private mutating func visitValue(of entry: Document.Entry, _ context: Context) {
    guard let step = path.last else { return }
    let type = tree.type(of: entry.key, in: step, path)
    // The elements of `variants` are merged over what holds them.
    if entry.key == "variants", document.kind(entry.value) == .sequence {
      for element in document.elements(entry.value) {
        visit(element, as: type.elementType, key: nil, context)
      }
    } else {
      visit(entry.value, as: type, key: entry, context)
    }
  }

  /// The entries of a node; none where it is no map.
  private func entries(of node: Document.NodeIndex) -> [Document.Entry] {
    Array(document.entries(node))
  }

  /// Takes a key whose value is a name, or which is one itself. True if there is no more in it.
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

  /// The section of a path such as `sections[featured].group`.
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
      scalar: document.span(node), reading: text, in: source, isDeclaration: isDeclaration
    ).map { (text, $0) }
  }

  // MARK: Definitions

  private mutating func add(_ use: Document.Entry, _ entries: [Document.Entry]) {
    guard let name = scalar(use.value, isDeclaration: false) else { return }
    let with = entries.first { $0.key == "with" }.map { self.entries(of: $0.value) } ?? []
    names.uses.append(
      CollectedNames.Use(
        name: name.text, occurrence: name.occurrence,
        parameters: with.compactMap { entry in
          occurrence(of: entry, isDeclaration: true).map { (entry.key, $0) }
        }))
  }

  /// The bodies that a map is merged with by its `use`, and those that these use in turn.
  private func partners(of map: TreeNode) -> [TreeNode] {
    var result: [TreeNode] = []
    var open = [map]
    while let next = open.popLast(), result.count < 16 {
      let tree = files[next.file].tree
      guard let use = tree.entry(SpecSchema.use, of: next.node) else { continue }
      for body in bodies[tree.document.text(use.value)] ?? [] where !result.contains(body) && body != map {
        result.append(body)
        open.append(body)
      }
    }
    return result
  }

  private func child(_ key: String, of map: TreeNode) -> TreeNode? {
    files[map.file].tree.entry(key, of: map.node).map { TreeNode(file: map.file, node: $0.value) }
  }

  /// The custom group in a node that is one, else the map itself.
  private func unwrapped(_ map: TreeNode) -> TreeNode { child("custom", of: map) ?? map }
}

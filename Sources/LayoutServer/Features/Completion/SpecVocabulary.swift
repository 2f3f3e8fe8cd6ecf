import LayoutReader

/// The names in a spec and in the files that it includes.
struct SpecVocabulary {
  /// A definition, with its body in the tree of its file.
  struct Definition {
    let name: String
    let tree: LooseTree
    let body: LooseTree.NodeIndex?
  }

  /// Names in the order of the text, without duplicates, each with the text of its value.
  struct Names {
    private var known: Set<String> = []
    private(set) var all: [(name: String, text: String)] = []

    /// The greatest number of names that are kept.
    private static let greatestCount = 2000

    /// Adds a name. Returns `false` if it is known already.
    @discardableResult
    mutating func add(_ name: String?, text: String = "") -> Bool {
      guard let name, !name.isEmpty, all.count < Self.greatestCount, known.insert(name).inserted else {
        return false
      }
      all.append((name, text))
      return true
    }

    /// Adds the keys of a map.
    mutating func add(keysOf map: LooseTree.NodeIndex?, in tree: LooseTree) {
      for entry in tree.entries(map) { add(entry.key, text: tree.text(entry.value) ?? "") }
    }
  }

  private(set) var definitions: [Definition] = []
  /// The names of `let`.
  private(set) var values = Names()
  /// The ids of sections, or their indexes if they have none.
  private(set) var sections = Names()
  /// The element kinds of supplementary and boundary items.
  private(set) var elementKinds = Names()
  private(set) var decorationKinds = Names()
  /// The kinds of cells.
  private(set) var cellKinds = Names()
  /// The names that uses pass in `with`, by the definition that is used.
  private(set) var given: [String: Names] = [:]

  init(_ tree: LooseTree, included: [[UInt8]]) {
    elementKinds.add("header")
    elementKinds.add("footer")
    var defined = Names()
    for tree in [tree] + included.map({ LooseScanner.scan($0, at: $0.count).tree }) {
      for entry in tree.entries(tree.value(of: "define", in: tree.root)) where defined.add(entry.key) {
        definitions.append(Definition(name: entry.key, tree: tree, body: entry.value))
      }
      values.add(keysOf: tree.value(of: "let", in: tree.root), in: tree)
      addKinds(of: tree)
    }
    for (index, section) in tree.elements(tree.value(of: "sections", in: tree.root)).enumerated() {
      sections.add(tree.text(tree.value(of: "id", in: section)) ?? String(index))
    }
  }

  private mutating func addKinds(of tree: LooseTree) {
    for node in tree.nodes where node.kind == .map {
      for entry in node.entries {
        switch entry.key {
        case "elementKind": elementKinds.add(tree.text(entry.value))
        case "background": decorationKinds.add(tree.text(entry.value))
        case "kind": cellKinds.add(tree.text(entry.value))
        case "with":
          guard let used = node.entries.first(where: { $0.key == SpecSchema.use })?.value,
            let name = tree.text(used)
          else { continue }
          given[name, default: Names()].add(keysOf: entry.value, in: tree)
        default: break
        }
      }
    }
  }
}

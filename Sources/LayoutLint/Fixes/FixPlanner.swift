import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// Turns changes of the spec into edits of its text.
///
/// A value from an expression cannot be changed where it is written. A value that several places use can only be changed by a safe fix.
/// Where a change is not possible, no fix is planned, and the finding has only its help.
package final class FixPlanner {
  private let tree: DocumentTree
  private let included: [DocumentTree]

  /// A planner for a spec and the files that it includes, as they were read.
  package init(
    _ source: SourceFile, _ document: Document, included: [(source: SourceFile, document: Document)] = []
  ) {
    tree = DocumentTree(source, document)
    self.included = included.map { DocumentTree($0.source, $0.document) }
  }

  /// Those of the wanted fixes that are possible, as edits of the text.
  func fixes(_ wanted: [SpecFix], _ map: SourceMap) -> [Fix] {
    wanted.compactMap {
      planned($0, EditPlanner(tree: tree, map: map, isSafe: $0.kind == .safe)) ?? plannedInInclude($0, map)
    }
  }

  private func planned(_ fix: SpecFix, _ planner: EditPlanner) -> Fix? {
    var planner = planner
    guard let edits = planner.plan(fix.edits), !edits.isEmpty else { return nil }
    var planned = Fix(fix.kind, fix.title, edits)
    planned.isShared = planner.isShared
    return planned
  }

  /// Plans a fix in the included file that its first edit is in. Other specs may include the file too, so only safe fixes are planned.
  private func plannedInInclude(_ fix: SpecFix, _ map: SourceMap) -> Fix? {
    guard fix.kind == .safe, let place = fix.edits.first.map({ $0.place(map) }),
      let file = included.last(where: { $0.source.base <= place.start })
    else { return nil }
    return planned(fix, EditPlanner(tree: file, map: map, isSafe: true))
  }
}

/// The changes of one fix.
struct EditPlanner {
  let tree: DocumentTree
  let map: SourceMap
  /// True for a safe fix. Frames are compared before it is accepted, so it may change a value that several places use.
  private let isSafe: Bool
  /// True if the fix changes a value that several places use.
  private(set) var isShared = false
  private var edits: [TextEdit] = []
  private var entries: [DocumentTree.NodeIndex: EntryChanges] = [:]

  init(tree: DocumentTree, map: SourceMap, isSafe: Bool) {
    self.tree = tree
    self.map = map
    self.isSafe = isSafe
  }

  /// The edits of the text; `nil` if one of the changes is not possible.
  mutating func plan(_ wanted: [SpecEdit]) -> [TextEdit]? {
    for edit in wanted {
      guard plan(edit) else { return nil }
    }
    removeEmptyMappings()
    for (mapping, changes) in entries {
      guard let written = tree.edits(of: mapping, changes) else { return nil }
      edits += written
    }
    edits.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    for (left, right) in zip(edits, edits.dropFirst()) where left.span.end > right.span.start { return nil }
    return edits
  }

  private mutating func plan(_ edit: SpecEdit) -> Bool {
    switch edit {
    case .resize(let node, let axis, let from, let to): resize(node, axis, from: from, to: to)
    case .set(let node, let key, let value): set(node, key, value)
    case .remove(let node, let key):
      map.map(of: node).field(key).map { removeEntry($0.keySpan, key) } ?? false
    case .removeEntry(let keySpan, let key): removeEntry(keySpan, key)
    case .removeDefinition(let keySpan, let name): removeDefinition(keySpan, name)
    case .rename(let node, let key, let name, let value): rename(node, key, to: name, value)
    case .removeEdges(let node, let key, let edges): removeEdges(node, key, edges)
    case .addEdges(let node, let key, let edges): addEdges(node, key, edges)
    case .unwrap(let group, let child): unwrap(group, child)
    case .text(let edit): replace(edit.span, edit.text)
    }
  }

  // MARK: Entries

  /// True if a value may be changed where it is written. A value of an included file counts as shared, because other specs may use it.
  mutating func mayChange(_ node: DocumentTree.NodeIndex) -> Bool {
    guard tree.source.base > 0 || tree.isShared(node) else { return true }
    isShared = true
    return isSafe
  }

  mutating func replace(_ span: Span, _ text: String) -> Bool {
    guard tree.source.base <= span.start, Int(span.end) <= tree.textRange.upperBound else { return false }
    edits.append(TextEdit(span, text))
    return true
  }

  mutating func removeEntry(_ keySpan: Span, _ key: String) -> Bool {
    guard let place = tree.entry(at: keySpan, named: key) else { return false }
    return remove(place)
  }

  mutating func remove(_ place: DocumentTree.EntryPlace) -> Bool {
    // An aliased value has to stay for its aliases; an alias may be removed.
    let entry = tree.entry(place)
    let isAlias =
      tree.isAliased(entry.value) && tree.end(of: entry) != Int(tree.document.span(entry.value).end)
    guard mayChange(place.mapping), isAlias || !tree.holdsAnchored(entry.value) else { return false }
    entries[place.mapping, default: EntryChanges()].removed.insert(place.index)
    return true
  }

  private mutating func removeDefinition(_ keySpan: Span, _ name: String) -> Bool {
    guard let place = tree.entry(at: keySpan, named: name) else { return false }
    var open = [place]
    var count = 0
    while let place = open.popLast() {
      if entries[place.mapping]?.removed.contains(place.index) == true { continue }
      count += 1
      guard count <= Self.greatestDefinitionCount, remove(place) else { return false }
      for use in tree.uses(of: tree.entry(place).key) {
        guard let user = tree.definition(around: use) else { return false }
        open.append(user)
      }
    }
    return true
  }

  /// How many definitions one fix removes at most: an unused one and those that use it. If there are more, fixes for these come first.
  private static let greatestDefinitionCount = 30

  mutating func add(_ field: SpecField, to mapping: DocumentTree.NodeIndex) -> Bool {
    guard mayChange(mapping), tree.ownEntry(field.key, of: mapping) == nil else { return false }
    entries[mapping, default: EntryChanges()].added.append(field)
    return true
  }

  /// Replaces the value of an entry.
  mutating func setValue(_ place: DocumentTree.EntryPlace, _ value: SpecValue) -> Bool {
    let entry = tree.entry(place)
    let span = tree.document.span(entry.value)
    guard mayChange(place.mapping), mayChange(entry.value), !tree.holdsAliased(entry.value),
      var text = tree.text(value, tree.style(at: place.mapping))
    else { return false }
    if case .text(let word) = value, let quote = quote(at: span),
      DocumentScalars.yaml(word, isInFlow: true) == word
    {
      text = quote + word + quote
    }
    guard tree.comments(in: span).isEmpty else { return false }
    // A missing value, or a block on the next lines, is replaced from the colon on.
    var start = Int(span.start)
    let colon = Int(entry.keySpan.end) + 1
    let gap = colon..<max(colon, start)
    if gap.allSatisfy({ tree.byte($0).isWhitespace }),
      span.length == 0 || gap.contains(where: { tree.byte($0).isLineEnd })
    {
      start = colon
      text = " " + text
    } else if span.length == 0 {
      text = " " + text
    }
    return replace(Span(start, Int(span.end)), text)
  }

  mutating func renameKey(_ place: DocumentTree.EntryPlace, to name: String) -> Bool {
    guard mayChange(place.mapping) else { return false }
    let span = tree.entry(place).keySpan
    let quote = quote(at: span) ?? ""
    return replace(span, quote + name + quote)
  }

  /// The quotation mark around a scalar; `nil` for a plain one.
  func quote(at span: Span) -> String? {
    let first = tree.byte(Int(span.start))
    guard span.length > 1, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return nil }
    return String(UnicodeScalar(first))
  }

  // MARK: Keys of nodes

  /// A node's map in the form in which it is written.
  enum Body {
    case mapping(DocumentTree.NodeIndex)
    /// `item: 50% x 44`.
    case size(DocumentTree.EntryPlace)
    /// `item:` without a value.
    case empty(DocumentTree.EntryPlace)
  }

  func map(of node: NodeID) -> Normal { map.map(of: node) }

  func body(of node: NodeID) -> Body? {
    let span = map.map(of: node).span
    if let value = tree.value(at: span) {
      if tree.document.kind(value) == .mapping { return .mapping(value) }
      guard let place = tree.entry(holding: value), tree.entry(place).key == "item", !tree.isAliased(value),
        tree.document.kind(value) == .string
      else { return nil }
      return .size(place)
    }
    return tree.entry(at: span, named: "item").map { .empty($0) }
  }

  private mutating func set(_ node: NodeID, _ key: String, _ value: SpecValue) -> Bool {
    if let field = map.map(of: node).field(key) {
      // If the value comes from a shorthand, the key is not written and there is no entry to change.
      return tree.entry(at: field.keySpan, named: key).map { place in setValue(place, value) } ?? false
    }
    return add(SpecField(key: key, value: value), to: node)
  }

  mutating func add(_ field: SpecField, to node: NodeID) -> Bool {
    switch body(of: node) {
    case .mapping(let mapping): return add(field, to: mapping)
    case .size(let place):
      let size = SpecField(key: "size", value: .written(tree.document.span(tree.entry(place).value)))
      return setValue(place, .map([size, field]))
    case .empty(let place): return setValue(place, .map([field]))
    case nil: return false
    }
  }

  private mutating func rename(_ node: NodeID, _ key: String, to name: String, _ value: SpecValue?) -> Bool {
    guard let field = map.map(of: node).field(key), let place = tree.entry(at: field.keySpan, named: key),
      tree.ownEntry(name, of: place.mapping) == nil, renameKey(place, to: name)
    else { return false }
    return value.map { setValue(place, $0) } ?? true
  }

  /// Removes mappings, such as insets, that lose all their entries, together with their keys.
  private mutating func removeEmptyMappings() {
    let values: Set<String> = [
      "contentInsets", "edgeSpacing", "define", "let", "orthogonalScrollingProperties",
    ]
    for (mapping, changes) in entries where changes.added.isEmpty {
      guard changes.removed.count == tree.document.entries(mapping).count,
        let place = tree.entry(holding: mapping),
        values.contains(tree.entry(place).key)
      else { continue }
      entries[mapping] = nil
      entries[place.mapping, default: EntryChanges()].removed.insert(place.index)
    }
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// Finds the text that a change of the spec is a change of.
///
/// What cannot be changed where it stands, since it comes from an expression or stands for other places too, is not planned at all: then
/// there is only the help.
package final class FixPlanner {
  private let source: SourceFile
  private let document: Document
  /// The spec as it is written, looked through once the first fix is planned.
  private lazy var spec = WrittenSpec(source, document)
  private let included: [(source: SourceFile, document: Document)]
  /// The included files as they are written, by their place among them.
  private var includedSpecs: [Int: WrittenSpec] = [:]

  /// A planner for a spec and the files that it includes, as they were read.
  package init(
    _ source: SourceFile, _ document: Document, included: [(source: SourceFile, document: Document)] = []
  ) {
    self.source = source
    self.document = document
    self.included = included
  }

  /// The fixes that can be had, as changes of the text.
  func fixes(_ wanted: [SpecFix], _ map: SourceMap) -> [Fix] {
    wanted.compactMap {
      planned($0, EditPlanner(spec: spec, map: map, isSafe: $0.kind == .safe)) ?? plannedInInclude($0, map)
    }
  }

  private func planned(_ fix: SpecFix, _ planner: EditPlanner) -> Fix? {
    var planner = planner
    guard let edits = planner.plan(fix.edits), !edits.isEmpty else { return nil }
    var planned = Fix(fix.kind, fix.title, edits)
    planned.isShared = planner.isShared
    return planned
  }

  /// A fix of the included file that says what it changes. Specs that are not at hand may include it, too: only what moves no frame is
  /// changed there.
  private func plannedInInclude(_ fix: SpecFix, _ map: SourceMap) -> Fix? {
    guard fix.kind == .safe, let place = fix.edits.first.map({ $0.place(map) }),
      let index = included.lastIndex(where: { $0.source.base <= place.start }),
      place.start >= source.bytes.count
    else { return nil }
    let file = included[index].source
    let spec = includedSpecs[index] ?? WrittenSpec(file.asInItsSet, included[index].document)
    includedSpecs[index] = spec
    let planner = EditPlanner(spec: spec, map: map, isSafe: true, isIncluded: true)
    return planned(fix, planner).flatMap { $0.edits.allSatisfy { $0.span.start >= file.base } ? $0 : nil }
  }
}

/// The changes of one fix.
struct EditPlanner {
  let spec: WrittenSpec
  let map: SourceMap
  /// True if the frames are compared before the fix is accepted: then it may change what stands for several places.
  private let isSafe: Bool
  /// True if other specs may build on the text, too.
  private let isIncluded: Bool
  /// True if something changes that stands for several places.
  private(set) var isShared = false
  private var edits: [TextEdit] = []
  private var entries: [WrittenSpec.NodeIndex: EntryChanges] = [:]

  init(spec: WrittenSpec, map: SourceMap, isSafe: Bool, isIncluded: Bool = false) {
    self.isIncluded = isIncluded
    self.spec = spec
    self.map = map
    self.isSafe = isSafe
  }

  /// The changes of the text; nil where one of them cannot be had.
  mutating func plan(_ wanted: [SpecEdit]) -> [TextEdit]? {
    for edit in wanted {
      guard plan(edit) else { return nil }
    }
    passEmptyMappingsOn()
    for (mapping, changes) in entries {
      guard let written = spec.edits(of: mapping, changes) else { return nil }
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

  /// True if a value may be changed where it stands.
  mutating func mayChange(_ node: WrittenSpec.NodeIndex) -> Bool {
    guard isIncluded || spec.isShared(node) else { return true }
    isShared = true
    return isSafe
  }

  mutating func replace(_ span: Span, _ text: String) -> Bool {
    guard Int(span.end) <= spec.source.bytes.count else { return false }
    edits.append(TextEdit(span, text))
    return true
  }

  mutating func removeEntry(_ keySpan: Span, _ key: String) -> Bool {
    guard let place = spec.entry(at: keySpan, named: key) else { return false }
    return remove(place)
  }

  mutating func remove(_ place: WrittenSpec.EntryPlace) -> Bool {
    // What an alias elsewhere stands for has to stay; the alias itself may go.
    let entry = spec.entry(place)
    let isAlias =
      spec.isAliased(entry.value) && spec.end(of: entry) != Int(spec.document.span(entry.value).end)
    guard mayChange(place.mapping), isAlias || !spec.holdsAnchored(entry.value) else { return false }
    entries[place.mapping, default: EntryChanges()].removed.insert(place.index)
    return true
  }

  private mutating func removeDefinition(_ keySpan: Span, _ name: String) -> Bool {
    guard let place = spec.entry(at: keySpan, named: name) else { return false }
    var open = [place]
    var count = 0
    while let place = open.popLast() {
      if entries[place.mapping]?.removed.contains(place.index) == true { continue }
      count += 1
      guard count <= Self.greatestDefinitionCount, remove(place) else { return false }
      for use in spec.uses(of: spec.entry(place).key) {
        guard let user = spec.definition(around: use) else { return false }
        open.append(user)
      }
    }
    return true
  }

  /// The most definitions that go with one that they use: each of those has a fix of its own, with what uses it in its turn.
  private static let greatestDefinitionCount = 30

  mutating func add(_ field: SpecField, to mapping: WrittenSpec.NodeIndex) -> Bool {
    guard mayChange(mapping), spec.entry(field.key, of: mapping) == nil else { return false }
    entries[mapping, default: EntryChanges()].added.append(field)
    return true
  }

  /// Another value for an entry.
  mutating func setValue(_ place: WrittenSpec.EntryPlace, _ value: SpecValue) -> Bool {
    let entry = spec.entry(place)
    let span = spec.document.span(entry.value)
    guard mayChange(place.mapping), mayChange(entry.value), !spec.holdsShared(entry.value),
      var text = spec.text(value, spec.style(at: place.mapping))
    else { return false }
    if case .text(let word) = value, let quote = quote(at: span), WrittenSpec.isPlain(word) {
      text = quote + word + quote
    }
    guard spec.comments(in: Int(span.start)..<Int(span.end)).isEmpty else { return false }
    // What stands after the colon, or nothing; a block on the next lines makes room behind it.
    var start = Int(span.start)
    let colon = Int(entry.keySpan.end) + 1
    let gap = colon..<max(colon, start)
    if gap.allSatisfy({ spec.byte($0).isSpaceOrTab || spec.byte($0).isLineEnd }),
      span.length == 0 || gap.contains(where: { spec.byte($0).isLineEnd })
    {
      start = colon
      text = " " + text
    } else if span.length == 0 {
      text = " " + text
    }
    return replace(Span(start, Int(span.end)), text)
  }

  mutating func renameKey(_ place: WrittenSpec.EntryPlace, to name: String) -> Bool {
    guard mayChange(place.mapping) else { return false }
    let span = spec.entry(place).keySpan
    let quote = quote(at: span) ?? ""
    return replace(span, quote + name + quote)
  }

  /// The quotes that a scalar stands in, if any.
  func quote(at span: Span) -> String? {
    let first = spec.byte(Int(span.start))
    guard span.length > 1, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return nil }
    return String(UnicodeScalar(first))
  }

  // MARK: Keys of nodes

  /// A node's map as it is written.
  enum Body {
    case mapping(WrittenSpec.NodeIndex)
    /// `item: 50% x 44`.
    case size(WrittenSpec.EntryPlace)
    /// `item:` and nothing more.
    case empty(WrittenSpec.EntryPlace)
  }

  func map(of node: NodeID) -> Normal { map.map(of: node) }

  func body(of node: NodeID) -> Body? {
    let span = map.map(of: node).span
    if let value = spec.value(at: span) {
      if spec.document.kind(value) == .mapping { return .mapping(value) }
      guard let place = spec.entry(holding: value), spec.entry(place).key == "item", !spec.isAliased(value),
        spec.document.kind(value) == .string
      else { return nil }
      return .size(place)
    }
    return spec.entry(at: span, named: "item").map { .empty($0) }
  }

  private mutating func set(_ node: NodeID, _ key: String, _ value: SpecValue) -> Bool {
    if let field = map.map(of: node).field(key) {
      // A shorthand has no such key.
      return spec.entry(at: field.keySpan, named: key).map { place in setValue(place, value) } ?? false
    }
    return add(SpecField(key: key, value: value), to: node)
  }

  mutating func add(_ field: SpecField, to node: NodeID) -> Bool {
    switch body(of: node) {
    case .mapping(let mapping): return add(field, to: mapping)
    case .size(let place):
      let size = SpecField(key: "size", value: .written(spec.document.span(spec.entry(place).value)))
      return setValue(place, .map([size, field]))
    case .empty(let place): return setValue(place, .map([field]))
    case nil: return false
    }
  }

  private mutating func rename(_ node: NodeID, _ key: String, to name: String, _ value: SpecValue?) -> Bool {
    guard let field = map.map(of: node).field(key), let place = spec.entry(at: field.keySpan, named: key),
      spec.entry(name, of: place.mapping) == nil, renameKey(place, to: name)
    else { return false }
    return value.map { setValue(place, $0) } ?? true
  }

  /// Where nothing is left of a mapping that is only a value, its key goes too.
  private mutating func passEmptyMappingsOn() {
    guard !entries.isEmpty else { return }
    let values: Set<String> = [
      "contentInsets", "edgeSpacing", "define", "let", "orthogonalScrollingProperties",
    ]
    for (mapping, changes) in entries where changes.added.isEmpty {
      guard changes.removed.count == spec.entries(mapping).count, let place = spec.entry(holding: mapping),
        values.contains(spec.entry(place).key)
      else { continue }
      entries[mapping] = nil
      entries[place.mapping, default: EntryChanges()].removed.insert(place.index)
    }
  }
}

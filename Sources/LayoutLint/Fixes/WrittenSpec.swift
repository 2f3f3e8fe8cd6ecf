import LayoutReader
import LayoutText

/// The entries of mappings in the order of the text, as far as they were asked for.
private final class EntryOrders {
  var entries: [Document.NodeIndex: [Document.Entry]] = [:]
}

extension SourceFile {
  /// The file behind as many line ends of its kind as there are offsets before it, so that its spans are the indexes of its bytes.
  var asInItsSet: SourceFile {
    let firstEnd = bytes.firstIndex(where: \.isLineEnd)
    let isCR = firstEnd.map { bytes[$0] == 0x0D } ?? false
    let isCRLF = isCR && bytes.dropFirst((firstEnd ?? 0) + 1).first == 0x0A
    var before = [UInt8](repeating: isCR ? 0x0D : 0x0A, count: Int(base))
    if isCRLF { for index in stride(from: 1, to: before.count, by: 2) { before[index] = 0x0A } }
    if isCRLF, before.count % 2 == 1 { before[before.count - 1] = 0x0A }
    return SourceFile(name: name, bytes: before + bytes)
  }
}

/// A spec as it is written: which key and which value stands at a place, and what is around it.
struct WrittenSpec {
  typealias NodeIndex = Document.NodeIndex

  /// An entry of a mapping.
  struct EntryPlace: Hashable {
    let mapping: NodeIndex
    /// Its place among the mapping's entries.
    let index: Int
  }

  let source: SourceFile
  let document: Document
  /// The entries by where their keys stand.
  private var entriesByKey: SpanTable<EntryPlace>
  /// The values by where they stand.
  private var valuesBySpan: SpanTable<NodeIndex>
  /// Where `#` begins no comment.
  let scalars: ScalarPlaces
  private let orders = EntryOrders()
  /// What holds each value; nil for the root.
  private var parents: [Parent?]
  /// The values that stand in several places, by way of aliases and merge keys.
  private var shared: Set<NodeIndex> = []
  /// The places of `use`, by the name that is used.
  private var uses: [String: [NodeIndex]] = [:]

  private struct Parent {
    let node: NodeIndex
    /// The entry, where the parent is a mapping.
    let entry: Int?
  }

  init(_ source: SourceFile, _ document: Document) {
    self.source = source
    self.document = document
    parents = Array(repeating: nil, count: document.nodeCount)
    valuesBySpan = SpanTable(capacity: document.nodeCount)
    entriesByKey = SpanTable(capacity: document.nodeCount)
    scalars = ScalarPlaces(document)
    index()
  }

  private mutating func index() {
    var open = [document.root]
    while let node = open.popLast() {
      let span = document.span(node)
      valuesBySpan.put(node, at: span)
      switch document.kind(node) {
      case .mapping:
        let entries = document.entries(node)
        for index in entries.indices {
          let entry = entries[index]
          let place = index - entries.startIndex
          if entry.isMerged {
            shared.insert(entry.value)
            continue
          }
          entriesByKey.put(EntryPlace(mapping: node, index: place), at: entry.keySpan)
          if entry.key.utf8.count == SpecSchema.use.utf8.count, entry.key == SpecSchema.use,
            document.kind(entry.value) == .string
          {
            uses[document.text(entry.value), default: []].append(node)
          }
          meet(entry.value, Parent(node: node, entry: place), &open)
        }
      case .sequence:
        for element in document.elements(node) {
          meet(element, Parent(node: node, entry: nil), &open)
        }
      case .null, .boolean, .number, .string: break
      }
    }
  }

  private mutating func meet(_ node: NodeIndex, _ parent: Parent, _ open: inout [NodeIndex]) {
    // The root, which has no parent, is no part of anything.
    if parents[node] == nil {
      parents[node] = parent
      open.append(node)
    } else {
      shared.insert(node)
    }
  }

  /// A mapping's entries, those that came by a merge key last.
  func entries(_ mapping: NodeIndex) -> Document.Entries { document.entries(mapping) }

  /// A mapping's own entries in the order of the text; put in order once.
  func ownEntries(_ mapping: NodeIndex) -> [Document.Entry] {
    if let known = orders.entries[mapping] { return known }
    let list = entries(mapping).filter { !$0.isMerged }.sorted { $0.keySpan.start < $1.keySpan.start }
    orders.entries[mapping] = list
    return list
  }

  /// The entry whose key stands at a place.
  func entry(at keySpan: Span, named name: String) -> EntryPlace? {
    guard let place = entriesByKey[keySpan], entry(place).key == name else { return nil }
    return place
  }

  func entry(_ place: EntryPlace) -> Document.Entry {
    let entries = entries(place.mapping)
    return entries[entries.startIndex + place.index]
  }

  /// A mapping's own entry by its key.
  func entry(_ name: String, of mapping: NodeIndex) -> EntryPlace? {
    entries(mapping).enumerated().first { !$1.isMerged && $1.key == name }
      .map { EntryPlace(mapping: mapping, index: $0.offset) }
  }

  /// The value that stands at a place.
  func value(at span: Span) -> NodeIndex? { valuesBySpan[span] }

  /// The entry that a value stands in.
  func entry(holding node: NodeIndex) -> EntryPlace? {
    parents[node].flatMap { parent in parent.entry.map { EntryPlace(mapping: parent.node, index: $0) } }
  }

  /// The mapping or sequence that holds a value.
  func parent(of node: NodeIndex) -> NodeIndex? { parents[node]?.node }

  /// True if a value stands for several places of the layout: by an alias, or in a definition that is used more than once.
  func isShared(_ node: NodeIndex) -> Bool {
    var visited: Set<NodeIndex> = []
    var next: NodeIndex? = node
    while let current = next {
      if shared.contains(current) { return true }
      if let name = definitionName(current) {
        // Definitions may use each other in a circle.
        guard visited.insert(current).inserted else { return false }
        let places = uses[name] ?? []
        if places.count > 1 { return true }
        next = places.first
      } else {
        next = parents[current]?.node
      }
    }
    return false
  }

  /// The values that stand for a definition.
  func uses(of name: String) -> [NodeIndex] { uses[name] ?? [] }

  /// The definition that a value stands in.
  func definition(around node: NodeIndex) -> EntryPlace? {
    var next: NodeIndex? = node
    while let current = next {
      if definitionName(current) != nil { return entry(holding: current) }
      next = parents[current]?.node
    }
    return nil
  }

  /// The name of the definition whose body a value is.
  private func definitionName(_ node: NodeIndex) -> String? {
    guard let place = entry(holding: node), let outer = entry(holding: place.mapping),
      outer.mapping == document.root, entry(outer).key == "define"
    else { return nil }
    return entry(place).key
  }

  /// True if a value stands at one place and aliases stand for it at others.
  func isAliased(_ node: NodeIndex) -> Bool { shared.contains(node) }

  /// Where an entry ends: at the end of its value, or of the alias that stands for it.
  func end(of entry: Document.Entry) -> Int {
    let span = document.span(entry.value)
    guard shared.contains(entry.value) else { return Int(span.end) }
    var offset = Int(entry.keySpan.end)
    while byte(offset).isSpaceOrTab || byte(offset) == UInt8(ascii: ":") { offset += 1 }
    guard byte(offset) == UInt8(ascii: "*") else { return Int(span.end) }
    while !byte(offset).isSpaceOrTab, !byte(offset).isLineEnd, !",}]".utf8.contains(byte(offset)) {
      offset += 1
    }
    return offset
  }

  /// True if a merge key brought something into a mapping.
  func isMerged(_ mapping: NodeIndex) -> Bool { entries(mapping).contains { $0.isMerged } }

  /// True if a mapping is written in braces.
  func isFlow(_ mapping: NodeIndex) -> Bool {
    byte(Int(document.span(mapping).start)) == UInt8(ascii: "{")
  }

  /// True if a value or anything written in it is used by an alias elsewhere: the text cannot go without the alias.
  func holdsAnchored(_ node: NodeIndex) -> Bool {
    holdsShared(node, where: { document.span($0).start >= document.span(node).start })
  }

  /// True if a value or anything in it stands at other places too, here or there by an alias.
  func holdsShared(_ node: NodeIndex) -> Bool { holdsShared(node, where: { _ in true }) }

  private func holdsShared(_ node: NodeIndex, where isLookedAt: (NodeIndex) -> Bool) -> Bool {
    var open = [node]
    while let current = open.popLast() {
      guard isLookedAt(current) else { continue }
      if shared.contains(current) { return true }
      switch document.kind(current) {
      case .mapping: open += entries(current).filter { !$0.isMerged }.map(\.value)
      case .sequence: open += document.elements(current)
      case .null, .boolean, .number, .string: break
      }
    }
    return false
  }
}

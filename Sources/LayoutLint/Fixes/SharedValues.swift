import LayoutReader
import LayoutText

// Values that several places of the layout use: one edit changes all of them.

extension DocumentTree {
  /// True if several places of the layout use a value: through an alias, or because its definition is used more than once.
  func isShared(_ node: NodeIndex) -> Bool {
    var visited: Set<NodeIndex> = []
    var next: NodeIndex? = node
    while let current = next {
      if isAliased(current) { return true }
      if let name = definitionName(current) {
        // Definitions may use each other in a circle.
        guard visited.insert(current).inserted else { return false }
        let uses = uses(of: name)
        if uses.count > 1 { return true }
        next = uses.first
      } else {
        next = parent(of: current)
      }
    }
    return false
  }

  /// The definition that a value is in.
  func definition(around node: NodeIndex) -> EntryPlace? {
    sequence(first: node) { self.parent(of: $0) }.first { definitionName($0) != nil }.flatMap(entry(holding:))
  }

  /// The name of the definition that has a value as its body; `nil` for other values.
  private func definitionName(_ node: NodeIndex) -> String? {
    guard let place = entry(holding: node), let outer = entry(holding: place.mapping),
      outer.mapping == document.root, entry(outer).key == "define"
    else { return nil }
    return entry(place).key
  }

  /// Where an entry ends: at the end of its value, or of the alias in its place.
  func end(of entry: Document.Entry) -> Int {
    let span = document.span(entry.value)
    guard isAliased(entry.value) else { return Int(span.end) }
    var offset = Int(entry.keySpan.end)
    while byte(offset).isSpaceOrTab || byte(offset) == UInt8(ascii: ":") { offset += 1 }
    guard byte(offset) == UInt8(ascii: "*") else { return Int(span.end) }
    while !byte(offset).isWhitespace, !",}]".utf8.contains(byte(offset)) { offset += 1 }
    return offset
  }

  /// True if a mapping has entries that come from a merge key.
  func isMerged(_ mapping: NodeIndex) -> Bool { document.entries(mapping).last?.isMerged ?? false }

  /// True if an alias elsewhere repeats a value or anything written in it: the text cannot be deleted without the alias.
  func holdsAnchored(_ node: NodeIndex) -> Bool {
    holdsAliased(node) { self.document.span($0).start >= self.document.span(node).start }
  }

  /// True if a value or anything in it also occurs elsewhere, with an alias at one of the two places.
  func holdsAliased(_ node: NodeIndex, where isIncluded: (NodeIndex) -> Bool = { _ in true }) -> Bool {
    var open = [node]
    while let current = open.popLast() {
      guard isIncluded(current) else { continue }
      if isAliased(current) { return true }
      open += document.ownEntries(current).map(\.value) + document.elements(current)
    }
    return false
  }
}

import LayoutReader
import LayoutSpec
import LayoutText

extension EditPlanner {
  /// Replaces a group with its only subitem, which gets the group's size. A definition that the subitem uses is kept.
  mutating func unwrap(_ group: NodeID, _ child: NodeID) -> Bool {
    let keySpan = map.keySpan(of: group)
    let childKey = map.keySpan(of: child)
    let childBody = body(of: child)
    let tree = tree
    let kinds = SpecSchema.nodeKinds
    guard let place = kinds.compactMap({ tree.entry(at: keySpan, named: $0) }).first,
      tree.document.entries(place.mapping).count == 1, mayChange(place.mapping),
      case .mapping(let outer)? = body(of: group), let size = tree.ownEntry("size", of: outer),
      !tree.holdsAliased(tree.entry(place).value)
    else { return false }
    let end = tree.end(of: tree.entry(place))
    // The new text is a single line, with room for one comment after it.
    let comments = tree.comments(in: Int(keySpan.start)..<end)
    let isLast = tree.lineEnd(end) == end && !tree.isFlow(place.mapping)
    guard comments.isEmpty || comments.count == 1 && isLast else { return false }
    let comment = comments.map { "  " + tree.text($0) }.joined()
    let written = SpecValue.written(tree.document.span(tree.entry(size).value))
    let start = Int(keySpan.start)
    func fields(of mapping: DocumentTree.NodeIndex) -> [SpecField] {
      tree.document.ownEntries(mapping).filter { $0.key != "size" }
        .map { SpecField(key: $0.key, value: .written(tree.document.span($0.value))) }
    }
    if let use = tree.use(in: outer) {
      // The definition is kept; the size is written at its use.
      let fields = fields(of: use) + [SpecField(key: "size", value: written)]
      guard let text = tree.text(.map(fields), tree.style(at: place.mapping)) else { return false }
      return replace(
        Span(start, end), (tree.isFlow(place.mapping) ? String(text.dropFirst().dropLast()) : text) + comment)
    }
    guard let child = kinds.compactMap({ tree.entry(at: childKey, named: $0) }).first else { return false }
    var inner = [SpecField(key: "size", value: written)]
    switch childBody {
    case .mapping(let mapping):
      guard !tree.isMerged(mapping) else { return false }
      inner += fields(of: mapping)
    case .size, .empty: break
    case nil: return false
    }
    let key = tree.entry(child).key
    let isShort =
      key == "item" && inner.count == 1 && tree.document.kind(tree.entry(size).value) == .string
    let field = SpecField(key: key, value: isShort ? written : .map(inner))
    guard let text = tree.entryText(field, tree.style(at: place.mapping)) else { return false }
    return replace(Span(start, end), text + comment)
  }
}

extension DocumentTree {
  /// The mapping with `use` that is the only subitem of a group; `nil` if the subitem is written out.
  fileprivate func use(in group: NodeIndex) -> NodeIndex? {
    guard
      let place = ["subitems", "subitem", "repeatingSubitem"].lazy
        .compactMap({ self.ownEntry($0, of: group) }).first
    else { return nil }
    var value = entry(place).value
    if document.kind(value) == .sequence {
      guard let only = document.elements(value).first, document.elements(value).count == 1 else { return nil }
      value = only
    }
    return ownEntry(SpecSchema.use, of: value) != nil && !isMerged(value) ? value : nil
  }
}

import LayoutReader
import LayoutSpec
import LayoutText

extension EditPlanner {
  /// A group gives its place to its only subitem, which takes the group's size. A definition that the subitem uses stays one.
  mutating func unwrap(_ group: NodeID, _ child: NodeID) -> Bool {
    let keySpan = map.keySpan(of: group)
    let childKey = map.keySpan(of: child)
    let kinds = SpecSchema.nodeKinds
    guard let place = kinds.compactMap({ spec.entry(at: keySpan, named: $0) }).first,
      spec.ownEntries(place.mapping).count == 1, !spec.isMerged(place.mapping), mayChange(place.mapping),
      case .mapping(let outer)? = body(of: group), let size = spec.entry("size", of: outer),
      !spec.holdsShared(spec.entry(place).value)
    else { return false }
    let end = spec.end(of: spec.entry(place))
    // One comment finds room behind the new text.
    let comments = spec.comments(in: Int(keySpan.start)..<end)
    let isLast = spec.lineEnd(end) == end && !spec.isFlow(place.mapping)
    guard comments.isEmpty || comments.count == 1 && isLast else { return false }
    let comment = comments.map { "  " + spec.source.text(Span($0.lowerBound, $0.upperBound)) }.joined()
    let written = SpecValue.written(spec.document.span(spec.entry(size).value))
    let start = Int(keySpan.start)
    if let use = spec.use(in: outer) {
      // The definition stays, and gets the size where it is used.
      var fields = spec.ownEntries(use).filter { $0.key != "size" }
        .map { SpecField(key: $0.key, value: .written(spec.document.span($0.value))) }
      fields.append(SpecField(key: "size", value: written))
      guard let text = spec.text(.map(fields), spec.style(at: place.mapping)) else { return false }
      return replace(
        Span(start, end), (spec.isFlow(place.mapping) ? String(text.dropFirst().dropLast()) : text) + comment)
    }
    guard let inner = kinds.compactMap({ spec.entry(at: childKey, named: $0) }).first else { return false }
    var fields = [SpecField(key: "size", value: written)]
    switch body(of: child) {
    case .mapping(let mapping):
      guard !spec.isMerged(mapping) else { return false }
      for entry in spec.ownEntries(mapping) where entry.key != "size" {
        fields.append(SpecField(key: entry.key, value: .written(spec.document.span(entry.value))))
      }
    case .size, .empty: break
    case nil: return false
    }
    let key = spec.entry(inner).key
    let isShort =
      key == "item" && fields.count == 1
      && spec.document.kind(spec.entry(size).value) == .string
    let field = SpecField(key: key, value: isShort ? written : .map(fields))
    guard let text = spec.entryText(field, spec.style(at: place.mapping)) else { return false }
    return replace(Span(start, end), text + comment)
  }
}

extension WrittenSpec {
  /// The mapping with `use` that stands for the only subitem of a group; nil where that is written out.
  fileprivate func use(in group: NodeIndex) -> NodeIndex? {
    guard
      let place = ["subitems", "subitem", "repeatingSubitem"].lazy.compactMap({ entry($0, of: group) }).first
    else { return nil }
    var value = entry(place).value
    if document.kind(value) == .sequence {
      guard let only = document.elements(value).first, document.elements(value).count == 1 else { return nil }
      value = only
    }
    return entry(SpecSchema.use, of: value) != nil && !isMerged(value) ? value : nil
  }
}

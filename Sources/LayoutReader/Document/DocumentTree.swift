import LayoutText

/// A document by position: finds the key or value at a place of the text, the value that contains it, and its
/// type in the format.
///
/// All offsets are in the source set, like those of spans. The tables are made when they are first used.
package final class DocumentTree {
  package typealias NodeIndex = Document.NodeIndex

  /// An entry of a mapping.
  package struct EntryPlace: Hashable {
    package let mapping: NodeIndex
    /// The index among the mapping's entries, from 0.
    package let index: Int
  }

  package let source: SourceFile
  package let document: Document
  private lazy var places = DocumentTreeTables(document)
  private lazy var scalarSpans = Self.inOrder(
    (0..<document.nodeCount).filter { document.kind($0) != .mapping && document.kind($0) != .sequence }
      .map(document.span))
  private lazy var keySpans = Self.inOrder(document.allEntries.lazy.filter { !$0.isMerged }.map(\.keySpan))

  package init(_ source: SourceFile, _ document: Document) {
    self.source = source
    self.document = document
  }

  // MARK: Places

  /// Returns the value with this span.
  package func value(at span: Span) -> NodeIndex? { places.value(at: span) }

  /// Returns the entry whose key has this span and this name.
  package func entry(at keySpan: Span, named name: String) -> EntryPlace? {
    places.entry(at: keySpan).flatMap { entry($0).key == name ? $0 : nil }
  }

  package func entry(_ place: EntryPlace) -> Document.Entry {
    let entries = document.entries(place.mapping)
    return entries[entries.startIndex + place.index]
  }

  /// Returns the entry of a key that a mapping contains itself, not by a merge key.
  package func ownEntry(_ name: String, of mapping: NodeIndex) -> EntryPlace? {
    let entries = document.ownEntries(mapping)
    return entries.firstIndex { $0.key == name }
      .map { EntryPlace(mapping: mapping, index: $0 - entries.startIndex) }
  }

  /// Returns the mapping or sequence that contains a value; `nil` for the root.
  package func parent(of node: NodeIndex) -> NodeIndex? { places.parents[node]?.node }

  /// Returns the entry that contains a value; `nil` for the root and for the elements of sequences.
  package func entry(holding node: NodeIndex) -> EntryPlace? {
    guard let parent = places.parents[node] else { return nil }
    return parent.entry.map { EntryPlace(mapping: parent.node, index: $0) }
  }

  /// Returns whether an alias or a merge key elsewhere repeats the value.
  package func isAliased(_ node: NodeIndex) -> Bool { places.aliased.contains(node) }

  /// Returns the mappings that use a definition.
  package func uses(of name: String) -> [NodeIndex] { places.uses[name] ?? [] }

  /// Returns the span of the key or scalar that contains a span, such as one side of a size.
  package func text(holding span: Span) -> Span? {
    Self.last(holding: span, in: scalarSpans) ?? Self.last(holding: span, in: keySpans)
  }

  private static func last(holding span: Span, in texts: [Span]) -> Span? {
    let text = texts[..<texts.partitioningIndex { $0.start > span.start }].last
    return text.flatMap { $0.end >= span.end ? $0 : nil }
  }

  private static func inOrder(_ spans: some Sequence<Span>) -> [Span] {
    spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  // MARK: Steps

  /// A value on the way from the root to a place.
  package struct Step {
    package let node: NodeIndex
    package let type: ValueType
    /// The key of the value; `nil` for the root and for elements of sequences.
    package var key: (name: String, span: Span)?
    /// The index in a sequence.
    package var index: Int?
  }

  /// Returns the values around an offset, from the root inwards; the last is the innermost one whose key or
  /// value contains it.
  package func steps(to offset: Int) -> [Step] {
    var steps = [Step(node: document.root, type: .map(.spec))]
    while let last = steps.last, let next = child(of: last, at: offset, isRoot: steps.count == 1) {
      steps.append(next)
    }
    return steps
  }

  private func child(of step: Step, at offset: Int, isRoot: Bool) -> Step? {
    for entry in document.ownEntries(step.node)
    where entry.keySpan.holds(offset) || document.span(entry.value).holds(offset) {
      let type = type(of: entry.key, in: step.node, as: step.type, isRoot: isRoot)
      return Step(node: entry.value, type: type, key: (entry.key, entry.keySpan))
    }
    for (index, element) in document.elements(step.node).enumerated()
    where document.span(element).holds(offset) {
      return Step(node: element, type: step.type.elementType, index: index)
    }
    return nil
  }

  /// Returns the type of the value of a mapping's key.
  package func type(of key: String, in mapping: NodeIndex, as type: ValueType, isRoot: Bool) -> ValueType {
    PlaceTypes.type(of: key, in: type, beside: keys(mapping), isRoot: isRoot)
  }

  package func keys(_ mapping: NodeIndex) -> [String] { document.entries(mapping).map(\.key) }

  /// Returns the path of the last step in the form that findings use: `sections[0].group.horizontal`.
  package static func path(_ steps: [Step]) -> String {
    var path = ""
    for step in steps.dropFirst() {
      if let index = step.index {
        path += "[\(index)]"
      } else if let key = step.key {
        path += path.isEmpty ? key.name : ".\(key.name)"
      }
    }
    return path
  }

  // MARK: Bytes

  /// The offsets of the text, without a byte order mark.
  package var textRange: Range<Int> {
    let base = Int(source.base)
    return (base + source.textStart)..<(base + source.bytes.count)
  }

  /// Returns a byte of the text, or a line end outside the text.
  package func byte(_ offset: Int) -> UInt8 {
    let index = offset - Int(source.base)
    return source.bytes.indices.contains(index) ? source.bytes[index] : 0x0A
  }

  /// Returns whether a mapping is written in braces.
  package func isFlow(_ mapping: NodeIndex) -> Bool {
    byte(Int(document.span(mapping).start)) == UInt8(ascii: "{")
  }
}

extension Span {
  /// Returns whether an offset is in the span or at its end.
  package func holds(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }

  /// Returns whether the other span is a part of this one.
  package func holds(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}

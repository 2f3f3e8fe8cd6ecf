import LayoutReader
import LayoutSpec
import LayoutText

/// The way back from the nodes of a spec to the text: what carries findings and frames to the place where they were written.
package struct SourceMap: Sendable {
  /// Where a node comes from.
  struct Origin: Sendable {
    var parent: NodeID?
    /// The last steps of the spec path, such as `subitems[0].item`.
    var step: Step
    /// The key that names the node.
    var keySpan: Span
    /// The node's map in normal form, with the spans of all its keys and values.
    var map: Normal
    /// Of a node that a definition stands for.
    var used: UsedNode?
  }

  /// How a node is reached from the one that holds it: put together where a path is wanted.
  struct Step: Sendable {
    var key: String
    /// The place in the key's list.
    var index: Int?
    /// The key inside, which says what the node is.
    var kind: String?

    init(_ key: String, index: Int? = nil) {
      self.key = key
      self.index = index
    }

    func write(to path: inout String) {
      path += key
      if let index {
        path += "["
        path += String(index)
        path += "]"
      }
      if let kind {
        path += "."
        path += kind
      }
    }
  }

  private var origins: [Origin] = []

  package init() {}

  /// Gives a node its identity.
  mutating func add(_ origin: Origin) -> NodeID {
    origins.append(origin)
    return NodeID(rawValue: Int32(clamping: origins.count - 1))
  }

  /// The spec path of a node, such as `sections[0].group.horizontal.subitems[0].item`.
  package func path(of node: NodeID) -> String {
    var nodes = [Int(node.rawValue)]
    while let last = nodes.last, let parent = origins[last].parent { nodes.append(Int(parent.rawValue)) }
    var path = ""
    for node in nodes.reversed() {
      if !path.isEmpty { path += "." }
      origins[node].step.write(to: &path)
    }
    return path
  }

  /// The index in the spec of the section that a node is, or is in; nil for what is of the whole layout.
  package func section(of node: NodeID) -> Int? {
    var origin = origins[Int(node.rawValue)]
    while let parent = origin.parent { origin = origins[Int(parent.rawValue)] }
    return origin.step.key == SpecKeys.sections.name ? origin.step.index : nil
  }

  /// Where the `use`s stand that brought a node to its place; none for one that is written there.
  package func useSpans(of node: NodeID) -> [Span] { origins[Int(node.rawValue)].used?.sites ?? [] }

  /// All nodes; what holds a node comes before it.
  package var nodes: some Collection<NodeID> {
    origins.indices.lazy.map { NodeID(rawValue: Int32(clamping: $0)) }
  }

  /// The key that names a node; of a section or a list's element its first key.
  package func keySpan(of node: NodeID) -> Span { origins[Int(node.rawValue)].keySpan }

  /// The keys that name nodes, of all nodes.
  package var keySpans: Set<Span> { Set(origins.map(\.keySpan)) }

  /// Line and column of every node's key, by the node's number: one walk over each file, however long its lines are.
  package func locations(in sources: SourceSet) -> [SourceLocation] {
    var locations = Array(repeating: SourceLocation(line: 1, column: 1), count: origins.count)
    var file = sources.main
    var place = SourceLocation(line: 1, column: 1)
    var offset = file.textStart
    for index in origins.indices.sorted(by: { origins[$0].keySpan.start < origins[$1].keySpan.start }) {
      let span = origins[index].keySpan
      let home = sources.files[sources.index(of: span)]
      if home.base != file.base {
        file = home
        place = SourceLocation(line: 1, column: 1)
        offset = file.textStart
      }
      let end = file.range(of: span).lowerBound
      while offset < end {
        let byte = file.bytes[offset]
        offset += 1
        // A line ends at LF, CRLF or CR.
        if byte == 0x0A || byte == 0x0D && (offset == file.bytes.count || file.bytes[offset] != 0x0A) {
          place = SourceLocation(line: place.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80, byte != 0x0D {
          place.column += 1
        }
      }
      locations[index] = place
    }
    return locations
  }

  /// A node's map in normal form.
  package func map(of node: NodeID) -> Normal { origins[Int(node.rawValue)].map }

  /// True if a key or a value that was written at a place has a part in the layout.
  package func holds(_ span: Span) -> Bool {
    origins.contains { $0.parent == nil && ($0.keySpan == span || $0.map.holds(span)) }
  }

  /// The custom groups by formula, in the order of the spec.
  var formulas: [NodeID] {
    origins.indices.filter { origins[$0].step.kind == "custom" && origins[$0].map.isFormula }
      .map { NodeID(rawValue: Int32(clamping: $0)) }
  }

  /// The node that holds this one.
  package func parent(of node: NodeID) -> NodeID? { origins[Int(node.rawValue)].parent }

  /// Where the value at some keys of a node stands, as deep as it was written.
  package func valueSpan(of node: NodeID, _ keys: String...) -> Span {
    var value = map(of: node)
    var span = keySpan(of: node)
    for key in keys {
      guard let next = value[key] else { break }
      value = next
      span = next.span
    }
    return span
  }

  /// Where a key of a node stands.
  package func keySpan(of node: NodeID, _ key: String) -> Span {
    map(of: node).field(key)?.keySpan ?? keySpan(of: node)
  }
}

extension Normal {
  /// True if a key or a value in it was written at a place.
  fileprivate func holds(_ span: Span) -> Bool {
    self.span == span || elements.contains { $0.holds(span) }
      || fields.contains { $0.keySpan == span || $0.value.holds(span) }
  }
}

import LayoutReader
import LayoutSpec
import LayoutText

/// Maps the nodes of a spec to their places in the text, for findings and frames.
package struct SourceMap: Sendable {
  struct Origin: Sendable {
    var parent: NodeID?
    /// The last steps of the spec path, such as `subitems[0].item`.
    var step: Step
    var keySpan: Span
    /// The node's map in normal form, with all spans.
    var map: Normal
    /// The definition that the node uses, if any.
    var used: UsedNode?
  }

  /// The last part of a node's path; the whole path is put together only on demand.
  struct Step: Sendable {
    var key: String
    var index: Int?
    /// The key inside, which names the node's kind.
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

  /// Adds a node and returns its id.
  mutating func add(_ origin: Origin) -> NodeID {
    origins.append(origin)
    return NodeID(rawValue: Int32(clamping: origins.count - 1))
  }

  /// Gives back the memory for nodes that were expected and did not come, if it is much.
  mutating func trim() {
    if origins.capacity - origins.count > 10_000 { origins = origins.map { $0 } }
  }

  /// Returns the spec path of a node, such as `sections[0].group.horizontal.subitems[0].item`.
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

  /// Returns the index of the node's section; `nil` for a node outside the sections.
  package func section(of node: NodeID) -> Int? {
    var origin = origins[Int(node.rawValue)]
    while let parent = origin.parent { origin = origins[Int(parent.rawValue)] }
    return origin.step.key == SpecKeys.sections.name ? origin.step.index : nil
  }

  /// Returns the places of the `use`s that led to a node; empty for a node without `use`.
  package func useSpans(of node: NodeID) -> [Span] { origins[Int(node.rawValue)].used?.sites ?? [] }

  package var nodeCount: Int { origins.count }

  /// All nodes, parents before children.
  package var nodes: some Collection<NodeID> {
    origins.indices.lazy.map { NodeID(rawValue: Int32(clamping: $0)) }
  }

  /// Returns the place of the key that names a node, or of the first key of a section or list element.
  package func keySpan(of node: NodeID) -> Span { origins[Int(node.rawValue)].keySpan }

  /// The places of the keys that name nodes.
  package var keySpans: Set<Span> { Set(origins.map(\.keySpan)) }

  /// Returns the line and column of every node's key, indexed by node id, found in one pass over each file.
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

  package func map(of node: NodeID) -> Normal { origins[Int(node.rawValue)].map }

  /// Returns `true` if a key or value of the layout was written at `span`.
  package func holds(_ span: Span) -> Bool {
    origins.contains { $0.parent == nil && ($0.keySpan == span || $0.map.holds(span)) }
  }

  /// The formula-based custom groups, in document order.
  var formulas: [NodeID] {
    origins.indices.filter { origins[$0].step.kind == "custom" && origins[$0].map.isFormula }
      .map { NodeID(rawValue: Int32(clamping: $0)) }
  }

  package func parent(of node: NodeID) -> NodeID? { origins[Int(node.rawValue)].parent }

  /// Returns the span of the value under a path of keys. If a key is missing, returns the span of the last
  /// value on the path or, without any value, of the node's key.
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

  /// Returns the span of a key of a node, or of the node's own key if the node does not have that key.
  package func keySpan(of node: NodeID, _ key: String) -> Span {
    map(of: node).field(key)?.keySpan ?? keySpan(of: node)
  }
}

extension Normal {
  /// Returns `true` if the value itself, or a key or value in it, was written at `span`.
  func holds(_ span: Span) -> Bool {
    self.span == span || elements.contains { $0.holds(span) }
      || fields.contains { $0.keySpan == span || $0.value.holds(span) }
  }
}

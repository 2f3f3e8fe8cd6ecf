import LayoutReader
import LayoutSpec
import LayoutText

/// The way back from the nodes of a spec to the text: what carries findings and frames to the place where they were written.
public struct SourceMap: Sendable {
  /// Where a node comes from.
  struct Origin: Sendable {
    var parent: NodeID?
    /// The last steps of the spec path, such as `subitems[0].item`.
    var step: String
    /// The key that names the node.
    var keySpan: Span
    /// The node's map in normal form, with the spans of all its keys and values.
    var map: Normal
  }

  private var origins: [Origin] = []

  init() {}

  /// Gives a node its identity.
  mutating func add(_ origin: Origin) -> NodeID {
    origins.append(origin)
    return NodeID(rawValue: Int32(clamping: origins.count - 1))
  }

  /// The spec path of a node, such as `sections[0].group.horizontal.subitems[0].item`.
  public func path(of node: NodeID) -> String {
    var steps: [String] = []
    var next: NodeID? = node
    while let id = next {
      let origin = origins[Int(id.rawValue)]
      steps.append(origin.step)
      next = origin.parent
    }
    return steps.reversed().joined(separator: ".")
  }

  /// The key that names a node; of a section or a list's element its first key.
  public func keySpan(of node: NodeID) -> Span { origins[Int(node.rawValue)].keySpan }

  /// A node's map in normal form.
  public func map(of node: NodeID) -> Normal { origins[Int(node.rawValue)].map }

  /// The node that holds this one.
  public func parent(of node: NodeID) -> NodeID? { origins[Int(node.rawValue)].parent }

  /// Where the value at some keys of a node stands, as deep as it was written.
  public func valueSpan(of node: NodeID, _ keys: String...) -> Span {
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
  public func keySpan(of node: NodeID, _ key: String) -> Span {
    map(of: node).field(key)?.keySpan ?? keySpan(of: node)
  }
}

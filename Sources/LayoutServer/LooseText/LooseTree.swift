import LayoutReader
import LayoutText

/// The maps, lists and scalars of a half-typed text, found by indentation, brackets, colons and dashes.
///
/// A `Document` exists only for text that parses. Completion also runs while it does not parse; this tree
/// accepts any text and leaves out the parts that it cannot place.
struct LooseTree {
  /// The index of a node.
  typealias NodeIndex = Int

  /// The place of a value: an entry of a map or list, by its index.
  typealias EntryPlace = (node: NodeIndex, entry: Int)

  enum Kind {
    case map
    case list
    case scalar
  }

  /// A key with its value, or an element of a list.
  struct Entry {
    /// Empty for an element.
    var key = ""
    /// The key without its quotes, or the dash of an element; empty for an element in brackets.
    var keyRange: Range<Int>
    /// `nil` while the value is not written.
    var value: NodeIndex?
  }

  struct Node {
    let kind: Kind
    /// True for braces and brackets.
    var isFlow = false
    /// The column of the keys or dashes of a block.
    var indent = 0
    /// The text of a scalar, without quotes.
    var range: Range<Int>
    /// True for a scalar alone on its line, which may become a key.
    var isLoneWord = false
    var entries: [Entry] = []
    /// The entry of the node; `nil` for the root and for strays.
    var parent: EntryPlace?
  }

  let bytes: [UInt8]
  let rootType: ValueType
  private(set) var nodes: [Node] = []
  private(set) var root: NodeIndex?

  init(_ bytes: [UInt8], root type: ValueType) {
    self.bytes = bytes
    rootType = type
  }

  subscript(node: NodeIndex) -> Node { nodes[node] }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the text of a scalar; `nil` for anything else.
  func text(_ node: NodeIndex?) -> String? {
    guard let node, nodes[node].kind == .scalar else { return nil }
    return text(nodes[node].range)
  }

  /// Returns the entries of a map; empty for anything else.
  func entries(_ node: NodeIndex?) -> [Entry] {
    guard let node, nodes[node].kind == .map else { return [] }
    return nodes[node].entries
  }

  /// Returns the elements of a list; empty for anything else.
  func elements(_ node: NodeIndex?) -> [NodeIndex] {
    guard let node, nodes[node].kind == .list else { return [] }
    return nodes[node].entries.compactMap(\.value)
  }

  /// Returns the value of a map's key.
  func value(of key: String, in node: NodeIndex?) -> NodeIndex? {
    entries(node).first { $0.key == key }?.value
  }

  /// True if the text is JSON so far: braces or brackets around all of it, and keys in double quotes.
  var isJSON: Bool {
    guard let root, nodes[root].isFlow else { return false }
    let map = nodes[root].kind == .map ? root : elements(root).first { nodes[$0].kind == .map }
    guard let key = entries(map).first?.keyRange else { return true }
    return key.lowerBound > 0 && bytes[key.lowerBound - 1] == UInt8(ascii: "\"")
  }

  // MARK: Building

  /// Adds a node as the value of an entry. Without an entry, the node becomes the root if the tree has none.
  mutating func add(_ node: Node, at place: EntryPlace?) -> NodeIndex {
    var node = node
    node.parent = place
    nodes.append(node)
    let index = nodes.count - 1
    if let place {
      nodes[place.node].entries[place.entry].value = index
    } else if root == nil || nodes[root ?? 0].isLoneWord {
      root = index
    }
    return index
  }

  /// Adds a node that is not part of the tree.
  mutating func addStray(_ node: Node) -> NodeIndex {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds an entry to a map or a list, and returns its place.
  mutating func append(_ entry: Entry, to node: NodeIndex) -> EntryPlace {
    nodes[node].entries.append(entry)
    return (node, nodes[node].entries.count - 1)
  }

  /// Turns a scalar in brackets into a map when a colon follows it: `[item: 50% x 100%]`.
  mutating func makeKey(of scalar: NodeIndex) -> NodeIndex {
    let old = nodes[scalar]
    let key = Entry(key: text(old.range), keyRange: old.range)
    nodes[scalar] = Node(kind: .map, isFlow: true, range: old.range, entries: [key], parent: old.parent)
    return scalar
  }
}

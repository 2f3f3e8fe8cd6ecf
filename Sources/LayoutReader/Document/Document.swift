import LayoutDiagnostics
import LayoutText

/// The tree of one YAML or JSON document: scalars, sequences and mappings, each with its span in the source.
///
/// The nodes are in one array and refer to each other by index; all texts are in one byte array. An aliased
/// YAML node is shared, not copied, so the tree is a directed graph without cycles. The limits on depth and
/// number count an alias like its value.
package struct Document: Sendable {
  /// The index of a node in its document.
  package typealias NodeIndex = Int

  package enum Kind: UInt8, Sendable {
    case null
    case boolean
    case number
    case string
    case sequence
    case mapping
  }

  /// An alias in the text.
  struct Alias {
    /// The offset of its `*` from the start of the file.
    var place: UInt32
    var target: NodeIndex
  }

  struct Node {
    var kind: Kind
    /// True for a YAML scalar without quotes and tag, and for a JSON literal (a number, true, false or null).
    var isPlain: Bool
    var span: Span
    /// The index of the first element in `elementIndices`, entry in `entryList`, or byte of text in
    /// `textBytes`.
    var first: UInt32
    var count: UInt32
    /// The value of a number, which may be infinite or NaN; 1 or 0 for a boolean.
    var number: Double

    var range: Range<Int> { Int(first)..<(Int(first) + Int(count)) }
  }

  var nodes: ContiguousArray<Node> = []
  var elementIndices: ContiguousArray<UInt32> = []
  var entryList: [StoredEntry] = []
  /// The keys that are not in the schema; see `KeyTable`.
  var otherKeys: ContiguousArray<String> = []
  var textBytes: ContiguousArray<UInt8> = []

  /// The outermost value, or the part of the document to use.
  package var root: NodeIndex = 0

  /// True if any mapping has the key `use`.
  var hasUses = false
  /// The language of the source.
  package var format = InputFormat.json
  /// Warnings about the text, in offsets from the start of the file.
  var remarks = DiagnosticBag()
  var aliases: [Alias] = []
  /// The base of the file in the source set, which is added to every offset.
  var base: UInt32 = 0

  init() {}

  /// The number of nodes; their indexes count from 0.
  package var nodeCount: Int { nodes.count }

  package func kind(_ node: NodeIndex) -> Kind { nodes[node].kind }

  /// Returns the span of a node, including its quotes or brackets.
  package func span(_ node: NodeIndex) -> Span { nodes[node].span.moved(by: base) }

  /// Returns whether a scalar has no quotes and no tag, so that its text decides its kind.
  package func isPlain(_ node: NodeIndex) -> Bool { nodes[node].isPlain }

  /// Returns the value of a number; infinite for `.inf` and `1e400`, NaN for `.nan`.
  package func number(_ node: NodeIndex) -> Double { nodes[node].number }

  /// Returns the value of a boolean.
  package func boolean(_ node: NodeIndex) -> Bool { nodes[node].number != 0 }

  /// Returns the content of a string, or the text of another scalar; empty for anything else.
  package func text(_ node: NodeIndex) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// Returns the text of a scalar as UTF-8; empty for anything else.
  func bytes(of node: NodeIndex) -> ArraySlice<UInt8> {
    let scalar = nodes[node]
    guard scalar.kind != .sequence, scalar.kind != .mapping else { return [] }
    return textBytes[scalar.range]
  }

  /// Returns the elements of a sequence; empty for anything else.
  package func elements(_ node: NodeIndex) -> some RandomAccessCollection<NodeIndex> {
    let range = nodes[node].kind == .sequence ? nodes[node].range : 0..<0
    return elementIndices[range].lazy.map { Int($0) }
  }
}

extension Document {
  // Documents are built bottom up: children are added before their parents.

  mutating func addScalar(
    _ kind: Kind, text: some Collection<UInt8>, number: Double = 0, isPlain: Bool, span: Span
  ) -> NodeIndex {
    let first = UInt32(clamping: textBytes.count)
    textBytes.append(contentsOf: text)
    return add(
      Node(
        kind: kind, isPlain: isPlain, span: span, first: first, count: UInt32(clamping: text.count),
        number: number))
  }

  mutating func addSequence(_ elements: ArraySlice<UInt32>, span: Span) -> NodeIndex {
    let first = UInt32(clamping: elementIndices.count)
    elementIndices.append(contentsOf: elements)
    return add(
      Node(
        kind: .sequence, isPlain: false, span: span, first: first, count: UInt32(clamping: elements.count),
        number: 0))
  }

  /// Adds a mapping with the entries of `entryList` from `first` on.
  mutating func addMapping(entriesFrom first: Int, span: Span) -> NodeIndex {
    add(
      Node(
        kind: .mapping, isPlain: false, span: span, first: UInt32(clamping: first),
        count: UInt32(clamping: entryList.count - first), number: 0))
  }

  private mutating func add(_ node: Node) -> NodeIndex {
    nodes.append(node)
    return nodes.count - 1
  }
}

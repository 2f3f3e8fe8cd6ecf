import LayoutDiagnostics
import LayoutText

/// The source-located tree of one YAML or JSON document: scalars, sequences and mappings, each with its span.
///
/// A flat arena: nodes refer to each other by index, and all texts are in one byte array. An aliased YAML node is shared and not copied, so
/// the arena is a directed graph without cycles; the limits of depth and number count an alias like its value.
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
    /// True if the scalar was written without quotes and tag (YAML) or as a literal (JSON numbers, true, null).
    var isPlain: Bool
    var span: Span
    /// Where the node's elements begin in `elementIndices`, its entries in `entryList`, or its text in `textBytes`.
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
  /// The language it was written in.
  package var format = InputFormat.json
  /// Warnings about the text, in offsets from the start of the file.
  var remarks = DiagnosticBag()
  var aliases: [Alias] = []
  /// The base of the file in the source set, which is added to every offset.
  var base: UInt32 = 0

  init() {}

  /// How many nodes the document has; their indexes count from 0.
  package var nodeCount: Int { nodes.count }

  package func kind(_ node: NodeIndex) -> Kind { nodes[node].kind }

  /// The span of a node, with its quotes or brackets.
  package func span(_ node: NodeIndex) -> Span { nodes[node].span.moved(by: base) }

  /// True if a scalar was written without quotes and without a tag, so that its text decides its kind.
  package func isPlain(_ node: NodeIndex) -> Bool { nodes[node].isPlain }

  /// The value of a number; infinite for `.inf` and `1e400`, NaN for `.nan`.
  package func number(_ node: NodeIndex) -> Double { nodes[node].number }

  /// The value of a boolean.
  package func boolean(_ node: NodeIndex) -> Bool { nodes[node].number != 0 }

  /// The content of a string, or the text of another scalar; empty for anything else.
  package func text(_ node: NodeIndex) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// The text of a scalar as UTF-8; empty for anything else.
  func bytes(of node: NodeIndex) -> ArraySlice<UInt8> {
    let scalar = nodes[node]
    guard scalar.kind != .sequence, scalar.kind != .mapping else { return [] }
    return textBytes[scalar.range]
  }

  /// The elements of a sequence; empty for anything else.
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

  /// Adds a mapping whose entries are those from `first` on in `entryList`.
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

import LayoutText

/// The tables of a document by position, made in one walk.
///
/// They are a class, because each use would copy a structure.
final class DocumentTreeTables {
  /// The mapping or sequence that contains a value, and the index of the value's entry in a mapping.
  struct Parent {
    let node: Document.NodeIndex
    let entry: Int?
  }

  private typealias Place<Value> = (span: Span, value: Value)

  private let document: Document
  /// The values in the order of the text.
  private var values: [Place<Document.NodeIndex>] = []
  /// The entries in the order of their keys in the text.
  private var entries: [Place<DocumentTree.EntryPlace>] = []
  private(set) var parents: [Parent?]
  /// The values that an alias or a merge key repeats.
  private(set) var aliased: Set<Document.NodeIndex> = []
  /// The mappings with `use`, by the name of the definition.
  private(set) var uses: [String: [Document.NodeIndex]] = [:]

  init(_ document: Document) {
    self.document = document
    parents = Array(repeating: nil, count: document.nodeCount)
    values.reserveCapacity(document.nodeCount)
    visit(document.root, in: nil)
    // The walk follows the order of the text, except for values that a merge key adds.
    values.sort { $0.span.start < $1.span.start }
    entries.sort { $0.span.start < $1.span.start }
  }

  private func visit(_ node: Document.NodeIndex, in parent: Parent?) {
    guard parents[node] == nil else {
      aliased.insert(node)
      return
    }
    parents[node] = parent
    values.append((document.span(node), node))
    for (index, entry) in document.entries(node).enumerated() {
      if entry.isMerged {
        aliased.insert(entry.value)
        continue
      }
      entries.append((entry.keySpan, DocumentTree.EntryPlace(mapping: node, index: index)))
      if entry.number == SchemaKeys.use, document.kind(entry.value) == .string {
        uses[document.text(entry.value), default: []].append(node)
      }
      visit(entry.value, in: Parent(node: node, entry: index))
    }
    for element in document.elements(node) { visit(element, in: Parent(node: node, entry: nil)) }
  }

  func value(at span: Span) -> Document.NodeIndex? { Self.find(span, in: values) }

  func entry(at keySpan: Span) -> DocumentTree.EntryPlace? { Self.find(keySpan, in: entries) }

  private static func find<Value>(_ span: Span, in places: [Place<Value>]) -> Value? {
    places[places.partitioningIndex { $0.span.start >= span.start }...]
      .prefix { $0.span.start == span.start }.first { $0.span == span }?.value
  }
}

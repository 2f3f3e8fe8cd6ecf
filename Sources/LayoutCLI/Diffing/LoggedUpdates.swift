import LayoutDiagnostics
import LayoutReader
import LayoutText
import LayoutUpdates

/// Batch updates read from a file, with the position of each operation in the text. The file has lines as `diff --format updates` writes
/// them, with an empty line between batches, or JSON as `diff --format json` writes it.
struct LoggedUpdates {
  private(set) var batches: [BatchUpdate] = []
  /// The spans of each batch's operations.
  private var spans: [[Span]] = []
  private(set) var diagnostics = DiagnosticBag()
  private let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
    let first = source.bytes.first { !$0.isSpaceOrTab && $0 != 0x0A && $0 != 0x0D }
    if first == UInt8(ascii: "{") { readJSON() } else { readLines() }
  }

  /// The span of an operation, or of the batch's first operation if it is `nil`.
  func span(of operation: BatchUpdate.Operation?, inBatch batch: Int) -> Span {
    guard spans.indices.contains(batch) else { return Span(start: 0, end: 0) }
    let index = operation.flatMap { batches[batch].operations.firstIndex(of: $0) }
    return spans[batch][index ?? 0]
  }

  private mutating func add(_ batch: [(operation: BatchUpdate.Operation, span: Span)]) {
    guard !batch.isEmpty else { return }
    batches.append(BatchUpdate(batch.map(\.operation)))
    spans.append(batch.map(\.span))
  }

  private mutating func fail(_ message: String, at span: Span, help: [String] = []) {
    diagnostics.report(Diagnostic(.error, rule: .invalidValue, message, at: span, help: help))
  }

  // MARK: Lines

  private mutating func readLines() {
    var batch: [(BatchUpdate.Operation, Span)] = []
    var start = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let span = Span(start, start + line.count)
      start += line.count + 1
      let text = String(decoding: line, as: UTF8.self).filter { $0 != "\r" && $0 != "\r\n" }
      if text.allSatisfy({ $0 == " " || $0 == "\t" }) {
        add(batch)
        batch = []
      } else if text.hasPrefix("#") {
        continue
      } else if let operation = BatchUpdate.Operation(text) {
        batch.append((operation, span))
      } else {
        fail("\(quotedText(text)) is no operation; expected \(Self.forms)", at: span, help: help(for: text))
      }
    }
    add(batch)
  }

  private static let forms = "'deleteItem 0.3', 'moveItem 0.3 to 1.0', 'insertSection 2' or the like"

  private func help(for text: String) -> [String] {
    let word = String(text.prefix { $0 != " " })
    let words = [
      "deleteItem", "insertItem", "reloadItem", "reconfigureItem", "moveItem", "deleteSection",
      "insertSection", "reloadSection", "moveSection",
    ]
    return words.contains(word) ? [] : didYouMean(word, among: words)
  }

  // MARK: JSON

  private mutating func readJSON() {
    var limits = InputLimits()
    limits.bytes = FramesFolder.greatestFile
    limits.values = .max
    guard let document = readDocument(source, format: .json, limits: limits, into: &diagnostics) else {
      return
    }
    let root = Fields(document, document.root)
    if let list = root.node("batches") {
      for batch in elements(list, of: document, "a list of batches") { addOperations(batch, document) }
      return
    }
    guard root.node("items") != nil || root.node("sections") != nil else {
      return fail(
        "there are no batch updates; expected 'batches', or 'sections' and 'items'",
        at: document.span(document.root))
    }
    var first: [(BatchUpdate.Operation, Span)] = []
    var reloads: [(BatchUpdate.Operation, Span)] = []
    if let items = root.fields("items") {
      first += operations(items, "deleted", document, path) { .deleteItem($0) }
      first += operations(items, "inserted", document, path) { .insertItem($0) }
      first += moves(items, document, path) { .moveItem(from: $0, to: $1) }
      for node in nodes("reloaded", items, document) {
        // A reload with `at` counts its index after the moves and belongs to the next batch.
        let at = Fields(document, node).node("at")
        let found = operation(path(at ?? node, document), node, document) { .reloadItem($0) }
        if at == nil { first += found } else { reloads += found }
      }
    }
    if let sections = root.fields("sections") {
      first += operations(sections, "deleted", document, index) { .deleteSection($0) }
      first += operations(sections, "inserted", document, index) { .insertSection($0) }
      first += operations(sections, "reloaded", document, index) { .reloadSection($0) }
      first += moves(sections, document, index) { .moveSection(from: $0, to: $1) }
    }
    add(first)
    add(reloads)
  }

  private mutating func operations<Place>(
    _ fields: Fields, _ key: String, _ document: Document,
    _ place: (Document.NodeIndex, Document) -> Place?, _ make: (Place) -> BatchUpdate.Operation
  ) -> [(BatchUpdate.Operation, Span)] {
    var result: [(BatchUpdate.Operation, Span)] = []
    for node in nodes(key, fields, document) {
      result += operation(place(node, document), node, document, make)
    }
    return result
  }

  private mutating func moves<Place>(
    _ fields: Fields, _ document: Document, _ place: (Document.NodeIndex, Document) -> Place?,
    _ make: (Place, Place) -> BatchUpdate.Operation
  ) -> [(BatchUpdate.Operation, Span)] {
    var result: [(BatchUpdate.Operation, Span)] = []
    for node in nodes("moved", fields, document) {
      let (from, to) = ends(node, document)
      let pair = from.flatMap { place($0, document) }.flatMap { from in
        to.flatMap { place($0, document) }.map { (from, $0) }
      }
      result += operation(pair, node, document) { make($0.0, $0.1) }
    }
    return result
  }

  private mutating func addOperations(_ node: Document.NodeIndex, _ document: Document) {
    var batch: [(BatchUpdate.Operation, Span)] = []
    for line in elements(node, of: document, "a list of operations") {
      let text = document.kind(line) == .string ? document.text(line) : ""
      if let operation = BatchUpdate.Operation(text) {
        batch.append((operation, document.span(line)))
      } else {
        fail("this is no operation; expected \(Self.forms)", at: document.span(line), help: help(for: text))
      }
    }
    add(batch)
  }

  private mutating func elements(
    _ node: Document.NodeIndex, of document: Document, _ expected: String
  ) -> [Document.NodeIndex] {
    guard document.kind(node) == .sequence else {
      fail("expected \(expected)", at: document.span(node))
      return []
    }
    return Array(document.elements(node))
  }

  private mutating func nodes(_ key: String, _ fields: Fields, _ document: Document) -> [Document.NodeIndex] {
    fields.node(key).map { elements($0, of: document, "a list") } ?? []
  }

  private mutating func operation<Place>(
    _ place: Place?, _ node: Document.NodeIndex, _ document: Document,
    _ make: (Place) -> BatchUpdate.Operation
  ) -> [(BatchUpdate.Operation, Span)] {
    if let place { return [(make(place), document.span(node))] }
    fail(
      "an index is missing or no whole number from 0 on; items are told by [section, item], moves by from and to",
      at: document.span(node))
    return []
  }

  private func ends(
    _ node: Document.NodeIndex, _ document: Document
  ) -> (from: Document.NodeIndex?, to: Document.NodeIndex?) {
    if document.kind(node) == .sequence {
      let pair = Array(document.elements(node))
      return pair.count == 2 ? (pair[0], pair[1]) : (nil, nil)
    }
    let fields = Fields(document, node)
    return (fields.node("from"), fields.node("to"))
  }

  private func index(_ node: Document.NodeIndex, _ document: Document) -> Int? {
    guard document.kind(node) == .number, let number = Int(exactly: document.number(node)),
      (0...BatchUpdate.Operation.greatestIndex).contains(number)
    else { return nil }
    return number
  }

  private func path(_ node: Document.NodeIndex, _ document: Document) -> IndexPath? {
    guard document.kind(node) == .sequence else { return nil }
    let numbers = document.elements(node).map { index($0, document) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1] else { return nil }
    return IndexPath(section: section, item: item)
  }
}

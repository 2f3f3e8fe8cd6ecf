import LayoutDiagnostics
import LayoutText

/// Builds a document from the nodes that a reader finds, checks the limits and finds duplicate keys.
///
/// Two stacks contain the children of open collections; a finished collection moves its children into the
/// document. Nothing recurses.
struct DocumentBuilder {
  /// An open sequence or mapping.
  struct Frame {
    var isMapping: Bool
    /// The offset of the collection's start.
    var start: Int
    /// The index of the first child on the stack.
    var base: Int
    /// The height of the highest child so far.
    var childHeight = 0
    /// The number of values when the collection was opened, including itself.
    var valuesBefore: Int
    /// True for a mapping whose next event is a key.
    var expectsKey: Bool
    /// True for the list of a merge key.
    var isMergeList = false
  }

  /// A key and, after it was read, its value.
  struct PendingEntry {
    var key: KeyTable.Key
    var isMerge: Bool
    var span: Span
    var value: UInt32
  }

  /// A finished node with its size, in which aliases count like their values.
  struct Placed {
    var node: Document.NodeIndex
    /// The number of levels of sequences and mappings; 0 for a scalar.
    var height: Int
    /// The number of values in the node, including itself.
    var values: Int
  }

  var document = Document()
  private var keys = KeyTable()
  private(set) var frames: [Frame] = []
  var entries: ContiguousArray<PendingEntry> = []
  private var elements: [UInt32] = []
  /// The number of values so far; an alias counts like its value.
  private(set) var values = 0
  /// The duplicate keys.
  private(set) var diagnostics = DiagnosticBag()
  /// The last entry of each key in the document.
  private var marks: ContiguousArray<UInt32> = []
  private let limits: InputLimits

  init(limits: InputLimits, byteCount: Int) {
    self.limits = limits
    // Estimates for dense specs, a bit too large: untouched memory costs nothing, but a reallocation does.
    document.nodes.reserveCapacity(min(byteCount / 10, limits.values))
    document.textBytes.reserveCapacity(byteCount / 4)
    document.entryList.reserveCapacity(min(byteCount / 12, limits.values))
  }

  var expectsKey: Bool { frames.last?.expectsKey ?? false }

  /// The depth of the next value: 1 for the root.
  var depth: Int { frames.count + 1 }

  /// Counts one value, or the values of an alias.
  @inline(__always)
  mutating func count(_ number: Int = 1, at span: Span) throws(ReadFailure) {
    let (sum, overflow) = values.addingReportingOverflow(number)
    values = overflow ? .max : sum
    if values > limits.values { throw tooManyValues(at: span) }
  }

  private func tooManyValues(at span: Span) -> ReadFailure {
    .limit(
      "the spec has more than \(limits.values) values, aliases written out", at: span, flag: "--max-values")
  }

  /// Throws if a sequence or mapping of `height` levels is too deep here.
  func checkDepth(ofHeight height: Int, at depth: Int, _ span: Span) throws(ReadFailure) {
    // A scalar, of height 0, is never too deep.
    if height > 0, depth > limits.depth || height - 1 > limits.depth - depth {
      throw .limit(
        "the nesting is deeper than \(limits.depth) levels; the outermost value is the first", at: span,
        flag: "--max-depth")
    }
  }

  /// Opens a sequence or mapping at its bracket or its first child.
  mutating func open(isMapping: Bool, start: Int, isMergeList: Bool = false) throws(ReadFailure) {
    let token = Span(start, start + 1)
    try checkDepth(ofHeight: 1, at: depth, token)
    try count(at: token)
    frames.append(
      Frame(
        isMapping: isMapping, start: start, base: isMapping ? entries.count : elements.count,
        valuesBefore: values, expectsKey: isMapping, isMergeList: isMergeList))
  }

  @inline(__always)
  mutating func addKey(_ text: UnsafeBufferPointer<UInt8>, span: Span, isMerge: Bool = false) {
    entries.append(PendingEntry(key: keys.key(text), isMerge: isMerge, span: span, value: 0))
    frames[frames.count - 1].expectsKey = false
  }

  /// Adds a finished node to the open collection, or makes it the root.
  @inline(__always)
  mutating func place(_ node: Document.NodeIndex, height: Int) {
    guard let top = frames.indices.last else {
      document.root = node
      return
    }
    if height > 0, frames[top].childHeight < height { frames[top].childHeight = height }
    if frames[top].isMapping {
      entries[entries.count - 1].value = UInt32(clamping: node)
      frames[top].expectsKey = true
    } else {
      elements.append(UInt32(clamping: node))
    }
  }

  /// Closes the innermost collection, without placing it.
  mutating func close(end: Int) -> Placed? {
    guard let frame = frames.popLast() else { return nil }
    let span = Span(frame.start, end)
    let node: Document.NodeIndex
    if frame.isMapping {
      let first = document.entryList.count
      if takeOwnEntries(from: frame.base, to: entries.count) { mergeEntries(from: frame.base, first: first) }
      entries.removeSubrange(frame.base...)
      node = document.addMapping(entriesFrom: first, span: span)
    } else {
      node = document.addSequence(elements[frame.base...], span: span)
      elements.removeSubrange(frame.base...)
    }
    return Placed(node: node, height: frame.childHeight + 1, values: values - frame.valuesBefore + 1)
  }

  /// Returns the document. Its root must be finished.
  mutating func finish() -> Document {
    document.otherKeys = keys.others
    return document
  }

  /// Reports the duplicate keys in the mappings that are open after a failure.
  mutating func reportOpenDuplicates() {
    var end = entries.count
    for frame in frames.reversed() where frame.isMapping {
      _ = takeOwnEntries(from: frame.base, to: end)
      end = frame.base
    }
  }

  /// Moves a mapping's own entries into the document, reports duplicate keys, and returns whether there is a
  /// merge key.
  private mutating func takeOwnEntries(from base: Int, to end: Int) -> Bool {
    let first = document.entryList.count
    var merge: PendingEntry?
    for entry in entries[base..<end] {
      if entry.isMerge {
        if let merge { reportDuplicate(entry.span, of: merge.span, key: entry.key) }
        merge = merge ?? entry
        continue
      }
      if entry.key == SchemaKeys.use { document.hasUses = true }
      let added = Document.StoredEntry(keySpan: entry.span, node: entry.value, number: entry.key)
      if let earlier = add(added, from: first) {
        reportDuplicate(entry.span, of: document.entryList[earlier].keySpan, key: entry.key)
      }
    }
    return merge != nil
  }

  /// Appends the entries of merge keys, except for keys that the mapping already has.
  private mutating func mergeEntries(from base: Int, first: Int) {
    for entry in entries[base...] where entry.isMerge {
      let source = Int(entry.value)
      switch document.kind(source) {
      case .mapping: mergeMapping(source, from: first)
      case .sequence: for element in document.elements(source) { mergeMapping(element, from: first) }
      case .null, .boolean, .number, .string: break
      }
    }
  }

  /// Adds an entry to the mapping whose entries begin at `first`; returns the index of an earlier entry with
  /// the same key instead, if there is one.
  private mutating func add(_ entry: Document.StoredEntry, from first: Int) -> Int? {
    let key = keys.content(entry.number)
    if marks.count < keys.count {
      marks.append(contentsOf: repeatElement(0, count: keys.count - marks.count))
    }
    let mark = Int(marks[Int(key)])
    // The mark of another mapping is before this mapping's entries, or at an entry with another key.
    if mark >= first, mark < document.entryList.count,
      keys.content(document.entryList[mark].number) == key
    {
      return mark
    }
    marks[Int(key)] = UInt32(clamping: document.entryList.count)
    document.entryList.append(entry)
    return nil
  }

  private mutating func reportDuplicate(_ span: Span, of first: Span, key: KeyTable.Key) {
    let text = KeyTable.text(key, others: keys.others)
    let name = Array(text.utf8.prefix(160)).withUnsafeBufferPointer { quoted($0, Span(0, $0.count)) }
    diagnostics.report(
      Diagnostic(
        .error, rule: .duplicateKey, "found the key \(name) twice in one mapping; a key may occur once",
        at: span, secondary: [DiagnosticLabel(first, "first here")],
        help: NounID.node(text) == nil
          ? ["delete one of the two; parsers that accept both keep the last"]
          : ["for several nodes write a list: [{\(text): …}, {\(text): …}]"]))
  }

  private mutating func mergeMapping(_ mapping: Document.NodeIndex, from first: Int) {
    guard document.kind(mapping) == .mapping else { return }
    for index in document.nodes[mapping].range {
      var entry = document.entryList[index]
      entry.isMerged = true
      _ = add(entry, from: first)
    }
  }
}

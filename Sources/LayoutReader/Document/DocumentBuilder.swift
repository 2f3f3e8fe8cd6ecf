import LayoutDiagnostics
import LayoutText

/// Builds a document from the nodes a reader comes upon, keeping the limits and looking for duplicate keys.
///
/// Children that wait for their parent's end lie on two stacks; a finished collection moves its part of the stack
/// into the document. Nothing recurses.
struct DocumentBuilder {
  /// A sequence or mapping that is still open.
  struct Frame {
    var isMapping: Bool
    /// Where it begins.
    var start: Int
    /// Where its children begin on the stack.
    var base: Int
    /// How many levels the deepest child so far has.
    var childHeight = 0
    /// How many values there were before it, itself included.
    var valuesBefore: Int
    /// Mappings: whether a key is to come next.
    var expectsKey: Bool
    /// Sequences: whether this is the list of a merge key.
    var isMergeList = false
  }

  /// A key with, once it is there, its value.
  struct PendingEntry {
    var key: KeyTable.Key
    var isMerge: Bool
    var span: Span
    var value: UInt32
  }

  /// A finished node with what it weighs, aliases written out.
  struct Placed {
    var node: Document.NodeIndex
    /// Levels of sequences and mappings, 0 for a scalar.
    var height: Int
    /// Values, itself included.
    var values: Int
  }

  var document = Document()
  private var keys = KeyTable()
  private(set) var frames: [Frame] = []
  var entries: ContiguousArray<PendingEntry> = []
  private var elements: [UInt32] = []
  /// How many values there are so far, aliases written out.
  private(set) var values = 0
  /// The duplicate keys.
  private(set) var diagnostics = DiagnosticBag()
  /// For each key the last entry of the document that has it.
  private var marks: ContiguousArray<UInt32> = []
  private let limits: InputLimits

  init(limits: InputLimits, byteCount: Int) {
    self.limits = limits
    // Generous guesses from dense specs: memory that is not touched costs nothing, a reallocation does.
    document.nodes.reserveCapacity(min(byteCount / 10, limits.values))
    document.textBytes.reserveCapacity(byteCount / 4)
    document.entryList.reserveCapacity(min(byteCount / 12, limits.values))
  }

  /// True if a key is to come next.
  var expectsKey: Bool { frames.last?.expectsKey ?? false }

  /// The depth of what comes next: 1 for the root.
  var depth: Int { frames.count + 1 }

  /// Counts one value, or as many as an alias stands for.
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

  /// Refuses a sequence or mapping of `height` levels here, if that is too deep.
  func checkDepth(ofHeight height: Int, at depth: Int, _ span: Span) throws(ReadFailure) {
    // A scalar, of height 0, is never too deep.
    if height > 0, depth > limits.depth || height - 1 > limits.depth - depth {
      throw .limit(
        "the nesting is deeper than \(limits.depth) levels; the outermost value is the first", at: span,
        flag: "--max-depth")
    }
  }

  /// Opens a sequence or mapping, at its bracket or at what stands first in it.
  mutating func open(isMapping: Bool, start: Int, isMergeList: Bool = false) throws(ReadFailure) {
    let token = Span(start, start + 1)
    try checkDepth(ofHeight: 1, at: depth, token)
    try count(at: token)
    frames.append(
      Frame(
        isMapping: isMapping, start: start, base: isMapping ? entries.count : elements.count,
        valuesBefore: values, expectsKey: isMapping, isMergeList: isMergeList))
  }

  /// Adds a key to the open mapping; its value comes next.
  @inline(__always)
  mutating func addKey(_ text: UnsafeBufferPointer<UInt8>, span: Span, isMerge: Bool = false) {
    entries.append(PendingEntry(key: keys.key(text), isMerge: isMerge, span: span, value: 0))
    frames[frames.count - 1].expectsKey = false
  }

  /// Puts a finished node into the open collection, or makes it the root.
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

  /// The document, once its root is finished.
  mutating func finish() -> Document {
    document.otherKeys = keys.others
    return document
  }

  /// Reports the duplicates among the mappings that a failure left open.
  mutating func reportOpenDuplicates() {
    var end = entries.count
    for frame in frames.reversed() where frame.isMapping {
      _ = takeOwnEntries(from: frame.base, to: end)
      end = frame.base
    }
  }

  /// Puts a mapping's own entries into the document and reports keys that were there already; true if there is a merge key.
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

  /// Appends what merge keys bring in, unless there is such a key already.
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

  /// Adds an entry to the mapping whose entries begin at `first`, or returns the one that has its key already.
  private mutating func add(_ entry: Document.StoredEntry, from first: Int) -> Int? {
    let key = keys.content(entry.number)
    if marks.count < keys.count {
      marks.append(contentsOf: repeatElement(0, count: keys.count - marks.count))
    }
    let mark = Int(marks[Int(key)])
    // A mark that is left from another mapping stands before this one's entries, or at one with another key.
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

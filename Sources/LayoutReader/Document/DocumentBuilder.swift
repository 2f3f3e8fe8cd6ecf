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
  var keys = KeyTable()
  private(set) var frames: [Frame] = []
  var entries: ContiguousArray<PendingEntry> = []
  private var elements: [UInt32] = []
  /// True if a mapping had a merge key so far.
  private(set) var hasMergeKeys = false
  /// How many values there are so far, aliases written out.
  private(set) var values = 0
  /// The duplicate keys.
  private(set) var diagnostics = DiagnosticBag()
  private var marks = KeyMarks()
  private let limits: InputLimits

  init(limits: InputLimits, byteCount: Int) {
    self.limits = limits
    // Generous guesses from dense specs: memory that is not touched costs nothing, a reallocation does.
    document.nodes.reserveCapacity(min(byteCount / 12, limits.values))
    document.textBytes.reserveCapacity(byteCount / 4)
    document.entryList.reserveCapacity(min(byteCount / 14, limits.values))
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
    if isMerge { hasMergeKeys = true }
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
      takeEntries(from: frame.base, to: entries.count)
      entries.removeSubrange(frame.base...)
      node = document.addMapping(entriesFrom: first, span: span)
    } else {
      node = document.addSequence(elements[frame.base...], span: span)
      elements.removeSubrange(frame.base...)
    }
    return Placed(node: node, height: frame.childHeight + 1, values: values - frame.valuesBefore + 1)
  }

  /// Reports the duplicates among the mappings that a failure left open.
  mutating func reportOpenDuplicates() {
    var end = entries.count
    for frame in frames.reversed() where frame.isMapping {
      _ = markOwnKeys(from: frame.base, to: end)
      end = frame.base
    }
  }

  private mutating func takeEntries(from base: Int, to end: Int) {
    let hasMerge = markOwnKeys(from: base, to: end)
    for index in base..<end where !entries[index].isMerge && marks.isFirst(index) {
      let entry = entries[index]
      document.entryList.append(
        Document.Entry(
          key: keys.text(entry.key), number: entry.key, keySpan: entry.span, value: entry.value,
          isMerged: false))
      if entry.key == SchemaKeys.use { document.hasUses = true }
    }
    if hasMerge { mergeEntries(from: base, to: end) }
  }

  /// Marks the keys written in a mapping and reports those that were there already.
  private mutating func markOwnKeys(from base: Int, to end: Int) -> Bool {
    var merge: Int?
    marks.begin(keyCount: keys.count)
    for index in base..<end {
      let entry = entries[index]
      if entry.isMerge {
        if let merge {
          reportDuplicate(entry.span, of: entries[merge].span, key: entry.key)
        } else {
          merge = index
        }
      } else if let first = marks.mark(keys.content(entry.key), entry: index) {
        reportDuplicate(entry.span, of: entries[first].span, key: entry.key)
      }
    }
    return merge != nil
  }

  private mutating func reportDuplicate(_ span: Span, of first: Span, key: KeyTable.Key) {
    let text = keys.text(key)
    let name = Array(text.utf8.prefix(160)).withUnsafeBufferPointer { quoted($0, Span(0, $0.count)) }
    diagnostics.report(
      Diagnostic(
        .error, rule: .duplicateKey, "found the key \(name) twice in one mapping; a key may occur once",
        at: span, secondary: [DiagnosticLabel(first, "first here")],
        help: NounID.node(text) == nil
          ? ["delete one of the two; parsers that accept both keep the last"]
          : ["for several nodes write a list: [{\(text): …}, {\(text): …}]"]))
  }

  /// Appends what the merge keys of a mapping bring in, unless there is such a key already.
  private mutating func mergeEntries(from base: Int, to end: Int) {
    for index in base..<end where entries[index].isMerge {
      let source = Int(entries[index].value)
      switch document.kind(source) {
      case .mapping: mergeMapping(source)
      case .sequence: for element in document.elements(source) { mergeMapping(element) }
      case .null, .boolean, .number, .string: break
      }
    }
  }

  private mutating func mergeMapping(_ mapping: Document.NodeIndex) {
    guard document.kind(mapping) == .mapping else { return }
    for index in document.nodes[mapping].range {
      var entry = document.entryList[index]
      let key = entry.number
      marks.makeRoom(keyCount: keys.count)
      guard marks.mark(keys.content(key), entry: 0) == nil else { continue }
      entry.isMerged = true
      document.entryList.append(entry)
    }
  }
}

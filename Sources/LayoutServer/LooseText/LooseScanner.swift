import LayoutReader
import LayoutText

/// Reads a text into a loose tree in one pass and finds the cursor.
struct LooseScanner {
  var tree: LooseTree
  /// `nil` until the cursor is reached.
  var cursor: LooseCursor?
  let offset: Int
  /// The open maps and lists in block style, the outermost first.
  private(set) var blocks: [LooseTree.NodeIndex] = []

  private init(tree: LooseTree, offset: Int) {
    self.tree = tree
    self.offset = offset
  }

  /// - Parameters:
  ///   - offset: the cursor, which is a byte of the text or its end.
  ///   - type: the type of the whole text.
  static func scan(_ bytes: [UInt8], at offset: Int, root type: ValueType = .map(.spec)) -> (
    tree: LooseTree, cursor: LooseCursor
  ) {
    var scanner = LooseScanner(tree: LooseTree(bytes, root: type), offset: offset)
    var line = SourceFile(name: "", bytes: bytes).textStart
    while line <= bytes.count { line = scanner.scanLine(at: line) }
    return (scanner.tree, scanner.resolvedCursor)
  }

  // MARK: Bytes

  var bytes: [UInt8] { tree.bytes }

  func lineEnd(from index: Int) -> Int {
    var index = index
    while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
    return index
  }

  /// Returns the start of the next line; after the last line, an index beyond the end of the text.
  func lineAfter(_ end: Int) -> Int {
    guard end < bytes.count else { return bytes.count + 1 }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }

  func skipBlanks(from index: Int, to end: Int) -> Int {
    var index = index
    while index < end, bytes[index].isSpaceOrTab { index += 1 }
    return index
  }

  func isBlankOrEnd(_ index: Int) -> Bool { index >= bytes.count || bytes[index].isWhitespace }

  func holdsCursor(_ start: Int, _ end: Int) -> Bool { start <= offset && offset <= end }

  /// Returns a range without the spaces at its end.
  func trimmed(_ start: Int, _ end: Int) -> Range<Int> {
    var end = end
    while end > start, bytes[end - 1].isSpaceOrTab { end -= 1 }
    return start..<end
  }

  // MARK: Lines

  /// Reads a line and the lines that continue its value.
  ///
  /// - Returns: the start of the next line.
  private mutating func scanLine(at start: Int) -> Int {
    let end = lineEnd(from: start)
    let first = skipBlanks(from: start, to: end)
    if first == end || bytes[first] == UInt8(ascii: "#") {
      if first < end, offset > first, offset <= end {
        note(.comment(start: first))
      } else if holdsCursor(start, end) {
        let column = offset - start
        note(.spots(spots(atColumn: column)), column: column, isOwnLine: true)
      }
      return lineAfter(end)
    }
    if first == start, isMarker(start, end) {
      blocks = []
      if holdsCursor(start, end) { note(.nothing) }
      return lineAfter(end)
    }
    if start <= offset, offset < first { note(.nothing) }
    while let last = blocks.last, tree[last].indent > first - start { blocks.removeLast() }
    return scanContent(at: first, lineStart: start, lineEnd: end)
  }

  /// Returns `true` if a line begins or ends a document.
  private func isMarker(_ start: Int, _ end: Int) -> Bool {
    guard bytes[start] != UInt8(ascii: "%") else { return true }
    guard start + 3 <= end, isBlankOrEnd(start + 3) else { return false }
    return ["---", "..."].contains(tree.text(start..<(start + 3)))
  }

  /// Reads dashes, and then a value or a key with its value.
  private mutating func scanContent(at first: Int, lineStart: Int, lineEnd end: Int) -> Int {
    var index = first
    var element: LooseTree.EntryPlace?
    while bytes[index] == UInt8(ascii: "-"), isBlankOrEnd(index + 1) {
      let place = tree.append(LooseTree.Entry(keyRange: index..<(index + 1)), to: openList(index - lineStart))
      element = place
      let next = skipBlanks(from: index + 1, to: end)
      let isEmpty = next == end || bytes[next] == UInt8(ascii: "#")
      if holdsCursor(index + 1, isEmpty ? next : next - 1) {
        // Right after a dash, the space may not be typed yet.
        let column = max(offset, index + 2) - lineStart
        note(
          isEmpty ? .spots([.value(place.node, entry: place.entry)]) : .nothing,
          column: isEmpty ? column : nil)
      }
      if isEmpty { return endLine(at: next) }
      index = next
    }
    let column = index - lineStart
    index = skipProperties(at: index, to: end)
    if let key = blockKey(at: index, to: end) {
      let map = openMap(column)
      let place = tree.append(LooseTree.Entry(key: tree.text(key.range), keyRange: key.range), to: map)
      if holdsCursor(key.range.lowerBound, key.range.upperBound) {
        note(
          .spots([.key(map)]), word: key.range, quote: key.quote, column: column, isOwnLine: element == nil)
      }
      return scanValue(at: key.colon + 1, place)
    }
    var place = element
    let here: [LooseCursor.Spot]
    if let element {
      here = [.value(element.node, entry: element.entry)]
    } else {
      here = spots(atColumn: column)
      if case .value(let node, let entry)? = here.first { place = (node, entry) }
    }
    let lone = Lone(spots: here, column: column, isOwnLine: element == nil)
    return scanValue(at: index, place, lone: lone)
  }

  /// A value alone on its line or after a dash. It may become a key.
  struct Lone {
    let spots: [LooseCursor.Spot]
    let column: Int
    let isOwnLine: Bool
  }

  /// Skips an anchor and a tag.
  private func skipProperties(at index: Int, to end: Int) -> Int {
    var index = index
    while index < end, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      var next = index
      while next < end, !bytes[next].isSpaceOrTab { next += 1 }
      let value = skipBlanks(from: next, to: end)
      guard value < end else { return index }
      index = value
    }
    return index
  }

  /// Returns the key at an index if its colon is on the same line.
  private func blockKey(at start: Int, to end: Int) -> (range: Range<Int>, quote: UInt8?, colon: Int)? {
    let first = bytes[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let quoted = quoted(at: start)
      let colon = skipBlanks(from: min(quoted.next, end), to: end)
      guard quoted.next <= end, colon < end, bytes[colon] == UInt8(ascii: ":"), isBlankOrEnd(colon + 1)
      else { return nil }
      return (quoted.text, first, colon)
    }
    guard !"{[]}&*!|>@`#,".utf8.contains(first) else { return nil }
    for index in start..<end {
      if bytes[index] == UInt8(ascii: ":"), isBlankOrEnd(index + 1) {
        return (trimmed(start, index), nil, index)
      }
      if bytes[index] == UInt8(ascii: "#"), index > start, bytes[index - 1].isSpaceOrTab { return nil }
    }
    return nil
  }

  // MARK: Blocks

  /// Returns the last entry of an open block if its value is not written yet.
  private func pending(_ node: LooseTree.NodeIndex) -> LooseTree.EntryPlace? {
    guard let last = tree[node].entries.last else { return nil }
    if let value = last.value, !tree[value].isLoneWord { return nil }
    return (node, tree[node].entries.count - 1)
  }

  private mutating func open(
    _ kind: LooseTree.Kind, _ indent: Int, at place: LooseTree.EntryPlace?
  ) -> LooseTree.NodeIndex {
    let index = add(LooseTree.Node(kind: kind, indent: indent, range: 0..<0), at: place)
    blocks.append(index)
    return index
  }

  /// Adds a node as the value of an entry or as the root. In an open block, a node without an entry becomes a
  /// stray.
  mutating func add(_ node: LooseTree.Node, at place: LooseTree.EntryPlace?) -> LooseTree.NodeIndex {
    place != nil || blocks.isEmpty ? tree.add(node, at: place) : tree.addStray(node)
  }

  /// Returns the map for keys at a column and opens it if needed. If no map fits, returns the innermost one.
  private mutating func openMap(_ column: Int) -> LooseTree.NodeIndex {
    if let top = blocks.last, tree[top].kind == .list, tree[top].indent == column { blocks.removeLast() }
    guard let top = blocks.last else { return open(.map, column, at: nil) }
    if tree[top].kind == .map, tree[top].indent == column { return top }
    if let place = pending(top), tree[top].indent < column { return open(.map, column, at: place) }
    return tree[top].kind == .map ? top : open(.map, column, at: nil)
  }

  private mutating func openList(_ column: Int) -> LooseTree.NodeIndex {
    guard let top = blocks.last else { return open(.list, column, at: nil) }
    if tree[top].kind == .list, tree[top].indent == column { return top }
    return open(.list, column, at: pending(top))
  }

  /// Returns the spots at a column of an empty line.
  func spots(atColumn column: Int) -> [LooseCursor.Spot] {
    let open = blocks.prefix { tree[$0].indent <= column }
    guard let top = open.last else { return tree.root.map { tree[$0].isLoneWord } ?? true ? [.root] : [] }
    guard tree[top].indent == column else {
      return open.count == blocks.count
        ? pending(top).map { [.value($0.node, entry: $0.entry)] } ?? [] : []
    }
    guard tree[top].kind == .list else { return [.key(top)] }
    let map = open.dropLast().last.flatMap { tree[$0].kind == .map && tree[$0].indent == column ? $0 : nil }
    return (map.map { [.key($0)] } ?? []) + [.element(top)]
  }

  /// Sets the cursor, unless it is set already.
  mutating func note(
    _ place: LooseCursor.Place, word: Range<Int>? = nil, quote: UInt8? = nil, column: Int? = nil,
    isOwnLine: Bool = false
  ) {
    guard cursor == nil else { return }
    cursor = LooseCursor(
      place: place, word: word ?? offset..<offset, quote: quote, column: column, isOwnLine: isOwnLine)
  }
}

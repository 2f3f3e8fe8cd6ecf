import LayoutText

// Maps and lists in braces and brackets.

extension LooseScanner {
  private enum Phase {
    /// A key or an element comes next.
    case start
    /// A key was read; its colon comes next.
    case key(Range<Int>)
    /// The colon was read.
    case value
    /// A comma or the end comes next.
    case done
  }

  private struct Open {
    let node: LooseTree.NodeIndex
    let kind: LooseTree.Kind
    var phase = Phase.start
    /// True for a map without braces, as in `[item: 50% x 100%]`.
    var isBare = false
  }

  /// Reads braces or brackets to their end, or to a line that belongs to the block around them.
  ///
  /// - Returns: the start of the next line.
  mutating func scanFlow(at start: Int, _ place: LooseTree.EntryPlace?) -> Int {
    var open: [Open] = []
    var index = start
    while index < bytes.count {
      if index == offset, let last = open.last { noteGap(last) }
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09: index += 1
      case 0x0A, 0x0D:
        index = lineAfter(index)
        if endsFlow(at: index) { return index }
      case UInt8(ascii: "#") where bytes[index - 1].isWhitespace:
        let end = lineEnd(from: index)
        if offset > index, offset <= end { note(.comment(start: index)) }
        index = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let node = LooseTree.Node(
          kind: byte == UInt8(ascii: "{") ? .map : .list, isFlow: true, range: index..<index)
        let added = open.isEmpty ? add(node, at: place) : addInner(node, &open)
        open.append(Open(node: added, kind: node.kind))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let kind: LooseTree.Kind = byte == UInt8(ascii: "}") ? .map : .list
        if let last = open.lastIndex(where: { $0.kind == kind && !$0.isBare }) {
          open.removeSubrange(last...)
        }
        index += 1
        if open.isEmpty { return endLine(at: index) }
      case UInt8(ascii: ","):
        while open.count > 1, open[open.count - 1].isBare { open.removeLast() }
        open[open.count - 1].phase = .start
        index += 1
      case UInt8(ascii: ":"):
        takeColon(&open)
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quoted = quoted(at: index)
        if index == offset {
          cursor = nil
          note(.nothing)
        }
        takeScalar(quoted.text, quote: byte, end: quoted.text.upperBound, &open)
        index = quoted.next
      default:
        let end = endOfPlain(at: index)
        takeScalar(trimmed(index, end), quote: nil, end: end, &open)
        index = end
      }
    }
    if offset >= bytes.count, let last = open.last { noteGap(last) }
    return bytes.count + 1
  }

  /// Returns `true` if a line belongs to the block around the brackets, which were then never closed.
  private func endsFlow(at line: Int) -> Bool {
    guard let block = blocks.last, line < bytes.count else { return false }
    let end = lineEnd(from: line)
    let first = skipBlanks(from: line, to: end)
    guard first < end, first - line <= tree[block].indent else { return false }
    if bytes[first] == UInt8(ascii: "-") { return isBlankOrEnd(first + 1) }
    var colon = first
    while colon < end, bytes[colon].isNameStart || bytes[colon].isDigit || bytes[colon] == UInt8(ascii: "-") {
      colon += 1
    }
    return colon > first && colon < end && bytes[colon] == UInt8(ascii: ":") && isBlankOrEnd(colon + 1)
  }

  /// Returns the end of a text without quotes: a bracket or comma outside of an expression, or the end of the
  /// line.
  private func endOfPlain(at start: Int) -> Int {
    var index = start
    while index < bytes.count, !bytes[index].isLineEnd {
      let byte = bytes[index]
      if byte == UInt8(ascii: "$"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{") {
        let end = lineEnd(from: index)
        index = bytes[..<end].endOfExpression(from: index + 2).map { $0 + 1 } ?? end
        continue
      }
      if ",[]{}".utf8.contains(byte) { break }
      if byte == UInt8(ascii: "#"), index > start, bytes[index - 1].isSpaceOrTab { break }
      if byte == UInt8(ascii: ":"), isBlankOrEnd(index + 1) || ",[]{}".utf8.contains(bytes[index + 1]) {
        break
      }
      index += 1
    }
    return max(index, start + 1)
  }

  // MARK: Parts

  /// Adds a map or a list inside another one.
  private mutating func addInner(_ node: LooseTree.Node, _ open: inout [Open]) -> LooseTree.NodeIndex {
    let last = open.count - 1
    guard let place = placeOfValue(open[last]) else { return tree.addStray(node) }
    open[last].phase = .done
    return tree.add(node, at: place)
  }

  /// Returns the entry for the next value; `nil` if a key comes next.
  private mutating func placeOfValue(_ open: Open) -> LooseTree.EntryPlace? {
    if open.kind == .list { return tree.append(LooseTree.Entry(keyRange: 0..<0), to: open.node) }
    guard case .value = open.phase else { return nil }
    return (open.node, tree[open.node].entries.count - 1)
  }

  private mutating func takeColon(_ open: inout [Open]) {
    guard let last = open.last else { return }
    if case .key(let range) = last.phase {
      _ = tree.append(LooseTree.Entry(key: tree.text(range), keyRange: range), to: last.node)
      open[open.count - 1].phase = .value
    } else if last.kind == .list, case .done = last.phase,
      let scalar = tree[last.node].entries.last?.value, tree[scalar].kind == .scalar
    {
      open.append(Open(node: tree.makeKey(of: scalar), kind: .map, phase: .value, isBare: true))
    }
  }

  /// - Parameter end: the end of the spaces after the text.
  private mutating func takeScalar(_ range: Range<Int>, quote: UInt8?, end: Int, _ open: inout [Open]) {
    guard let last = open.last else { return }
    var spot = LooseCursor.Spot.key(last.node)
    if let place = placeOfValue(last) {
      _ = tree.add(LooseTree.Node(kind: .scalar, range: range), at: place)
      spot = .value(place.node, entry: place.entry)
      open[open.count - 1].phase = .done
    } else {
      open[open.count - 1].phase = .key(range)
    }
    guard holdsCursor(range.lowerBound, end) else { return }
    let word = offset > range.upperBound ? range.lowerBound..<offset : range
    cursor = nil
    note(.spots([spot]), word: word, quote: quote)
  }

  /// Sets the cursor between words and signs.
  private mutating func noteGap(_ open: Open) {
    switch (open.kind, open.phase) {
    case (.map, .start): note(.spots([.key(open.node)]))
    case (.map, .value):
      note(.spots([.value(open.node, entry: tree[open.node].entries.count - 1)]))
    case (.list, .start): note(.spots([.element(open.node)]))
    default: note(.nothing)
    }
  }
}

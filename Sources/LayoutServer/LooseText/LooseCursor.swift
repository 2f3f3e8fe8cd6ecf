/// The cursor's place in a loose tree.
struct LooseCursor {
  enum Spot {
    /// The text is empty.
    case root
    /// A key of a map, written or not.
    case key(LooseTree.NodeIndex)
    /// The value of an entry.
    case value(LooseTree.NodeIndex, entry: Int)
    /// A new element of a list.
    case element(LooseTree.NodeIndex)
  }

  enum Place {
    /// The spots to which a line at this column may belong, the likeliest first.
    case spots([Spot])
    /// A comment, from its `#`.
    case comment(start: Int)
    /// A block of text, after `|` or `>`.
    case block
    case nothing
  }

  var place: Place
  /// The whole word at the cursor without its quotes; may be empty.
  var word: Range<Int>
  /// The quote around the word; `nil` if there is none.
  var quote: UInt8?
  /// The column of a word at the start of a line or after a dash; `nil` for a word after a key or in
  /// brackets.
  var column: Int?
  /// True if only spaces come before the word on its line. An element then needs a dash.
  var isOwnLine = false
}

extension LooseScanner {
  /// The cursor after the whole text is read, without the spots that turned out to contain another value.
  var resolvedCursor: LooseCursor {
    guard var cursor else { return LooseCursor(place: .nothing, word: offset..<offset) }
    guard case .spots(let spots) = cursor.place else { return cursor }
    let found = spots.compactMap { self.resolved($0, cursor) }
    cursor.place = found.isEmpty ? .nothing : .spots(found)
    return cursor
  }

  private func resolved(_ spot: LooseCursor.Spot, _ cursor: LooseCursor) -> LooseCursor.Spot? {
    let value: LooseTree.NodeIndex?
    switch spot {
    case .key, .element: return spot
    case .root: value = tree.root
    case .value(let node, let entry): value = tree[node].entries[entry].value
    }
    guard let value else { return spot }
    let node = tree[value]
    // A scalar that begins like the cursor's word is that word, or a key whose colon is not typed yet.
    if node.kind == .scalar { return node.range.lowerBound == cursor.word.lowerBound ? spot : nil }
    if node.isFlow {
      return node.entries.first?.keyRange.lowerBound == cursor.word.lowerBound ? .key(value) : nil
    }
    guard node.indent == cursor.column else { return nil }
    return node.kind == .map ? .key(value) : .element(value)
  }
}

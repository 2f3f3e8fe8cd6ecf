/// What stands at a place of a text.
struct LooseCursor {
  enum Spot {
    /// The text has no node yet.
    case root
    /// A key of a map, be it there or to be written.
    case key(LooseTree.NodeIndex)
    /// The value of an entry.
    case value(LooseTree.NodeIndex, entry: Int)
    /// An element of a list that is to be written.
    case element(LooseTree.NodeIndex)
  }

  enum Place {
    /// Of several spots that a line at a column may be, the likeliest first.
    case spots([Spot])
    /// A comment, from its `#`.
    case comment(start: Int)
    /// A block of text, after `|` or `>`.
    case block
    case nothing
  }

  var place: Place
  /// The word at the place without its quotes, up to its end; empty where there is none.
  var word: Range<Int>
  /// The quote that the word stands in; nil for none.
  var quote: UInt8?
  /// The column of what is written on a line of its own or behind a dash; nil behind a key, and in brackets.
  var column: Int?
  /// True if nothing stands on the line before it but blanks: an element needs a dash.
  var isOwnLine = false
}

extension LooseScanner {
  /// What stands at the place, by what followed it.
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
    // The word itself, a key without its colon, or what is written behind it.
    if node.kind == .scalar { return node.range.lowerBound == cursor.word.lowerBound ? spot : nil }
    if node.isFlow {
      return node.entries.first?.keyRange.lowerBound == cursor.word.lowerBound ? .key(value) : nil
    }
    guard node.indent == cursor.column else { return nil }
    return node.kind == .map ? .key(value) : .element(value)
  }
}

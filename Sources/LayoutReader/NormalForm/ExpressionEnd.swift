extension Collection<UInt8> {
  /// Returns the place of the `}` that ends an expression; `nil` if none does. A `}` in a text that a function is given does not end it:
  /// `${textWidth('a}b', body)}`.
  ///
  /// - Parameter start: a place in the expression, after its `${` and outside of such texts.
  package func endOfExpression(from start: Index) -> Index? {
    var index = start
    // A text stands only where an argument begins.
    var beginsArgument = false
    while index < endIndex {
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "}"): return index
      case UInt8(ascii: "'") where beginsArgument, UInt8(ascii: "\"") where beginsArgument:
        if let end = self[self.index(after: index)...].firstIndex(of: byte) { index = end }
        beginsArgument = false
      case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"): beginsArgument = true
      // Where the text is as written in a file, quotes may be escaped.
      case 0...0x20, UInt8(ascii: "\\"): break
      default: beginsArgument = false
      }
      formIndex(after: &index)
    }
    return nil
  }
}

// Byte-for-byte search. The standard library's functions of these names link its regular expressions, 1.3 MB.
// These functions replace them wherever this module is imported.
extension StringProtocol {
  @_disfavoredOverload
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Returns the first range of a text, if it occurs.
  package func firstRange(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    // Native strings are searched in place; bridged strings are copied first.
    let found = utf8.withContiguousStorageIfAvailable { firstOffset(of: wanted, in: $0) }
    guard let offset = found ?? Array(utf8).withUnsafeBufferPointer({ firstOffset(of: wanted, in: $0) })
    else {
      return nil
    }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: wanted.count)
  }

  @_disfavoredOverload
  package func split(separator: String, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    while let range = self[start...].firstRange(of: separator) {
      parts.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    parts.append(self[start...])
    return omittingEmptySubsequences ? parts.filter { !$0.isEmpty } : parts
  }
}

// A plain loop is fast even without the optimizer.
private func firstOffset(of wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let first = wanted.first else { return 0 }
  var start = 0
  while start + wanted.count <= bytes.count {
    if bytes[start] == first, bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
    start += 1
  }
  return nil
}

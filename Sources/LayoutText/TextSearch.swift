// Where a text stands in another, byte for byte. The standard library's functions of these names come with its regular expressions,
// 1.3 MB of program; these stand before them wherever this module is imported.
extension StringProtocol {
  /// True if a text stands anywhere in this one.
  @_disfavoredOverload
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Where a text stands first in this one; nil where it does not.
  package func firstRange(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    // Native strings are searched in place; others, which are bridged, are copied first.
    let found = utf8.withContiguousStorageIfAvailable { firstOffset(of: wanted, in: $0) }
    guard let offset = found ?? Array(utf8).withUnsafeBufferPointer({ firstOffset(of: wanted, in: $0) })
    else {
      return nil
    }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: wanted.count)
  }

  /// What stands before, between and after the places of a text that is not empty.
  ///
  /// - Parameter omittingEmptySubsequences: false to keep parts without a byte.
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

/// Where bytes stand first in others; nil where they do not. A plain loop, which is fast without the optimizer, too.
private func firstOffset(of wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let first = wanted.first else { return 0 }
  var start = 0
  while start + wanted.count <= bytes.count {
    if bytes[start] == first, bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
    start += 1
  }
  return nil
}

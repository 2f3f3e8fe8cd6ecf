// Where a text stands in another, byte for byte. The standard library's functions of these names come with its regular expressions,
// 1.3 MB of program; these stand before them wherever this module is imported.
extension StringProtocol {
  /// True if a text stands anywhere in this one.
  @_disfavoredOverload
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Where a text stands first in this one; nil where it does not.
  package func firstRange(of text: String) -> Range<Index>? {
    var rest = utf8[...]
    while !rest.starts(with: text.utf8) {
      guard rest.popFirst() != nil else { return nil }
    }
    return rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.utf8.count)
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

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies a condition, or the end index if there is none.
  /// All later elements must satisfy it too.
  @inlinable
  package func partitioningIndex(where satisfies: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if satisfies(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

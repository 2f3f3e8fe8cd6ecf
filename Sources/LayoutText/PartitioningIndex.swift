extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies what all after it satisfy; the end where none does.
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

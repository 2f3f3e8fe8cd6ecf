extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition, which all later elements satisfy too; the end index if there is none.
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

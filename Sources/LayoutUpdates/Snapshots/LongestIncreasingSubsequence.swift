import LayoutText

/// The indexes of the longest increasing subsequence of different numbers, in O(n log n). Items at other indexes move, so that no list of
/// moves is shorter.
func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // For each length, the index of the least number that ends an increasing subsequence, and for each index the one before it.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    // Most lists are in order already.
    let isInOrder = ends.last.map { numbers[$0] < number } ?? true
    let length = isInOrder ? ends.count : ends.partitioningIndex { numbers[$0] >= number }
    if length > 0 { previous[place] = ends[length - 1] }
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var result: [Int] = []
  result.reserveCapacity(ends.count)
  var place = ends.last ?? -1
  while place >= 0 {
    result.append(place)
    place = previous[place]
  }
  return result.reversed()
}

/// The indexes of a longest increasing subsequence of distinct numbers, in O(n log n). If the items at all other indexes move, there are as
/// few moves as possible.
package func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // `ends` has, for each length, the index of the smallest number that ends an increasing subsequence of that length. `previous` has, for
  // each index, the one before it in its subsequence.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    // Most lists are already in order.
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

/// The places in a list of different numbers that make its longest increasing subsequence; O(n log n).
///
/// Items that keep their order stay; all others move, so that no list of moves is shorter.
func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // The place of the least number that ends an increasing subsequence of each length, and what stands before each place.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    // Most lists are in order already.
    if let last = ends.last, numbers[last] < number { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
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

/// The first number from 0 to `last` that satisfies what all after it satisfy, or `last` where none before it does: a binary search.
@inlinable
package func partitioningIndex(upTo last: Int, where satisfies: (Int) -> Bool) -> Int {
  var (low, high) = (0, last)
  while low < high {
    let middle = low + (high - low) / 2
    if satisfies(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

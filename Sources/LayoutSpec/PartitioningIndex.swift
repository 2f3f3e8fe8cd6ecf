/// Binary search: the first index before `last` for which `satisfies` is true, or `last` if there is none. Once true, it must stay true.
/// LayoutText has the same search for collections, but LayoutSpec and LayoutSolver do not depend on LayoutText.
@inlinable
package func partitioningIndex(upTo last: Int, where satisfies: (Int) -> Bool) -> Int {
  var (low, high) = (0, last)
  while low < high {
    let middle = low + (high - low) / 2
    if satisfies(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

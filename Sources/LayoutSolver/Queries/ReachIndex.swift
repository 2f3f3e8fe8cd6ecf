import LayoutSpec

/// Finds those of many ranges along an axis that meet another one: ranges that overlap each other, lie in any order and are of any length.
///
/// A prefix maximum of their ends and a suffix minimum of their starts are sorted whatever the ranges are: a binary search in each leaves
/// those between the first that may reach into the other range and the last that may. Where sections lie one after the other that is
/// just those that meet it.
struct ReachIndex: Sendable {
  private var ranges: [AxisRange] = []
  /// The farthest end of each range and all before it.
  private var ends: [Double] = []
  /// The least start of each range and all after it.
  private var starts: [Double] = []

  init(_ ranges: [AxisRange]) {
    self.ranges = ranges
    ends.reserveCapacity(ranges.count)
    starts = Array(repeating: 0, count: ranges.count)
    var farthest = -Double.infinity
    for range in ranges {
      farthest = max(farthest, range.end)
      ends.append(farthest)
    }
    var least = Double.infinity
    for index in ranges.indices.reversed() {
      least = min(least, ranges[index].start)
      starts[index] = least
    }
  }

  /// The indices between which all lie that touch a range, ascending.
  func bounds(touching range: AxisRange) -> Range<Int> {
    let first = firstIndex(upTo: ends.count) { ends[$0] >= range.start }
    let last = firstIndex(upTo: starts.count) { starts[$0] > range.end }
    return first..<max(first, last)
  }

  /// The indices of the ranges that touch a range, ascending.
  func indices(touching range: AxisRange) -> some Sequence<Int> {
    bounds(touching: range).lazy.filter {
      ranges[$0].start <= range.end && range.start <= ranges[$0].end
    }
  }
}

/// Lengths, and how often each occurs.
package struct LengthCounts: Sendable, Equatable {
  private var counts: [Double: Int] = [:]
  /// How many lengths there are, at most `Int.max`.
  package private(set) var count = 0

  package init() {}

  /// - Parameter length: points; infinite lengths and NaN are left out.
  package mutating func add(_ length: Double, count: Int = 1) {
    guard length.isFinite, count > 0 else { return }
    counts[length] = counts[length, default: 0].addingSaturated(count)
    self.count = self.count.addingSaturated(count)
  }

  /// Adds the lengths of a number of copies.
  package mutating func add(_ other: LengthCounts, copies: Int) {
    for (length, count) in other.counts {
      add(length, count: count.multipliedSaturated(by: copies))
    }
  }

  /// The distinct lengths, ascending, with how often each occurs.
  package var ascending: [(length: Double, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { (length: $0.key, count: $0.value) }
  }

  package var least: Double? { counts.keys.min() }
  package var greatest: Double? { counts.keys.max() }

  package var mean: Double? { mean { $0 } }

  /// The mean of what `value` makes of each length.
  package func mean(_ value: (Double) -> Double) -> Double? {
    guard count > 0 else { return nil }
    let ascending = ascending
    // Not `count`, which saturates.
    let all = ascending.reduce(0) { $0 + Double($1.count) }
    return ascending.reduce(0) { $0 + value($1.length) * Double($1.count) } / all
  }

  /// The length in the middle; of two the mean, so that the longest distance from it is no longer than it must be.
  package var median: Double? {
    var passed = 0
    var lower: Double?
    for (length, count) in ascending {
      if let lower { return (lower + length) / 2 }
      passed = passed.addingSaturated(count)
      if passed == self.count - passed { lower = length }
      if passed > self.count - passed { return length }
    }
    return lower
  }
}

/// Counts how many subitems of a repeated list fit into a group, as UIKit does.
/// Model: group-capacity measured. Count up from 0 and stop at the first subitem that does not fit. n subitems fit if their lengths, their
/// fixed edge spacings and flexible minimums, and n - 1 gaps are no longer than the group. Fractions are taken of what the gaps leave.
/// Model: capacity-sums compared. Fractional lengths are cut down to pixels (on systems that do so) before they are added: 0.334 of 375
/// points is 125.25, cut to 125, so that three fit.
/// Model: crosswise-fractions compared. If a subitem's length across the group is a fraction of the group's length along it, other gaps are
/// subtracted before fractions are taken: those between as many subitems as would fit without gaps.
struct Capacity {
  /// What one subitem takes along the group's axis.
  struct Slot {
    /// Points that do not depend on the count.
    var fixed: Double
    /// The fraction of the length less the spacings.
    var fraction: Double
  }

  /// How many subitems fit, and how many gaps are subtracted from the length before fractions of it are taken.
  struct Count: Equatable {
    var slots: Int
    var gapsInBase: Int
  }

  /// How many subitems a group may hold, at most.
  static let greatestCount = 1_000_000

  /// The list that repeats.
  let slots: [Slot]
  /// The group's inner length, points.
  let length: Double
  /// The minimum gap between neighbours, points; may be negative.
  let spacing: Double
  let grid: PixelGrid

  /// How many subitems fit, or `nil` if that is more than `greatestCount`, or exceeds the budget.
  /// - Parameter isCrosswise: true if a subitem's length across the group is a fraction of the length along it.
  func count(isCrosswise: Bool, budget: SolvingBudget) -> Count? {
    guard length > 0, !slots.isEmpty else { return Count(slots: 0, gapsInBase: 0) }
    if isCrosswise {
      guard let bare = count(in: length, spacing: 0) else { return nil }
      let gaps = max(0, bare - 1)
      return count(in: max(0, length - Double(gaps) * spacing), spacing: spacing)
        .map { Count(slots: $0, gapsInBase: gaps) }
    }
    let dependsOnCount = spacing != 0 && slots.contains { $0.fraction != 0 }
    let count = dependsOnCount ? countedUp(budget) : count(in: length, spacing: spacing)
    return count.map { Count(slots: $0, gapsInBase: max(0, $0 - 1)) }
  }

  /// Counts by arithmetic. This works if `base`, of which fractions are taken, does not depend on the count.
  private func count(in base: Double, spacing: Double) -> Int? {
    let room = length + spacing + LineFit.tolerance
    var prefixes: [Double] = []
    prefixes.reserveCapacity(slots.count)
    var cycle = 0.0
    for slot in slots {
      cycle += slot.fixed + grid.cut(slot.fraction * base) + spacing
      prefixes.append(cycle)
    }
    // For each place in the list, the first round in which it does not fit; the earliest of them ends the count.
    var least = Double.infinity
    for (place, end) in prefixes.enumerated() {
      let round = end > room ? 0 : cycle > 0 ? ((room - end) / cycle).rounded(.down) + 1 : .infinity
      least = min(least, round * Double(slots.count) + Double(place))
    }
    return least <= Double(Self.greatestCount) ? Int(least) : nil
  }

  /// Counts one by one: each gap makes all fractions smaller.
  private func countedUp(_ budget: SolvingBudget) -> Int? {
    var tally: [(fraction: Double, times: Double)] = []
    var places: [Double: Int] = [:]
    var fixed = 0.0
    var work = 0
    var count = 0
    while count <= Self.greatestCount {
      let slot = slots[count % slots.count]
      fixed += slot.fixed
      if slot.fraction != 0 {
        let place = places[slot.fraction] ?? tally.count
        if place == tally.count {
          places[slot.fraction] = place
          tally.append((slot.fraction, 0))
        }
        tally[place].times += 1
      }
      let gaps = Double(count) * spacing
      let base = length - gaps
      guard base > 0 else { return count }
      let sum = tally.reduce(fixed + gaps) { $0 + $1.times * grid.cut($1.fraction * base) }
      if sum > length + LineFit.tolerance { return count }
      count += 1
      work += tally.count + 1
      if work > SolvingBudget.freeLengths, !budget.takeLengths(tally.count + 1) { return nil }
    }
    return nil
  }
}

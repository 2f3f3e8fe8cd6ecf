import LayoutSpec

/// How many subitems of a repeated list fit into a group: UIKit's counting rule, by arithmetic.
///
/// Model: group-capacity measured. Count up from 0 and stop at the first n that does not fit. The first n slots of the repeated list fit if
/// `fixed + fractions * (length - (n-1) * spacing) + (n-1) * spacing <= length`, where fixed sums the absolute lengths, the fixed edge
/// spacings and the flexible minimums. Fractions are of what the spacings leave, so spacing never lowers the count
/// of purely fractional rows. Exact lengths are summed, not lengths cut to pixels (choice capacity-sums).
struct Capacity {
  /// One subitem's demand along the group's axis.
  struct Slot {
    /// Points that do not depend on the count.
    var fixed: Double
    /// The fraction of the length less all spacings.
    var fraction: Double
  }

  /// The most subitems that a group may hold.
  static let greatestCount = 1_000_000

  /// How much too long, in points, still fits: for thirds and other inexact fractions.
  static let tolerance = 1e-6

  /// The list that repeats.
  let slots: [Slot]
  /// The group's inner length, points.
  let length: Double
  /// The minimum gap between neighbours, points; may be negative.
  let spacing: Double

  /// The number of subitems that fit, or nil if there would be more than `greatestCount`.
  var count: Int? {
    guard length > 0, !slots.isEmpty else { return 0 }
    var fixed = 0.0
    var fraction = 0.0
    var prefixes: [Slot] = []
    prefixes.reserveCapacity(slots.count)
    for slot in slots {
      fixed += slot.fixed
      fraction += slot.fraction
      prefixes.append(Slot(fixed: fixed, fraction: fraction))
    }
    // The n-th slot is slot r of cycle q: each r has an excess that is a quadratic in q. The first misfit is the least over all r.
    var least = Int.max
    for (remainder, prefix) in prefixes.enumerated() {
      let misfit = firstMisfit(
        cycleFixed: fixed, cycleFraction: fraction, prefix: prefix, remainder: remainder)
      if let misfit { least = min(least, misfit) }
    }
    return least - 1 > Self.greatestCount ? nil : least - 1
  }

  /// The least n = q * slots.count + remainder + 1 that does not fit, or nil if all up to beyond the limit do.
  private func firstMisfit(cycleFixed: Double, cycleFraction: Double, prefix: Slot, remainder: Int) -> Int? {
    let period = Double(slots.count)
    // With q cycles before: rest = length - gaps * spacing; excess = fixed + (fraction - 1) * rest.
    func excess(_ cycles: Double) -> Double {
      let rest = length - (cycles * period + Double(remainder)) * spacing
      if rest <= 0 { return .infinity }
      return cycles * cycleFixed + prefix.fixed + (cycles * cycleFraction + prefix.fraction - 1) * rest
    }
    func misfits(_ cycles: Double) -> Bool { excess(cycles) > Self.tolerance }

    let limit = (Double(Self.greatestCount) / period).rounded(.up) + 1
    let candidates = crossings(
      constant: excess(0),
      slope: cycleFixed + cycleFraction * (length - Double(remainder) * spacing)
        - (prefix.fraction - 1) * period * spacing,
      curvature: -cycleFraction * period * spacing)
    var least: Double?
    for candidate in candidates + [restCrossing(remainder: remainder)] where candidate < limit {
      // The root is inexact: look at the whole numbers around it.
      let start = max(0, candidate.rounded(.down) - 2)
      var cycles = start
      while cycles <= start + 5 {
        if misfits(cycles) {
          least = min(least ?? .infinity, cycles)
          break
        }
        cycles += 1
      }
    }
    guard let least else { return nil }
    return Int(least) * slots.count + remainder + 1
  }

  /// Where the spacings have used up the length.
  private func restCrossing(remainder: Int) -> Double {
    spacing > 0 ? max(0, (length / spacing - Double(remainder)) / Double(slots.count)) : .infinity
  }

  /// The places q >= 0 at which `constant + slope * q + curvature * q^2` may begin to exceed the tolerance.
  private func crossings(constant: Double, slope: Double, curvature: Double) -> [Double] {
    let level = constant - Self.tolerance
    if level > 0 { return [0] }
    if abs(curvature) < 1e-12 {
      return slope > 0 ? [-level / slope] : []
    }
    let discriminant = slope * slope - 4 * curvature * level
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    // The stable form of both roots: no difference of nearly equal numbers.
    let half = slope >= 0 ? -(slope + root) / 2 : -(slope - root) / 2
    let roots = [half / curvature, half == 0 ? .infinity : level / half]
    return roots.filter { $0 >= 0 && $0.isFinite }
  }
}

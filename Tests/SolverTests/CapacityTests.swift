import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct CapacityTests {
  typealias Slot = Capacity.Slot

  /// The rules taken literally: counts up from 0 and stops at the first n that does not fit.
  /// - Parameter base: the length that fractions are of; by default what the gaps leave.
  private func countedUp(_ capacity: Capacity, spacing: Double, base: Double? = nil, limit: Int) -> Int? {
    guard capacity.length > 0, !capacity.slots.isEmpty else { return 0 }
    for n in 1...limit {
      let gaps = Double(n - 1) * spacing
      let rest = base ?? capacity.length - gaps
      if base == nil, spacing != 0, rest <= 0, capacity.slots.contains(where: { $0.fraction != 0 }) {
        return n - 1
      }
      var sum = gaps
      for index in 0..<n {
        let slot = capacity.slots[index % capacity.slots.count]
        sum += slot.fixed + capacity.grid.floor(slot.fraction * rest)
      }
      if sum > capacity.length + LineFit.tolerance { return n - 1 }
    }
    return nil
  }

  private func count(_ slots: [Slot], length: Double, spacing: Double, scale: Double = 2) -> Int? {
    let capacity = Capacity(slots: slots, length: length, spacing: spacing, grid: PixelGrid(scale: scale))
    return capacity.count(isCrosswise: false, budget: SolvingBudget())?.slots
  }

  /// The recorded rows of UIKit in a container of 320 points.
  @Test(
    arguments: [
      (0.3, 0, 3), (0.25, 0, 4), (1 / 3, 0, 3), (0.4, 0, 2), (0.9, 0, 1), (0.3, 10, 3), (0.25, 10, 4),
      (1 / 3, 10, 3), (0.5, 10, 2), (0.4, 10, 2), (0.9, 10, 1),
    ] as [(Double, Double, Int)])
  func recordedRows(fraction: Double, spacing: Double, count: Int) {
    #expect(self.count([Slot(fixed: 0, fraction: fraction)], length: 320, spacing: spacing) == count)
  }

  @Test func nothingFits() {
    #expect(count([Slot(fixed: 400, fraction: 0)], length: 320, spacing: 0) == 0)
    #expect(count([Slot(fixed: 0, fraction: 1.5)], length: 320, spacing: 0) == 0)
    #expect(count([Slot(fixed: 0, fraction: 0.5)], length: 0, spacing: 0) == 0)
    #expect(count([], length: 320, spacing: 0) == 0)
  }

  /// 393 points hold 393,000 slots of a thousandth, even a thousandth too many, found by arithmetic.
  @Test func tinySlots() {
    #expect(count([Slot(fixed: 0.001, fraction: 0)], length: 393, spacing: 0) == 393_001)
    #expect(count([Slot(fixed: 0.0001, fraction: 0)], length: 393, spacing: 0) == nil)
  }

  /// Negative spacing as long as the slot: any number fits.
  @Test func spacingThatTakesBackTheSlot() {
    #expect(count([Slot(fixed: 10, fraction: 0)], length: 320, spacing: -10) == nil)
    #expect(count([Slot(fixed: 10, fraction: 0)], length: 320, spacing: -20) == nil)
    // 10 + 9 n <= 320 gives n = 34 more.
    #expect(count([Slot(fixed: 10, fraction: 0)], length: 320, spacing: -1) == 35)
  }

  /// Three times 125.25 points are more than 375 points, three times 125 are not.
  @Test func lengthsOnPixelsAreSummed() {
    #expect(count([Slot(fixed: 0, fraction: 0.334)], length: 375, spacing: 0, scale: 3) == 3)
    #expect(
      count([Slot(fixed: 0, fraction: 0.6667), Slot(fixed: 0, fraction: 0.3334)], length: 375, spacing: 0)
        == 2)
  }

  /// Three widths of 100 fit into 320 without gaps: heights are fractions of 320 less two gaps of 30, though only two fit with a gap.
  @Test func crosswiseFractions() {
    let capacity = Capacity(
      slots: [Slot(fixed: 100, fraction: 0)], length: 320, spacing: 30, grid: PixelGrid(scale: 2))
    #expect(
      capacity.count(isCrosswise: true, budget: SolvingBudget()) == Capacity.Count(slots: 2, gapsInBase: 2))
  }

  /// Fractions of less than a pixel never fill a group; a budget ends the counting if each gap changes them.
  @Test(.enabled(if: triesAllExamples)) func fractionsOfNothing() {
    #expect(count([Slot(fixed: 0, fraction: 0.0001)], length: 320, spacing: 0) == nil)
    let many = (1...2000).map { Slot(fixed: 0, fraction: Double($0) * 1e-9) }
    #expect(count(many, length: 1000, spacing: 0.0005) == nil)
  }

  /// Arithmetic and counting agree on lists of every kind, negative spacing and edge spacing included.
  @Test(arguments: 0..<UInt64(exampleCount(4, of: 20)))
  func agreesWithCounting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let slots = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Slot(fixed: random.whole(1...200), fraction: 0)
        case 1: Slot(fixed: random.whole(-20...20), fraction: Double.random(in: 0.001...1.2, using: &random))
        case 2: Slot(fixed: 0, fraction: 1 / random.whole(1...12))
        default: Slot(fixed: Double.random(in: 0.05...30, using: &random), fraction: 0)
        }
      }
      let spacing = random.oneIn(3) ? 0 : random.whole(-30...40)
      let capacity = Capacity(
        slots: slots, length: random.whole(1...1400), spacing: spacing, grid: PixelGrid(scale: 3))
      let limit = 1_500
      let counted = countedUp(capacity, spacing: spacing, limit: limit)
      let count = capacity.count(isCrosswise: false, budget: SolvingBudget())
      #expect(counted.map { count?.slots == $0 } ?? (count?.slots ?? .max >= limit), "\(capacity)")
      if let count { #expect(count.gapsInBase == max(0, count.slots - 1)) }

      guard let bare = countedUp(capacity, spacing: 0, base: capacity.length, limit: limit) else { continue }
      let base = max(0, capacity.length - Double(max(0, bare - 1)) * spacing)
      let crosswise = capacity.count(isCrosswise: true, budget: SolvingBudget())
      if let counted = countedUp(capacity, spacing: spacing, base: base, limit: limit) {
        #expect(crosswise == Capacity.Count(slots: counted, gapsInBase: max(0, bare - 1)), "\(capacity)")
      }
    }
  }
}

import Testing

@testable import LayoutSolver

@Suite struct CapacityTests {
  typealias Slot = Capacity.Slot

  /// The rule as it is measured, taken literally: count up from 0 and stop at the first n that does not fit.
  private func countedUp(_ capacity: Capacity, limit: Int) -> Int? {
    guard capacity.length > 0, !capacity.slots.isEmpty else { return 0 }
    var fixed = 0.0
    var fraction = 0.0
    for n in 1...limit {
      let slot = capacity.slots[(n - 1) % capacity.slots.count]
      fixed += slot.fixed
      fraction += slot.fraction
      let gaps = Double(n - 1) * capacity.spacing
      let rest = capacity.length - gaps
      if rest <= 0 || fixed + fraction * rest + gaps > capacity.length + Capacity.tolerance { return n - 1 }
    }
    return nil
  }

  /// The recorded rows of UIKit in a container of 320 points.
  @Test(
    arguments: [
      (0.3, 0, 3), (0.25, 0, 4), (1 / 3, 0, 3), (0.4, 0, 2), (0.9, 0, 1), (0.3, 10, 3), (0.25, 10, 4),
      (1 / 3, 10, 3), (0.5, 10, 2), (0.4, 10, 2), (0.9, 10, 1),
    ] as [(Double, Double, Int)])
  func recordedRows(fraction: Double, spacing: Double, count: Int) {
    let capacity = Capacity(slots: [Slot(fixed: 0, fraction: fraction)], length: 320, spacing: spacing)
    #expect(capacity.count == count)
  }

  @Test func nothingFits() {
    #expect(Capacity(slots: [Slot(fixed: 400, fraction: 0)], length: 320, spacing: 0).count == 0)
    #expect(Capacity(slots: [Slot(fixed: 0, fraction: 1.5)], length: 320, spacing: 0).count == 0)
    #expect(Capacity(slots: [Slot(fixed: 0, fraction: 0.5)], length: 0, spacing: 0).count == 0)
    #expect(Capacity(slots: [], length: 320, spacing: 0).count == 0)
  }

  /// 393 points hold 393,000 slots of a thousandth: by arithmetic, not by counting.
  @Test func tinySlots() {
    #expect(Capacity(slots: [Slot(fixed: 0.001, fraction: 0)], length: 393, spacing: 0).count == 393_000)
    #expect(Capacity(slots: [Slot(fixed: 0.0001, fraction: 0)], length: 393, spacing: 0).count == nil)
  }

  /// Negative spacing as long as the slot: no number of them is too many.
  @Test func spacingThatTakesBackTheSlot() {
    #expect(Capacity(slots: [Slot(fixed: 10, fraction: 0)], length: 320, spacing: -10).count == nil)
    #expect(Capacity(slots: [Slot(fixed: 10, fraction: 0)], length: 320, spacing: -20).count == nil)
    // 10 + 9 n <= 320 gives n = 34 more.
    #expect(Capacity(slots: [Slot(fixed: 10, fraction: 0)], length: 320, spacing: -1).count == 35)
  }

  /// Arithmetic and counting agree on lists of every kind, negative spacing and edge spacing included.
  @Test(arguments: 0..<40)
  func agreesWithCounting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let slots = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Slot(fixed: random.whole(1...200), fraction: 0)
        case 1: Slot(fixed: random.whole(-20...20), fraction: Double.random(in: 0.001...1.2, using: &random))
        case 2: Slot(fixed: 0, fraction: 1 / random.whole(1...12))
        default: Slot(fixed: Double.random(in: 0.05...30, using: &random), fraction: 0)
        }
      }
      let spacing = random.oneIn(3) ? 0 : random.whole(-30...40)
      let capacity = Capacity(slots: slots, length: random.whole(1...1400), spacing: spacing)
      let limit = 20_000
      let counted = countedUp(capacity, limit: limit)
      let arithmetic = capacity.count
      if let counted {
        #expect(arithmetic == counted, "\(capacity)")
      } else {
        #expect(arithmetic ?? .max >= limit, "\(capacity)")
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

import LayoutSpec

@Suite struct TrigonometryTests {
  private func check(_ angle: Double) {
    for (ours, theirs) in [(Trigonometry.sine(angle), sin(angle)), (Trigonometry.cosine(angle), cos(angle))] {
      #expect(abs(ours - theirs) <= theirs.ulp, "\(angle)")
    }
  }

  @Test func agreesWithTheCLibrary() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50_000 {
      check(Double.random(in: -10...10, using: &random))
      check(Double.random(in: -1e6...1e6, using: &random))
      let bits = UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &random)
      check(Double(bitPattern: bits))
      check(-Double(bitPattern: bits))
    }
  }

  @Test func difficultAngles() {
    for angle in [
      0, 0.785, 0.7853981633974483, 0.7853981633974484, .pi, .pi / 2, 3 * .pi / 2, 2 * .pi, 1e22, 1e300, 1e6,
      .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ] as [Double] {
      check(angle)
      check(-angle)
    }
    for step in 1...10_000 {
      check(Double(step) * .pi / 2)
      check(Double(step) * .pi / 4)
    }
    // The double that is closest to a multiple of π/2; C libraries lose some bits of it.
    #expect(Trigonometry.cosine(6_381_956_970_095_103 * 0x1p797) == -0x1.14ae72e6ba22fp-61)
    #expect(Trigonometry.sine(.infinity).isNaN && Trigonometry.cosine(.nan).isNaN)
  }
}

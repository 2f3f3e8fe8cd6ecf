import Foundation
import LayoutText
import TestSupport
import Testing

@Suite struct DecimalTests {
  private func decimal(_ value: Double, _ precision: Int = 3) -> String {
    let sink = ByteSink()
    sink.write(decimal: value, precision: precision)
    return sink.text
  }

  private func shortest(_ value: Double) -> String {
    let sink = ByteSink()
    sink.write(shortest: value)
    return sink.text
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1e-9, "0"), (-1e-9, "0"), (-0.0004, "0"), (393, "393"), (-12, "-12"),
      (0.5, "0.5"),
      (88 + 1 / 3.0, "88.333"), (-88 - 2 / 3.0, "-88.667"), (0.001, "0.001"), (0.1 + 0.2, "0.3"),
      (99.9996, "100"),
      (9.0949, "9.095"), (10.05, "10.05"), (100.009, "100.009"), (999_999.9999, "1000000"), (1e6, "1000000"),
      (1e15, "1000000000000000"), (1e16, "10000000000000000"), (1.5e18, "1500000000000000000"),
      (-1e21, "-1000000000000000000000"), (.infinity, "0"), (-.infinity, "0"), (.nan, "0"),
      (.leastNonzeroMagnitude, "0"), (9_007_199_254_740_993.0, "9007199254740992"),
    ] as [(Double, String)])
  func threeDecimals(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  /// Halves that a double holds exactly go away from zero.
  @Test(
    arguments: [
      (0.0625, 3, "0.063"), (-0.0625, 3, "-0.063"), (0.125, 2, "0.13"), (0.5, 0, "1"), (-0.5, 0, "-1"),
      (1.5, 0, "2"),
      (2.5, 0, "3"), (0.49999999999999994, 0, "0"), (0.0009765625, 9, "0.000976563"), (1.0005, 3, "1.001"),
    ] as [(Double, Int, String)])
  func halves(value: Double, precision: Int, text: String) {
    #expect(decimal(value, precision) == text)
  }

  @Test(arguments: [
    (0, "3"), (1, "3.1"), (2, "3.14"), (5, "3.14159"), (9, "3.141592654"), (-1, "3"), (12, "3.141592654"),
  ])
  func precisions(precision: Int, text: String) {
    #expect(decimal(.pi, precision) == text)
  }

  /// Beyond the exact integers the shortest digits are rounded.
  @Test func longDecimals() {
    #expect(decimal(12_345_678.5, 9) == "12345678.5")
    #expect(decimal(99_999_999.999999996, 9) == "100000000")
    #expect(decimal(1e300) == "1" + String(repeating: "0", count: 300))
    #expect(decimal(-1.25e300, 9) == "-125" + String(repeating: "0", count: 298))
    #expect(decimal(.greatestFiniteMagnitude).count == 309)
  }

  /// For random values that are no halves, printf is right too.
  @Test func agreesWithPrintf() {
    var generator = SeededGenerator(seed: 20_240_607)
    for _ in 0..<20_000 {
      let precision = Int.random(in: 0...6, using: &generator)
      let value =
        Double.random(in: -1...1, using: &generator) * pow(10, Double.random(in: -4...8, using: &generator))
      let scaled = abs(value) * pow(10, Double(precision))
      if abs(scaled - scaled.rounded(.down) - 0.5) < 1e-6 { continue }
      var expected = String(format: "%.\(precision)f", value)
      if expected.contains(".") {
        while expected.hasSuffix("0") { expected.removeLast() }
        if expected.hasSuffix(".") { expected.removeLast() }
      }
      if expected == "-0" { expected = "0" }
      #expect(decimal(value, precision) == expected)
    }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (44, "44"), (-44.25, "-44.25"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
      (1 / 3.0, "0.3333333333333333"), (1e-7, "0.0000001"), (1.5e-7, "0.00000015"), (0.012, "0.012"),
      (9.5e-8, "9.5e-8"), (1e16, "10000000000000000"), (1e21, "1000000000000000000000"), (1e22, "1e22"),
      (1.25e300, "1.25e300"), (.leastNonzeroMagnitude, "5e-324"), (123_456.789, "123456.789"), (.nan, "0"),
      (.infinity, "0"),
    ] as [(Double, String)])
  func shortestNumbers(value: Double, text: String) {
    #expect(shortest(value) == text)
  }

  @Test func shortestNumbersReadBack() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(Double(shortest(value)) == value)
    }
  }

  @Test(arguments: [0, 9, 10, 99, 100, 101, 9_999, 10_000, -1, -10, -987_654_321, .max, .min])
  func integers(value: Int) {
    let sink = ByteSink()
    sink.write(integer: value)
    #expect(sink.text == String(value))
  }

  /// A kept text is the same text, also after another number has taken its place.
  @Test func cachedDecimals() {
    let cache = DecimalCache(prefix: ", \"x\": ", precision: 3)
    let sink = ByteSink()
    var expected = ""
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let value = Double(Int.random(in: -300...300, using: &generator)) / 3
      cache.write(value, to: sink)
      expected += ", \"x\": " + decimal(value)
    }
    for value in [0, -0.0, 1e300, 1e300, 1e300, 0, .nan, .nan, .nan] {
      cache.write(value, to: sink)
      expected += ", \"x\": " + decimal(value)
    }
    #expect(sink.text == expected)
  }
}

/// Numbers as people write them.
enum RoundNumber {
  private static let steps: [Double] = [1000, 500, 100, 50, 10, 5, 1]

  /// The roundest whole number between two others, and among equally round ones the one nearest to their middle.
  static func between(_ low: Double, _ high: Double) -> Double? {
    let middle = (low + high) / 2
    for step in steps {
      let below = (middle / step).rounded(.down) * step
      let near = middle - below <= step / 2 ? [below, below + step] : [below + step, below]
      if let number = near.first(where: { low < $0 && $0 < high }) { return number }
    }
    return nil
  }

  /// How likely it is that a person wrote the number. Round numbers come first, then sides of screens, then multiples of 10, 5 and 2.
  static func roundness(_ number: Double) -> Int {
    let round: [Double] = [1000, 500, 100, 50]
    if let index = round.firstIndex(where: { number.truncatingRemainder(dividingBy: $0) == 0 }) {
      return 9 - index
    }
    if screens.contains(number) { return 5 }
    let small: [Double] = [10, 5, 2, 1]
    return small.firstIndex { number.truncatingRemainder(dividingBy: $0) == 0 }.map { 4 - $0 } ?? 0
  }

  private static let screens: Set<Double> = [
    320, 375, 390, 393, 402, 414, 420, 428, 430, 440, 480, 568, 667, 736, 744, 768, 810, 812, 820, 834, 844,
    852, 874, 896, 912, 926, 932, 956, 1024, 1032, 1080, 1112, 1133, 1180, 1194, 1210, 1366, 1376,
  ]

  /// A number without rounding errors.
  static func cleaned(_ number: Double) -> Double {
    let scaled = (number * 1e9).rounded() / 1e9
    return scaled == 0 ? 0 : scaled
  }
}

/// Numbers as people write them.
enum RoundNumber {
  private static let steps: [Double] = [1000, 500, 100, 50, 10, 5, 1]

  /// The roundest whole number between two others, the nearest to their middle; nil where there is none.
  static func between(_ low: Double, _ high: Double) -> Double? {
    let middle = (low + high) / 2
    for step in steps {
      let below = (middle / step).rounded(.down) * step
      let near = middle - below <= step / 2 ? [below, below + step] : [below + step, below]
      if let number = near.first(where: { low < $0 && $0 < high }) { return number }
    }
    return nil
  }

  /// How round a number is: the greater, the rounder.
  static func roundness(_ number: Double) -> Int {
    steps.firstIndex { number.truncatingRemainder(dividingBy: $0) == 0 }.map { steps.count - $0 } ?? 0
  }

  /// A number without what computing has left of it.
  static func cleaned(_ number: Double) -> Double {
    let scaled = (number * 1e9).rounded() / 1e9
    return scaled == 0 ? 0 : scaled
  }
}

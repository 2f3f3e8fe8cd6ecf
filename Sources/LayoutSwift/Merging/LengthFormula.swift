import LayoutSpec
import LayoutText

/// A number that follows a length of the environment: `width / 3 - 8`, `min(0.7 * width, 360)`, `floor(width / 120)`.
enum LengthFormula {
  typealias Value = (environment: Environment, value: Double)

  /// The formula, in the language of expressions; nil where there is none that gives all numbers.
  static func text(_ values: [Value], _ reads: Set<String>) -> String? {
    for property in EnvironmentProperty.read(reads) {
      let points = points(values, property)
      guard points.count == values.count else { continue }
      if let line = Line(points) { return line.text(property.name) }
      if let text = floored(points, property.name) ?? bent(points, property.name) { return text }
    }
    return nil
  }

  /// The formula of numbers for which a condition chooses one of two lines; nil where there is none.
  static func text(_ values: [Value], _ reads: Set<String>, choosing holds: (Environment) -> Bool) -> (
    ifTrue: String, ifFalse: String
  )? {
    for property in EnvironmentProperty.read(reads) {
      let first = points(values.filter { holds($0.environment) }, property)
      let second = points(values.filter { !holds($0.environment) }, property)
      guard first.count + second.count == values.count, let one = Line(first), let other = Line(second) else {
        continue
      }
      return (one.text(property.name), other.text(property.name))
    }
    return nil
  }

  private typealias Point = (x: Double, y: Double)

  private static func points(_ values: [Value], _ property: EnvironmentProperty) -> [Point] {
    values.compactMap { value in property.number(value.environment).map { (x: $0, y: value.value) } }
  }

  /// Two lines that meet: the lesser or the greater of them.
  private static func bent(_ points: [Point], _ name: String) -> String? {
    let sorted = points.sorted { $0.x < $1.x }
    for split in sorted.indices.dropFirst(2).dropLast() {
      guard let low = Line(Array(sorted[..<split])), let high = Line(Array(sorted[split...])) else {
        continue
      }
      let isLesser = low.slope > high.slope
      let isMet = sorted.allSatisfy { point in
        let (first, second) = (low.y(point.x), high.y(point.x))
        return Line.isSame(isLesser ? min(first, second) : max(first, second), point.y)
      }
      if isMet { return "\(isLesser ? "min" : "max")(\(low.text(name)), \(high.text(name)))" }
    }
    return nil
  }

  /// How often a length goes into another one.
  private static func floored(_ points: [Point], _ name: String) -> String? {
    guard points.allSatisfy({ $0.y == $0.y.rounded() && $0.y >= 1 && $0.x > 0 }) else { return nil }
    let least = points.map { $0.x / ($0.y + 1) }.max() ?? 0
    let greatest = points.map { $0.x / $0.y }.min() ?? 0
    // A number so great that the least length has it not even once tells nothing.
    guard least < greatest, let length = RoundNumber.between(least, greatest.nextUp) else { return nil }
    return "floor(\(name) / \(shortestText(length)))"
  }
}

/// A straight line through points.
private struct Line {
  let slope: Double
  let offset: Double

  /// Nil where there is none; a line through points of one length is level.
  init?(_ points: [(x: Double, y: Double)]) {
    guard let first = points.first else { return nil }
    if let other = points.first(where: { $0.x != first.x }) {
      slope = (other.y - first.y) / (other.x - first.x)
    } else {
      slope = 0
    }
    offset = first.y - slope * first.x
    guard points.allSatisfy({ Self.isSame(y($0.x), $0.y) }) else { return nil }
  }

  func y(_ x: Double) -> Double { slope * x + offset }

  static func isSame(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-7 * max(1, abs(second))
  }

  func text(_ name: String) -> String {
    if Self.isSame(slope, 0) { return shortestText(RoundNumber.cleaned(offset)) }
    guard let divisor = (2...24).map(Double.init).first(where: { isWhole(slope * $0) }), !isWhole(slope)
    else {
      let product = slope == 1 ? name : "\(shortestText(RoundNumber.cleaned(slope))) * \(name)"
      return product + Self.signed(offset)
    }
    let factor = (slope * divisor).rounded()
    let inner = RoundNumber.cleaned(offset * divisor)
    if factor == 1, inner != 0, isWhole(inner) {
      return "(\(name)\(Self.signed(inner))) / \(shortestText(divisor))"
    }
    let product = factor == 1 ? name : "\(shortestText(factor)) * \(name)"
    return "\(product) / \(shortestText(divisor))" + Self.signed(offset)
  }

  private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-9 }

  private static func signed(_ exact: Double) -> String {
    let number = RoundNumber.cleaned(exact)
    return number == 0 ? "" : number < 0 ? " - \(shortestText(-number))" : " + \(shortestText(number))"
  }
}

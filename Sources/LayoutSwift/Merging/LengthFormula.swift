import LayoutSpec
import LayoutText

/// A number that follows a length of the environment: `width / 3 - 8`, `min(0.7 * width, 360)`, `floor(width / 120)`.
struct LengthFormula {
  typealias Value = (environment: Environment, value: Double)

  /// In the language of expressions.
  let text: String
  /// What it gives in an environment.
  let value: (Environment) -> Double
  /// The length that it follows; nil where a condition chooses.
  private(set) var property: EnvironmentProperty?
  /// The lengths at which another formula that gives the same on devices would most likely give something else.
  private(set) var turns: [Double] = []

  /// The formula that gives all numbers; nil where there is none.
  init?(_ values: [Value], _ reads: Set<String>) {
    for property in EnvironmentProperty.read(reads) {
      let points = Self.points(values, property)
      guard points.count == values.count,
        let (text, y) = Self.line(points, property.name) ?? Self.floored(points, property.name)
          ?? Self.bent(points, property.name)
      else { continue }
      self.text = text
      value = { property.number($0).map(y) ?? .nan }
      self.property = property
      if text.hasPrefix("floor"), let greatest = points.map(\.x).max() {
        let steps = (Int(points.map(\.x).min() ?? 0)...Int(greatest)).lazy.map(Double.init)
          .filter { y($0) != y($0 - 1) }
        turns =
          steps.prefix(2).flatMap { [$0 - 1, $0] } + (steps.reversed().first.map { [$0 - 1, $0] } ?? [])
      }
      return
    }
    return nil
  }

  /// One of two lines, which a condition chooses; nil where there are none.
  init?(
    _ values: [Value], _ reads: Set<String>, when condition: String, holds: @escaping (Environment) -> Bool
  ) {
    for property in EnvironmentProperty.read(reads) {
      let first = Self.points(values.filter { holds($0.environment) }, property)
      let second = Self.points(values.filter { !holds($0.environment) }, property)
      guard first.count + second.count == values.count, let one = Line(first), let other = Line(second) else {
        continue
      }
      text = "\(one.text(property.name)) if \(condition) else \(other.text(property.name))"
      value = { environment in
        property.number(environment).map { (holds(environment) ? one : other).y($0) } ?? .nan
      }
      return
    }
    return nil
  }

  private typealias Point = (x: Double, y: Double)

  private static func points(_ values: [Value], _ property: EnvironmentProperty) -> [Point] {
    values.compactMap { value in property.number(value.environment).map { (x: $0, y: value.value) } }
  }

  private static func line(_ points: [Point], _ name: String) -> (String, (Double) -> Double)? {
    Line(points).map { ($0.text(name), $0.y) }
  }

  /// Two lines that meet: the lesser or the greater of them.
  private static func bent(_ points: [Point], _ name: String) -> (String, (Double) -> Double)? {
    let sorted = points.sorted { $0.x < $1.x }
    for split in sorted.indices.dropFirst(2).dropLast() {
      guard let low = Line(Array(sorted[..<split])), let high = Line(Array(sorted[split...])) else {
        continue
      }
      let isLesser = low.slope > high.slope
      func y(_ x: Double) -> Double { isLesser ? min(low.y(x), high.y(x)) : max(low.y(x), high.y(x)) }
      if sorted.allSatisfy({ Line.isSame(y($0.x), $0.y) }) {
        return ("\(isLesser ? "min" : "max")(\(low.text(name)), \(high.text(name)))", y)
      }
    }
    return nil
  }

  /// How often a length goes into another one.
  private static func floored(_ points: [Point], _ name: String) -> (String, (Double) -> Double)? {
    guard points.allSatisfy({ $0.y == $0.y.rounded() && $0.y >= 1 && $0.x > 0 }) else { return nil }
    let least = points.map { $0.x / ($0.y + 1) }.max() ?? 0
    let greatest = points.map { $0.x / $0.y }.min() ?? 0
    // A number so great that the least length has it not even once tells nothing.
    guard least < greatest, let length = RoundNumber.between(least, greatest.nextUp) else { return nil }
    return ("floor(\(name) / \(shortestText(length)))", { ($0 / length).rounded(.down) })
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

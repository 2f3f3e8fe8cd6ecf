import LayoutSpec
import LayoutText

/// A formula of a length of the environment: `width / 3 - 8`, `min(0.7 * width, 360)`, `floor(width / 120)`.
struct LengthFormula {
  typealias Value = (environment: Environment, value: Double)

  /// The formula as an expression of the spec.
  let text: String
  let value: (Environment) -> Double
  let property: EnvironmentProperty
  /// The condition that chooses one of two lines, if there are two.
  private(set) var condition: WordCondition?
  /// Lengths at which the code is run to check a `floor`: those at its first, second and last step, and just below them.
  private(set) var probes: [Double] = []

  /// A formula that gives all values from one of the properties; `nil` if there is none.
  init?(_ values: [Value], _ properties: [EnvironmentProperty]) {
    for property in properties {
      let points = Self.points(values, property)
      guard points.count == values.count,
        let curve = Self.line(points, property.name) ?? Self.floored(points, property.name)
          ?? Self.bent(points, property.name)
      else { continue }
      text = curve.text
      value = { property.number($0).map(curve.y) ?? .nan }
      self.property = property
      probes = curve.probes
      return
    }
    return nil
  }

  /// A formula in which a condition chooses one of two lines; `nil` if there is none.
  init?(_ values: [Value], _ properties: [EnvironmentProperty], when condition: WordCondition) {
    for property in properties {
      let first = Self.points(values.filter { condition.holds($0.environment) }, property)
      let second = Self.points(values.filter { !condition.holds($0.environment) }, property)
      guard first.count + second.count == values.count, let one = Line(first), let other = Line(second) else {
        continue
      }
      text = "\(one.text(property.name)) if \(condition.text) else \(other.text(property.name))"
      value = { environment in
        property.number(environment).map { (condition.holds(environment) ? one : other).y($0) } ?? .nan
      }
      self.property = property
      self.condition = condition
      return
    }
    return nil
  }

  private typealias Point = (x: Double, y: Double)
  private typealias Curve = (text: String, y: (Double) -> Double, probes: [Double])

  private static func points(_ values: [Value], _ property: EnvironmentProperty) -> [Point] {
    values.compactMap { value in property.number(value.environment).map { (x: $0, y: value.value) } }
  }

  private static func line(_ points: [Point], _ name: String) -> Curve? {
    Line(points).map { ($0.text(name), $0.y, []) }
  }

  /// The minimum or maximum of two lines.
  private static func bent(_ points: [Point], _ name: String) -> Curve? {
    let sorted = points.sorted { $0.x < $1.x }
    for split in sorted.indices.dropFirst(2).dropLast() {
      guard let low = Line(Array(sorted[..<split])), let high = Line(Array(sorted[split...])) else {
        continue
      }
      let isLesser = low.slope > high.slope
      func y(_ x: Double) -> Double { isLesser ? min(low.y(x), high.y(x)) : max(low.y(x), high.y(x)) }
      if sorted.allSatisfy({ Line.isSame(y($0.x), $0.y) }) {
        return ("\(isLesser ? "min" : "max")(\(low.text(name)), \(high.text(name)))", y, [])
      }
    }
    return nil
  }

  /// How often a fixed length fits into the property's length.
  private static func floored(_ points: [Point], _ name: String) -> Curve? {
    // A count of zero would bound the fixed length on one side only.
    guard points.allSatisfy({ $0.y == $0.y.rounded() && $0.y >= 1 && $0.x > 0 }) else { return nil }
    let least = points.map { $0.x / ($0.y + 1) }.max() ?? 0
    let greatest = points.map { $0.x / $0.y }.min() ?? 0
    guard least < greatest, let length = RoundNumber.between(least, greatest.nextUp) else { return nil }
    func y(_ x: Double) -> Double { (x / length).rounded(.down) }
    let lengths = points.map(\.x)
    let steps = (Int(lengths.min() ?? 0)...Int(lengths.max() ?? 0)).lazy.map(Double.init)
      .filter { y($0) != y($0 - 1) }
    let probes = (steps.prefix(2) + (steps.last.map { [$0] } ?? [])).flatMap { [$0 - 1, $0] }
    return ("floor(\(name) / \(shortestText(length)))", y, probes)
  }
}

/// A straight line through points.
private struct Line {
  let slope: Double
  let offset: Double

  /// `nil` if no line goes through all points. If all points have the same length, the line is horizontal.
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
    let divisor = isWhole(slope) ? nil : (2...24).map(Double.init).first { isWhole(slope * $0) }
    let factor = divisor.map { (slope * $0).rounded() } ?? RoundNumber.cleaned(slope)
    let ending = divisor.map { " / \(shortestText($0))" } ?? ""
    let inner = RoundNumber.cleaned(offset * (divisor ?? 1))
    if divisor != nil, inner != 0, isWhole(inner) {
      if factor == 1 { return "(\(name)\(Self.signed(inner)))\(ending)" }
      if factor == -1, !isWhole(offset) { return "(\(shortestText(inner)) - \(name))\(ending)" }
    }
    let product = (abs(factor) == 1 ? name : "\(shortestText(abs(factor))) * \(name)") + ending
    let start = RoundNumber.cleaned(offset)
    if factor > 0 { return product + Self.signed(start) }
    // A falling line begins with its offset.
    return start > 0 ? "\(shortestText(start)) - \(product)" : "-\(product)" + Self.signed(start)
  }

  private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-9 }

  private static func signed(_ exact: Double) -> String {
    let number = RoundNumber.cleaned(exact)
    return number == 0 ? "" : number < 0 ? " - \(shortestText(-number))" : " + \(shortestText(number))"
  }
}

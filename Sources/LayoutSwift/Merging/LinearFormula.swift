import LayoutSpec
import LayoutText

/// A number that follows a length of the environment in a straight line: `width / 3 - 8`.
enum LinearFormula {
  /// The formula, in the language of expressions; nil where there is none that gives all numbers.
  static func text(_ values: [(environment: Environment, value: Double)], _ reads: Set<String>) -> String? {
    for property in EnvironmentProperty.read(reads) {
      let points = values.compactMap { value in
        property.number(value.environment).map { (x: $0, y: value.value) }
      }
      guard points.count == values.count, let first = points.first,
        let other = points.first(where: { $0.x != first.x })
      else { continue }
      let slope = (other.y - first.y) / (other.x - first.x)
      let offset = first.y - slope * first.x
      let fits = points.allSatisfy { abs(slope * $0.x + offset - $0.y) <= 1e-7 * max(1, abs($0.y)) }
      if fits, slope != 0 {
        return text(property.name, slope, RoundNumber.cleaned(offset))
      }
    }
    return nil
  }

  private static func text(_ name: String, _ slope: Double, _ offset: Double) -> String {
    guard let divisor = (2...24).map(Double.init).first(where: { isWhole(slope * $0) }), !isWhole(slope)
    else {
      let product = slope == 1 ? name : "\(shortestText(RoundNumber.cleaned(slope))) * \(name)"
      return product + signed(offset)
    }
    let factor = (slope * divisor).rounded()
    let inner = RoundNumber.cleaned(offset * divisor)
    if factor == 1, inner != 0, isWhole(inner) {
      return "(\(name)\(signed(inner))) / \(shortestText(divisor))"
    }
    let product = factor == 1 ? name : "\(shortestText(factor)) * \(name)"
    return "\(product) / \(shortestText(divisor))" + signed(offset)
  }

  private static func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-9 }

  private static func signed(_ number: Double) -> String {
    number == 0 ? "" : number < 0 ? " - \(shortestText(-number))" : " + \(shortestText(number))"
  }
}

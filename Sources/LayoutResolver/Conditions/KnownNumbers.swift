import LayoutReader
import LayoutSpec

extension Expression {
  /// Returns the `let` names that are the same number in every environment.
  static func constants(
    _ names: [NormalField], given values: [(name: String, value: ResolveOptions.NamedValue)] = []
  ) -> [String: Double] {
    var numbers: [String: Double] = [:]
    var others: Set<String> = []
    for (name, value) in values {
      if case .number(let number) = value { numbers[name] = number } else { others.insert(name) }
    }
    var open: [(name: String, expression: Expression)] = []
    for field in names where numbers[field.key] == nil && others.insert(field.key).inserted {
      if let number = field.value.number {
        numbers[field.key] = number
      } else if case .expression(let text) = field.value.value, let expression = try? Expression.parse(text) {
        open.append((field.key, expression))
      }
    }
    // Each round finds the names that use only known ones.
    for _ in 0..<8 {
      let known = numbers.count
      open.removeAll { name, expression in
        guard let number = expression.numbers(numbers).last ?? nil else { return false }
        numbers[name] = number
        return true
      }
      if numbers.count == known { break }
    }
    return numbers
  }

  /// Returns the number of each node, if it is the same in every environment.
  /// - Parameter names: the names that are constant, with their values.
  func numbers(_ names: [String: Double]) -> [Double?] {
    var values: [Double?] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      switch node {
      case .number(let number): values.append(number)
      case .negation(let inner): values.append(values[inner].map { -$0 })
      case .name(let name): values.append(names[name])
      case .arithmetic(let sign, let left, let right):
        // A division by zero has no value.
        let result = values[left].flatMap { first in values[right].map { sign.apply(first, $0) } }
        values.append(result.flatMap { $0.isFinite ? $0 : nil })
      default: values.append(nil)
      }
    }
    return values
  }
}

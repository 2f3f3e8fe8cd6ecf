import LayoutReader

/// A condition built from comparisons: of measures with numbers or with each other, and of traits with words.
struct Condition: Sendable {
  private let nodes: [Expression.Node]
  /// The comparison at each node, if any.
  private let asked: [Comparison?]

  var comparisons: [Comparison] { asked.compactMap { $0 } }

  func holds(in surroundings: Surroundings) -> Bool { value(in: surroundings) ?? false }

  private func value(in surroundings: Surroundings) -> Bool? {
    var values: [Bool?] = []
    values.reserveCapacity(nodes.count)
    for (node, comparison) in zip(nodes, asked) {
      switch node {
      case .boolean(let value): values.append(value)
      case .comparison: values.append(comparison?.holds(in: surroundings))
      case .not(let inner): values.append(values[inner].map { !$0 })
      case .logical(let sign, let left, let right):
        guard let left = values[left], let right = values[right] else { return nil }
        values.append(sign == .and ? left && right : left || right)
      case .number, .name, .negation, .arithmetic, .choice, .function, .dimension, .text: values.append(nil)
      }
    }
    return values.last ?? nil
  }
}

extension Condition {
  /// The condition of a variant, which always holds without `when`; `nil` if its form is not supported.
  /// - Parameter numbers: the names that are constant, with their values.
  init?(_ variant: Normal, numbers: [String: Double]) {
    // The definition may contain the `when`, and it is not looked up here.
    guard variant["use"] == nil else { return nil }
    switch variant[SectionKeys.when]?.value {
    case nil: self.init(nodes: [.boolean(true)], asked: [nil])
    case .boolean(let value): self.init(nodes: [.boolean(value)], asked: [nil])
    case .expression(let text):
      guard let parsed = try? Expression.parse(text) else { return nil }
      let values = parsed.numbers(numbers)
      self.init(nodes: parsed.nodes, asked: parsed.nodes.map { parsed.comparison($0, values) })
      // Any surroundings will do: whether the condition has a value depends only on its form.
      guard value(in: Surroundings()) != nil else { return nil }
    default: return nil
    }
  }
}

/// An environment, as far as conditions ask for it.
struct Surroundings {
  enum Name {
    case size(Measure)
    case trait(String)
  }

  var sizes: [Measure: Double] = [:]
  /// The words of traits.
  var words: [String: String] = [:]

  /// In words: `width 500, horizontalSizeClass compact`.
  var title: String {
    let sizes = sizes.sorted { $0.key.name < $1.key.name }.map {
      "\($0.name) \(ExpressionValue.number($1).text)"
    }
    return (sizes + words.sorted { $0.key < $1.key }.map { "\($0) \($1)" }).joined(separator: ", ")
  }
}

/// A condition made of comparisons of sizes with numbers and with each other, and of traits with words.
struct VariantCondition {
  /// One node of the expression, children before parents.
  private enum Step {
    case constant(Bool)
    case comparison(EnvironmentComparison)
    case not(Int)
    case logical(LogicalOperator, Int, Int)
    /// A part of a comparison.
    case operand
  }

  private var steps: [Step] = []

  static let always = VariantCondition(.constant(true))
  static let never = VariantCondition(.constant(false))

  private init(_ step: Step) { steps = [step] }

  /// - Parameter numbers: names that stand for numbers.
  /// - Returns: nil where the condition has another form.
  init?(_ text: String, numbers: [String: Double]) {
    let parsed: Expression
    do throws(ExpressionError) { parsed = try Expression.parse(text) } catch { return nil }
    let values = parsed.numbers(numbers)
    for node in parsed.nodes {
      switch node {
      case .boolean(let value): steps.append(.constant(value))
      case .not(let inner): steps.append(.not(inner))
      case .logical(let logical, let left, let right): steps.append(.logical(logical, left, right))
      case .comparison:
        guard let comparison = parsed.comparison(node, values) else { return nil }
        steps.append(.comparison(comparison))
      case .number, .name, .negation: steps.append(.operand)
      case .arithmetic:
        guard values[steps.count] != nil else { return nil }
        steps.append(.operand)
      case .choice, .function, .dimension: return nil
      }
    }
    guard steps.indices.allSatisfy({ isCondition($0) }) else { return nil }
  }

  /// Whether a node's parts are conditions themselves, where it needs such, and the root is one.
  private func isCondition(_ index: Int) -> Bool {
    func isTruth(_ part: Int) -> Bool { if case .operand = steps[part] { false } else { true } }
    switch steps[index] {
    case .not(let inner): return isTruth(inner)
    case .logical(_, let left, let right): return isTruth(left) && isTruth(right)
    case .operand: return index != steps.count - 1
    case .constant, .comparison: return true
    }
  }

  /// The comparisons that it is made of.
  var comparisons: [EnvironmentComparison] {
    steps.compactMap { if case .comparison(let comparison) = $0 { comparison } else { nil } }
  }

  func holds(in surroundings: Surroundings) -> Bool {
    var values: [Bool] = []
    values.reserveCapacity(steps.count)
    for step in steps {
      switch step {
      case .constant(let value): values.append(value)
      case .comparison(let comparison):
        values.append(
          comparison.holds(sizes: { surroundings.sizes[$0] ?? 0 }, words: { surroundings.words[$0] }))
      case .not(let inner): values.append(!values[inner])
      case .logical(.and, let left, let right): values.append(values[left] && values[right])
      case .logical(.or, let left, let right): values.append(values[left] || values[right])
      case .operand: values.append(false)
      }
    }
    return values.last ?? false
  }
}

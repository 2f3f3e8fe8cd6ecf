/// An expression over the names of one scope and `index`, made ready to be evaluated for millions of indexes.
///
/// Every node has a register, children come before parents, and all are computed: what has no finite value is NaN and makes NaN of all
/// that needs it. Truth is 1, falsehood 0.
struct IndexProgram {
  private enum Step {
    case constant(Double)
    case index
    case negation(Int)
    case not(Int)
    case arithmetic(ArithmeticOperator, Int, Int)
    case comparison(ComparisonOperator, Int, Int)
    case logical(LogicalOperator, Int, Int)
    case choice(Int, Int, Int)
    case function(ExpressionFunction, [Int])
  }

  private let steps: [Step]

  /// - Returns: nil where the expression holds what has no number: a dimension.
  init?(_ expression: Expression, in scope: NameScope) {
    var steps: [Step] = []
    steps.reserveCapacity(expression.nodes.count)
    for node in expression.nodes {
      switch node {
      case .number(let number): steps.append(.constant(number))
      case .boolean(let boolean): steps.append(.constant(boolean ? 1 : 0))
      case .name("index"): steps.append(.index)
      case .name(let name):
        switch scope[name] {
        case .value(.number(let number)): steps.append(.constant(number))
        case .value(.boolean(let boolean)): steps.append(.constant(boolean ? 1 : 0))
        // A word has no number of its own; only comparisons look at it, and those by its name.
        case .value(.word), .trait, nil: steps.append(.constant(.nan))
        case .value(.dimension), .failed: return nil
        }
      case .negation(let child): steps.append(.negation(child))
      case .not(let child): steps.append(.not(child))
      case .arithmetic(let arithmetic, let left, let right):
        steps.append(.arithmetic(arithmetic, left, right))
      case .comparison(let comparison, let left, let right):
        if let holds = Self.comparesWords(comparison, expression.nodes[left], expression.nodes[right], scope)
        {
          steps.append(.constant(holds ? 1 : 0))
        } else {
          steps.append(.comparison(comparison, left, right))
        }
      case .logical(let logical, let left, let right): steps.append(.logical(logical, left, right))
      case .choice(let condition, let then, let otherwise): steps.append(.choice(condition, then, otherwise))
      case .function(let function, let arguments): steps.append(.function(function, arguments))
      case .dimension: return nil
      }
    }
    self.steps = steps
  }

  /// The outcome of comparing a trait with a word; nil for anything else.
  private static func comparesWords(
    _ comparison: ComparisonOperator, _ left: Expression.Node, _ right: Expression.Node, _ scope: NameScope
  ) -> Bool? {
    guard comparison.isEquality, let left = word(left, scope), let right = word(right, scope) else {
      return nil
    }
    return (left == right) == (comparison == .equal)
  }

  private static func word(_ node: Expression.Node, _ scope: NameScope) -> String? {
    guard case .name(let name) = node, name != "index" else { return nil }
    switch scope[name] {
    case .trait(let word, _), .value(.word(let word)): return word
    case nil: return name
    case .value, .failed: return nil
    }
  }

  /// The values for the indexes of a range, in order; NaN where there is none.
  ///
  /// - Parameter body: is called with each value, until it returns false.
  func forEach(in range: Range<Int>, _ body: (Double) -> Bool) {
    var registers = [Double](repeating: 0, count: steps.count)
    // Constants are set once.
    for (place, step) in steps.enumerated() {
      if case .constant(let value) = step { registers[place] = value }
    }
    for index in range {
      for (place, step) in steps.enumerated() {
        if case .constant = step { continue }
        registers[place] = value(of: step, at: Double(index), registers)
      }
      if !body(registers.last ?? .nan) { return }
    }
  }

  private func value(of step: Step, at index: Double, _ registers: [Double]) -> Double {
    switch step {
    case .constant(let value): return value
    case .index: return index
    case .negation(let child): return -registers[child]
    case .not(let child): return 1 - registers[child]
    case .arithmetic(let arithmetic, let left, let right):
      let value = arithmetic.apply(registers[left], registers[right])
      return value.isFinite ? value : .nan
    case .comparison(let comparison, let left, let right):
      let (first, second) = (registers[left], registers[right])
      if first.isNaN || second.isNaN { return .nan }
      return comparison.holds(first, second) ? 1 : 0
    case .logical(let logical, let left, let right):
      let first = registers[left]
      if first.isNaN { return .nan }
      switch logical {
      case .and: return first == 0 ? 0 : registers[right]
      case .or: return first == 0 ? registers[right] : 1
      }
    case .choice(let condition, let then, let otherwise):
      let holds = registers[condition]
      return holds.isNaN ? .nan : holds == 0 ? registers[otherwise] : registers[then]
    case .function(let function, let arguments):
      var values: [Double] = []
      if arguments.count > 1 { values.reserveCapacity(arguments.count) }
      for argument in arguments.dropFirst() {
        if registers[argument].isNaN { return .nan }
        values.append(registers[argument])
      }
      guard let first = arguments.first.map({ registers[$0] }), !first.isNaN else { return .nan }
      let value = function.apply(first, values[...])
      return value.isFinite ? value : .nan
    }
  }
}

import LayoutSpec
import LayoutText

/// Evaluates an expression with a stack of steps and a stack of values instead of recursion.
struct Evaluation {
  private enum Step {
    case visit(Int)
    /// Computes a node's value from those of its children.
    case combine(Int)
    /// Decides which nodes to evaluate next: by the left side of `and` or `or`, or by the condition of a
    /// choice.
    case decide(Int)
  }

  private let expression: Expression
  private let scope: NameScope
  private var steps: [Step]
  private var values: [ExpressionValue] = []

  /// Returns the value of an expression whose sorts have been checked in this scope.
  static func value(of expression: Expression, in scope: NameScope) throws(ExpressionError) -> ExpressionValue
  {
    var evaluation = Evaluation(expression: expression, scope: scope)
    while let step = evaluation.steps.popLast() {
      switch step {
      case .visit(let index): try evaluation.visit(index)
      case .combine(let index): try evaluation.combine(index)
      case .decide(let index): try evaluation.decide(index)
      }
    }
    return try evaluation.pop(expression.root)
  }

  private init(expression: Expression, scope: NameScope) {
    self.expression = expression
    self.scope = scope
    steps = [.visit(expression.root)]
  }

  private mutating func visit(_ index: Int) throws(ExpressionError) {
    switch expression.nodes[index] {
    case .number(let number): values.append(.number(number))
    case .boolean(let boolean): values.append(.boolean(boolean))
    case .name(let name): values.append(try value(of: name))
    case .negation(let child), .not(let child), .dimension(_, let child): combine(index, after: [child])
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right):
      combine(index, after: [left, right])
    case .function(_, let arguments): combine(index, after: arguments)
    case .text(let call, _): combine(index, after: call.numbers)
    case .logical(_, let first, _), .choice(let first, _, _):
      steps.append(.decide(index))
      steps.append(.visit(first))
    }
  }

  private mutating func combine(_ index: Int, after children: [Int]) {
    steps.append(.combine(index))
    for child in children.reversed() { steps.append(.visit(child)) }
  }

  /// Returns the value of a name. A name that is not in scope is a trait's word, because the sorts have been
  /// checked.
  private func value(of name: String) throws(ExpressionError) -> ExpressionValue {
    switch scope[name] {
    case .value(let value): return value
    case .trait(let word, _): return .word(word)
    case .failed(let error, _): throw error
    case nil: return .word(name)
    }
  }

  private mutating func decide(_ index: Int) throws(ExpressionError) {
    switch expression.nodes[index] {
    case .logical(let logical, let left, let right):
      let isTrue = try popBoolean(left)
      switch logical {
      case .and where !isTrue, .or where isTrue: values.append(.boolean(isTrue))
      case .and, .or: steps.append(.visit(right))
      }
    case .choice(let condition, let then, let otherwise):
      steps.append(.visit(try popBoolean(condition) ? then : otherwise))
    case .number, .boolean, .name, .negation, .not, .arithmetic, .comparison, .function, .dimension, .text:
      break
    }
  }

  private mutating func combine(_ index: Int) throws(ExpressionError) {
    switch expression.nodes[index] {
    case .negation(let child): values.append(.number(-(try popNumber(child))))
    case .not(let child): values.append(.boolean(!(try popBoolean(child))))
    case .arithmetic(let arithmetic, let left, let right):
      let second = try popNumber(right)
      let first = try popNumber(left)
      values.append(.number(try apply(arithmetic, first, second, right, at: index)))
    case .comparison(let comparison, let left, let right):
      let second = try pop(right)
      let first = try pop(left)
      values.append(.boolean(try holds(comparison, first, second, left, right)))
    case .text(let call, _):
      let numbers = try popNumbers(call.numbers)
      let value = call.value(of: call.text?.literal ?? "", numbers, in: scope)
      values.append(.number(try finite(value, at: index)))
    case .function(let function, let arguments):
      let numbers = try popNumbers(arguments)
      let value = function.apply(numbers.first ?? .nan, numbers.dropFirst())
      values.append(.number(try finite(value, at: index)))
    case .dimension(let constructor, let child):
      let amount = try popNumber(child)
      try checkAmount(amount, of: constructor, at: child)
      values.append(.dimension(constructor.apply(amount)))
    case .number, .boolean, .name, .logical, .choice: break
    }
  }
}

// MARK: Operators

extension Evaluation {
  private func apply(
    _ arithmetic: ArithmeticOperator, _ left: Double, _ right: Double, _ divisor: Int, at index: Int
  ) throws(ExpressionError) -> Double {
    if right == 0, arithmetic == .divide || arithmetic == .remainder {
      let what = arithmetic == .divide ? "division" : "remainder of a division"
      throw ExpressionError(
        .nonFiniteNumber, "\(what) by zero: \(expression.quoted(divisor)) is 0",
        at: expression.ranges[divisor])
    }
    return try finite(arithmetic.apply(left, right), at: index)
  }

  private func holds(
    _ comparison: ComparisonOperator, _ left: ExpressionValue, _ right: ExpressionValue, _ leftIndex: Int,
    _ rightIndex: Int
  ) throws(ExpressionError) -> Bool {
    if comparison.isEquality { return (left == right) == (comparison == .equal) }
    return comparison.holds(try number(left, leftIndex), try number(right, rightIndex))
  }

  private func finite(_ number: Double, at index: Int) throws(ExpressionError) -> Double {
    guard number.isFinite else {
      throw ExpressionError(
        .nonFiniteNumber, "\(expression.quoted(index)) has no finite value", at: expression.ranges[index])
    }
    return number
  }

  private func checkAmount(
    _ amount: Double, of constructor: DimensionConstructor, at index: Int
  ) throws(ExpressionError) {
    let greatest = DimensionConstructor.greatestAmount
    let found = "'\(constructor.rawValue)' is given \(shortestText(amount))"
    if amount <= 0 {
      throw ExpressionError(
        .nonpositiveDimension, "\(found); a dimension must be greater than 0", at: expression.ranges[index])
    }
    if amount > greatest {
      throw ExpressionError(
        .nonFiniteNumber, "\(found); at most \(shortestText(greatest)) is allowed",
        at: expression.ranges[index])
    }
  }
}

// MARK: Values

extension Evaluation {
  private mutating func pop(_ index: Int) throws(ExpressionError) -> ExpressionValue {
    guard let value = values.popLast() else {
      throw ExpressionError("\(expression.quoted(index)) has no value", at: expression.ranges[index])
    }
    return value
  }

  private mutating func popNumber(_ index: Int) throws(ExpressionError) -> Double {
    // Popped first: reading it through `self` would copy all values.
    let value = try pop(index)
    return try number(value, index)
  }

  private mutating func popNumbers(_ indexes: [Int]) throws(ExpressionError) -> [Double] {
    var numbers: [Double] = []
    for index in indexes.reversed() { numbers.append(try popNumber(index)) }
    return numbers.reversed()
  }

  private mutating func popBoolean(_ index: Int) throws(ExpressionError) -> Bool {
    let value = try pop(index)
    guard case .boolean(let boolean) = value else { throw wrongSort(value, index, .boolean) }
    return boolean
  }

  private func number(_ value: ExpressionValue, _ index: Int) throws(ExpressionError) -> Double {
    guard case .number(let number) = value else { throw wrongSort(value, index, .number) }
    return number
  }

  /// Returns the error for a value of the wrong sort. It occurs only if the scope is not the one in which the
  /// sorts were checked.
  private func wrongSort(_ value: ExpressionValue, _ index: Int, _ sort: ExpressionSort) -> ExpressionError {
    ExpressionError(
      "\(expression.quoted(index)) is \(value.sort.title); expected \(sort.title)",
      at: expression.ranges[index])
  }
}

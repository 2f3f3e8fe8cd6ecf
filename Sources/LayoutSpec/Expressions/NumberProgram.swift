import LayoutTypography

/// Expressions over a few variables, compiled for repeated evaluation. Every step has a register, and its operands come before it. All
/// steps are computed: a step without a finite value is NaN, and so is every step that needs it. True is 1, false is 0.
package struct NumberProgram: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case constant(Double)
    /// A variable, by its index.
    case variable(Int)
    case negation(Int)
    case not(Int)
    case arithmetic(ArithmeticOperator, Int, Int)
    case comparison(ComparisonOperator, Int, Int)
    case logical(LogicalOperator, Int, Int)
    case choice(Int, Int, Int)
    case function(ExpressionFunction, [Int])
    /// The number that a text is. Indirect, as the next ones, so that the other steps stay small.
    indirect case textNumber(CellText)
    /// The width of a text on one line.
    indirect case textWidth(CellText, LabelMetrics)
    /// The height of a text in a width, with a greatest number of lines.
    indirect case textHeight(CellText, LabelMetrics, width: Int, limit: Int)
  }

  package var steps: [Step] = []

  package init() {}

  /// Registers for `run`, initialized with the constants.
  package var registers: [Double] {
    steps.map { step in if case .constant(let value) = step { value } else { 0 } }
  }

  /// Computes all registers except constants.
  /// - Parameter text: gives the texts that the program measures.
  package func run(
    _ variables: [Double], in registers: inout [Double], text: (CellText) -> String = { $0.literal ?? "" }
  ) {
    for (place, step) in steps.enumerated() {
      if case .constant = step { continue }
      registers[place] = value(of: step, variables, registers, text)
    }
  }

  private func value(
    of step: Step, _ variables: [Double], _ registers: [Double], _ text: (CellText) -> String
  ) -> Double {
    switch step {
    case .constant(let value): return value
    case .variable(let place): return variables[place]
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
    case .textNumber(let source): return CellText.number(text(source))
    case .textWidth(let source, let label): return label.width(of: text(source))
    case .textHeight(let source, let label, let width, let limit):
      let (width, limit) = (registers[width], registers[limit])
      return width.isNaN || limit.isNaN
        ? .nan : label.height(of: text(source), width: width, limit: limit)
    }
  }
}

import LayoutSpec

/// An expression over the names of one scope and `index`, made ready to be evaluated for millions of indexes.
struct IndexProgram: Hashable {
  private let program: NumberProgram
  private let output: Int

  /// - Returns: nil where the expression holds what has no number: a dimension.
  init?(_ expression: Expression, in scope: NameScope) {
    var builder = ProgramBuilder(scope, variables: ["index": 0])
    guard let output = builder.add(expression) else { return nil }
    program = builder.program
    self.output = output
  }

  /// The values for the indexes of a range, in order; NaN where there is none.
  ///
  /// - Parameter body: is called with each value, until it returns false.
  func forEach(in range: Range<Int>, _ body: (Double) -> Bool) {
    var registers = program.registers
    var variables = [0.0]
    for index in range {
      variables[0] = Double(index)
      program.run(variables, in: &registers)
      if !body(registers[output]) { return }
    }
  }
}

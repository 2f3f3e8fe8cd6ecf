import LayoutSpec

/// An expression over `index` and the names of one scope, compiled to be computed for millions of indexes.
struct IndexProgram: Hashable {
  private let program: NumberProgram
  private let output: Int

  /// - Returns: `nil` if the expression uses a dimension.
  init?(_ expression: Expression, in scope: NameScope) {
    var builder = ProgramBuilder(scope, variables: ["index": 0])
    guard let output = builder.add(expression) else { return nil }
    program = builder.program
    self.output = output
  }

  /// Calls `body` with the value for each index of a range, until it returns false; NaN means that there is
  /// no value.
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

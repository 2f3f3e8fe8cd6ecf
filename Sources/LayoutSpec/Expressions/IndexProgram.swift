/// An expression over `index`, compiled to be computed for millions of indexes.
package struct IndexProgram: Hashable, Sendable {
  private let program: NumberProgram
  private let output: Int

  /// - Parameters:
  ///   - program: its only variable is `index`.
  ///   - output: the register of the expression's value.
  package init(_ program: NumberProgram, output: Int) {
    self.program = program
    self.output = output
  }

  /// The value for an index; NaN if there is none.
  package func value(at index: Int) -> Double {
    var value = Double.nan
    forEach(in: index..<index + 1) {
      value = $0
      return false
    }
    return value
  }

  /// Calls `body` with the value for each index of a range, until it returns false; NaN means that there is
  /// no value.
  package func forEach(in range: Range<Int>, _ body: (Double) -> Bool) {
    var registers = program.registers
    var variables = [0.0]
    for index in range {
      variables[0] = Double(index)
      program.run(variables, in: &registers)
      if !body(registers[output]) { return }
    }
  }
}

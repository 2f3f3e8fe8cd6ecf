import LayoutSpec

extension CellProgram {
  /// Compiles an expression over a cell and the names of one scope.
  ///
  /// - Returns: `nil` if the expression uses a dimension.
  init?(_ expression: Expression, in scope: NameScope) {
    var builder = ProgramBuilder(scope, variables: Self.variables)
    guard let output = builder.add(expression) else { return nil }
    self.init(builder.program, output: output)
  }
}

import LayoutSpec

/// Compiles expressions over one scope and a few variables into a program.
struct ProgramBuilder {
  private(set) var program = NumberProgram()
  private let scope: NameScope
  /// The indices of the variables.
  private let variables: [String: Int]
  /// The registers of the defined names.
  private var names: [String: Int] = [:]

  init(_ scope: NameScope, variables: [String: Int]) {
    self.scope = scope
    self.variables = variables
  }

  /// Gives a register a name, which expressions added later can use.
  mutating func define(_ name: String, _ register: Int) { names[name] = register }

  /// Adds a number and returns its register.
  mutating func add(_ number: Double) -> Int { add(.constant(number)) }

  /// Adds an expression and returns the register of its value; `nil` if it uses a dimension.
  mutating func add(_ expression: Expression) -> Int? {
    /// The registers of the nodes.
    var places: [Int] = []
    places.reserveCapacity(expression.nodes.count)
    for node in expression.nodes {
      guard let place = register(of: node, expression, places) else { return nil }
      places.append(place)
    }
    return places.last
  }

  private mutating func add(_ step: NumberProgram.Step) -> Int {
    program.steps.append(step)
    return program.steps.count - 1
  }

  private mutating func register(of node: Expression.Node, _ expression: Expression, _ places: [Int]) -> Int?
  {
    switch node {
    case .number(let number): return add(.constant(number))
    case .boolean(let boolean): return add(.constant(boolean ? 1 : 0))
    case .name(let name):
      if let register = names[name] { return register }
      if let variable = variables[name] { return add(.variable(variable)) }
      switch scope[name] {
      case .value(.number(let number)): return add(.constant(number))
      case .value(.boolean(let boolean)): return add(.constant(boolean ? 1 : 0))
      // A word has no number; comparisons look it up by name.
      case .value(.word), .trait, nil: return add(.constant(.nan))
      case .value(.dimension), .failed: return nil
      }
    case .negation(let child): return add(.negation(places[child]))
    case .not(let child): return add(.not(places[child]))
    case .arithmetic(let arithmetic, let left, let right):
      return add(.arithmetic(arithmetic, places[left], places[right]))
    case .comparison(let comparison, let left, let right):
      if let holds = comparesWords(comparison, expression.nodes[left], expression.nodes[right]) {
        return add(.constant(holds ? 1 : 0))
      }
      return add(.comparison(comparison, places[left], places[right]))
    case .logical(let logical, let left, let right):
      return add(.logical(logical, places[left], places[right]))
    case .choice(let condition, let then, let otherwise):
      return add(.choice(places[condition], places[then], places[otherwise]))
    case .function(let function, let arguments): return add(.function(function, arguments.map { places[$0] }))
    case .dimension: return nil
    case .text(let call, _): return register(of: call, places)
    }
  }

  private mutating func register(of call: TextCall, _ places: [Int]) -> Int? {
    let numbers = call.numbers.map { number(in: places[$0]) }
    if !call.dependsOnCell, !numbers.contains(nil) {
      return add(.constant(call.value(of: call.text?.literal ?? "", numbers.compactMap { $0 }, in: scope)))
    }
    let label = scope.label(call.style)
    switch call.function {
    case .lineHeight: return nil
    case .scaled:
      guard let length = call.length.map({ places[$0] }) else { return nil }
      let scale = add(scope.displayScale)
      let pixels = add(
        .arithmetic(.multiply, length, add(scope.scaleFactor(of: call.style) * scope.displayScale)))
      return add(.arithmetic(.divide, add(.function(.round, [pixels])), scale))
    case .number: return call.text.map { add(.textNumber($0)) }
    case .textWidth: return call.text.map { add(.textWidth($0, label)) }
    case .textHeight:
      guard let text = call.text, let width = call.width.map({ places[$0] }) ?? ownWidth else { return nil }
      return add(.textHeight(text, label, width: width, limit: call.lines.map { places[$0] } ?? add(0)))
    }
  }

  /// The register of the cell's own width.
  private var ownWidth: Int? { mutating get { variables[CellProgram.ownWidth].map { add(.variable($0)) } } }

  /// The number in a register that holds a constant.
  private func number(in register: Int) -> Double? {
    if case .constant(let number) = program.steps[register] { number } else { nil }
  }

  /// Returns the result of comparing a trait with a word; `nil` for other nodes.
  private func comparesWords(
    _ comparison: ComparisonOperator, _ left: Expression.Node, _ right: Expression.Node
  ) -> Bool? {
    guard comparison.isEquality, let left = word(left), let right = word(right) else { return nil }
    return (left == right) == (comparison == .equal)
  }

  private func word(_ node: Expression.Node) -> String? {
    guard case .name(let name) = node, names[name] == nil, variables[name] == nil else { return nil }
    switch scope[name] {
    case .trait(let word, _), .value(.word(let word)): return word
    case nil: return name
    case .value, .failed: return nil
    }
  }
}

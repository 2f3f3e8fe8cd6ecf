/// Parses tokens by operator precedence, with recursion only for parentheses and calls.
struct ExpressionParser {
  private let text: String
  let tokens: [Token]
  var position = 0
  private var depth = 0
  private var nodes: [Expression.Node] = []
  private var ranges: [Range<Int>] = []

  init(_ text: String, tokens: [Token]) {
    self.text = text
    self.tokens = tokens
  }

  mutating func expression() throws(ExpressionError) -> Expression {
    if token.kind == .end {
      throw ExpressionError(
        "the expression is empty; a value is expected between the braces", at: 0..<token.range.upperBound)
    }
    _ = try choice()
    switch token.kind {
    case .end: break
    case .close: throw ExpressionError("')' closes nothing; there is no '(' before it", at: token.range)
    default: throw unexpected("an operator or '}'")
    }
    return Expression(text: text, nodes: nodes, ranges: ranges)
  }

  /// Parses `a if condition else b`, which is right-associative.
  mutating func choice() throws(ExpressionError) -> Int {
    var heads: [(then: Int, condition: Int)] = []
    var last = try operation(.or)
    while token.kind == .if {
      let start = token.range
      advance()
      let condition = try operation(.or)
      guard token.kind == .else else {
        if token.kind == .end || token.kind == .close || token.kind == .comma {
          throw ExpressionError(
            "'if' has no 'else'; a choice is written: a if condition else b", at: start)
        }
        throw unexpected("an operator or 'else'")
      }
      advance()
      heads.append((last, condition))
      last = try operation(.or)
    }
    for head in heads.reversed() {
      last = add(
        .choice(condition: head.condition, then: head.then, otherwise: last), from: head.then, to: last)
    }
    return last
  }

  /// Parses operands and operators that bind at least as tightly as `weakest`.
  private mutating func operation(_ weakest: BindingStrength) throws(ExpressionError) -> Int {
    var left = try prefixed(weakest)
    while case .infix(let infix) = token.kind, infix.strength >= weakest {
      advance()
      let right = try operation(infix.strength.next)
      let node: Expression.Node
      switch infix {
      case .arithmetic(let arithmetic): node = .arithmetic(arithmetic, left, right)
      case .logical(let logical): node = .logical(logical, left, right)
      case .comparison(let comparison):
        node = .comparison(comparison, left, right)
        try refuseChain(from: left, infix, right)
      }
      left = add(node, from: left, to: right)
    }
    return left
  }

  private func refuseChain(from left: Int, _ first: InfixOperator, _ middle: Int) throws(ExpressionError) {
    guard case .infix(.comparison(let second)) = token.kind else { return }
    let bytes = Array(text.utf8)
    let pair = [left, middle].map { String(decoding: bytes[ranges[$0]], as: UTF8.self) }
    var help = "join two with and: a < b and b < c"
    if pair[0].utf8.count + pair[1].utf8.count < 60 {
      help = "join two with and: \(pair[0]) \(first.text) \(pair[1]) and \(pair[1]) \(second.rawValue) …"
    }
    throw ExpressionError(
      "comparisons are not chained; '\(second.rawValue)' follows '\(first.text)'", help: [help],
      at: token.range)
  }

  /// Parses an operand with its minus signs or `not`s.
  private mutating func prefixed(_ weakest: BindingStrength) throws(ExpressionError) -> Int {
    var starts: [Int] = []
    if token.kind == .not, weakest <= .not {
      while token.kind == .not {
        starts.append(token.range.lowerBound)
        advance()
      }
      return wrap(try operation(.comparison), in: { .not($0) }, starts)
    }
    while token.kind == .infix(.arithmetic(.subtract)) {
      starts.append(token.range.lowerBound)
      advance()
    }
    return wrap(try operand(), in: { .negation($0) }, starts)
  }

  private mutating func wrap(_ inner: Int, in make: (Int) -> Expression.Node, _ starts: [Int]) -> Int {
    var result = inner
    for start in starts.reversed() { result = add(make(result), at: start..<ranges[result].upperBound) }
    return result
  }

  private mutating func operand() throws(ExpressionError) -> Int {
    let first = token
    switch first.kind {
    case .number(let number):
      advance()
      return add(.number(number), at: first.range)
    case .boolean(let boolean):
      advance()
      return add(.boolean(boolean), at: first.range)
    case .name(let name):
      advance()
      return token.kind == .open ? try call(name, at: first.range) : try plain(name, at: first.range)
    case .open:
      try enter()
      let inner = try choice()
      try close("an operator or ')'", opened: first)
      ranges[inner] = first.range.lowerBound..<tokens[position - 1].range.upperBound
      return inner
    case .text:
      throw ExpressionError(
        "a text stands only in \(TextFunction.textWidth.signature) and \(TextFunction.textHeight.rawValue)",
        help: ExpressionHints.unexpectedSign("'"), at: first.range)
    case .infix, .not, .if, .else, .close, .comma, .label, .end:
      let previous = position > 0 ? tokens[position - 1].kind : nil
      let before = position > 1 ? tokens[position - 2].kind : nil
      let help = ExpressionHints.missingOperand(before: first.kind, after: previous, before)
      let found = first.kind == .end ? "the end" : quoted(written(first))
      throw ExpressionError("found \(found) where a value is expected", help: help, at: first.range)
    }
  }

  private mutating func plain(_ name: String, at range: Range<Int>) throws(ExpressionError) -> Int {
    if name == "pi" { return add(.number(.pi), at: range) }
    if let callable = Callable(name), Callable.reservedNames.contains(name) {
      throw UnknownNames.callable(callable, name, at: range)
    }
    return add(.name(name), at: range)
  }

  private mutating func call(_ name: String, at range: Range<Int>) throws(ExpressionError) -> Int {
    guard let callable = Callable(name) else { throw UnknownNames.function(name, at: range) }
    if case .text(let function) = callable { return try textCall(function, at: range) }
    let opened = token
    try enter()
    var arguments: [Int] = []
    if token.kind != .close {
      arguments.append(try choice())
      while token.kind == .comma {
        advance()
        arguments.append(try choice())
      }
    }
    try close("an operator, ',' or ')'", opened: opened)
    let whole = range.lowerBound..<tokens[position - 1].range.upperBound
    guard let first = arguments.first, arguments.count == callable.arity ?? arguments.count else {
      let found = arguments.isEmpty ? "none" : "\(arguments.count)"
      let wanted =
        switch callable.arity {
        case nil: "at least one number"
        case 1: "one number"
        default: "three numbers: \(name)(\(callable.parameters))"
        }
      throw ExpressionError("'\(name)' is given \(found); it takes \(wanted)", at: whole)
    }
    switch callable {
    case .function(let function): return add(.function(function, arguments), at: whole)
    case .dimension(let constructor): return add(.dimension(constructor, first), at: whole)
    case .text(let function): return try textCall(function, at: range)
    }
  }
}

// MARK: Tokens and nodes

extension ExpressionParser {
  /// The next token; the parser never moves past the end.
  var token: Token { tokens[position] }

  mutating func advance() { position = min(position + 1, tokens.count - 1) }

  mutating func enter() throws(ExpressionError) {
    depth += 1
    guard depth <= Expression.greatestDepth else {
      throw ExpressionError(
        .resourceLimit, "parentheses nest deeper than \(Expression.greatestDepth) levels",
        help: ["give parts of the expression names with let"], at: token.range)
    }
    advance()
  }

  mutating func close(_ expected: String, opened: Token) throws(ExpressionError) {
    guard token.kind == .close else {
      if token.kind == .end { throw ExpressionError("'(' is never closed", at: opened.range) }
      throw unexpected(expected)
    }
    depth -= 1
    advance()
  }

  func unexpected(_ expected: String) -> ExpressionError {
    let previous = position > 0 ? tokens[position - 1].kind : nil
    return ExpressionError(
      "found \(token.kind == .end ? "the end" : quoted(written(token))) where \(expected) is expected",
      help: ExpressionHints.missingOperator(before: token.kind, after: previous), at: token.range)
  }

  func written(_ token: Token) -> String {
    String(decoding: Array(text.utf8)[token.range], as: UTF8.self)
  }

  private mutating func add(_ node: Expression.Node, from first: Int, to last: Int) -> Int {
    add(node, at: ranges[first].lowerBound..<ranges[last].upperBound)
  }

  mutating func add(_ node: Expression.Node, at range: Range<Int>) -> Int {
    nodes.append(node)
    ranges.append(range)
    return nodes.count - 1
  }
}

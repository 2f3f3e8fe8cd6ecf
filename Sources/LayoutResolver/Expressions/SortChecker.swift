import LayoutSpec
import LayoutText

/// Finds the sort of an expression without evaluating it. It thus also finds errors in branches that are not
/// taken.
struct SortChecker {
  private enum Finding {
    case sort(ExpressionSort)
    case trait(words: [String])
    /// A name that is not in scope: a word if a trait is on the other side.
    case word(String)
  }

  private let expression: Expression
  private let scope: NameScope
  private var findings: [Finding] = []

  /// Returns the sort of the whole: number, boolean or dimension.
  static func sort(of expression: Expression, in scope: NameScope) throws(ExpressionError) -> ExpressionSort {
    var checker = SortChecker(expression: expression, scope: scope)
    checker.findings.reserveCapacity(expression.nodes.count)
    for index in expression.nodes.indices { checker.findings.append(try checker.finding(index)) }
    return try checker.sort(expression.root)
  }

  /// Returns the sort of a node whose children are known.
  private func finding(_ index: Int) throws(ExpressionError) -> Finding {
    switch expression.nodes[index] {
    case .number: return .sort(.number)
    case .boolean: return .sort(.boolean)
    case .name(let name): return try meaning(of: name)
    case .negation(let child):
      try expect(.number, child, by: "'-' takes numbers")
      return .sort(.number)
    case .not(let child):
      try expect(.boolean, child, by: "'not' takes booleans")
      return .sort(.boolean)
    case .arithmetic(let arithmetic, let left, let right):
      let what = "'\(arithmetic.rawValue)' takes numbers"
      try expect(.number, left, by: what)
      try expect(.number, right, by: what)
      return .sort(.number)
    case .comparison(let comparison, let left, let right):
      if comparison.isEquality {
        try checkEquality(comparison, left, right)
      } else {
        try expect(.number, left, by: "'\(comparison.rawValue)' takes numbers")
        try expect(.number, right, by: "'\(comparison.rawValue)' takes numbers")
      }
      return .sort(.boolean)
    case .logical(let logical, let left, let right):
      try expect(.boolean, left, by: "'\(logical.rawValue)' takes booleans")
      try expect(.boolean, right, by: "'\(logical.rawValue)' takes booleans")
      return .sort(.boolean)
    case .choice(let condition, let then, let otherwise):
      try expect(.boolean, condition, by: "a condition must be a boolean")
      return .sort(try branches(then, otherwise))
    case .function(let function, let arguments):
      for argument in arguments { try expect(.number, argument, by: "'\(function.rawValue)' takes numbers") }
      return .sort(.number)
    case .dimension(let constructor, let child):
      try expect(.number, child, by: "'\(constructor.rawValue)' takes a number")
      return .sort(.dimension)
    case .text(let call, let textRange):
      for number in call.numbers {
        try expect(.number, number, by: "'\(call.function.rawValue)' takes numbers")
      }
      try checkText(call, textRange, index)
      return .sort(.number)
    }
  }

  /// Checks that a call has a text and a width here.
  private func checkText(_ call: TextCall, _ range: Range<Int>, _ index: Int) throws(ExpressionError) {
    guard call.function.readsText else { return }
    guard let access = scope.textAccess else {
      throw ExpressionError(
        "'\(call.function.rawValue)' has no value here; text is not measured in visibleItems",
        at: expression.ranges[index])
    }
    if case .field(let name) = call.text, access == .literals {
      throw UnknownNames.text(name, at: range)
    }
    if call.function == .textHeight, call.width == nil, access != .textsAndWidth {
      throw ExpressionError(
        "'textHeight' has no width here; only a measured height has that of its cell",
        help: ["give it one: \(call.function.signature)"], at: expression.ranges[index])
    }
  }

  private func meaning(of name: String) throws(ExpressionError) -> Finding {
    switch scope[name] {
    case .value(let value): return .sort(value.sort)
    case .trait(_, let words): return .trait(words: words)
    case .failed(_, let sort?): return .sort(sort)
    case .failed(let error, nil): throw error
    case nil: return .word(name)
    }
  }

  /// Returns the sort of a node that must have a value.
  private func sort(_ index: Int) throws(ExpressionError) -> ExpressionSort {
    switch findings[index] {
    case .sort(let sort): return sort
    case .trait(let words):
      let example = words.first.map { ["compare it: \(expression.slice(index)) == \($0)"] } ?? []
      throw ExpressionError(
        "\(expression.quoted(index)) is a word; it stands only beside '==' or '!='", help: example,
        at: expression.ranges[index])
    case .word(let name):
      throw UnknownNames.name(name, at: expression.ranges[index], of: expression.text, in: scope)
    }
  }

  private func expect(_ sort: ExpressionSort, _ index: Int, by what: String) throws(ExpressionError) {
    let found = try self.sort(index)
    guard found != sort else { return }
    var help: [String] = []
    switch (found, sort) {
    case (.dimension, .number): help = ["put the arithmetic inside the dimension: absolute(a + b)"]
    case (.boolean, .number): help = ["make it a number: 1 if condition else 0"]
    case (.number, .boolean): help = ["compare it: \(expression.slice(index)) > 0"]
    default: break
    }
    throw ExpressionError(
      "\(expression.quoted(index)) is \(found.title); \(what)", help: help, at: expression.ranges[index])
  }

  private func branches(_ then: Int, _ otherwise: Int) throws(ExpressionError) -> ExpressionSort {
    let (first, second) = (try sort(then), try sort(otherwise))
    guard first != second else { return first }
    var help: [String] = []
    if Set([first, second]) == [.number, .dimension] {
      help = ["points are written absolute(\(expression.slice(first == .number ? then : otherwise)))"]
    }
    throw ExpressionError(
      "the branches of 'if' are \(first.title) and \(second.title); both must be of one sort", help: help,
      at: expression.ranges[otherwise])
  }

  private func checkEquality(
    _ comparison: ComparisonOperator, _ left: Int, _ right: Int
  ) throws(ExpressionError) {
    switch (findings[left], findings[right]) {
    case (.trait(let words), .word(let word)): try check(word, right, against: left, words)
    case (.word(let word), .trait(let words)): try check(word, left, against: right, words)
    case (.trait(let words), .trait(let others)) where words == others: break
    case (.trait(let words), .trait), (.trait(let words), .sort):
      throw notAWord(right, against: left, words)
    case (.sort, .trait(let words)): throw notAWord(left, against: right, words)
    case (.sort, .sort), (.sort, .word), (.word, .sort), (.word, .word):
      let (first, second) = (try sort(left), try sort(right))
      guard first != second else { return }
      throw ExpressionError(
        "'\(comparison.rawValue)' compares \(first.title) with \(second.title); both must be of one sort",
        at: expression.ranges[right])
    }
  }

  private func check(
    _ word: String, _ index: Int, against trait: Int, _ words: [String]
  ) throws(ExpressionError) {
    guard !words.contains(word) else { return }
    throw UnknownNames.word(
      word, at: expression.ranges[index], besides: expression.slice(trait), words: words, in: scope)
  }

  private func notAWord(_ index: Int, against trait: Int, _ words: [String]) -> ExpressionError {
    ExpressionError(
      "\(expression.slice(trait)) is never \(expression.quoted(index)); it is \(conjoined(words, by: "or"))",
      at: expression.ranges[index])
  }
}

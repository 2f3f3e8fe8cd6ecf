import LayoutResolver
import LayoutSpec

/// An expression of a spec with resolved names, or a plain number or boolean.
indirect enum Formula: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case name(Name)
  /// A word that is the value of a trait or of a key.
  case word(String)
  case negation(Formula)
  case not(Formula)
  case arithmetic(ArithmeticOperator, Formula, Formula)
  case comparison(ComparisonOperator, Formula, Formula)
  case logical(LogicalOperator, Formula, Formula)
  case choice(Formula, Formula, Formula)
  case function(ExpressionFunction, [Formula])
  /// A function that measures text, with the arguments that are numbers.
  case text(TextCall, [Formula])
  /// A dimension or a spacing: the name of its constructor, and its amount.
  case dimension(String, Formula)
  /// A value that code computes once, in a constant of this name.
  case bound(String, Formula)

  enum Name: Hashable, Sendable {
    case value(String)
    /// A parameter of the definition that is being written.
    case parameter(String)
    /// A `let` of a custom group or of a rule of `visibleItems`.
    case own(String)
    /// The container's width or height, with or without its insets.
    case length(Length)
    case safeArea(String)
    case displayScale
    case trait(String)
    /// The major version of the system.
    case systemVersion
    case data(Datum)
    /// A name that only custom groups or `visibleItems` have, such as `index`.
    case place(String)
  }

  enum Length: String, Hashable, Sendable, CaseIterable {
    case width
    case height
    case contentWidth
    case contentHeight

    /// The path of the property in the environment.
    var path: String {
      switch self {
      case .width: "container.effectiveContentSize.width"
      case .height: "container.effectiveContentSize.height"
      case .contentWidth: "container.contentSize.width"
      case .contentHeight: "container.contentSize.height"
      }
    }
  }

  /// A value that comes from the data source.
  enum Datum: String, Hashable, Sendable, CaseIterable {
    case itemCount
    case sectionIndex
    case sectionCount
  }

  /// The type of a formula's value.
  enum Sort {
    case number
    case boolean
    case dimension
    case word
  }
}

extension Formula {
  /// The formulas that it directly consists of.
  var parts: [Formula] {
    switch self {
    case .number, .boolean, .name, .word: []
    case .negation(let a), .not(let a), .dimension(_, let a), .bound(_, let a): [a]
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b), .logical(_, let a, let b): [a, b]
    case .choice(let a, let b, let c): [a, b, c]
    case .function(_, let all), .text(_, let all): all
    }
  }

  func mapParts(_ change: (Formula) -> Formula) -> Formula {
    switch self {
    case .number, .boolean, .name, .word: self
    case .negation(let a): .negation(change(a))
    case .not(let a): .not(change(a))
    case .dimension(let form, let a): .dimension(form, change(a))
    case .bound(let name, let a): .bound(name, change(a))
    case .arithmetic(let sign, let a, let b): .arithmetic(sign, change(a), change(b))
    case .comparison(let sign, let a, let b): .comparison(sign, change(a), change(b))
    case .logical(let sign, let a, let b): .logical(sign, change(a), change(b))
    case .choice(let a, let b, let c): .choice(change(a), change(b), change(c))
    case .function(let function, let all): .function(function, all.map(change))
    case .text(let call, let all): .text(call, all.map(change))
    }
  }

  var names: Set<Name> {
    if case .name(let name) = self { return [name] }
    return parts.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// True if it is a dimension that depends on measuring a view, or may be one.
  var isEstimated: Bool {
    switch self {
    case .dimension("estimated", _), .dimension("uniformAcrossSiblings", _): true
    case .choice(_, let a, let b): a.isEstimated || b.isEstimated
    default: false
    }
  }

  /// Its value, if it is a number that depends on no names.
  var constant: Double? {
    switch self {
    case .number(let number): return number
    case .negation(let a): return a.constant.map { -$0 }
    case .arithmetic(let sign, let a, let b):
      guard let a = a.constant, let b = b.constant else { return nil }
      return sign.apply(a, b)
    case .function(let function, let all):
      let values = all.compactMap(\.constant)
      guard values.count == all.count, let first = values.first else { return nil }
      return function.apply(first, values.dropFirst())
    default: return nil
    }
  }

  var opposite: Formula {
    switch self {
    case .boolean(let boolean): .boolean(!boolean)
    case .not(let a): a
    case .comparison(let sign, let a, let b):
      switch sign {
      case .less: .comparison(.greaterOrEqual, a, b)
      case .lessOrEqual: .comparison(.greater, a, b)
      case .greater: .comparison(.lessOrEqual, a, b)
      case .greaterOrEqual: .comparison(.less, a, b)
      case .equal: .comparison(.unequal, a, b)
      case .unequal: .comparison(.equal, a, b)
      }
    default: .not(self)
    }
  }

  var conjuncts: [Formula] {
    if case .logical(.and, let a, let b) = self { a.conjuncts + b.conjuncts } else { [self] }
  }

  /// Both conditions, joined by `and`. One that always holds is left out.
  func and(_ other: Formula) -> Formula {
    if self == .boolean(true) { return other }
    return other == .boolean(true) ? self : .logical(.and, self, other)
  }
}

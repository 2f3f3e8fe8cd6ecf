/// `+ - * / %`, on numbers.
enum ArithmeticOperator: String, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  /// The remainder with the sign of the left side.
  case remainder = "%"

  /// The result, which is not finite where there is none, as after a division by 0.
  func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    }
  }
}

/// `< <= > >=`, on numbers, and `== !=`, on two values of one sort.
enum ComparisonOperator: String, Hashable, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case unequal = "!="

  /// True if words, booleans and dimensions may stand beside it.
  var isEquality: Bool { self == .equal || self == .unequal }

  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal: left == right
    case .unequal: left != right
    }
  }
}

/// `and or`, on booleans; the right side is evaluated only where the left one does not decide.
enum LogicalOperator: String, Hashable, Sendable {
  case and
  case or
}

/// How tightly an operator binds, from weak to strong; `a if cond else b` binds weaker than all of these.
enum BindingStrength: Int, Comparable {
  case or
  case and
  case not
  case comparison
  case sum
  case product
  case negation

  static func < (left: BindingStrength, right: BindingStrength) -> Bool { left.rawValue < right.rawValue }

  /// The next stronger one: what the right side of a left-associative operator is made of.
  var next: BindingStrength { BindingStrength(rawValue: rawValue + 1) ?? .negation }
}

/// An operator that stands between two operands.
enum InfixOperator: Hashable, Sendable {
  case arithmetic(ArithmeticOperator)
  case comparison(ComparisonOperator)
  case logical(LogicalOperator)

  var strength: BindingStrength {
    switch self {
    case .logical(.or): .or
    case .logical(.and): .and
    case .comparison: .comparison
    case .arithmetic(.add), .arithmetic(.subtract): .sum
    case .arithmetic(.multiply), .arithmetic(.divide), .arithmetic(.remainder): .product
    }
  }

  /// The operator as it is written.
  var text: String {
    switch self {
    case .arithmetic(let arithmetic): arithmetic.rawValue
    case .comparison(let comparison): comparison.rawValue
    case .logical(let logical): logical.rawValue
    }
  }
}

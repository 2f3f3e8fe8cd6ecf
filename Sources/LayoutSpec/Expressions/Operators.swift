/// `+ - * / %`, on numbers.
package enum ArithmeticOperator: String, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  /// The remainder with the sign of the left side.
  case remainder = "%"
}

/// `< <= > >=`, on numbers, and `== !=`, on two values of one sort.
package enum ComparisonOperator: String, Hashable, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case unequal = "!="

  /// True if words, booleans and dimensions may stand beside it.
  package var isEquality: Bool {
    switch self {
    case .equal, .unequal: true
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }
}

/// `and or`, on booleans; the right side is evaluated only where the left one does not decide.
package enum LogicalOperator: String, Hashable, Sendable {
  case and
  case or
}

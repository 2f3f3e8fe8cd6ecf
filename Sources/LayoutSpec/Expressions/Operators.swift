/// `+ - * / %`, on numbers.
package enum ArithmeticOperator: String, Hashable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  /// The remainder with the sign of the left side.
  case remainder = "%"

  /// The result; not finite if there is none, as for a division by 0.
  package func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    }
  }
}

/// `< <= > >=` on numbers, and `== !=` on two values of one type.
package enum ComparisonOperator: String, Hashable, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case unequal = "!="

  /// True if it also compares words, booleans and dimensions.
  package var isEquality: Bool { self == .equal || self == .unequal }

  package func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal: left == right
    case .unequal: left != right
    }
  }

  /// The operator with its sides exchanged.
  package var mirrored: ComparisonOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .unequal: self
    }
  }
}

/// `and or` on booleans; the right side is only evaluated if the left one does not decide.
package enum LogicalOperator: String, Hashable, Sendable {
  case and
  case or
}

import LayoutSpec

/// The precedence of operators, from weak to strong; `a if cond else b` binds weaker than all of them.
enum BindingStrength: Int, Comparable {
  case or
  case and
  case not
  case comparison
  case sum
  case product
  case negation

  static func < (left: BindingStrength, right: BindingStrength) -> Bool { left.rawValue < right.rawValue }

  /// The next stronger one, for the right side of a left-associative operator.
  var next: BindingStrength { BindingStrength(rawValue: rawValue + 1) ?? .negation }
}

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

  var text: String {
    switch self {
    case .arithmetic(let arithmetic): arithmetic.rawValue
    case .comparison(let comparison): comparison.rawValue
    case .logical(let logical): logical.rawValue
    }
  }
}

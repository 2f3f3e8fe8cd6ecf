import LayoutReader

/// What an expression asks of its environment in one comparison.
enum EnvironmentComparison: Hashable {
  /// A size, or how many cells there are, and a number.
  case number(Measure, ComparisonOperator, Double)
  /// Two sizes.
  case sizes(Measure, ComparisonOperator, Measure)
  /// A trait and one of its words.
  case trait(String, isEqual: Bool, String)

  /// Whether it holds for sizes and the words of traits.
  func holds(sizes: (Measure) -> Double, words: (String) -> String?) -> Bool {
    switch self {
    case .number(let name, let comparison, let number): comparison.holds(sizes(name), number)
    case .sizes(let first, let comparison, let second): comparison.holds(sizes(first), sizes(second))
    case .trait(let name, let isEqual, let word): (words(name) == word) == isEqual
    }
  }
}

/// A number of the environment that conditions compare.
enum Measure: Hashable {
  case size(SizeName)
  /// How many cells the section has.
  case itemCount

  init?(spelling: String) {
    if spelling == "itemCount" {
      self = .itemCount
    } else if let name = SizeName(spelling: spelling) {
      self = .size(name)
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .size(let name): name.rawValue
    case .itemCount: "itemCount"
    }
  }
}

/// A size that conditions compare with numbers; the effective size and that of the bounds are two things.
enum SizeName: String, Hashable, CaseIterable {
  case width
  case height
  case contentWidth
  case contentHeight

  init?(spelling: String) {
    switch spelling {
    case "width", "container.effectiveContentSize.width": self = .width
    case "height", "container.effectiveContentSize.height": self = .height
    case "contentWidth", "container.contentSize.width": self = .contentWidth
    case "contentHeight", "container.contentSize.height": self = .contentHeight
    default: return nil
    }
  }
}

extension Expression {
  /// The numbers that the names of `let` stand for, whatever the environment is.
  static func constants(
    _ names: [NormalField], given values: [(name: String, value: ResolveOptions.NamedValue)] = []
  ) -> [String: Double] {
    var numbers: [String: Double] = [:]
    var others: Set<String> = []
    for (name, value) in values {
      if case .number(let number) = value { numbers[name] = number } else { others.insert(name) }
    }
    var open: [(name: String, expression: Expression)] = []
    for field in names where numbers[field.key] == nil && others.insert(field.key).inserted {
      if let number = field.value.number {
        numbers[field.key] = number
      } else if case .expression(let text) = field.value.value, let expression = try? Expression.parse(text) {
        open.append((field.key, expression))
      }
    }
    // Each round finds at least one that is made of those that are known.
    for _ in 0..<8 {
      let known = numbers.count
      open.removeAll { name, expression in
        guard let number = expression.numbers(numbers).last ?? nil else { return false }
        numbers[name] = number
        return true
      }
      if numbers.count == known { break }
    }
    return numbers
  }

  /// The numbers that nodes stand for, whatever the environment is.
  ///
  /// - Parameter names: those of numbers.
  func numbers(_ names: [String: Double]) -> [Double?] {
    var values: [Double?] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      switch node {
      case .number(let number): values.append(number)
      case .negation(let inner): values.append(values[inner].map { -$0 })
      case .name(let name): values.append(names[name])
      case .arithmetic(let sign, let left, let right):
        values.append(Self.value(of: sign, values[left], values[right]))
      default: values.append(nil)
      }
    }
    return values
  }

  /// The result of an operator on numbers that are known; nil where it is none, such as that of a division by zero.
  private static func value(of sign: ArithmeticOperator, _ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    let result =
      switch sign {
      case .add: left + right
      case .subtract: left - right
      case .multiply: left * right
      case .divide: left / right
      case .remainder: left.truncatingRemainder(dividingBy: right)
      }
    return result.isFinite ? result : nil
  }

  /// What a comparison asks of the environment; nil where it is of another form.
  ///
  /// - Parameter values: the numbers that the nodes stand for.
  func comparison(_ node: Node, _ values: [Double?]) -> EnvironmentComparison? {
    guard case .comparison(let comparison, let left, let right) = node else { return nil }
    func name(_ index: Int) -> String? { if case .name(let name) = nodes[index] { name } else { nil } }
    func trait(_ index: Int) -> String? {
      guard var name = name(index)?[...] else { return nil }
      if name.hasPrefix("traitCollection.") { name = name.dropFirst("traitCollection.".count) }
      return Traits.all.first { $0.name == name }?.name
    }
    func size(_ index: Int) -> Measure? { name(index).flatMap { Measure(spelling: $0) } }
    if let size = size(left), let number = values[right] { return .number(size, comparison, number) }
    if let size = size(right), let number = values[left] { return .number(size, comparison.mirrored, number) }
    if let first = size(left), let second = size(right), first != .itemCount, second != .itemCount {
      return .sizes(first, comparison, second)
    }
    guard comparison.isEquality else { return nil }
    if let trait = trait(left), let word = name(right) {
      return .trait(trait, isEqual: comparison == .equal, word)
    }
    if let trait = trait(right), let word = name(left) {
      return .trait(trait, isEqual: comparison == .equal, word)
    }
    return nil
  }
}

extension ComparisonOperator {
  /// The same with the sides exchanged.
  var mirrored: ComparisonOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal: .equal
    case .unequal: .unequal
    }
  }

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

import LayoutSpec

/// What an expression asks of its environment in one comparison.
enum Comparison: Hashable, Sendable {
  /// A size, or how many cells there are, and a number.
  case number(Measure, ComparisonOperator, Double)
  /// Two sizes.
  case sizes(Measure, ComparisonOperator, Measure)
  /// A trait and one of its words.
  case trait(String, isEqual: Bool, String)

  func holds(in surroundings: Surroundings) -> Bool {
    func value(_ measure: Measure) -> Double { surroundings.measures[measure] ?? 0 }
    return switch self {
    case .number(let name, let sign, let number): sign.holds(value(name), number)
    case .sizes(let first, let sign, let second): sign.holds(value(first), value(second))
    case .trait(let name, let isEqual, let word): (surroundings.words[name] == word) == isEqual
    }
  }
}

/// A number that conditions compare; the effective size and that of the bounds are two things.
enum Measure: String, Hashable, Sendable, CaseIterable {
  case width
  case height
  case contentWidth
  case contentHeight
  case systemVersion
  /// How many cells the section has.
  case itemCount

  var isLength: Bool { self != .itemCount && self != .systemVersion }

  init?(spelling: String) {
    switch spelling {
    case "container.effectiveContentSize.width": self = .width
    case "container.effectiveContentSize.height": self = .height
    case "container.contentSize.width": self = .contentWidth
    case "container.contentSize.height": self = .contentHeight
    default: self.init(rawValue: spelling)
    }
  }
}

/// An environment, as far as conditions ask for it.
struct Surroundings {
  var measures: [Measure: Double] = [:]
  /// The words of traits.
  var words: [String: String] = [:]

  init() {}

  /// A whole environment; of one section only is known how many cells there are.
  init(_ environment: Environment) {
    let container = environment.container
    // The effective width is less the safe area at the sides.
    measures = [
      .width: container.width - environment.safeArea.total(.horizontal), .contentWidth: container.width,
      .height: container.height, .contentHeight: container.height,
      .systemVersion: Double(environment.system.version),
    ]
    for trait in Traits.all { words[trait.name] = trait.word(environment) }
  }

  /// In words: `width 500, horizontalSizeClass compact`.
  var title: String {
    let sizes = measures.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\($0.rawValue) \(ExpressionValue.number($1).text)"
    }
    return (sizes + words.sorted { $0.key < $1.key }.map { "\($0) \($1)" }).joined(separator: ", ")
  }
}

extension Expression {
  /// What a comparison asks of the environment; nil where it is of another form.
  ///
  /// - Parameter values: the numbers that the nodes stand for.
  func comparison(_ node: Node, _ values: [Double?]) -> Comparison? {
    guard case .comparison(let sign, let left, let right) = node else { return nil }
    return comparison(left, sign, right, values) ?? comparison(right, sign.mirrored, left, values)
  }

  private func comparison(
    _ left: Int, _ sign: ComparisonOperator, _ right: Int, _ values: [Double?]
  ) -> Comparison? {
    guard case .name(let name) = nodes[left] else { return nil }
    var other: String?
    if case .name(let name) = nodes[right] { other = name }
    if let measure = Measure(spelling: name) {
      if let number = values[right] { return .number(measure, sign, number) }
      guard let second = other.flatMap(Measure.init(spelling:)), measure.isLength, second.isLength else {
        return nil
      }
      return .sizes(measure, sign, second)
    }
    let prefix = "traitCollection."
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard sign.isEquality, let other, Traits.all.contains(where: { $0.name == short }) else { return nil }
    return .trait(short, isEqual: sign == .equal, other)
  }
}

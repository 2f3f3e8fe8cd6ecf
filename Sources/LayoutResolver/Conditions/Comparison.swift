import LayoutSpec

/// A comparison in an expression that depends on the environment.
enum Comparison: Hashable, Sendable {
  /// A measure, compared with a number.
  case number(Measure, ComparisonOperator, Double)
  case sizes(Measure, ComparisonOperator, Measure)
  /// A trait, compared with one of its words.
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

/// A number of the environment that conditions can compare.
enum Measure: String, Hashable, Sendable, CaseIterable {
  case width
  case height
  case contentWidth
  case contentHeight
  case systemVersion
  /// The number of cells in the section.
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

/// The parts of an environment that conditions can use.
struct Surroundings {
  var measures: [Measure: Double] = [:]
  var words: [String: String] = [:]

  init() {}

  /// A whole environment; `itemCount` is known only in a section.
  init(_ environment: Environment) {
    let container = environment.container
    // The effective width is the width minus the safe area at both sides.
    measures = [
      .width: container.width - environment.safeArea.total(.horizontal), .contentWidth: container.width,
      .height: container.height, .contentHeight: container.height,
      .systemVersion: Double(environment.system.version),
    ]
    for trait in Traits.all { words[trait.name] = trait.word(environment) }
  }

  /// A description such as `width 500, horizontalSizeClass compact`.
  var title: String {
    let sizes = measures.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\($0.rawValue) \(ExpressionValue.number($1).text)"
    }
    return (sizes + words.sorted { $0.key < $1.key }.map { "\($0) \($1)" }).joined(separator: ", ")
  }
}

extension Expression {
  /// Returns the comparison at a node, or `nil` if the node has another form.
  /// - Parameter values: the constant values of the nodes.
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

import LayoutReader
import LayoutSpec

/// Why a variant is never chosen.
public enum VariantObstacle: Hashable, Sendable {
  /// Its own condition never holds.
  case neverHolds
  /// Wherever it holds, the condition of an earlier one does.
  case isCovered
}

/// The variants of a list that no environment chooses, by their index.
///
/// Told where every condition compares sizes and the number of cells with numbers, sizes with each other, and traits with words: such
/// conditions change at these numbers only, so that it is enough to look beside each of them. A condition of any other form may hold
/// anywhere, or nowhere.
///
/// - Parameters:
///   - variants: in the order in which they are tried.
///   - names: the `let`s of the spec; those that are plain numbers count as such.
public func unreachableVariants(_ variants: [Normal], names: [NormalField]) -> [Int: VariantObstacle] {
  guard variants.count > 0, variants.count <= VariantReach.greatestVariantCount else { return [:] }
  return VariantReach(variants, names: names).unreachable
}

/// What the conditions of variants leave.
public enum VariantGap: Hashable, Sendable {
  /// Everywhere one of them holds.
  case none
  /// None of them holds there: `width 500`, in words.
  case found(String)
  /// They are of another form than those that can be told.
  case unknown
}

/// Whether some environment is left where none of the variants' conditions holds.
public func gap(of variants: [Normal], names: [NormalField]) -> VariantGap {
  guard variants.count > 0, variants.count <= VariantReach.greatestVariantCount else { return .unknown }
  return VariantReach(variants, names: names).gap
}

private struct VariantReach {
  static let greatestVariantCount = 64
  /// How many environments are looked at, at most: with more nothing is told.
  private static let greatestSampleCount = 20_000

  private let conditions: [Condition?]

  init(_ variants: [Normal], names: [NormalField]) {
    var numbers: [String: Double] = [:]
    for field in names where numbers[field.key] == nil {
      if let number = field.value.number { numbers[field.key] = number }
    }
    var conditions: [Condition?] = []
    for variant in variants { conditions.append(Self.condition(of: variant, numbers: numbers)) }
    self.conditions = conditions
  }

  private static func condition(of variant: Normal, numbers: [String: Double]) -> Condition? {
    // What a definition brings along is not looked up.
    guard variant["use"] == nil else { return nil }
    switch variant["when"]?.value {
    case nil, .boolean(true): return .always
    case .boolean(false): return .never
    case .expression(let text): return Condition(text, numbers: numbers)
    default: return nil
    }
  }

  /// The first environment that none of the conditions holds in.
  var gap: VariantGap {
    guard conditions.allSatisfy({ $0 != nil }) else { return .unknown }
    var gap = VariantGap.none
    let isTold = forEachSample { surroundings in
      guard gap == .none, !conditions.contains(where: { $0?.holds(in: surroundings) ?? false }) else {
        return
      }
      gap = .found(surroundings.title)
    }
    return isTold ? gap : .unknown
  }

  var unreachable: [Int: VariantObstacle] {
    var holds = Array(repeating: false, count: conditions.count)
    var isChosen = holds
    let isTold = forEachSample { surroundings in
      var isTaken = false
      for (index, condition) in conditions.enumerated() {
        guard let condition, condition.holds(in: surroundings) else { continue }
        holds[index] = true
        if !isTaken { isChosen[index] = true }
        isTaken = true
      }
    }
    guard isTold else { return [:] }
    var result: [Int: VariantObstacle] = [:]
    for index in conditions.indices where conditions[index] != nil && !isChosen[index] {
      result[index] = holds[index] ? .isCovered : .neverHolds
    }
    return result
  }

  /// Goes through environments of all sorts that the conditions tell apart.
  ///
  /// - Returns: false where they are too many to be looked at.
  private func forEachSample(_ body: (Surroundings) -> Void) -> Bool {
    var sizes: [Measure: Set<Double>] = [:]
    var traits: Set<String> = []
    var compared: Set<Measure> = []
    for condition in conditions {
      guard let condition else { continue }
      for (name, number) in condition.thresholds { sizes[name, default: []].insert(number) }
      traits.formUnion(condition.traits)
      compared.formUnion(condition.compared)
    }
    // Sizes that are compared with each other have what stands between two of all their thresholds in common.
    let shared = compared.reduce(into: Set<Double>()) { $0.formUnion(sizes[$1] ?? []) }
    for name in compared { sizes[name] = shared }
    var axes = sizes.sorted { $0.key.name < $1.key.name }.map { name, numbers in
      let samples =
        name == .itemCount
        ? Self.counts(numbers) : Self.samples(numbers, areCompared: compared.contains(name))
      return (name: Surroundings.Name.size(name), count: samples.count, samples: samples)
    }
    for trait in Traits.all where traits.contains(trait.name) {
      axes.append((name: .trait(trait.name), count: trait.words.count, samples: []))
    }
    var total = 1
    for axis in axes {
      total = total.multipliedReportingOverflow(by: axis.count).partialValue
      guard total > 0, total <= Self.greatestSampleCount else { return false }
    }
    for sample in 0..<total {
      var rest = sample
      var surroundings = Surroundings()
      for axis in axes {
        let place = rest % axis.count
        rest /= axis.count
        switch axis.name {
        case .size(let name): surroundings.sizes[name] = axis.samples[place]
        case .trait(let name):
          surroundings.words[name] = Traits.all.first { $0.name == name }?.words[place]
        }
      }
      body(surroundings)
    }
    return true
  }

  /// A number on every side of each threshold, and the thresholds themselves; no size is negative.
  ///
  /// - Parameter areCompared: whether each of two sizes may be the greater one: then there are two numbers on every side.
  private static func samples(_ thresholds: Set<Double>, areCompared: Bool) -> [Double] {
    let sorted = thresholds.filter { $0 > 0 }.sorted()
    let parts: [Double] = areCompared ? [1 / 3, 2 / 3] : [1 / 2]
    var samples = sorted
    for (low, high) in zip([0] + sorted, sorted) { samples += parts.map { low + (high - low) * $0 } }
    let last = sorted.last ?? 0
    samples += areCompared ? [last + 1, last + 2] : [last + 1]
    return samples.filter { $0 > 0 }
  }

  /// The whole numbers beside each threshold, and the thresholds that are whole.
  private static func counts(_ thresholds: Set<Double>) -> [Double] {
    var counts: Set<Double> = []
    for threshold in thresholds {
      for base in [threshold.rounded(.down), threshold.rounded(.up)] {
        counts.formUnion([base - 1, base, base + 1].filter { $0 >= 0 })
      }
    }
    return counts.isEmpty ? [0] : counts.sorted()
  }
}

/// A number of the environment that conditions compare.
private enum Measure: Hashable {
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

/// An environment, as far as conditions ask for it.
private struct Surroundings {
  enum Name {
    case size(Measure)
    case trait(String)
  }

  var sizes: [Measure: Double] = [:]
  /// The words of traits.
  var words: [String: String] = [:]

  /// In words: `width 500, horizontalSizeClass compact`.
  var title: String {
    let sizes = sizes.sorted { $0.key.name < $1.key.name }.map {
      "\($0.name) \(ExpressionValue.number($1).text)"
    }
    return (sizes + words.sorted { $0.key < $1.key }.map { "\($0) \($1)" }).joined(separator: ", ")
  }
}

/// A condition made of comparisons of sizes with numbers and with each other, and of traits with words.
private struct Condition {
  /// One node of the expression, children before parents.
  private enum Step {
    case constant(Bool)
    case size(Measure, ComparisonOperator, Double)
    case sizes(Measure, ComparisonOperator, Measure)
    case trait(String, isEqual: Bool, String)
    case not(Int)
    case logical(LogicalOperator, Int, Int)
    /// A part of a comparison.
    case operand
  }

  private var steps: [Step] = []

  static let always = Condition(.constant(true))
  static let never = Condition(.constant(false))

  private init(_ step: Step) { steps = [step] }

  /// - Parameter numbers: names that stand for numbers.
  /// - Returns: nil where the condition has another form.
  init?(_ text: String, numbers: [String: Double]) {
    let parsed: Expression
    do throws(ExpressionError) { parsed = try Expression.parse(text) } catch { return nil }
    // The numbers that nodes stand for, children before parents.
    var values: [Double?] = []
    for node in parsed.nodes {
      switch node {
      case .number(let number): values.append(number)
      case .negation(let inner): values.append(values[inner].map { -$0 })
      case .name(let name): values.append(numbers[name])
      case .arithmetic(let sign, let left, let right):
        values.append(Self.value(of: sign, values[left], values[right]))
      default: values.append(nil)
      }
    }
    func number(_ index: Int) -> Double? { values[index] }
    func name(_ index: Int) -> String? {
      if case .name(let name) = parsed.nodes[index] { name } else { nil }
    }
    func trait(_ index: Int) -> String? {
      guard var name = name(index)?[...] else { return nil }
      if name.hasPrefix("traitCollection.") { name = name.dropFirst("traitCollection.".count) }
      return Traits.all.first { $0.name == name }?.name
    }
    func size(_ index: Int) -> Measure? { name(index).flatMap { Measure(spelling: $0) } }
    for node in parsed.nodes {
      switch node {
      case .boolean(let value): steps.append(.constant(value))
      case .not(let inner): steps.append(.not(inner))
      case .logical(let logical, let left, let right): steps.append(.logical(logical, left, right))
      case .comparison(let comparison, let left, let right):
        if let size = size(left), let number = number(right) {
          steps.append(.size(size, comparison, number))
        } else if let size = size(right), let number = number(left) {
          steps.append(.size(size, comparison.mirrored, number))
        } else if let first = size(left), let second = size(right), first != .itemCount, second != .itemCount
        {
          steps.append(.sizes(first, comparison, second))
        } else if comparison.isEquality, let trait = trait(left), let word = name(right) {
          steps.append(.trait(trait, isEqual: comparison == .equal, word))
        } else if comparison.isEquality, let trait = trait(right), let word = name(left) {
          steps.append(.trait(trait, isEqual: comparison == .equal, word))
        } else {
          return nil
        }
      case .number, .name, .negation: steps.append(.operand)
      case .arithmetic:
        guard values[steps.count] != nil else { return nil }
        steps.append(.operand)
      case .choice, .function, .dimension: return nil
      }
    }
    guard steps.indices.allSatisfy({ isCondition($0) }) else { return nil }
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

  /// Whether a node's parts are conditions themselves, where it needs such, and the root is one.
  private func isCondition(_ index: Int) -> Bool {
    func isTruth(_ part: Int) -> Bool { if case .operand = steps[part] { false } else { true } }
    switch steps[index] {
    case .not(let inner): return isTruth(inner)
    case .logical(_, let left, let right): return isTruth(left) && isTruth(right)
    case .operand: return index != steps.count - 1
    case .constant, .size, .sizes, .trait: return true
    }
  }

  /// The numbers at which it may change.
  var thresholds: [(Measure, Double)] {
    steps.compactMap { if case .size(let name, _, let number) = $0 { (name, number) } else { nil } }
  }

  /// The sizes that it compares with each other.
  var compared: [Measure] {
    steps.flatMap {
      if case .sizes(let first, _, let second) = $0 { [first, second] } else { [] as [Measure] }
    }
  }

  /// The traits that it asks for.
  var traits: [String] {
    steps.compactMap { if case .trait(let name, _, _) = $0 { name } else { nil } }
  }

  func holds(in surroundings: Surroundings) -> Bool {
    var values: [Bool] = []
    values.reserveCapacity(steps.count)
    for step in steps {
      switch step {
      case .constant(let value): values.append(value)
      case .size(let name, let comparison, let number):
        values.append(comparison.holds(surroundings.sizes[name] ?? 0, number))
      case .sizes(let first, let comparison, let second):
        values.append(comparison.holds(surroundings.sizes[first] ?? 0, surroundings.sizes[second] ?? 0))
      case .trait(let name, let isEqual, let word):
        values.append((surroundings.words[name] == word) == isEqual)
      case .not(let inner): values.append(!values[inner])
      case .logical(.and, let left, let right): values.append(values[left] && values[right])
      case .logical(.or, let left, let right): values.append(values[left] || values[right])
      case .operand: values.append(false)
      }
    }
    return values.last ?? false
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

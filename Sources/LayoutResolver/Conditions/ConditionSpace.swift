import LayoutReader
import LayoutSpec

/// The environments that a list of conditions can tell apart. The compared values divide sizes and traits
/// into regions, and within a region each condition has the same outcome everywhere.
///
/// Supports comparisons of measures with numbers, of sizes with each other, and of traits with words. A `let`
/// name counts as a number if it is the same number in every environment. A condition of any other form is
/// taken to hold anywhere or nowhere.
package struct ConditionSpace: Sendable {
  private static let greatestVariantCount = 64
  /// The greatest number of regions that are checked. If there are more, nothing is reported.
  private static let greatestRegionCount = 20_000

  /// The conditions in the order in which they are tried; `nil` for one whose form is not supported.
  private var conditions: [Condition?] = []
  let comparisons: [Comparison]

  init(comparisons: [Comparison]) { self.comparisons = comparisons }

  /// - Parameter names: the `let`s of the spec.
  package init(_ variants: [Normal], names: [NormalField]) {
    let numbers = Expression.constants(names)
    if variants.count <= Self.greatestVariantCount {
      conditions = variants.map { Condition($0, numbers: numbers) }
    }
    comparisons = conditions.flatMap { $0?.comparisons ?? [] }
  }

  /// The environments in which no condition holds.
  package enum Gap: Hashable, Sendable {
    case none
    /// An environment in words, such as `width 500`.
    case found(String)
    /// A condition has a form that is not supported, or there are too many regions.
    case unknown
  }

  /// Describes the first region in which no condition holds.
  package var gap: Gap {
    guard !conditions.isEmpty, conditions.allSatisfy({ $0 != nil }), let regions else { return .unknown }
    let gap = regions.first { region in !conditions.contains { $0?.holds(in: region) ?? false } }
    return gap.map { .found($0.title) } ?? .none
  }

  /// The reason why no environment chooses a variant.
  package enum Obstacle: Hashable, Sendable {
    case neverHolds
    /// An earlier condition holds in every environment in which this one does.
    case isCovered
  }

  /// The variants that no environment chooses, by index.
  package var unreachable: [Int: Obstacle] {
    guard let regions else { return [:] }
    var result: [Int: Obstacle] = [:]
    for index in conditions.indices where conditions[index] != nil { result[index] = .neverHolds }
    for region in regions {
      var isTaken = false
      for (index, condition) in conditions.enumerated() where condition?.holds(in: region) ?? false {
        if !isTaken { result[index] = nil } else if result[index] != nil { result[index] = .isCovered }
        isTaken = true
      }
    }
    return result
  }

  // MARK: regions

  /// Returns the numbers that a measure is compared with.
  func thresholds(of measure: Measure) -> Set<Double> {
    Set(comparisons.compactMap { if case .number(measure, _, let number) = $0 { number } else { nil } })
  }

  /// One environment from each region; `nil` if there are too many regions.
  private var regions: LazyMapSequence<Range<Int>, Surroundings>? {
    var axes: [Axis] = []
    var compared: Set<Measure> = []
    var traits: Set<String> = []
    for comparison in comparisons {
      switch comparison {
      case .number: break
      case .sizes(let first, _, let second): compared.formUnion([first, second])
      case .trait(let name, _, _): traits.insert(name)
      }
    }
    // Sizes that are compared with each other need values between all of their thresholds.
    let shared = compared.reduce(into: Set<Double>()) { $0.formUnion(thresholds(of: $1)) }
    for measure in Measure.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
      let areCompared = compared.contains(measure)
      let numbers = areCompared ? shared : thresholds(of: measure)
      guard areCompared || !numbers.isEmpty else { continue }
      let samples =
        switch measure {
        case .itemCount: Self.counts(numbers)
        case .systemVersion: Self.systemVersions
        default: Self.lengths(numbers, areCompared: areCompared)
        }
      axes.append(.measure(measure, samples))
    }
    for trait in Traits.all where traits.contains(trait.name) { axes.append(.trait(trait.name, trait.words)) }
    var count = 1
    for axis in axes {
      count = count.multipliedReportingOverflow(by: axis.count).partialValue
      guard count > 0, count <= Self.greatestRegionCount else { return nil }
    }
    return (0..<count).lazy.map { [axes] index in
      var rest = index
      var surroundings = Surroundings()
      for axis in axes {
        let place = rest % axis.count
        rest /= axis.count
        switch axis {
        case .measure(let measure, let samples): surroundings.measures[measure] = samples[place]
        case .trait(let name, let words): surroundings.words[name] = words[place]
        }
      }
      return surroundings
    }
  }

  private enum Axis {
    case measure(Measure, [Double])
    case trait(String, [String])

    var count: Int {
      switch self {
      case .measure(_, let samples): samples.count
      case .trait(_, let words): words.count
      }
    }
  }

  /// Returns the positive thresholds, and numbers between, below and above them.
  /// - Parameter areCompared: true if sizes are compared with each other, which needs two numbers in every
  ///   gap.
  private static func lengths(_ thresholds: Set<Double>, areCompared: Bool) -> [Double] {
    let sorted = thresholds.filter { $0 > 0 }.sorted()
    let parts: [Double] = areCompared ? [1 / 3, 2 / 3] : [1 / 2]
    var samples = sorted
    for (low, high) in zip([0] + sorted, sorted) { samples += parts.map { low + (high - low) * $0 } }
    let last = sorted.last ?? 0
    samples += areCompared ? [last + 1, last + 2] : [last + 1]
    return samples.filter { $0 > 0 }
  }

  /// The versions of all families, iOS first.
  private static let systemVersions = {
    let first = System.known(.iOS).map(\.version)
    return (first + Set(System.known.map(\.version)).subtracting(first).sorted()).map(Double.init)
  }()

  /// Returns the whole numbers next to each threshold, and the threshold itself if it is whole.
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

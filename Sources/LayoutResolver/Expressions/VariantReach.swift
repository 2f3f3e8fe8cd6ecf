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
///   - names: the `let`s of the spec; those that are numbers in every environment count as such.
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

  private let conditions: [VariantCondition?]

  init(_ variants: [Normal], names: [NormalField]) {
    let numbers = Expression.constants(names)
    var conditions: [VariantCondition?] = []
    for variant in variants { conditions.append(Self.condition(of: variant, numbers: numbers)) }
    self.conditions = conditions
  }

  private static func condition(of variant: Normal, numbers: [String: Double]) -> VariantCondition? {
    // What a definition brings along is not looked up.
    guard variant["use"] == nil else { return nil }
    switch variant["when"]?.value {
    case nil, .boolean(true): return .always
    case .boolean(false): return .never
    case .expression(let text): return VariantCondition(text, numbers: numbers)
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
      for comparison in condition.comparisons {
        switch comparison {
        case .number(let name, _, let number): sizes[name, default: []].insert(number)
        case .sizes(let first, _, let second): compared.formUnion([first, second])
        case .trait(let name, _, _): traits.insert(name)
        }
      }
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

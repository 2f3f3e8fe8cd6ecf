import LayoutReader
import LayoutSpec
import LayoutText

/// What a spec asks of its environment: the comparisons of sizes with numbers and of traits with words in all its expressions, also in
/// those of variants and definitions that are not used now.
///
/// Environments in which all of them come out alike are one to the spec, as far as it asks in this form.
public struct AdaptiveConditions: Sendable {
  /// More comparisons are not looked at.
  private static let greatestCount = 64

  /// No device has a side that is shorter, points.
  private static let leastSide = 320.0

  private var comparisons: [EnvironmentComparison] = []

  /// - Parameters:
  ///   - files: the spec and what it includes, as text.
  ///   - names: the `let`s, the strongest first; those that are numbers in every environment count as such.
  ///   - values: what wins over them.
  public init(
    in files: [SourceFile], names: [NormalField],
    values: [(name: String, value: ResolveOptions.NamedValue)] = []
  ) {
    let numbers = Expression.constants(names, given: values)
    var found: Set<EnvironmentComparison> = []
    for file in files where file.holds("${") {
      file.forEachExpression { text in
        guard let expression = try? Expression.parse(text) else { return }
        let values = expression.numbers(numbers)
        for node in expression.nodes {
          guard let comparison = expression.comparison(node, values), comparison.isOfTheEnvironment,
            comparisons.count < Self.greatestCount, found.insert(comparison).inserted
          else { continue }
          comparisons.append(comparison)
        }
      }
    }
  }

  /// Whether all environments are one to the spec.
  public var isEmpty: Bool { comparisons.isEmpty }

  /// Whether it asks for the idiom.
  public var asksForIdiom: Bool {
    comparisons.contains { if case .trait("userInterfaceIdiom", _, _) = $0 { true } else { false } }
  }

  /// How the comparisons come out in an environment.
  public func answers(in environment: Environment) -> [Bool] {
    comparisons.map { $0.holds(in: environment) }
  }

  /// Changes of an environment one at a time, such that each comparison comes out otherwise in one of them.
  public func changes(of environment: Environment) -> [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    for name in SizeName.allCases {
      let numbers = Set(
        comparisons.compactMap {
          if case .number(.size(name), _, let number) = $0, number > 0 { number } else { nil }
        })
      for sample in samples(numbers) where sample >= min(Self.leastSide, name.value(in: environment)) {
        changes.append(.container(name.container(of: environment, with: sample)))
      }
    }
    for comparison in comparisons {
      guard case .trait(let name, _, let word) = comparison,
        let trait = Traits.all.first(where: { $0.name == name })
      else { continue }
      let isWord = trait.word(environment) == word
      if let other = trait.words.first(where: { isWord ? $0 != word : $0 == word }) {
        changes.append(.trait(name: name, word: other))
      }
    }
    return changes
  }

  /// A number on every side of some, and these themselves.
  private func samples(_ numbers: Set<Double>) -> [Double] {
    let sorted = numbers.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return [] }
    let between = zip(sorted, sorted.dropFirst()).map { (($0 + $1) / 2).rounded() }
    return [greatest + 100] + between + [(least / 2).rounded()] + sorted
  }
}

/// One thing that is other in an environment.
public enum EnvironmentChange: Hashable, Sendable {
  /// The bounds, points.
  case container(Extent)
  case trait(name: String, word: String)

  /// Lays the change over what the command line says.
  public func apply(to overrides: inout EnvironmentOverrides) {
    switch self {
    case .container(let container): overrides.container = container
    case .trait("horizontalSizeClass", let word): overrides.horizontalSizeClass = .init(rawValue: word)
    case .trait("verticalSizeClass", let word): overrides.verticalSizeClass = .init(rawValue: word)
    case .trait("userInterfaceIdiom", let word): overrides.userInterfaceIdiom = .init(rawValue: word)
    case .trait("layoutDirection", let word): overrides.layoutDirection = .init(rawValue: word)
    case .trait("preferredContentSizeCategory", let word): overrides.preferredContentSizeCategory = word
    case .trait: break
    }
  }
}

extension SizeName {
  /// The size in an environment: less the safe area at the sides, where it is the effective one.
  fileprivate func value(in environment: Environment) -> Double {
    switch self {
    case .width: environment.container.width - environment.safeArea.total(.horizontal)
    case .contentWidth: environment.container.width
    case .height, .contentHeight: environment.container.height
    }
  }

  /// The bounds of an environment in which the size would have a value.
  fileprivate func container(of environment: Environment, with value: Double) -> Extent {
    var container = environment.container
    switch self {
    case .width: container.width = value + environment.safeArea.total(.horizontal)
    case .contentWidth: container.width = value
    case .height, .contentHeight: container.height = value
    }
    return container
  }
}

extension EnvironmentComparison {
  /// Whether it asks for nothing else.
  fileprivate var isOfTheEnvironment: Bool {
    if case .number(.itemCount, _, _) = self { false } else { true }
  }

  fileprivate func holds(in environment: Environment) -> Bool {
    holds(
      sizes: { if case .size(let name) = $0 { name.value(in: environment) } else { 0 } },
      words: { name in Traits.all.first { $0.name == name }?.word(environment) })
  }
}

extension SourceFile {
  /// Goes through all that looks like an expression, wherever it stands.
  fileprivate func forEachExpression(_ body: (String) -> Void) {
    let close = UInt8(ascii: "}")
    var place = bytes.startIndex
    // The first bracket that closes, from the place on: looked for once, however many open before it.
    var end = bytes.startIndex
    while let dollar = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
      place = dollar + 1
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "{") else { continue }
      if end < place {
        guard let next = bytes[place...].firstIndex(of: close) else { return }
        end = next
      }
      // Only what compares is of interest.
      guard end - dollar < Expression.greatestLength,
        bytes[place..<end].contains(where: { 0x3C...0x3E ~= $0 })
      else { continue }
      body(String(decoding: bytes[dollar...end], as: UTF8.self))
    }
  }
}

import LayoutSpec

/// A property of the environment that conditions can name, with the names that code has for it.
struct EnvironmentProperty: Sendable {
  enum Value: Sendable {
    /// A word of a trait, all that there are in their order, and what gives an environment one of them.
    case word(
      @Sendable (Environment) -> String, among: [String],
      set: @Sendable (inout Environment, _ word: String) -> Void)
    /// A number, points or pixels a point, and what adds to it; nil where it does not follow from bounds.
    case number(
      @Sendable (Environment) -> Double, add: (@Sendable (inout Environment, _ difference: Double) -> Void)?)
  }

  /// What expressions call it.
  let name: String
  let value: Value
  private let readAs: Set<String>

  private init(_ name: String, _ readAs: Set<String>, _ value: Value) {
    self.name = name
    self.value = value
    self.readAs = readAs
  }

  /// The properties that code read.
  static func read(_ reads: Set<String>) -> [EnvironmentProperty] {
    all.filter { !$0.readAs.isDisjoint(with: reads) }
  }

  /// The number that an environment has; nil of a word.
  func number(_ environment: Environment) -> Double? {
    if case .number(let number, _) = value { number(environment) } else { nil }
  }

  /// The environment with other bounds, so that the property has a value; nil of what does not follow from bounds.
  func changing(_ environment: Environment, to value: Double) -> Environment? {
    guard case .number(let number, let add?) = self.value else { return nil }
    var result = environment
    add(&result, value - number(environment))
    return result.container.width > 0 && result.container.height > 0 ? result : nil
  }

  /// The first of some environments with each word that none of them has; none where all have the same word, or of a number.
  func withOtherWords(_ environments: [Environment]) -> [Environment] {
    guard case .word(let word, let all, let set) = value, let first = environments.first else { return [] }
    let seen = Set(environments.map(word))
    return seen.count < 2
      ? []
      : all.filter { !seen.contains($0) }.map { other in
        var result = first
        set(&result, other)
        return result
      }
  }

  private static let bounds: Set<String> = ["container.contentSize", "view.bounds", "screen.bounds"]
  private static let effective: Set<String> = ["container.effectiveContentSize"]
  private static let insets: Set<String> = [
    "view.safeAreaInsets", "container.contentInsets", "container.effectiveContentInsets",
  ]

  /// The width and the height of the bounds without the safe area at the sides.
  static let width = EnvironmentProperty(
    "width", effective,
    .number({ $0.container.width - $0.safeArea.leading - $0.safeArea.trailing }) { $0.container.width += $1 })
  static let height = EnvironmentProperty(
    "height", effective, .number({ $0.container.height }) { $0.container.height += $1 })
  /// The whole bounds.
  static let contentWidth = EnvironmentProperty(
    "contentWidth", bounds, .number({ $0.container.width }) { $0.container.width += $1 })
  static let contentHeight = EnvironmentProperty(
    "contentHeight", bounds, .number({ $0.container.height }) { $0.container.height += $1 })

  /// From the smallest to the largest.
  private static let contentSizeCategories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private static let all: [EnvironmentProperty] = [
    trait("verticalSizeClass", \.verticalSizeClass), trait("horizontalSizeClass", \.horizontalSizeClass),
    trait("userInterfaceIdiom", \.userInterfaceIdiom, ["device.userInterfaceIdiom"]),
    trait("layoutDirection", \.layoutDirection),
    .init(
      "preferredContentSizeCategory", ["traitCollection.preferredContentSizeCategory"],
      .word({ $0.preferredContentSizeCategory }, among: contentSizeCategories) {
        $0.preferredContentSizeCategory = $1
      }),
    width, contentWidth, height, contentHeight,
    .init(
      "displayScale", ["traitCollection.displayScale", "screen.scale"],
      .number({ $0.displayScale }, add: nil)),
    .init("safeArea.top", insets, .number({ $0.safeArea.top }, add: nil)),
    .init("safeArea.leading", insets, .number({ $0.safeArea.leading }, add: nil)),
    .init("safeArea.bottom", insets, .number({ $0.safeArea.bottom }, add: nil)),
    .init("safeArea.trailing", insets, .number({ $0.safeArea.trailing }, add: nil)),
  ]

  private static func trait<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ path: any WritableKeyPath<Environment, Word> & Sendable, _ alsoReadAs: Set<String> = []
  ) -> EnvironmentProperty {
    .init(
      name, alsoReadAs.union(["traitCollection.\(name)"]),
      .word({ $0[keyPath: path].rawValue }, among: Word.allCases.map(\.rawValue)) { environment, word in
        if let word = Word(rawValue: word) { environment[keyPath: path] = word }
      })
  }

  /// What code reads to know how a device is held.
  static let orientations: Set<String> = ["device.orientation", "interfaceOrientation"]
}

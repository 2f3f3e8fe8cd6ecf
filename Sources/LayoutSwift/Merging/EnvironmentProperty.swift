import LayoutReader
import LayoutResolver
import LayoutSpec

/// A property of the environment that conditions can name.
struct EnvironmentProperty: Sendable {
  enum Value: Sendable {
    /// A trait: how to read it, all its words in order, and how to set it.
    case word(
      @Sendable (Environment) -> String, among: [String],
      set: @Sendable (inout Environment, _ word: String) -> Void)
    /// The version of the system: how to read it, all versions in order, and how to set one. A family of systems may lack a version.
    case version(
      @Sendable (Environment) -> Int, among: [Int], set: @Sendable (inout Environment, _ version: Int) -> Void
    )
    /// A length or scale: how to read it, and how to add to it.
    case number(
      @Sendable (Environment) -> Double, add: @Sendable (inout Environment, _ difference: Double) -> Void)
  }

  /// The name in expressions.
  let name: String
  let value: Value
  /// The names under which code reads it.
  private let readAs: Set<String>

  private init(_ name: String, _ readAs: Set<String>, _ value: Value) {
    self.name = name
    self.value = value
    self.readAs = readAs
  }

  /// The properties that code read.
  ///
  /// - Parameters:
  ///   - reads: the names of what the code read.
  ///   - insets: the insets between the whole size and the effective size.
  static func read(
    _ reads: Set<String>, without insets: @escaping @Sendable (Environment) -> Insets
  ) -> [EnvironmentProperty] {
    (words + [systemVersion] + lengths(without: insets)).filter { !$0.readAs.isDisjoint(with: reads) }
  }

  /// True if code surely reads the same values in both environments. Never true if it reads a length: insets that are not known here may
  /// have been taken from it.
  static func surelyReadsSame(_ reads: Set<String>, in first: Environment, and second: Environment) -> Bool {
    let comparable = words + [systemVersion, displayScale]
    return reads.allSatisfy { name in
      let properties = comparable.filter { $0.readAs.contains(name) }
      return !properties.isEmpty && properties.allSatisfy { $0.isSame(in: first, and: second) }
    }
  }

  private func isSame(in first: Environment, and second: Environment) -> Bool {
    switch value {
    case .word(let word, _, _): word(first) == word(second)
    case .version(let version, _, _): version(first) == version(second)
    case .number(let number, _): number(first) == number(second)
    }
  }

  /// The length or scale of an environment; `nil` for words and versions.
  func number(_ environment: Environment) -> Double? {
    if case .number(let number, _) = value { number(environment) } else { nil }
  }

  /// The environment with bounds or insets changed so that the property has this value; `nil` if that is impossible.
  func changing(_ environment: Environment, to value: Double) -> Environment? {
    guard case .number(let number, let add) = self.value else { return nil }
    var result = environment
    add(&result, value - number(environment))
    return result.container.width > 0 && result.container.height > 0 ? result : nil
  }

  /// Copies of the first environment, one with each word or version that no environment has. None if all have the same word or version.
  func withOtherWords(_ environments: [Environment]) -> [Environment] {
    guard let first = environments.first else { return [] }
    func others<Word: Hashable>(
      _ word: (Environment) -> Word, _ all: [Word], _ set: (inout Environment, Word) -> Void
    ) -> [Environment] {
      let seen = Set(environments.map(word))
      return seen.count < 2
        ? []
        : all.filter { !seen.contains($0) }.map { other in
          var result = first
          set(&result, other)
          return result
        }
    }
    return switch value {
    case .word(let word, let all, let set): others(word, all, set)
    case .version(let version, let all, let set): others(version, all, set)
    case .number: []
    }
  }

  /// The names of properties that depend on the bounds. The orientation follows from the bounds too.
  private static let bounds: Set<String> = [
    "container.contentSize", "view.bounds", "screen.bounds", "device.orientation", "interfaceOrientation",
  ]
  private static let effective: Set<String> = ["container.effectiveContentSize"]
  private static let safeArea: Set<String> = [
    "view.safeAreaInsets", "container.contentInsets", "container.effectiveContentInsets",
  ]

  private static let words: [EnvironmentProperty] = [
    trait("verticalSizeClass", \.verticalSizeClass), trait("horizontalSizeClass", \.horizontalSizeClass),
    trait("userInterfaceIdiom", \.userInterfaceIdiom, ["device.userInterfaceIdiom"]),
    trait("layoutDirection", \.layoutDirection),
    .init(
      "preferredContentSizeCategory", ["traitCollection.preferredContentSizeCategory"],
      .word({ $0.preferredContentSizeCategory }, among: EnvironmentTable.contentSizeCategories) {
        $0.preferredContentSizeCategory = $1
      }),
  ]

  /// Not every family of systems has every version: setting one that it lacks changes nothing.
  private static let systemVersion = EnvironmentProperty(
    "systemVersion", ["systemVersion"],
    .version(
      { $0.system.version },
      among: Set(System.known.map(\.version)).sorted(),
      set: { environment, version in
        let system = System(environment.system.family, version)
        if System.known.contains(system) { environment.system = system }
      }))

  private static let displayScale = EnvironmentProperty(
    "displayScale", ["traitCollection.displayScale", "screen.scale"],
    .number({ $0.displayScale }) { $0.displayScale += $1 })

  private static func lengths(
    without insets: @escaping @Sendable (Environment) -> Insets
  ) -> [EnvironmentProperty] {
    [
      .init(
        "width", effective,
        .number({ $0.container.width - insets($0).total(.horizontal) }) { $0.container.width += $1 }),
      .init("contentWidth", bounds, .number({ $0.container.width }) { $0.container.width += $1 }),
      .init(
        "height", effective,
        .number({ $0.container.height - insets($0).total(.vertical) }) { $0.container.height += $1 }),
      .init("contentHeight", bounds, .number({ $0.container.height }) { $0.container.height += $1 }),
      displayScale,
      edge("top", \.top), edge("leading", \.leading), edge("bottom", \.bottom), edge("trailing", \.trailing),
    ]
  }

  private static func edge(
    _ name: String, _ path: any WritableKeyPath<Insets, Double> & Sendable
  ) -> EnvironmentProperty {
    .init(
      "safeArea.\(name)", safeArea,
      .number({ $0.safeArea[keyPath: path] }) { $0.safeArea[keyPath: path] += $1 })
  }

  private static func trait<Word: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Environment, Word> & Sendable, _ alsoReadAs: Set<String> = []
  ) -> EnvironmentProperty {
    .init(
      name, alsoReadAs.union(["traitCollection.\(name)"]),
      .word({ $0[keyPath: path].rawValue }, among: Word.allCases.map(\.rawValue)) { environment, word in
        if let word = Word(rawValue: word) { environment[keyPath: path] = word }
      })
  }
}

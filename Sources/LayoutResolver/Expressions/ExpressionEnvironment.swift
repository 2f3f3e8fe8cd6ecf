import LayoutSpec

/// The values of the environment's names at one place of a spec.
struct ExpressionEnvironment: Sendable {
  /// The bounds minus the reference insets, in points.
  var effectiveSize: Extent
  /// The source of the traits, the bounds and the safe area, which are the same in the whole spec.
  var environment: Environment
  /// Known only in a section.
  var itemCount: Int?
  var sectionIndex: Int?
  var sectionCount: Int?

  init(_ environment: Environment, effectiveSize: Extent) {
    self.effectiveSize = effectiveSize
    self.environment = environment
  }

  var table: NameTable { NameTable(self) }

  /// Returns the meaning of a name; `nil` if it has none here.
  ///
  /// Computed on demand, because most places have no expressions.
  func entry(named name: String) -> NameEntry? {
    switch EnvironmentNames.meanings[name] {
    case .length(let length)?: .value(.number(length(self)))
    case .count(let count)?: count(self).map { .value(.number(Double($0))) }
    case .word(let word, let words)?: .trait(word(environment), words: words)
    case nil: nil
    }
  }

  /// The names with a value here, in the order of suggestions.
  var names: [String] {
    EnvironmentNames.lengths.map(\.name)
      + EnvironmentNames.counts.filter { $0.value(self) != nil }.map(\.name)
      + EnvironmentNames.words.map(\.name)
  }
}

extension Environment {
  /// Returns the container minus the reference insets along an axis, in points; negative if the insets are
  /// longer.
  func size(less reference: ContentInsetsReference, across: Axis) -> Extent {
    var size = container
    size[across] -= reference.insets(in: self, across: across, layout: .automatic).total(across)
    return size
  }
}

/// The environment's names and their values.
enum EnvironmentNames {
  /// The names that have a value everywhere.
  static let spellings: [String] = (lengths.map(\.name) + words.map(\.name))

  fileprivate enum Meaning: Sendable {
    case length(@Sendable (ExpressionEnvironment) -> Double)
    case count(@Sendable (ExpressionEnvironment) -> Int?)
    /// A trait's word, and the words it can have.
    case word(@Sendable (Environment) -> String, among: [String])
  }

  fileprivate static let meanings: [String: Meaning] = Dictionary(
    uniqueKeysWithValues: lengths.map { ($0.name, .length($0.value)) }
      + counts.map { ($0.name, .count($0.value)) } + words.map { ($0.name, .word($0.value, among: $0.words)) }
  )

  fileprivate static let lengths: [(name: String, value: @Sendable (ExpressionEnvironment) -> Double)] = [
    ("width", { $0.effectiveSize.width }), ("height", { $0.effectiveSize.height }),
    ("contentWidth", { $0.environment.container.width }),
    ("contentHeight", { $0.environment.container.height }),
    ("safeArea.top", { $0.environment.safeArea.top }),
    ("safeArea.leading", { $0.environment.safeArea.leading }),
    ("safeArea.bottom", { $0.environment.safeArea.bottom }),
    ("safeArea.trailing", { $0.environment.safeArea.trailing }),
    ("container.contentSize.width", { $0.environment.container.width }),
    ("container.contentSize.height", { $0.environment.container.height }),
    ("container.effectiveContentSize.width", { $0.effectiveSize.width }),
    ("container.effectiveContentSize.height", { $0.effectiveSize.height }),
    ("displayScale", { $0.environment.displayScale }),
    ("traitCollection.displayScale", { $0.environment.displayScale }),
    ("systemVersion", { Double($0.environment.system.version) }),
  ]

  fileprivate static let counts: [(name: String, value: @Sendable (ExpressionEnvironment) -> Int?)] = [
    ("itemCount", { $0.itemCount }), ("sectionIndex", { $0.sectionIndex }),
    ("sectionCount", { $0.sectionCount }),
  ]

  /// Every trait, by its short name and by UIKit's path.
  fileprivate static let words: [(name: String, value: @Sendable (Environment) -> String, words: [String])] =
    Traits.all.flatMap { trait in
      [trait.name, "traitCollection.\(trait.name)"].map { ($0, trait.word, trait.words) }
    }
}

import LayoutSpec

/// What the names of the environment stand for at one place of a spec.
struct ExpressionEnvironment: Sendable {
  /// The effective size: the collection view's bounds less the reference insets, points.
  var effectiveSize: Extent
  /// The collection view's bounds, points.
  var contentSize: Extent
  var safeArea: Insets
  var traits: Environment
  /// Known within a section, nil elsewhere.
  var itemCount: Int?
  var sectionIndex: Int?
  var sectionCount: Int?
  /// Known for a cell of a run and for measured sizes, nil elsewhere.
  var index: Int?

  /// What every place sees: the traits, the bounds and the safe area come from the environment.
  init(_ environment: Environment, effectiveSize: Extent) {
    self.effectiveSize = effectiveSize
    contentSize = environment.container
    safeArea = environment.safeArea
    traits = environment
  }

  /// The names with their values.
  var table: NameTable {
    var table = NameTable(EnvironmentNames.lengths(of: self) + EnvironmentNames.counts(of: self))
    for (name, word) in EnvironmentNames.words(of: traits) {
      let words = Traits.all.first { $0.name == name }?.words ?? []
      table.define(name, .trait(word, words: words))
      table.define("traitCollection.\(name)", .trait(word, words: words))
    }
    return table
  }
}

/// The spellings of the environment's names.
enum EnvironmentNames {
  /// Every name that is known at every place.
  static let spellings: [String] = {
    let anywhere = Environment(container: Extent(width: 0, height: 0))
    let environment = ExpressionEnvironment(anywhere, effectiveSize: anywhere.container)
    return lengths(of: environment).map(\.0) + Traits.all.flatMap { [$0.name, "traitCollection.\($0.name)"] }
  }()

  fileprivate static func lengths(of environment: ExpressionEnvironment) -> [(String, ExpressionValue)] {
    let effective = environment.effectiveSize
    let content = environment.contentSize
    let safeArea = environment.safeArea
    let scale = environment.traits.displayScale
    let lengths: [(String, Double)] = [
      ("width", effective.width), ("height", effective.height),
      ("contentWidth", content.width), ("contentHeight", content.height),
      ("safeArea.top", safeArea.top), ("safeArea.leading", safeArea.leading),
      ("safeArea.bottom", safeArea.bottom), ("safeArea.trailing", safeArea.trailing),
      ("container.contentSize.width", content.width), ("container.contentSize.height", content.height),
      ("container.effectiveContentSize.width", effective.width),
      ("container.effectiveContentSize.height", effective.height),
      ("displayScale", scale), ("traitCollection.displayScale", scale),
    ]
    return lengths.map { ($0.0, .number($0.1)) }
  }

  fileprivate static func counts(of environment: ExpressionEnvironment) -> [(String, ExpressionValue)] {
    let counts = [
      ("itemCount", environment.itemCount), ("sectionIndex", environment.sectionIndex),
      ("sectionCount", environment.sectionCount), ("index", environment.index),
    ]
    return counts.compactMap { name, count in count.map { (name, .number(Double($0))) } }
  }

  fileprivate static func words(of traits: Environment) -> [(String, String)] {
    [
      ("horizontalSizeClass", traits.horizontalSizeClass.rawValue),
      ("verticalSizeClass", traits.verticalSizeClass.rawValue),
      ("userInterfaceIdiom", traits.userInterfaceIdiom.rawValue),
      ("layoutDirection", traits.layoutDirection.rawValue),
      ("preferredContentSizeCategory", traits.preferredContentSizeCategory),
    ]
  }
}

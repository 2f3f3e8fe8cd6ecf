import LayoutReader
import LayoutSpec

/// The traits whose values are words.
enum Traits {
  struct Trait: Sendable {
    var name: String
    var words: [String]
    /// The trait's word in an environment.
    var word: @Sendable (Environment) -> String
  }

  static let all = [
    Trait(
      name: "horizontalSizeClass", words: Environment.SizeClass.allCases.map(\.rawValue),
      word: { $0.horizontalSizeClass.rawValue }),
    Trait(
      name: "verticalSizeClass", words: Environment.SizeClass.allCases.map(\.rawValue),
      word: { $0.verticalSizeClass.rawValue }),
    Trait(
      name: "userInterfaceIdiom", words: Environment.Idiom.allCases.map(\.rawValue),
      word: { $0.userInterfaceIdiom.rawValue }),
    Trait(
      name: "layoutDirection", words: Environment.LayoutDirection.allCases.map(\.rawValue),
      word: { $0.layoutDirection.rawValue }),
    Trait(
      name: "preferredContentSizeCategory", words: EnvironmentTable.contentSizeCategories,
      word: { $0.preferredContentSizeCategory }),
  ]

  static let words = Set(all.flatMap(\.words))

  /// Returns the names of the traits that can have a word.
  static func having(_ word: String) -> [String] { all.filter { $0.words.contains(word) }.map(\.name) }
}

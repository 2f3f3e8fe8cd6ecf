import LayoutSpec

/// A property of the environment that conditions can name, with the names that code has for it.
struct EnvironmentProperty: Sendable {
  enum Value: Sendable {
    /// A word of a trait.
    case word(@Sendable (Environment) -> String)
    /// A number, points or pixels a point.
    case number(@Sendable (Environment) -> Double)
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
    if case .number(let number) = value { number(environment) } else { nil }
  }

  /// The environment with other bounds, so that the property has a value; nil of what does not follow from bounds.
  func changing(_ environment: Environment, to value: Double) -> Environment? {
    guard let now = number(environment) else { return nil }
    var result = environment
    switch name {
    case "width", "contentWidth": result.container.width += value - now
    case "height", "contentHeight": result.container.height += value - now
    default: return nil
    }
    return result.container.width > 0 && result.container.height > 0 ? result : nil
  }

  /// An environment with the word that another one has; nil of a number.
  func taking(from other: Environment, into environment: Environment) -> Environment? {
    var result = environment
    switch name {
    case "verticalSizeClass": result.verticalSizeClass = other.verticalSizeClass
    case "horizontalSizeClass": result.horizontalSizeClass = other.horizontalSizeClass
    case "userInterfaceIdiom": result.userInterfaceIdiom = other.userInterfaceIdiom
    case "layoutDirection": result.layoutDirection = other.layoutDirection
    case "preferredContentSizeCategory":
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    default: return nil
    }
    return result
  }

  private static let bounds: Set<String> = ["container.contentSize", "view.bounds", "screen.bounds"]
  private static let effective: Set<String> = ["container.effectiveContentSize"]
  private static let insets: Set<String> = [
    "view.safeAreaInsets", "container.contentInsets", "container.effectiveContentInsets",
  ]

  private static let all: [EnvironmentProperty] = [
    .init(
      "verticalSizeClass", ["traitCollection.verticalSizeClass"], .word { $0.verticalSizeClass.rawValue }),
    .init(
      "horizontalSizeClass", ["traitCollection.horizontalSizeClass"],
      .word { $0.horizontalSizeClass.rawValue }),
    .init(
      "userInterfaceIdiom", ["traitCollection.userInterfaceIdiom", "device.userInterfaceIdiom"],
      .word { $0.userInterfaceIdiom.rawValue }),
    .init("layoutDirection", ["traitCollection.layoutDirection"], .word { $0.layoutDirection.rawValue }),
    .init(
      "preferredContentSizeCategory", ["traitCollection.preferredContentSizeCategory"],
      .word { $0.preferredContentSizeCategory }),
    .init(
      "width", effective, .number { $0.container.width - $0.safeArea.leading - $0.safeArea.trailing }),
    .init("contentWidth", bounds, .number { $0.container.width }),
    .init("height", effective, .number { $0.container.height }),
    .init("contentHeight", bounds, .number { $0.container.height }),
    .init("displayScale", ["traitCollection.displayScale", "screen.scale"], .number { $0.displayScale }),
    .init("safeArea.top", insets, .number { $0.safeArea.top }),
    .init("safeArea.leading", insets, .number { $0.safeArea.leading }),
    .init("safeArea.bottom", insets, .number { $0.safeArea.bottom }),
    .init("safeArea.trailing", insets, .number { $0.safeArea.trailing }),
  ]

  /// What code reads to know how a device is held.
  static let orientations: Set<String> = ["device.orientation", "interfaceOrientation"]
}

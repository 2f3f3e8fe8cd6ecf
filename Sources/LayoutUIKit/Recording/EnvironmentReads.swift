import Foundation

/// The properties of the environment that code has read. Only these can affect the layout that it builds.
///
/// The properties are named as in code: `container.contentSize`, `container.effectiveContentSize`,
/// `container.contentInsets`, `container.effectiveContentInsets`, `traitCollection.horizontalSizeClass` and
/// the other traits, `screen.bounds`, `screen.scale`, `device.orientation`, `device.userInterfaceIdiom`,
/// `interfaceOrientation`, `systemVersion`, `view.bounds`, `view.safeAreaInsets`, `view.layoutMargins`.
enum EnvironmentReads {
  // Layout code runs on one thread.
  nonisolated(unsafe) private static var noted: Set<String> = []

  static func note(_ name: String) { noted.insert(name) }

  /// Returns the properties that were read since the last call, sorted.
  static func take() -> [String] {
    defer { noted = [] }
    return noted.sorted()
  }

  /// Runs code without noting its reads.
  static func ignore<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = noted
    defer { noted = before }
    return try body()
  }
}

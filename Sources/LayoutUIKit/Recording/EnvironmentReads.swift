import Foundation

/// Which properties of the environment code has read: only they may decide what it builds.
///
/// The names are those of the code: `container.contentSize`, `container.effectiveContentSize`, `container.contentInsets`,
/// `container.effectiveContentInsets`, `traitCollection.horizontalSizeClass` and the other traits, `screen.bounds`, `screen.scale`,
/// `device.orientation`, `device.userInterfaceIdiom`, `interfaceOrientation`, `systemVersion`, `view.bounds`, `view.safeAreaInsets`, `view.layoutMargins`.
enum EnvironmentReads {
  // Layout code runs on one thread.
  nonisolated(unsafe) private static var noted: Set<String> = []

  static func note(_ name: String) { noted.insert(name) }

  /// What was read since the last time, sorted.
  static func take() -> [String] {
    defer { noted = [] }
    return noted.sorted()
  }

  /// Runs code whose reads do not count.
  static func ignore<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = noted
    defer { noted = before }
    return try body()
  }
}

import Foundation

/// The properties of the environment that code has read. Only these can affect the layout that it builds.
///
/// `EnvironmentProperty` of LayoutSwift knows the same names. The properties are named as in code:
/// `container.contentSize`, `container.effectiveContentSize`, `container.contentInsets`,
/// `container.effectiveContentInsets`, `traitCollection.horizontalSizeClass` and the other traits, `screen.bounds`,
/// `screen.scale`, `device.orientation`, `device.userInterfaceIdiom`, `interfaceOrientation`, `systemVersion`,
/// `view.bounds`, `view.safeAreaInsets`, `view.layoutMargins`.
enum EnvironmentReads {
  // Layout code runs on one thread, but may read traits on others.
  private static let lock = NSLock()
  /// What the entry or the section that runs now has read: what was read since `take()`.
  nonisolated(unsafe) private static var current: Set<String> = []
  nonisolated(unsafe) private static var isIgnored = false

  /// All that was read for an answer, whatever it belongs to: also by a data source, by cells and by sections that are left out. If none of
  /// it is different in another environment, the code builds the same layout there.
  nonisolated(unsafe) private(set) static var all: Set<String> = []
  /// Called with what is read for the first time, before the code can trap.
  nonisolated(unsafe) static var send: (_ name: String) -> Void = { _ in }

  /// Runs code while no thread notes a read.
  static func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  static func note(_ name: String) {
    locked {
      guard !isIgnored else { return }
      current.insert(name)
      if all.insert(name).inserted { send(name) }
    }
  }

  /// Returns the properties that were read since the last call, sorted.
  static func take() -> [String] {
    locked {
      defer { current = [] }
      return current.sorted()
    }
  }

  /// Adds what a child process has read.
  static func add(_ name: String) { locked { _ = all.insert(name) } }

  /// Runs code without noting its reads.
  static func ignore<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isIgnored
    isIgnored = true
    defer { isIgnored = before }
    return try body()
  }
}

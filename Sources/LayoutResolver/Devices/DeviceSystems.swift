import LayoutSpec

/// The systems that a device runs.
package struct DeviceSystems: Sendable, Hashable {
  /// What it was sold with, or the first one that is known.
  package let first: System
  /// The newest system that it runs; `nil` if that is not known yet.
  package let last: System?
  /// What it has where nothing else is said: the newest system that it runs and of which numbers are known.
  package let usual: System
  /// True if the user says what it has.
  var isConfigured = false

  private init(_ first: System, last: System?, usual: System) {
    self.first = first
    self.last = last
    self.usual = usual
  }

  /// The systems from one on.
  init(since first: System, last: System? = nil) {
    let current = System.current(first.family)
    self.init(first, last: last, usual: last ?? (first.isAtLeast(current) ? first : current))
  }

  /// Phones and pads, by the versions of iOS.
  static func iOS(_ first: Int, last: Int? = nil) -> DeviceSystems {
    DeviceSystems(since: .iOS(first), last: last.map(System.iOS))
  }

  /// For bounds without a device: every version of the idiom's family.
  ///
  /// - Parameter usual: the system that the configuration names; `nil` for the one that bounds have (`System.withoutDevice`).
  static func any(_ idiom: Environment.Idiom, usual: System? = nil) -> DeviceSystems {
    let standard = usual ?? .withoutDevice(idiom)
    var systems = DeviceSystems(System(standard.family, 1), last: nil, usual: standard)
    systems.isConfigured = usual != nil
    return systems
  }

  /// Why the device does not run a system, in words that follow the device's name; `nil` if it does.
  package func refusal(of system: System) -> String? {
    guard !has(system) else { return nil }
    let known = "does not run \(system.name); it runs \(first.name) "
    return known + (last.map { "to \($0.name)" } ?? "and later")
  }

  /// True if the device runs a system.
  package func has(_ system: System) -> Bool {
    system.isAtLeast(first) && (last?.isAtLeast(system) ?? true)
  }
}

import LayoutSpec

/// The systems that a device runs.
package struct DeviceSystems: Sendable, Hashable {
  /// The system that it shipped with, or the first known one.
  package let first: System
  /// The newest system that it runs; `nil` if that is not known yet.
  package let last: System?
  /// The system used by default: the newest that the device runs and whose numbers are known.
  package let usual: System
  /// True if the configuration sets the system.
  var isConfigured = false

  private init(_ first: System, last: System?, usual: System) {
    self.first = first
    self.last = last
    self.usual = usual
  }

  init(since first: System, last: System? = nil) {
    let current = System.current(first.family)
    self.init(first, last: last, usual: last ?? (first.isAtLeast(current) ? first : current))
  }

  /// Returns the systems of a phone or pad, given by versions of iOS.
  static func iOS(_ first: Int, last: Int? = nil) -> DeviceSystems {
    DeviceSystems(since: .iOS(first), last: last.map(System.iOS))
  }

  /// Returns every system of an idiom, for bounds without a device.
  /// - Parameter usual: the configured system; `nil` for `System.withoutDevice`.
  static func any(_ idiom: Environment.Idiom, usual: System? = nil) -> DeviceSystems {
    let standard = usual ?? .withoutDevice(idiom)
    var systems = DeviceSystems(System(standard.family, 1), last: nil, usual: standard)
    systems.isConfigured = usual != nil
    return systems
  }

  /// Returns the reason why the device does not run a system, as a phrase after the device's name; `nil` if
  /// it does.
  package func refusal(of system: System) -> String? {
    guard !has(system) else { return nil }
    let known = "does not run \(system.name); it runs \(first.name) "
    return known + (last.map { "to \($0.name)" } ?? "and later")
  }

  package func has(_ system: System) -> Bool {
    system.isAtLeast(first) && (last?.isAtLeast(system) ?? true)
  }
}

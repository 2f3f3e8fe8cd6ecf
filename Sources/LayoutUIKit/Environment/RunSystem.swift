/// The system of the run, for `UIDevice`, `ProcessInfo` and availability conditions.
struct RunSystem {
  /// `ios`, `macos`, `tvos` or `visionos`.
  let family: String
  let version: Int

  /// Reads a name such as `ios-26`.
  init(_ name: String) {
    let words = name.split(separator: "-")
    family = words.first.map(String.init) ?? "ios"
    version = words.last.flatMap { Int($0) } ?? 0
  }

  /// The system of the run. Reading it notes that the code depends on the system.
  static var asked: RunSystem {
    EnvironmentReads.note("systemVersion")
    return RunSystem(RunEnvironment.now.system)
  }

  /// The version that code sees: the first release of the major version.
  var versionText: String { "\(version).0" }

  /// Returns the requirement that the system does not meet, such as `iOS 15` of `iOS 15,macOS 12`; `nil` if
  /// the system is new enough or not listed.
  func unmet(of versions: String) -> String? {
    let clauses = versions.split(separator: ",").map { $0.split(separator: " ") }
    for (name, version) in own {
      guard let clause = clauses.first(where: { $0.count == 2 && $0[0] == name }) else { continue }
      let numbers = clause[1].split(separator: ".").map { Int($0) ?? .max }
      guard let major = numbers.first else { continue }
      let isMet = version != major ? version > major : numbers.dropFirst().allSatisfy { $0 == 0 }
      return isMet ? nil : clause.joined(separator: " ")
    }
    return nil
  }

  /// The names of the system in availability conditions, with its version under each name, in order of
  /// precedence.
  ///
  /// Source: On a Mac, UIKit code runs as Mac Catalyst. Mac Catalyst and visionOS follow `iOS` unless a
  /// condition names them; `macOS` means AppKit. Before version 26, macOS 11 had the Catalyst of iOS 14, and
  /// visionOS 1 had the UIKit of iOS 17.
  private var own: [(name: String, version: Int)] {
    let sinceYear = version >= 26
    let names: [(String, Int)] =
      switch family {
      case "macos":
        ["macCatalyst", "iOS"].map { ($0, sinceYear ? version : version + 3) }
      case "visionos": [("visionOS", version), ("iOS", sinceYear ? version : version + 16)]
      case "tvos": [("tvOS", version)]
      default: [("iOS", version)]
      }
    return names + [("anyAppleOS", version)]
  }
}

/// Replaces `#available` in code that layoutc compiles. Returns true on the listed versions (given without
/// `*`) and later.
public func _atLeast(_ versions: String) -> Bool { RunSystem.asked.unmet(of: versions) == nil }

/// A protocol whose extension has an initializer that returns an existing object; class initializers cannot.
public protocol _SharedByInitializer {}

extension _SharedByInitializer where Self == ProcessInfo {
  /// Sets `self` to the shared object. Foundation's own initializer is public only on Apple's systems.
  public init() { self = .processInfo }
}

extension ProcessInfo: _SharedByInitializer {}

/// The properties that report the system of the run. A file that also imports Foundation gets the machine's
/// system from Foundation.
extension ProcessInfo {
  @_disfavoredOverload
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: RunSystem.asked.version, minorVersion: 0, patchVersion: 0)
  }

  @_disfavoredOverload
  public var operatingSystemVersionString: String { "Version \(RunSystem.asked.versionText)" }

  @_disfavoredOverload
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = RunSystem.asked.version
    return own != version.majorVersion
      ? own > version.majorVersion : version.minorVersion <= 0 && version.patchVersion <= 0
  }

  public var isMacCatalystApp: Bool { RunSystem.asked.family == "macos" }
  public var isiOSAppOnMac: Bool { false }
}

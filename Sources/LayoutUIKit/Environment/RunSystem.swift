import Foundation

/// The system of the run, by which `UIDevice`, `ProcessInfo` and conditions on versions answer.
struct RunSystem {
  /// `ios`, `macos`, `tvos` or `visionos`.
  let family: String
  let version: Int

  /// The system of a name such as `ios-26`.
  init(_ name: String) {
    let words = name.split(separator: "-")
    family = words.first.map(String.init) ?? "ios"
    version = words.last.flatMap { Int($0) } ?? 0
  }

  /// The run's. That it was asked is noted.
  static var asked: RunSystem {
    EnvironmentReads.note("systemVersion")
    return RunSystem(RunEnvironment.now.system)
  }

  /// What code is told: of the versions between two years it is the first.
  var versionText: String { "\(version).0" }

  /// What the system is too old for of a list of versions, such as `iOS 15` of `iOS 15,macOS 12`; nil where it has that version or a later
  /// one, and where the list lacks it.
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

  /// What the system is called in conditions and its version there, the name first that counts before the others.
  ///
  /// Source: code of UIKit runs on a Mac as Mac Catalyst, which goes by `iOS` unless it is named, and so does visionOS; `macOS` is
  /// AppKit's. Before all systems had the year's number macOS 11 had the Catalyst of iOS 14, and visionOS 1 the UIKit of iOS 17.
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

/// What `#available` is in code that layoutc compiles: true on the versions of a list, without its `*`, and on later ones.
public func _atLeast(_ versions: String) -> Bool { RunSystem.asked.unmet(of: versions) == nil }

/// What has an initializer that gives an object that is there: only a protocol's may.
public protocol _SharedByInitializer {}

extension _SharedByInitializer where Self == ProcessInfo {
  /// Foundation's own initializer is public on Apple's systems only.
  public init() { self = .processInfo }
}

extension ProcessInfo: _SharedByInitializer {}

/// The system of the run. Foundation's own answer, that of the machine, counts only in files that import Foundation beside UIKit.
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

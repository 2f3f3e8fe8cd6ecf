import LayoutReader
import LayoutResolver
import LayoutSpec

/// The oldest system that the code supports.
package struct SwiftTarget: Hashable, Sendable {
  package enum Platform: String, CaseIterable, Sendable {
    case uikit
    case appkit

    var prefix: String { self == .uikit ? "UI" : "NS" }
    var module: String { self == .uikit ? "UIKit" : "AppKit" }
  }

  package let platform: Platform
  package let major: Int
  package let minor: Int

  /// The default of a platform: the oldest system for which most code needs no branch. iOS 14 has lists and `contentInsetsReference`.
  package init(_ platform: Platform) {
    self.init(platform, major: platform == .uikit ? 14 : 11)
  }

  package init(_ platform: Platform, major: Int, minor: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  /// Reads a system such as `ios16` or `macos10.15`; `nil` for systems without compositional layouts.
  package init?(_ text: String) {
    for (name, platform) in [("ios", Platform.uikit), ("macos", .appkit)] where text.hasPrefix(name) {
      let parts = text.dropFirst(name.count).split(separator: ".", omittingEmptySubsequences: false).map {
        $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil
      }
      guard parts.count <= 2, let major = parts.first ?? nil, let minor = parts.count > 1 ? parts[1] : 0
      else {
        return nil
      }
      self.init(platform, major: major, minor: minor)
      guard platform == .uikit ? major >= 13 : major > 10 || major == 10 && minor >= 15 else { return nil }
      return
    }
    return nil
  }

  /// Whether the system has a property or a value.
  enum Availability: Equatable {
    case always
    /// Only under this condition.
    case when(String)
    case never
  }

  func availability(of key: KeyRow) -> Availability { key.since.map(availability) ?? .always }

  /// - Parameter systems: the first systems that have it.
  func availability(since systems: FirstSystems) -> Availability {
    guard let first = platform == .uikit ? systems.iOS : systems.macOS else { return .never }
    return major >= first ? .always : .when("#available(\(system) \(first), *)")
  }

  private var system: String { platform == .uikit ? "iOS" : "macOS" }

  /// The next version after this one; there are none between 18 and 26.
  private func version(after version: Int) -> Int {
    System.known(platform == .uikit ? .iOS : .macOS).map(\.version).first { $0 > version } ?? version + 1
  }

  /// The `#available` condition that compares the system's major version; `nil` if there is none, or if it has the same answer on all
  /// systems of the target.
  func condition(_ sign: ComparisonOperator, _ version: Double) -> String? {
    guard version == version.rounded(), version < 1e6 else { return nil }
    let isInclusive = sign == .greaterOrEqual || sign == .less
    let first = isInclusive ? Int(version) : self.version(after: Int(version))
    guard first > major else { return nil }
    switch sign {
    case .greater, .greaterOrEqual: return "#available(\(system) \(first), *)"
    case .less, .lessOrEqual: return "#unavailable(\(system) \(first))"
    case .equal, .unequal: return nil
    }
  }
}

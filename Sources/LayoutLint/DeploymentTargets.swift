import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The deployment targets of a spec: `lint: {targets: {ios: 15, macos: 12}}`.
package struct DeploymentTargets {
  struct Target {
    let platform: Platform
    let version: Version
    /// Where the spec states the target; `nil` if a configuration or the command line states it.
    var span: Span?
  }

  enum Platform: String, CaseIterable {
    case ios, ipados, tvos, maccatalyst, visionos, macos

    /// The name as Apple spells it.
    var name: String {
      switch self {
      case .ios: "iOS"
      case .ipados: "iPadOS"
      case .tvos: "tvOS"
      case .maccatalyst: "Mac Catalyst"
      case .visionos: "visionOS"
      case .macos: "macOS"
      }
    }

    /// The version of this platform that corresponds to a version of iOS; `nil` for macOS, because AppKit does not follow iOS.
    func version(ofIOS version: Version) -> Version? {
      switch self {
      case .ios, .ipados, .tvos, .maccatalyst: version
      // The first visionOS came with iOS 17.
      case .visionos: Version(major: version.major <= 17 ? 1 : version.major - 16)
      case .macos: nil
      }
    }
  }

  struct Version: Comparable {
    var major: Int
    var minor = 0

    static func < (left: Version, right: Version) -> Bool {
      left.major != right.major ? left.major < right.major : left.minor < right.minor
    }

    var text: String { minor == 0 ? String(major) : "\(major).\(minor)" }
  }

  /// The targets on platforms that layoutc knows. Other names are left to other tools.
  let all: [Target]

  init(_ layout: LintedLayout) {
    let options = layout.options
    var found: [Target] = []
    if options.givenTargets == nil {
      for field in layout.normal["lint"]?["targets"]?.fields ?? [] {
        guard let platform = Platform(rawValue: field.key.lowercased()),
          let version = Self.version(field.value)
        else { continue }
        found.append(Target(platform: platform, version: version, span: field.value.span))
      }
    }
    for (name, text) in (options.givenTargets ?? options.targets).sorted(by: { $0.key < $1.key }) {
      guard let platform = Platform(rawValue: name), let version = Self.version(text),
        !found.contains(where: { $0.platform == platform })
      else { continue }
      found.append(Target(platform: platform, version: version))
    }
    all = found
  }

  /// True if every target has what a version of iOS introduced, or if there are no targets. A macOS target never counts as having it,
  /// because it is not known well enough when AppKit introduced what.
  func areAll(fromIOS first: Int) -> Bool {
    all.allSatisfy { target in
      target.platform.version(ofIOS: Version(major: first)).map { $0 <= target.version } ?? false
    }
  }

  package static let platformNames = Platform.allCases.map(\.rawValue)

  /// What is wrong with a target from a configuration or the command line; `nil` if nothing is.
  package static func mistake(_ name: String, _ version: String) -> (message: String, help: [String])? {
    let names = platformNames
    guard names.contains(name.lowercased()) else {
      let near = didYouMean(name, among: names)
      return (
        "there is no platform \(quotedText(name)); expected one of \(names.joined(separator: ", "))", near
      )
    }
    guard Self.version(version) == nil else { return nil }
    return ("the version \(quotedText(version)) is none; expected one such as 15 or 12.1", [])
  }

  private static func version(_ value: Normal) -> Version? {
    version(value.text ?? value.number.map(writtenExactly) ?? "")
  }

  private static func version(_ text: String) -> Version? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard case .some(.some(let major)) = parts.first else { return nil }
    return Version(major: major, minor: (parts.count > 1 ? parts[1] : nil) ?? 0)
  }
}

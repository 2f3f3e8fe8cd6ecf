import LayoutReader
import LayoutResolver
import LayoutText

/// The least system versions that a spec is for: `lint: {targets: {ios: 15, macos: 12}}`.
struct DeploymentTargets {
  struct Target {
    let platform: Platform
    let version: Version
    /// Where the spec names it; nil for one that was given from outside.
    let span: Span?
  }

  enum Platform: String, CaseIterable {
    case ios
    case ipados
    case tvos
    case maccatalyst
    case visionos
    case macos

    /// As Apple writes it.
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

    /// The platform's version that goes with one of iOS; nil for AppKit, which has numbers of its own.
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

  /// Those that are known; platforms of other names are for other tools.
  let all: [Target]

  init(_ layout: LintedLayout) {
    let given = layout.options.targets.compactMap { name, text -> Target? in
      guard let platform = Platform(rawValue: name.lowercased()), let version = Self.version(text) else {
        return nil
      }
      return Target(platform: platform, version: version, span: nil)
    }.sorted { $0.platform.rawValue < $1.platform.rawValue }
    let own = (layout.document["lint"]?["targets"]?.fields ?? []).compactMap { field -> Target? in
      guard let platform = Platform(rawValue: field.key.lowercased()), let version = Self.version(field.value)
      else { return nil }
      return Target(platform: platform, version: version, span: field.value.span)
    }
    // What is given from outside is what is being built: it replaces the spec's own target for the platform.
    all = own.filter { target in !given.contains { $0.platform == target.platform } } + given
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

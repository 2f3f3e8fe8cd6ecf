/// The operating system that a layout is solved for, by its family and major version.
package struct System: Hashable, Sendable {
  /// What has versions of its own. iPadOS has those of iOS.
  package enum Family: String, Sendable, CaseIterable {
    case iOS = "ios"
    case macOS = "macos"
    case tvOS = "tvos"
    case visionOS = "visionos"
  }

  package let family: Family
  /// The major version.
  package let version: Int

  package init(_ family: Family, _ version: Int) {
    self.family = family
    self.version = version
  }

  /// The system of a name such as `ios-26`; nil where the text has another form.
  package init?(named name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let family = Family(rawValue: String(parts[0])), let version = Int(parts[1]),
      version > 0
    else { return nil }
    self.init(family, version)
  }

  package static func iOS(_ version: Int) -> System { System(.iOS, version) }

  /// The name in specs: `ios-26`.
  package var name: String { "\(family.rawValue)-\(version)" }

  /// True if it is the other one or a later one of its family.
  package func isAtLeast(_ other: System) -> Bool { family == other.family && version >= other.version }
}

extension System.Family {
  /// The idioms that apps have there, the system's own first: those for iPad run on a Mac and a headset, too.
  package var idioms: [Environment.Idiom] {
    switch self {
    case .iOS: [.phone, .pad]
    case .macOS: [.mac, .pad]
    case .tvOS: [.tv]
    case .visionOS: [.vision, .pad]
    }
  }
}

extension Environment.Idiom {
  /// The family of systems that is named after the idiom.
  package var family: System.Family {
    switch self {
    case .phone, .pad: .iOS
    case .tv: .tvOS
    case .mac: .macOS
    case .vision: .visionOS
    }
  }
}

extension System {
  /// The system where neither a device nor anything else tells it: of phones and pads the last one before the numbers of lists and bars
  /// changed, of others the one that is recorded, or the last one that is known.
  package static func withoutDevice(_ idiom: Environment.Idiom) -> System {
    switch idiom.family {
    case .iOS: .iOS(18)
    case .macOS: System(.macOS, 27)
    case .tvOS: System(.tvOS, 18)
    case .visionOS: System(.visionOS, 2)
    }
  }

  /// The system that current devices of a family have: iOS 26 is as iOS 27, as far as is known.
  package static func current(_ family: Family) -> System {
    System(family, family == .macOS ? 27 : 26)
  }
}

/// The operating system that a layout is solved for, by its family and major version.
package struct System: Hashable, Sendable {
  /// A system with its own versions. iPadOS has those of iOS.
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

  /// The system of a name such as `ios-26`; `nil` for other text.
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

  /// True if this is the other system, or a later one of its family.
  package func isAtLeast(_ other: System) -> Bool { family == other.family && version >= other.version }
}

extension System.Family {
  /// The idioms of its apps, its own first: apps for iPad also run on a Mac and a headset.
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
  /// The family of systems that devices of the idiom run.
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
  /// The default system without a device. For phones and pads it is the last one before the sizes of lists and bars changed; for others,
  /// the one that was recorded or the last one that is known.
  package static func withoutDevice(_ idiom: Environment.Idiom) -> System {
    switch idiom.family {
    case .iOS: .iOS(18)
    case .macOS: System(.macOS, 27)
    case .tvOS: System(.tvOS, 18)
    case .visionOS: System(.visionOS, 2)
    }
  }

  /// The system of current devices; iOS 26 equals iOS 27, as far as is known.
  package static func current(_ family: Family) -> System {
    System(family, family == .macOS ? 27 : 26)
  }
}

import LayoutSpec

/// How a device is held.
package enum DeviceOrientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// A device, or a window on one, that layouts can be solved for.
package struct DevicePreset: Sendable {
  /// What a device is when it is held one way.
  package struct Posture: Sendable, Hashable {
    /// The bounds of a view that fills the window, points.
    package var size: Extent
    package var safeArea: Insets
    package var horizontalSizeClass: Environment.SizeClass
    package var verticalSizeClass: Environment.SizeClass
    /// The root view's margin at both sides, inside the safe area, points; nil where it follows from the width.
    package var sideMargin: Double?

    package init(
      size: Extent, safeArea: Insets = .zero, horizontalSizeClass: Environment.SizeClass,
      verticalSizeClass: Environment.SizeClass, sideMargin: Double? = nil
    ) {
      self.size = size
      self.safeArea = safeArea
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.sideMargin = sideMargin
    }
  }

  package let name: String
  package let displayScale: Double
  package let idiom: Environment.Idiom
  package let portrait: Posture
  /// The same as `portrait` for what does not turn.
  package let landscape: Posture
  /// The margins of the root view, the safe area included; nil where they are the system's.
  package let layoutMargins: Insets?
  /// Which systems it runs.
  package let systems: DeviceSystems
  /// Where the numbers are published.
  package let source: String

  init(
    _ name: String, displayScale: Double, idiom: Environment.Idiom, portrait: Posture, landscape: Posture,
    layoutMargins: Insets? = nil, systems: DeviceSystems? = nil, source: String
  ) {
    self.name = name
    self.displayScale = displayScale
    self.idiom = idiom
    self.portrait = portrait
    self.landscape = landscape
    self.layoutMargins = layoutMargins
    self.systems = systems ?? .any(idiom)
    self.source = source
  }

  /// The same with other systems.
  func with(_ systems: DeviceSystems) -> DevicePreset {
    DevicePreset(
      name, displayScale: displayScale, idiom: idiom, portrait: portrait, landscape: landscape,
      layoutMargins: layoutMargins, systems: systems, source: source)
  }

  /// The device held one way.
  package func posture(_ orientation: DeviceOrientation) -> Posture {
    orientation == .portrait ? portrait : landscape
  }
}

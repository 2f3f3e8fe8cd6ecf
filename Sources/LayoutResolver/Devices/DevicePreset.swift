import LayoutSpec

package enum DeviceOrientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// A device, or a window on one.
package struct DevicePreset: Sendable {
  /// The properties of a device in one orientation.
  package struct Posture: Sendable, Hashable {
    /// The bounds of a full-screen view, in points.
    package var size: Extent
    package var safeArea: Insets
    package var horizontalSizeClass: Environment.SizeClass
    package var verticalSizeClass: Environment.SizeClass
    /// The root view's margin at both sides, inside the safe area, in points; `nil` if it follows from the
    /// width.
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
  /// Equal to `portrait` if the device does not turn.
  package let landscape: Posture
  /// The root view's margins, including the safe area; `nil` for the system's.
  package let layoutMargins: Insets?
  package let systems: DeviceSystems
  /// The source that publishes the numbers.
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

  /// Returns a copy with other systems.
  func with(_ systems: DeviceSystems) -> DevicePreset {
    DevicePreset(
      name, displayScale: displayScale, idiom: idiom, portrait: portrait, landscape: landscape,
      layoutMargins: layoutMargins, systems: systems, source: source)
  }

  package func posture(_ orientation: DeviceOrientation) -> Posture {
    orientation == .portrait ? portrait : landscape
  }
}

import LayoutSpec

/// What the command line says about the environment; it wins over the spec.
package struct EnvironmentOverrides: Sendable {
  /// The device, or a named environment of the catalog. What a device determines (bounds, safe area, margins, scale, size classes,
  /// idiom) is then no longer the spec's.
  package var device: String?
  /// What a device is like that has no name; wins over `device`.
  package var preset: DevicePreset?
  /// How the device is held.
  package var orientation: DeviceOrientation?
  /// The system; an error where the device or the idiom does not have it.
  package var system: System?
  /// The collection view's bounds, points.
  package var container: Extent?
  /// The safe area, points, before bars.
  package var safeArea: Insets?
  /// How far the content is scrolled from rest, points.
  package var scroll: Point?
  package var displayScale: Double?
  package var layoutDirection: Environment.LayoutDirection?
  package var userInterfaceIdiom: Environment.Idiom?
  package var horizontalSizeClass: Environment.SizeClass?
  package var verticalSizeClass: Environment.SizeClass?
  /// The name of the content size category, such as `large`.
  package var preferredContentSizeCategory: String?
  /// The devices and environments that can be named.
  package var catalog = DeviceCatalog()

  package init(container: Extent? = nil, displayScale: Double? = nil) {
    self.container = container
    self.displayScale = displayScale
  }

  /// What is laid over the resolved environment.
  func apply(to environment: inout Environment) {
    if let scroll { environment.scroll = scroll }
    if let displayScale { environment.displayScale = displayScale }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    if let userInterfaceIdiom { environment.userInterfaceIdiom = userInterfaceIdiom }
    if let horizontalSizeClass { environment.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { environment.verticalSizeClass = verticalSizeClass }
    if let preferredContentSizeCategory {
      environment.preferredContentSizeCategory = preferredContentSizeCategory
    }
  }
}

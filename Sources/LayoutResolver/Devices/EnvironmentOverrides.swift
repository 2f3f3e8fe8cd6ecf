import LayoutSpec

/// The environment given on the command line; it overrides the spec's.
package struct EnvironmentOverrides: Sendable {
  /// A device or named environment. It also replaces everything that a device determines: bounds, safe area,
  /// margins, scale, size classes, idiom.
  package var device: String?
  /// A device without a name; overrides `device`.
  package var preset: DevicePreset?
  package var orientation: DeviceOrientation?
  /// The system. It is an error if the device or idiom does not run it.
  package var system: System?
  /// The collection view's bounds, in points.
  package var container: Extent?
  /// True if `container` is only the size of a window: where neither the spec nor the command line names bounds or a device, scale, safe
  /// area and margins stay those of the standard device.
  package var keepsDevice = false
  /// The safe area before bars are added, in points.
  package var safeArea: Insets?
  /// The distance that the content is scrolled from rest, in points.
  package var scroll: Point?
  package var displayScale: Double?
  package var layoutDirection: Environment.LayoutDirection?
  package var userInterfaceIdiom: Environment.Idiom?
  package var horizontalSizeClass: Environment.SizeClass?
  package var verticalSizeClass: Environment.SizeClass?
  /// The content size category, such as `large`.
  package var preferredContentSizeCategory: String?
  /// The devices and environments that a name can refer to.
  package var catalog = DeviceCatalog()

  package init(container: Extent? = nil, displayScale: Double? = nil) {
    self.container = container
    self.displayScale = displayScale
  }

  /// Applies the overrides that do not affect other properties.
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

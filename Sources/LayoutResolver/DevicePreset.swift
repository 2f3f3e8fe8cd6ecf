import LayoutSpec

/// A device that layouts can be solved for.
struct DevicePreset {
  let name: String
  /// Held upright, points.
  let size: Extent
  let displayScale: Double
  let idiom: Environment.Idiom
  let safeArea: Insets
  /// Held sideways.
  let landscapeSafeArea: Insets
  let horizontalSizeClass: Environment.SizeClass
  let verticalSizeClass: Environment.SizeClass
  let landscapeHorizontalSizeClass: Environment.SizeClass
  let landscapeVerticalSizeClass: Environment.SizeClass

  /// The device that stands where none is named. Apple's published specifications: 1179 x 2556 pixels at 460 ppi, scale 3.
  static let standard = DevicePreset(
    name: "iphone-16", size: Extent(width: 393, height: 852), displayScale: 3, idiom: .phone,
    safeArea: Insets(top: 59, bottom: 34), landscapeSafeArea: Insets(leading: 59, bottom: 21, trailing: 59),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, landscapeHorizontalSizeClass: .compact,
    landscapeVerticalSizeClass: .compact)

  /// All presets by name.
  static let all = [standard]

  /// The environment of the device held one way.
  func environment(isLandscape: Bool) -> Environment {
    let container = isLandscape ? Extent(width: size.height, height: size.width) : size
    return Environment(
      container: container, displayScale: displayScale, userInterfaceIdiom: idiom,
      horizontalSizeClass: isLandscape ? landscapeHorizontalSizeClass : horizontalSizeClass,
      verticalSizeClass: isLandscape ? landscapeVerticalSizeClass : verticalSizeClass,
      safeArea: isLandscape ? landscapeSafeArea : safeArea,
      layoutMargins: .systemMargins(width: container.width),
      device: name)
  }
}

extension Insets {
  /// The margins that UIKit gives a view as wide as a window: 16 points at the sides, 20 from a width of 414.
  static func systemMargins(width: Double) -> Insets {
    let side = width >= 414 ? 20.0 : 16.0
    return Insets(leading: side, trailing: side)
  }
}

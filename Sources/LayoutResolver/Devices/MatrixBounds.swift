import LayoutSpec

/// The environments that every layout should support, regardless of its devices: narrow and wide, portrait
/// and landscape.
package enum MatrixBounds {
  /// The bounds of the oldest small phone, of phones with and without a home button, of half a pad and of a
  /// whole one.
  package static let presets: [DevicePreset] = [
    preset(320, 568, 2, Insets(top: 20), .phone, .compact, .regular),
    preset(375, 667, 2, Insets(top: 20), .phone, .compact, .regular),
    preset(393, 852, 3, Insets(top: 59, bottom: 34), .phone, .compact, .regular),
    preset(
      852, 393, 3, Insets(leading: 59, bottom: 21, trailing: 59), .phone, .compact, .compact, sideMargin: 16),
    preset(507, 1024, 2, Insets(top: 24, bottom: 20), .pad, .compact, .regular),
    preset(1024, 1366, 2, Insets(top: 24, bottom: 20), .pad, .regular, .regular),
  ]

  /// A window at its minimum size, in which UIKit was seen to raise an exception; only the check for that
  /// uses it.
  package static let narrowWindow = Extent(width: 32, height: 653)

  /// Bounds whose size classes and idiom follow from their size.
  package static func preset(of size: Extent) -> DevicePreset {
    preset(
      size.width, size.height, 2, .zero, .derived(from: size.width), .derived(from: size.width),
      .derived(from: size.height))
  }

  private static func preset(
    _ width: Double, _ height: Double, _ scale: Double, _ safeArea: Insets, _ idiom: Environment.Idiom,
    _ horizontal: Environment.SizeClass, _ vertical: Environment.SizeClass, sideMargin: Double? = nil
  ) -> DevicePreset {
    let posture = DevicePreset.Posture(
      size: Extent(width: width, height: height), safeArea: safeArea, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical, sideMargin: sideMargin)
    return DevicePreset(
      "bounds", displayScale: scale, idiom: idiom, portrait: posture,
      landscape: posture, source: "bounds that lint looks at")
  }
}

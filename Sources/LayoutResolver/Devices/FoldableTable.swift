import LayoutSpec

extension DevicePreset {
  /// iPhone Duo, whose displays keep one side free for the camera and the controls.
  ///
  /// Sizes and safe areas are those of the simulator of iOS 27.1, from one public repository. The width of a
  /// pane is documented. Chosen:
  /// - The outer display in landscape keeps the trailing side free, like the inner one; UIKit keeps either
  ///   free, depending on the rotation.
  /// - The outer display in landscape is compact both ways, like phones of its width, and keeps 34 points
  ///   free at the bottom.
  /// - The inner display is regular both ways.
  /// - A pane has the display's safe area at the sides they share. It does not turn, because no pane in
  ///   portrait is known.
  ///
  /// The fold is 40 points wide and begins at 455.5 points in the inner display in landscape. It is reserved
  /// only while the device is half open. Layouts do not know about it.
  static let foldables = [
    DevicePreset(
      "iphone-duo-outer", displayScale: 3, idiom: .phone,
      portrait: Posture(
        size: Extent(width: 466, height: 678), safeArea: reservedInsets, horizontalSizeClass: .compact,
        verticalSizeClass: .regular),
      landscape: Posture(
        size: Extent(width: 678, height: 466), safeArea: reservedInsets, horizontalSizeClass: .compact,
        verticalSizeClass: .compact),
      systems: .iOS(27), source: simulator),
    DevicePreset(
      "iphone-duo-inner", displayScale: 3, idiom: .phone,
      portrait: Posture(
        size: Extent(width: 669, height: 951), safeArea: Insets(top: 82, bottom: 34),
        horizontalSizeClass: .regular, verticalSizeClass: .regular),
      landscape: Posture(
        size: Extent(width: 951, height: 669), safeArea: reservedInsets, horizontalSizeClass: .regular,
        verticalSizeClass: .regular),
      systems: .iOS(27), source: simulator),
    pane("iphone-duo-split-leading", safeArea: Insets(bottom: reservedInsets.bottom)),
    pane("iphone-duo-split-trailing", safeArea: reservedInsets),
  ]

  /// The insets for the camera and the controls at the side, and for the home indicator at the bottom.
  private static let reservedInsets = Insets(bottom: 34, trailing: 84)
  private static let simulator = "simulator of iOS 27.1: size and safe area; one source"

  private static func pane(_ name: String, safeArea: Insets) -> DevicePreset {
    let posture = Posture(
      size: Extent(width: 469, height: 669), safeArea: safeArea, horizontalSizeClass: .compact,
      verticalSizeClass: .regular)
    return DevicePreset(
      name, displayScale: 3, idiom: .phone, portrait: posture, landscape: posture,
      systems: .iOS(27), source: "documents: its width; derived: its safe area, from the inner display's")
  }
}

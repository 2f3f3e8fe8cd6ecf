import LayoutSpec

// The devices that layoutc knows, and the sources of their numbers.
//
// Sizes in points, scales and size classes are from "iOS, iPadOS device screen dimensions" and "iOS, iPadOS
// device size classes" under "Layout" in Apple's Human Interface Guidelines (as of September 2025). The two
// iPad Pro models of 2024 are missing there: their sizes are the pixels of Apple's technical specifications
// divided by a scale of 2, as in the public table piotrbakker/diagonal.
//
// Apple publishes no safe areas. The table has the values that UIKit reports to apps: 20 below the status bar
// of a device with a home button; 44, 47, 48 or 50 below a notch and 59, 62 or 68 below a Dynamic Island, in
// landscape the same at both sides; 34 above a home indicator, 21 in landscape; 24 at the top and 20 at the
// bottom of pads without a home button, in both orientations. Since iOS 26 a phone in landscape keeps 20 free
// at the top, and 20 or 29 at the bottom; the table has this for the devices that run nothing older. Each
// value has at least two of these sources:
// - measured in simulators of iOS 15: marcbouchenoire/dimmmensions, dimensions.json (home button, 44, 47, 48,
//   50, pads; with layout margins);
// - pointfreeco/swift-snapshot-testing, View.swift (home button, 44, 47, pads), and its pull request 1010
//   (62), after Use Your Loaf, "iPhone 16 Screen Sizes";
// - the page "iOS Layout Adaptation" (59 in both orientations), and the table of devices in the Dart package
//   flutterware (59 and 62 in both; 62 also in the Dart package app_deploy_screenshots, and there 24 and 20
//   of the iPad Pro of 2024).
// Only one source, Use Your Loaf, "iPhone 17 Screen Sizes", has iPhone 17 and iPhone Air in landscape and the
// 68 of iPhone Air; public snapshot configurations agree. iPhone 17 Pro Max in landscape is given the edges
// of iPhone 17. The 48 below the notch of iPhone 11 also has only one source, dimmmensions, because no other
// device has it.
//
// The first and last systems of a device are from Apple's technical specifications, and from the lists of
// supported models in the user guides of iOS 18 and 26 and of iPadOS 18 and 26.
extension DevicePreset {
  /// The default device.
  static let standard = phone(
    "iphone-16", 393, 852, top: 59, since: 18, "iPhone 16", "1179 x 2556 at 460 ppi")

  package static let all: [DevicePreset] =
    [
      DevicePreset(
        "iphone-se", displayScale: 2, idiom: .phone,
        portrait: Posture(
          size: Extent(width: 375, height: 667), safeArea: Insets(top: 20), horizontalSizeClass: .compact,
          verticalSizeClass: .regular),
        // In landscape the status bar is hidden, and there is no home indicator.
        landscape: Posture(
          size: Extent(width: 667, height: 375), horizontalSizeClass: .compact, verticalSizeClass: .compact),
        systems: .iOS(13),
        source: "HIG Layout; iPhone SE (3rd generation) technical specifications: 750 x 1334 at 326 ppi"),
      phone(
        "iphone-11", 414, 896, displayScale: 2, top: 48, isWide: true, since: 13, "iPhone 11",
        "828 x 1792 at 326 ppi"),
      phone("iphone-11-pro", 375, 812, top: 44, since: 13, "iPhone 11 Pro", "1125 x 2436 at 458 ppi"),
      phone(
        "iphone-11-pro-max", 414, 896, top: 44, isWide: true, since: 13, "iPhone 11 Pro Max",
        "1242 x 2688 at 458 ppi"),
      phone(
        "iphone-13-mini", 375, 812, top: 50, since: 15, "iPhone 13 mini", "1080 x 2340, drawn at 1125 x 2436"),
      phone("iphone-14", 390, 844, top: 47, since: 16, "iPhone 14", "1170 x 2532 at 460 ppi"),
      phone(
        "iphone-14-plus", 428, 926, top: 47, isWide: true, since: 16, "iPhone 14 Plus",
        "1284 x 2778 at 458 ppi"),
      phone("iphone-15", 393, 852, top: 59, since: 17, "iPhone 15", "1179 x 2556 at 460 ppi"),
      standard,
      phone("iphone-16e", 390, 844, top: 47, since: 18, "iPhone 16e", "1170 x 2532 at 460 ppi"),
      phone(
        "iphone-16-plus", 430, 932, top: 59, isWide: true, since: 18, "iPhone 16 Plus",
        "1290 x 2796 at 460 ppi"),
      phone("iphone-16-pro", 402, 874, top: 62, since: 18, "iPhone 16 Pro", "1206 x 2622 at 460 ppi"),
      phone(
        "iphone-16-pro-max", 440, 956, top: 62, isWide: true, since: 18, "iPhone 16 Pro Max",
        "1320 x 2868 at 460 ppi"),
      phone(
        "iphone-17", 402, 874, top: 62, sideways: Insets(top: 20, leading: 62, bottom: 20, trailing: 62),
        since: 26, "iPhone 17", "1206 x 2622 at 460 ppi"),
      phone(
        "iphone-17-pro-max", 440, 956, top: 62,
        sideways: Insets(top: 20, leading: 62, bottom: 20, trailing: 62), isWide: true, since: 26,
        "iPhone 17 Pro Max", "1320 x 2868 at 460 ppi"),
      phone(
        "iphone-air", 420, 912, top: 68, sideways: Insets(top: 20, leading: 68, bottom: 29, trailing: 68),
        isWide: true, since: 26, "iPhone Air", "1260 x 2736 at 460 ppi"),
    ] + foldables + pads + splits + others

  private static let pads = [
    pad(
      "ipad-mini-5", 768, 1024, hasHomeButton: true, since: 13, "HIG Layout; iPad mini (5th generation)",
      "1536 x 2048 at 326 ppi"),
    pad(
      "ipad-mini", 744, 1133, since: 15, "HIG Layout; iPad mini (6th generation)", "1488 x 2266 at 326 ppi"),
    pad(
      "ipad-9", 810, 1080, hasHomeButton: true, since: 15, "HIG Layout; iPad (9th generation)",
      "1620 x 2160 at 264 ppi"),
    pad("ipad-10", 820, 1180, since: 16, "HIG Layout; iPad (10th generation)", "1640 x 2360 at 264 ppi"),
    pad(
      "ipad-air-3", 834, 1112, hasHomeButton: true, since: 13, "HIG Layout; iPad Air (3rd generation)",
      "1668 x 2224 at 264 ppi"),
    pad("ipad-air-11", 820, 1180, since: 17, "HIG Layout; iPad Air 11-inch (M2)", "1640 x 2360 at 264 ppi"),
    pad("ipad-air-13", 1024, 1366, since: 17, "HIG Layout; iPad Air 13-inch (M2)", "2048 x 2732 at 264 ppi"),
    pad(
      "ipad-pro-11-4", 834, 1194, since: 16, "HIG Layout; iPad Pro 11-inch (4th generation)",
      "1668 x 2388 at 264 ppi"),
    pad(
      "ipad-pro-11", 834, 1210, since: 17, "iPad Pro 11-inch (M4) technical specifications",
      "1668 x 2420 at 264 ppi"),
    pad(
      "ipad-pro-13", 1032, 1376, since: 17, "iPad Pro 13-inch (M4) technical specifications",
      "2064 x 2752 at 264 ppi"),
  ]

  /// Apps side by side. The divider is 10 points wide, and a third of the screen is 375 points wide (320 in
  /// portrait on 11 inches). These numbers give the sizes that the HIG and swift-snapshot-testing have for
  /// the iPad Pro of 1194 and 1366 points (592, 375, 809 and 678, 375, 981; in portrait 320, 504 and 375,
  /// 639). Here they are applied to the screens of 2024. A half in portrait is derived in the same way.
  private static let splits = [
    split("ipad-pro-11-split-half", upright: 412, sideways: 600, of: Extent(width: 834, height: 1210)),
    split("ipad-pro-11-split-third", upright: 320, sideways: 375, of: Extent(width: 834, height: 1210)),
    split("ipad-pro-11-split-two-thirds", upright: 504, sideways: 825, of: Extent(width: 834, height: 1210)),
    split("ipad-pro-13-split-half", upright: 511, sideways: 683, of: Extent(width: 1032, height: 1376)),
    split("ipad-pro-13-split-third", upright: 375, sideways: 375, of: Extent(width: 1032, height: 1376)),
  ]

  private static let others = [
    fixed(
      "mac-window", 1024, 768, displayScale: 2, idiom: .mac,
      since: System(.macOS, 11),
      source:
        "chosen: windows are resized freely; scale 2 as all Retina displays in Mac technical specifications"),
    // The safe area of a television: 60 and 90 in the HIG since the first tvOS and in swift-snapshot-testing.
    // Later the HIG has 80 at the sides.
    fixed(
      "apple-tv", 1920, 1080, displayScale: 2, idiom: .tv,
      overscan: Insets(top: 60, leading: 90, bottom: 60, trailing: 90), since: System(.tvOS, 13),
      source: "HIG Layout for tvOS: 1920 x 1080 points; Apple TV 4K technical specifications: 3840 x 2160"),
  ]
}

extension DevicePreset {
  /// Returns a phone without a home button.
  /// - Parameters:
  ///   - top: the safe area at the top in portrait, and at both sides in landscape.
  ///   - sideways: the safe area in landscape, if it differs from that of iOS 18 and earlier.
  ///   - isWide: true if its width is regular in landscape.
  ///   - system: the version of iOS that it shipped with.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, displayScale: Double = 3, top: Double,
    sideways: Insets? = nil, isWide: Bool = false, since system: Int, _ title: String, _ screen: String
  ) -> DevicePreset {
    DevicePreset(
      name, displayScale: displayScale, idiom: .phone,
      portrait: Posture(
        size: Extent(width: width, height: height), safeArea: Insets(top: top, bottom: 34),
        horizontalSizeClass: .compact, verticalSizeClass: .regular),
      landscape: Posture(
        size: Extent(width: height, height: width),
        safeArea: sideways ?? Insets(leading: top, bottom: 21, trailing: top),
        horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: .compact,
        // 16 at any width, as measured on all nine phones of dimmmensions with such insets, the only source.
        sideMargin: 16),
      systems: .iOS(system), source: "HIG Layout; \(title) technical specifications: \(screen)")
  }

  /// Returns a pad with one app on the whole screen.
  /// - Parameter system: the version of iPadOS that it shipped with, or 13.
  private static func pad(
    _ name: String, _ width: Double, _ height: Double, hasHomeButton: Bool = false, since system: Int,
    _ origin: String, _ screen: String
  ) -> DevicePreset {
    DevicePreset(
      name, displayScale: 2, idiom: .pad, portrait: padPosture(width, height, .regular, hasHomeButton),
      landscape: padPosture(height, width, .regular, hasHomeButton), systems: .iOS(system),
      source: "\(origin): \(screen)")
  }

  /// Returns the window of one of two apps side by side on a pad. Published widths up to 639 points are
  /// compact, those from 678 points regular (the HIG's table of multitasking size classes;
  /// swift-snapshot-testing); in portrait all are compact.
  private static func split(_ name: String, upright: Double, sideways: Double, of screen: Extent)
    -> DevicePreset
  {
    DevicePreset(
      name, displayScale: 2, idiom: .pad, portrait: padPosture(upright, screen.height, .compact),
      landscape: padPosture(sideways, screen.width, sideways > 650 ? .regular : .compact),
      systems: .iOS(17),
      source: "derived: HIG Layout's multitasking sizes of iPad Pro, moved to the screen of the M4 models")
  }

  private static func padPosture(
    _ width: Double, _ height: Double, _ sizeClass: Environment.SizeClass, _ hasHomeButton: Bool = false
  ) -> Posture {
    Posture(
      size: Extent(width: width, height: height),
      safeArea: hasHomeButton ? Insets(top: 20) : Insets(top: 24, bottom: 20),
      horizontalSizeClass: sizeClass, verticalSizeClass: .regular)
  }

  /// Returns a device that does not turn.
  private static func fixed(
    _ name: String, _ width: Double, _ height: Double, displayScale: Double, idiom: Environment.Idiom,
    overscan: Insets? = nil, since system: System, source: String
  ) -> DevicePreset {
    let posture = Posture(
      size: Extent(width: width, height: height), safeArea: overscan ?? .zero, horizontalSizeClass: .regular,
      verticalSizeClass: .regular)
    return DevicePreset(
      name, displayScale: displayScale, idiom: idiom, portrait: posture, landscape: posture,
      layoutMargins: overscan, systems: DeviceSystems(since: system), source: source)
  }
}

/// A device with the same screen, safe area and traits as a device of the table.
package struct DeviceAlias: Sendable {
  package let name: String
  /// The device in the table.
  package let device: String
  package let systems: DeviceSystems
  /// The source that publishes its screen.
  package let source: String
  /// True if its screen is not published and is assumed to be that of the previous model.
  package let isAssumed: Bool

  /// - Parameters:
  ///   - first: the version of iOS that it shipped with.
  ///   - title: Apple's name for it.
  ///   - screen: its size in pixels, as Apple states it.
  private static func alias(
    _ name: String, _ device: String, _ first: Int, last: Int? = nil, _ title: String, _ screen: String
  ) -> DeviceAlias {
    DeviceAlias(
      name: name, device: device, systems: .iOS(first, last: last),
      source: "\(title) technical specifications: \(screen)", isAssumed: false)
  }

  /// Returns an alias for a device whose screen is not published.
  /// - Parameter model: the previous model, whose screen it is assumed to have.
  private static func alias(_ name: String, _ device: String, _ first: Int, assumedLike model: String)
    -> DeviceAlias
  {
    DeviceAlias(
      name: name, device: device, systems: .iOS(first), source: "assumed: the screen of \(model)",
      isAssumed: true)
  }

  /// The phones from iPhone 8 to iPhone 18, and the pads of those years, that equal a device of the table.
  /// Their sizes in points are from "iOS, iPadOS device screen dimensions" under "Layout" in Apple's Human
  /// Interface Guidelines. Which device they equal depends on the system that they shipped with, not on what
  /// they run now (see the table).
  package static let all: [DeviceAlias] = [
    alias("iphone-se-2", "iphone-se", 13, "iPhone SE (2nd generation)", "750 x 1334 at 326 ppi"),
    alias("iphone-se-3", "iphone-se", 15, "iPhone SE (3rd generation)", "750 x 1334 at 326 ppi"),
    alias("iphone-8", "iphone-se", 13, last: 16, "iPhone 8", "750 x 1334 at 326 ppi"),
    alias("iphone-x", "iphone-11-pro", 13, last: 16, "iPhone X", "1125 x 2436 at 458 ppi"),
    alias("iphone-xr", "iphone-11", 13, last: 18, "iPhone XR", "828 x 1792 at 326 ppi"),
    alias("iphone-xs", "iphone-11-pro", 13, last: 18, "iPhone XS", "1125 x 2436 at 458 ppi"),
    alias("iphone-xs-max", "iphone-11-pro-max", 13, last: 18, "iPhone XS Max", "1242 x 2688 at 458 ppi"),
    alias("iphone-12-mini", "iphone-13-mini", 14, "iPhone 12 mini", "1080 x 2340 at 476 ppi"),
    alias("iphone-12", "iphone-14", 14, "iPhone 12", "1170 x 2532 at 460 ppi"),
    alias("iphone-12-pro", "iphone-14", 14, "iPhone 12 Pro", "1170 x 2532 at 460 ppi"),
    alias("iphone-12-pro-max", "iphone-14-plus", 14, "iPhone 12 Pro Max", "1284 x 2778 at 458 ppi"),
    alias("iphone-13", "iphone-14", 15, "iPhone 13", "1170 x 2532 at 460 ppi"),
    alias("iphone-13-pro", "iphone-14", 15, "iPhone 13 Pro", "1170 x 2532 at 460 ppi"),
    alias("iphone-13-pro-max", "iphone-14-plus", 15, "iPhone 13 Pro Max", "1284 x 2778 at 458 ppi"),
    alias("iphone-14-pro", "iphone-15", 16, "iPhone 14 Pro", "1179 x 2556 at 460 ppi"),
    alias("iphone-14-pro-max", "iphone-16-plus", 16, "iPhone 14 Pro Max", "1290 x 2796 at 460 ppi"),
    alias("iphone-15-plus", "iphone-16-plus", 17, "iPhone 15 Plus", "1290 x 2796 at 460 ppi"),
    alias("iphone-15-pro", "iphone-15", 17, "iPhone 15 Pro", "1179 x 2556 at 460 ppi"),
    alias("iphone-15-pro-max", "iphone-16-plus", 17, "iPhone 15 Pro Max", "1290 x 2796 at 460 ppi"),
    alias("iphone-17-pro", "iphone-17", 26, "iPhone 17 Pro", "1206 x 2622 at 460 ppi"),
    alias("iphone-17-air", "iphone-air", 26, "iPhone Air", "1260 x 2736 at 460 ppi"),
    alias("iphone-17e", "iphone-16e", 26, assumedLike: "iPhone 16e"),
    alias("iphone-18-pro", "iphone-17", 27, assumedLike: "iPhone 17 Pro"),
    alias("iphone-18-pro-max", "iphone-17-pro-max", 27, assumedLike: "iPhone 17 Pro Max"),
    alias("ipad-mini-6", "ipad-mini", 15, "iPad mini (6th generation)", "1488 x 2266 at 326 ppi"),
    alias("ipad-mini-7", "ipad-mini", 18, "iPad mini (A17 Pro)", "1488 x 2266 at 326 ppi"),
    alias("ipad-7", "ipad-9", 13, last: 18, "iPad (7th generation)", "1620 x 2160 at 264 ppi"),
    alias("ipad-8", "ipad-9", 14, "iPad (8th generation)", "1620 x 2160 at 264 ppi"),
    alias("ipad-11", "ipad-10", 18, "iPad (A16)", "1640 x 2360 at 264 ppi"),
    alias("ipad-a16", "ipad-10", 18, "iPad (A16)", "1640 x 2360 at 264 ppi"),
    alias("ipad-air-4", "ipad-air-11", 14, "iPad Air (4th generation)", "1640 x 2360 at 264 ppi"),
    alias("ipad-air-5", "ipad-air-11", 15, "iPad Air (5th generation)", "1640 x 2360 at 264 ppi"),
    alias("ipad-air-11-m2", "ipad-air-11", 17, "iPad Air 11-inch (M2)", "1640 x 2360 at 264 ppi"),
    alias("ipad-air-11-m3", "ipad-air-11", 18, "iPad Air 11-inch (M3)", "1640 x 2360 at 264 ppi"),
    alias("ipad-air-11-m4", "ipad-air-11", 26, assumedLike: "iPad Air 11-inch (M3)"),
    alias("ipad-air-13-m2", "ipad-air-13", 17, "iPad Air 13-inch (M2)", "2048 x 2732 at 264 ppi"),
    alias("ipad-air-13-m3", "ipad-air-13", 18, "iPad Air 13-inch (M3)", "2048 x 2732 at 264 ppi"),
    alias("ipad-air-13-m4", "ipad-air-13", 26, assumedLike: "iPad Air 13-inch (M3)"),
    alias(
      "ipad-pro-11-1", "ipad-pro-11-4", 13, "iPad Pro 11-inch (1st generation)", "1668 x 2388 at 264 ppi"),
    alias(
      "ipad-pro-11-2", "ipad-pro-11-4", 13, "iPad Pro 11-inch (2nd generation)", "1668 x 2388 at 264 ppi"),
    alias(
      "ipad-pro-11-3", "ipad-pro-11-4", 14, "iPad Pro 11-inch (3rd generation)", "1668 x 2388 at 264 ppi"),
    alias("ipad-pro-11-m4", "ipad-pro-11", 17, "iPad Pro 11-inch (M4)", "1668 x 2420 at 264 ppi"),
    alias("ipad-pro-11-m5", "ipad-pro-11", 26, "iPad Pro 11-inch (M5)", "1668 x 2420 at 264 ppi"),
    alias(
      "ipad-pro-12.9", "ipad-air-13", 16, "iPad Pro 12.9-inch (6th generation)", "2048 x 2732 at 264 ppi"),
    alias(
      "ipad-pro-12.9-3", "ipad-air-13", 13, "iPad Pro 12.9-inch (3rd generation)", "2048 x 2732 at 264 ppi"),
    alias(
      "ipad-pro-12.9-4", "ipad-air-13", 13, "iPad Pro 12.9-inch (4th generation)", "2048 x 2732 at 264 ppi"),
    alias(
      "ipad-pro-12.9-5", "ipad-air-13", 14, "iPad Pro 12.9-inch (5th generation)", "2048 x 2732 at 264 ppi"),
    alias(
      "ipad-pro-12.9-6", "ipad-air-13", 16, "iPad Pro 12.9-inch (6th generation)", "2048 x 2732 at 264 ppi"),
    alias("ipad-pro-13-m4", "ipad-pro-13", 17, "iPad Pro 13-inch (M4)", "2064 x 2752 at 264 ppi"),
    alias("ipad-pro-13-m5", "ipad-pro-13", 26, "iPad Pro 13-inch (M5)", "2064 x 2752 at 264 ppi"),
  ]
}

extension DevicePreset {
  /// Returns the table's device with a name or alias.
  package static func common(_ name: String) -> DevicePreset? {
    guard let alias = DeviceAlias.all.first(where: { $0.name == name }) else {
      return all.first { $0.name == name }
    }
    return all.first { $0.name == alias.device }?.with(alias.systems)
  }
}

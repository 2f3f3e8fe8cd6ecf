/// A device with the same screen, safe area and traits as one of the table.
package struct DeviceAlias: Sendable {
  package let name: String
  /// The device in the table.
  package let device: String
  package let systems: DeviceSystems
  /// Where its screen is published.
  package let source: String
  /// True if its screen is not published and is assumed to be that of the previous model.
  package let isAssumed: Bool

  /// - Parameters:
  ///   - title: Apple's name.
  ///   - screen: the pixels.
  private init(
    _ name: String, as device: String, _ systems: DeviceSystems, _ title: String, _ screen: String
  ) {
    self.name = name
    self.device = device
    self.systems = systems
    source = "\(title) technical specifications: \(screen)"
    isAssumed = false
  }

  /// A device whose size is not known.
  /// - Parameter model: the previous model.
  private init(_ name: String, as device: String, _ systems: DeviceSystems, assumedLike model: String) {
    self.name = name
    self.device = device
    self.systems = systems
    source = "assumed: the screen of \(model)"
    isAssumed = true
  }

  /// The phones from iPhone 8 to iPhone 18 and the pads of these years that equal another device. The points for their pixels: "iOS, iPadOS
  /// device screen dimensions" under "Layout" in Apple's Human Interface Guidelines. The first system that they shipped with decides which
  /// device of the table they equal (see there), not what they run now.
  package static let all: [DeviceAlias] = [
    DeviceAlias(
      "iphone-se-2", as: "iphone-se", .iOS(13), "iPhone SE (2nd generation)", "750 x 1334 at 326 ppi"),
    DeviceAlias(
      "iphone-se-3", as: "iphone-se", .iOS(15), "iPhone SE (3rd generation)", "750 x 1334 at 326 ppi"),
    DeviceAlias("iphone-8", as: "iphone-se", .iOS(13, last: 16), "iPhone 8", "750 x 1334 at 326 ppi"),
    DeviceAlias("iphone-x", as: "iphone-11-pro", .iOS(13, last: 16), "iPhone X", "1125 x 2436 at 458 ppi"),
    DeviceAlias("iphone-xr", as: "iphone-11", .iOS(13, last: 18), "iPhone XR", "828 x 1792 at 326 ppi"),
    DeviceAlias("iphone-xs", as: "iphone-11-pro", .iOS(13, last: 18), "iPhone XS", "1125 x 2436 at 458 ppi"),
    DeviceAlias(
      "iphone-xs-max", as: "iphone-11-pro-max", .iOS(13, last: 18), "iPhone XS Max", "1242 x 2688 at 458 ppi"),
    DeviceAlias("iphone-12-mini", as: "iphone-13-mini", .iOS(14), "iPhone 12 mini", "1080 x 2340 at 476 ppi"),
    DeviceAlias("iphone-12", as: "iphone-14", .iOS(14), "iPhone 12", "1170 x 2532 at 460 ppi"),
    DeviceAlias("iphone-12-pro", as: "iphone-14", .iOS(14), "iPhone 12 Pro", "1170 x 2532 at 460 ppi"),
    DeviceAlias(
      "iphone-12-pro-max", as: "iphone-14-plus", .iOS(14), "iPhone 12 Pro Max", "1284 x 2778 at 458 ppi"),
    DeviceAlias("iphone-13", as: "iphone-14", .iOS(15), "iPhone 13", "1170 x 2532 at 460 ppi"),
    DeviceAlias("iphone-13-pro", as: "iphone-14", .iOS(15), "iPhone 13 Pro", "1170 x 2532 at 460 ppi"),
    DeviceAlias(
      "iphone-13-pro-max", as: "iphone-14-plus", .iOS(15), "iPhone 13 Pro Max", "1284 x 2778 at 458 ppi"),
    DeviceAlias("iphone-14-pro", as: "iphone-15", .iOS(16), "iPhone 14 Pro", "1179 x 2556 at 460 ppi"),
    DeviceAlias(
      "iphone-14-pro-max", as: "iphone-16-plus", .iOS(16), "iPhone 14 Pro Max", "1290 x 2796 at 460 ppi"),
    DeviceAlias("iphone-15-plus", as: "iphone-16-plus", .iOS(17), "iPhone 15 Plus", "1290 x 2796 at 460 ppi"),
    DeviceAlias("iphone-15-pro", as: "iphone-15", .iOS(17), "iPhone 15 Pro", "1179 x 2556 at 460 ppi"),
    DeviceAlias(
      "iphone-15-pro-max", as: "iphone-16-plus", .iOS(17), "iPhone 15 Pro Max", "1290 x 2796 at 460 ppi"),
    DeviceAlias("iphone-17-pro", as: "iphone-17", .iOS(26), "iPhone 17 Pro", "1206 x 2622 at 460 ppi"),
    DeviceAlias("iphone-17-air", as: "iphone-air", .iOS(26), "iPhone Air", "1260 x 2736 at 460 ppi"),
    DeviceAlias("iphone-17e", as: "iphone-16e", .iOS(26), assumedLike: "iPhone 16e"),
    DeviceAlias("iphone-18-pro", as: "iphone-17", .iOS(27), assumedLike: "iPhone 17 Pro"),
    DeviceAlias("iphone-18-pro-max", as: "iphone-17-pro-max", .iOS(27), assumedLike: "iPhone 17 Pro Max"),
    DeviceAlias(
      "ipad-mini-6", as: "ipad-mini", .iOS(15), "iPad mini (6th generation)", "1488 x 2266 at 326 ppi"),
    DeviceAlias("ipad-mini-7", as: "ipad-mini", .iOS(18), "iPad mini (A17 Pro)", "1488 x 2266 at 326 ppi"),
    DeviceAlias(
      "ipad-7", as: "ipad-9", .iOS(13, last: 18), "iPad (7th generation)", "1620 x 2160 at 264 ppi"),
    DeviceAlias("ipad-8", as: "ipad-9", .iOS(14), "iPad (8th generation)", "1620 x 2160 at 264 ppi"),
    DeviceAlias("ipad-11", as: "ipad-10", .iOS(18), "iPad (A16)", "1640 x 2360 at 264 ppi"),
    DeviceAlias("ipad-a16", as: "ipad-10", .iOS(18), "iPad (A16)", "1640 x 2360 at 264 ppi"),
    DeviceAlias(
      "ipad-air-4", as: "ipad-air-11", .iOS(14), "iPad Air (4th generation)", "1640 x 2360 at 264 ppi"),
    DeviceAlias(
      "ipad-air-5", as: "ipad-air-11", .iOS(15), "iPad Air (5th generation)", "1640 x 2360 at 264 ppi"),
    DeviceAlias(
      "ipad-air-11-m2", as: "ipad-air-11", .iOS(17), "iPad Air 11-inch (M2)", "1640 x 2360 at 264 ppi"),
    DeviceAlias(
      "ipad-air-11-m3", as: "ipad-air-11", .iOS(18), "iPad Air 11-inch (M3)", "1640 x 2360 at 264 ppi"),
    DeviceAlias("ipad-air-11-m4", as: "ipad-air-11", .iOS(26), assumedLike: "iPad Air 11-inch (M3)"),
    DeviceAlias(
      "ipad-air-13-m2", as: "ipad-air-13", .iOS(17), "iPad Air 13-inch (M2)", "2048 x 2732 at 264 ppi"),
    DeviceAlias(
      "ipad-air-13-m3", as: "ipad-air-13", .iOS(18), "iPad Air 13-inch (M3)", "2048 x 2732 at 264 ppi"),
    DeviceAlias("ipad-air-13-m4", as: "ipad-air-13", .iOS(26), assumedLike: "iPad Air 13-inch (M3)"),
    DeviceAlias(
      "ipad-pro-11-1", as: "ipad-pro-11-4", .iOS(13), "iPad Pro 11-inch (1st generation)",
      "1668 x 2388 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-11-2", as: "ipad-pro-11-4", .iOS(13), "iPad Pro 11-inch (2nd generation)",
      "1668 x 2388 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-11-3", as: "ipad-pro-11-4", .iOS(14), "iPad Pro 11-inch (3rd generation)",
      "1668 x 2388 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-11-m4", as: "ipad-pro-11", .iOS(17), "iPad Pro 11-inch (M4)", "1668 x 2420 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-11-m5", as: "ipad-pro-11", .iOS(26), "iPad Pro 11-inch (M5)", "1668 x 2420 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-12.9", as: "ipad-air-13", .iOS(16), "iPad Pro 12.9-inch (6th generation)",
      "2048 x 2732 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-12.9-3", as: "ipad-air-13", .iOS(13), "iPad Pro 12.9-inch (3rd generation)",
      "2048 x 2732 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-12.9-4", as: "ipad-air-13", .iOS(13), "iPad Pro 12.9-inch (4th generation)",
      "2048 x 2732 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-12.9-5", as: "ipad-air-13", .iOS(14), "iPad Pro 12.9-inch (5th generation)",
      "2048 x 2732 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-12.9-6", as: "ipad-air-13", .iOS(16), "iPad Pro 12.9-inch (6th generation)",
      "2048 x 2732 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-13-m4", as: "ipad-pro-13", .iOS(17), "iPad Pro 13-inch (M4)", "2064 x 2752 at 264 ppi"),
    DeviceAlias(
      "ipad-pro-13-m5", as: "ipad-pro-13", .iOS(26), "iPad Pro 13-inch (M5)", "2064 x 2752 at 264 ppi"),
  ]
}

extension DevicePreset {
  /// The device of the table with a name or alias.
  package static func common(_ name: String) -> DevicePreset? {
    guard let alias = DeviceAlias.all.first(where: { $0.name == name }) else {
      return all.first { $0.name == name }
    }
    return all.first { $0.name == alias.device }?.with(alias.systems)
  }
}

import LayoutCompiler
import LayoutResolver

/// A device to lay out for.
public struct LayoutDevice: Hashable, Sendable {
  /// The name that `layoutc devices` lists.
  public let name: String
  /// True in landscape orientation.
  public let isLandscape: Bool

  /// - Parameter name: a name that `layoutc devices` lists, such as `iphone-16`.
  public init(_ name: String) {
    self.name = name
    isLandscape = false
  }

  private init(_ name: String, isLandscape: Bool) {
    self.name = name
    self.isLandscape = isLandscape
  }

  /// The same device in landscape orientation.
  public var landscape: LayoutDevice { LayoutDevice(name, isLandscape: true) }

  public static let iPhoneSE = LayoutDevice("iphone-se")
  public static let iPhone16 = LayoutDevice("iphone-16")
  public static let iPhone16Pro = LayoutDevice("iphone-16-pro")
  public static let iPhone16ProMax = LayoutDevice("iphone-16-pro-max")
  public static let iPadMini = LayoutDevice("ipad-mini")
  public static let iPadPro11 = LayoutDevice("ipad-pro-11")
  public static let iPadPro13 = LayoutDevice("ipad-pro-13")

  /// How file names write the device.
  var word: String { isLandscape ? "\(name)-landscape" : name }

  var variation: Variation { Variation(device: name, orientation: isLandscape ? .landscape : nil) }
}

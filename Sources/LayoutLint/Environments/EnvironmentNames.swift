import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension Environment {
  /// A short name: `iphone-16 in landscape`, `320 x 568 right to left`.
  package var shortName: String { (deviceName ?? size) + (layoutDirection == .rtl ? " right to left" : "") }

  /// The environment at the end of a sentence: `on iphone-16`, `at 320 x 568`.
  var place: String { (deviceName == nil ? "at " : "on ") + shortName }

  /// One device pixel, points.
  var pixel: Double { 1 / displayScale }

  /// True if nothing of the view is visible.
  var isWithoutSize: Bool { container.width <= 0 || container.height <= 0 }

  private var size: String { "\(written(container.width)) x \(written(container.height))" }

  /// The device, unless the bounds differ from its own.
  private var deviceName: String? {
    guard let device else { return nil }
    guard let preset = DevicePreset.common(device) else { return shownText(device) }
    if preset.portrait.size == container { return device }
    return preset.landscape.size == container ? "\(device) in landscape" : nil
  }
}

import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension Environment {
  /// The environment in few words: `iphone-16 in landscape`, `320 x 568 right to left`.
  package var shortName: String { (deviceName ?? size) + (layoutDirection == .rtl ? " right to left" : "") }

  /// Where lengths were solved, as the end of a sentence: `on iphone-16`, `at 320 x 568`.
  var place: String { (deviceName == nil ? "at " : "on ") + shortName }

  /// One device pixel, points.
  var pixel: Double { 1 / displayScale }

  /// True if nothing can be seen of the view.
  var isWithoutSize: Bool { container.width <= 0 || container.height <= 0 }

  private var size: String { "\(written(container.width)) x \(written(container.height))" }

  /// The device, unless the bounds are other than its own.
  private var deviceName: String? {
    guard let device else { return nil }
    guard let preset = DevicePreset.common(device) else { return shownText(device) }
    if preset.portrait.size == container { return device }
    return preset.landscape.size == container ? "\(device) in landscape" : nil
  }
}

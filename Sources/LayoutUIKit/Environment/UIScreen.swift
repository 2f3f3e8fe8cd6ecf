/// The screen of the run's environment.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  open var bounds: CGRect {
    EnvironmentReads.note("screen.bounds")
    return RunEnvironment.now.bounds
  }

  /// The bounds of the upright device, in pixels.
  open var nativeBounds: CGRect {
    let (bounds, scale) = (bounds, scale)
    return CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }

  open var scale: CGFloat {
    EnvironmentReads.note("screen.scale")
    return RunEnvironment.now.displayScale
  }

  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 1
}

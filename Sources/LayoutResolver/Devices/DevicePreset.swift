import LayoutSpec

/// How a device is held.
public enum DeviceOrientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// A device, or a window on one, that layouts can be solved for.
public struct DevicePreset: Sendable {
  /// What a device is when it is held one way.
  public struct Posture: Sendable, Hashable {
    /// The bounds of a view that fills the window, points.
    public var size: Extent
    public var safeArea: Insets
    public var horizontalSizeClass: Environment.SizeClass
    public var verticalSizeClass: Environment.SizeClass
    /// The root view's margin at both sides, inside the safe area, points; nil where it follows from the width.
    public var sideMargin: Double?

    public init(
      size: Extent, safeArea: Insets = .zero, horizontalSizeClass: Environment.SizeClass,
      verticalSizeClass: Environment.SizeClass, sideMargin: Double? = nil
    ) {
      self.size = size
      self.safeArea = safeArea
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.sideMargin = sideMargin
    }
  }

  public let name: String
  public let displayScale: Double
  public let idiom: Environment.Idiom
  public let portrait: Posture
  /// The same as `portrait` for what does not turn.
  public let landscape: Posture
  /// The margins of the root view, the safe area included; nil where they are the system's.
  public let layoutMargins: Insets?
  /// Where the numbers are published.
  public let source: String

  init(
    _ name: String, displayScale: Double, idiom: Environment.Idiom, portrait: Posture, landscape: Posture,
    layoutMargins: Insets? = nil, source: String
  ) {
    self.name = name
    self.displayScale = displayScale
    self.idiom = idiom
    self.portrait = portrait
    self.landscape = landscape
    self.layoutMargins = layoutMargins
    self.source = source
  }

  /// The device held one way.
  public func posture(_ orientation: DeviceOrientation) -> Posture {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

import LayoutSpec

/// The device's pixels: where lengths are cut and frames come to rest.
struct PixelGrid: Sendable {
  /// Pixels a point.
  let scale: Double

  /// How far below a pixel a fractional length still counts as on it, in pixels.
  ///
  /// Measured: anything from 0 to below 0.05 fits every recorded layout (0.65 of 314.333 points is 612.95 pixels and
  /// becomes 612). A small allowance is needed because thirds are not exact in binary.
  static let hair = 0.001

  /// A length cut down to whole pixels: what iOS 16 and later make of every fractional size. Measured.
  func floor(_ length: Double) -> Double {
    (length * scale + Self.hair).rounded(.down) / scale
  }

  /// How far above a pixel a measured length still counts as on it, in pixels: for thirds of a point written with three decimals.
  static let measuredHair = 0.002

  /// A measured length rounded up to whole pixels.
  ///
  /// Chosen: flow layout rounds so, and the record has whole points only.
  func ceil(_ length: Double) -> Double {
    (length * scale - Self.measuredHair).rounded(.up) / scale
  }

  /// How far below a half a coordinate still counts as one, in pixels: sums of thirds are not exact in binary, and the order of
  /// summing may not decide a tie.
  static let tie = 1e-6

  /// A coordinate moved to the nearest pixel, halves away from zero. Measured on images at scale 3.
  @inline(__always)
  func round(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let half = 0.5 + Self.tie
    // Truncation is one instruction where rounding is a call; beyond 2^52 every number is whole.
    guard abs(pixels) < 4e15 else { return coordinate }
    return Double(Int64(pixels < 0 ? pixels - half : pixels + half)) / scale
  }

  /// A size with each side rounded to the nearest pixel.
  func round(_ extent: Extent) -> Extent {
    Extent(width: round(extent.width), height: round(extent.height))
  }

  /// A finished frame: origin and size each rounded by itself, as UIKit's are.
  func round(_ rect: Rect) -> Rect {
    Rect(x: round(rect.x), y: round(rect.y), width: round(rect.width), height: round(rect.height))
  }
}

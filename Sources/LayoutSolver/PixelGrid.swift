import LayoutSpec

/// The device's pixels: rounds lengths and frames.
struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double
  /// How the system treats lengths that are not whole pixels.
  private let cutsFractions: Bool
  private let snapsSections: Bool

  init(_ environment: Environment) {
    scale = environment.displayScale
    cutsFractions = SystemMetrics.fractionsCut[environment.system]
    snapsSections = SystemMetrics.sectionsOnPixels[environment.system]
  }

  /// A grid that rounds as most systems do.
  init(scale: Double) {
    self.scale = scale
    cutsFractions = true
    snapsSections = true
  }

  /// Cuts a fractional size down to whole pixels if the system does so (`SystemMetrics.fractionsCut`).
  func cut(_ length: Double) -> Double { cutsFractions ? floor(length) : length }

  /// Rounds a section's start or end to a pixel if the system does so (`SystemMetrics.sectionsOnPixels`).
  func sectionEdge(_ place: Double) -> Double { snapsSections ? round(place) : place }

  /// Cuts a length down to whole pixels.
  func floor(_ length: Double) -> Double {
    (length * scale + Choice.pixelAllowance).rounded(.down) / scale
  }

  /// Rounds a measured length up to whole pixels (choice measured-rounding).
  func ceil(_ length: Double) -> Double { (length * scale - Choice.measuredAllowance).rounded(.up) / scale }

  /// How far a sum may be off, in pixels: thirds are not exact in binary, and the order of summing must not decide a tie.
  static let noise = 1e-6

  /// A place just before another, so that a view that begins exactly there does not lie before it.
  func justBefore(_ place: Double) -> Double { place - Self.noise / scale }

  /// A coordinate in pixels for comparisons: made whole if only the noise of sums keeps it from being whole.
  func pixels(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let whole = pixels.rounded()
    return abs(pixels - whole) <= max(Self.noise, 16 * whole.ulp) ? whole : pixels
  }

  /// Model: frames-rounded measured. Rounds a coordinate to the nearest pixel, halves away from zero, as images at scale 3 show.
  @inline(__always)
  func round(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let half = 0.5 + Self.noise
    // Truncation is one instruction, rounding is a call. Beyond 2^52 every number is whole.
    guard abs(pixels) < 4e15 else { return coordinate }
    return Double(Int64(pixels < 0 ? pixels - half : pixels + half)) / scale
  }

  /// Rounds each side to the nearest pixel.
  func round(_ extent: Extent) -> Extent {
    Extent(width: round(extent.width), height: round(extent.height))
  }

  /// Rounds origin and size separately, like UIKit.
  func round(_ rect: Rect) -> Rect {
    Rect(x: round(rect.x), y: round(rect.y), width: round(rect.width), height: round(rect.height))
  }
}

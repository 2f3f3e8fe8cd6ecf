import LayoutSpec

/// The device's pixels: where lengths are cut and frames come to rest.
struct PixelGrid: Sendable {
  /// Pixels a point.
  let scale: Double
  /// What the system makes of lengths that are not on pixels.
  private let cutsFractions: Bool
  private let snapsSections: Bool

  init(_ environment: Environment) {
    scale = environment.displayScale
    cutsFractions = SystemMetrics.fractionsCut[environment.system]
    snapsSections = SystemMetrics.sectionsOnPixels[environment.system]
  }

  /// A grid of so many pixels a point, whatever the system is.
  init(scale: Double) {
    self.scale = scale
    cutsFractions = true
    snapsSections = true
  }

  /// What a fractional size becomes: cut down to whole pixels, where the system does so (`SystemMetrics.fractionsCut`).
  func cut(_ length: Double) -> Double { cutsFractions ? floor(length) : length }

  /// Where a section begins or ends: on a pixel, where the system has it so (`SystemMetrics.sectionsOnPixels`).
  func sectionEdge(_ place: Double) -> Double { snapsSections ? round(place) : place }

  /// A length cut down to whole pixels.
  func floor(_ length: Double) -> Double {
    (length * scale + Choice.pixelAllowance).rounded(.down) / scale
  }

  /// A measured length on whole pixels: rounded up (choice measured-rounding).
  func ceil(_ length: Double) -> Double { (length * scale - Choice.measuredAllowance).rounded(.up) / scale }

  /// How far, in pixels, sums may miss the pixel, or the half, that they mean: thirds are not exact in binary, and the order of summing may not
  /// decide a tie.
  static let noise = 1e-6

  /// Just before a place: what begins on its very pixel does not lie before it.
  func justBefore(_ place: Double) -> Double { place - Self.noise / scale }

  /// A coordinate in pixels, to be compared with others: a whole number for one that is on a pixel but for the noise of sums, so that what
  /// ends on the same pixel ends at the same place.
  func pixels(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let whole = pixels.rounded()
    return abs(pixels - whole) <= max(Self.noise, 16 * whole.ulp) ? whole : pixels
  }

  /// Model: frames-rounded measured. A coordinate moved to the nearest pixel, halves away from zero: on images at scale 3.
  @inline(__always)
  func round(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale
    let half = 0.5 + Self.noise
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

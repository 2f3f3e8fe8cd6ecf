import LayoutOutput
import LayoutSolver
import LayoutSpec

extension BreakpointSearch {
  /// The lengths of the view, points, ascending, from whose layouts those of all others can be drawn: both ends of each interval, and more
  /// where frames do not change in proportion to the length.
  package func drawnLengths(of intervals: LayoutIntervals) throws(UsageError) -> [Double] {
    let ranges = intervals.intervals.map { pixel($0.first)...pixel($0.last) }
    guard let first = ranges.first?.lowerBound, let last = ranges.last?.upperBound else { return [] }
    var result: [Int] = []
    switch intervals.method {
    case .samples:
      let step = pixel(Self.sampleDistance)
      for range in ranges {
        result += Array(stride(from: range.lowerBound, to: range.upperBound, by: step)) + [range.upperBound]
      }
    case .everyPixel:
      let count = min(Self.greatestElementCount, Self.greatestFrameCount / (last - first + 1))
      let frames = try onAllProcessors(first..<last + 1) { search, pixels, _ throws(UsageError) in
        var frames: [[SIMD4<Double>]] = []
        for pixel in pixels { frames.append(try search.frames(at: pixel, ofFirst: count)) }
        return frames
      }
      let curves = Curves(first: first, frames: frames)
      var tolerance = Self.pixelTolerance / displayScale
      repeat {
        result = []
        for range in ranges { curves.addCorners(in: range, tolerance: tolerance, to: &result) }
        tolerance *= 2
      } while result.count > Self.greatestExtraCount + 2 * ranges.count && tolerance < Self.greatestTolerance
    }
    return result.map(length)
  }

  /// How many elements are looked at. More are rarely seen at once.
  private static let greatestElementCount = 300
  /// How many frames of all lengths are kept in memory.
  private static let greatestFrameCount = 1_000_000
  /// How far the lengths are from each other if not every pixel is laid out, points.
  private static let sampleDistance = 32.0
  /// How far a frame may be from the one that is drawn between two lengths, pixels, unless that takes too many lengths. Frames are cut to
  /// pixels at both and between them.
  private static let pixelTolerance = 2.0
  /// The tolerance is doubled until there are few enough lengths, up to this, points.
  private static let greatestTolerance = 10_000.0
  /// How many lengths there are besides the ends of intervals, at most.
  private static let greatestExtraCount = 600

  /// The frames of the first elements, points.
  private func frames(at pixel: Int, ofFirst count: Int) throws(UsageError) -> [SIMD4<Double>] {
    var frames: [SIMD4<Double>] = []
    try sample(at: pixel).solved?.solution.forEachElement { element in
      let frame = element.frame
      frames.append([frame.x, frame.y, frame.width, frame.height])
      return frames.count < count
    }
    return frames
  }
}

/// The frames of the first elements at all lengths.
private struct Curves {
  /// The length of the first frames, pixels.
  let first: Int
  /// By length, points.
  let frames: [[SIMD4<Double>]]

  /// Adds the ends of lines that are close to the curves: each line is as long as it can be.
  /// - Parameters:
  ///   - range: the lengths, pixels.
  ///   - tolerance: how far the lines may be from the curves, points.
  func addCorners(in range: ClosedRange<Int>, tolerance: Double, to pixels: inout [Int]) {
    pixels.append(range.lowerBound)
    var slopes = Slopes(at: range.lowerBound)
    for pixel in range.dropFirst() where !slopes.narrow(to: pixel, self, tolerance) {
      pixels.append(pixel - 1)
      slopes = Slopes(at: pixel - 1)
      _ = slopes.narrow(to: pixel, self, tolerance)
    }
    if range.upperBound > range.lowerBound { pixels.append(range.upperBound) }
  }

  /// The slopes of the lines that begin at one length and are close to all frames since then.
  private struct Slopes {
    private let start: Int
    /// The least and the greatest one of each element.
    private var bounds: [(least: SIMD4<Double>, greatest: SIMD4<Double>)] = []

    init(at start: Int) { self.start = start }

    /// Keeps the slopes of lines that are also close to the frames at a pixel.
    /// - Returns: `false` if the lines to exactly these frames are not among them.
    mutating func narrow(to pixel: Int, _ curves: Curves, _ tolerance: Double) -> Bool {
      let (before, now) = (curves.frames[start - curves.first], curves.frames[pixel - curves.first])
      let distance = Double(pixel - start)
      if pixel == start + 1 {
        bounds = Array(
          repeating: (SIMD4(repeating: -.infinity), SIMD4(repeating: .infinity)),
          count: min(before.count, now.count))
      } else if before.count != now.count || bounds.count != now.count {
        return false
      }
      for index in bounds.indices {
        let slope = (now[index] - before[index]) / distance
        let (least, greatest) = bounds[index]
        guard all(slope .>= least), all(slope .<= greatest) else { return false }
        bounds[index] = (
          pointwiseMax(least, slope - tolerance / distance),
          pointwiseMin(greatest, slope + tolerance / distance)
        )
      }
      return true
    }
  }
}

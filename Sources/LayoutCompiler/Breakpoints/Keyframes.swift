import LayoutOutput
import LayoutSolver
import LayoutSpec

extension BreakpointSearch {
  /// The lengths of the view, points, ascending, from whose layouts those of all others can be drawn: both ends of each interval, and more
  /// where frames do not change in proportion to the length.
  package func keyframes(of intervals: LayoutIntervals) throws(UsageError) -> [Double] {
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
      let frames = try onAllProcessors(first..<last + 1) { search, pixels, _ throws(UsageError) in
        var frames: [[SIMD4<Double>]] = []
        for pixel in pixels { frames.append(try search.frames(at: pixel)) }
        return frames
      }
      let curves = Curves(first: first, frames: frames)
      var tolerance = Self.tolerance / displayScale
      repeat {
        result = []
        for range in ranges {
          result.append(range.lowerBound)
          curves.addPoints(
            after: range.lowerBound, through: range.upperBound, tolerance: tolerance, to: &result)
        }
        tolerance *= 2
      } while result.count > Self.greatestCount + 2 * ranges.count && tolerance.isFinite
    }
    return result.map(length)
  }

  /// How many elements are looked at. More are rarely seen at once.
  private static let greatestElementCount = 300
  /// How far keyframes are from each other if not every pixel is laid out, points.
  private static let sampleDistance = 32.0
  /// How far a frame may be from the one between the keyframes, pixels, unless that takes too many keyframes. Frames are cut to pixels at both
  /// ends and between them.
  private static let tolerance = 2.0
  /// How many keyframes there are besides the ends of intervals, at most.
  private static let greatestCount = 600

  /// The frames of the first elements, points.
  private func frames(at pixel: Int) throws(UsageError) -> [SIMD4<Double>] {
    var frames: [SIMD4<Double>] = []
    try sample(at: pixel).solved?.solution.forEachElement { element in
      let frame = element.frame
      frames.append([frame.x, frame.y, frame.width, frame.height])
      return frames.count < Self.greatestElementCount
    }
    return frames
  }
}

/// The frames of elements at all lengths. Few points of these curves make lines that are close to them (Douglas and Peucker, 1973).
private struct Curves {
  /// The length of the first frames, pixels.
  let first: Int
  /// Of all elements, by length, points.
  let frames: [[SIMD4<Double>]]

  /// Adds the points after one length, up to another.
  /// - Parameter tolerance: how far the lines may be from the curves, points.
  func addPoints(after start: Int, through end: Int, tolerance: Double, to points: inout [Int]) {
    guard end > start else { return }
    var farthest = (length: end, distance: tolerance + 1e-6)
    for length in start + 1..<end {
      let distance = distance(at: length, from: start, to: end)
      if distance > farthest.distance { farthest = (length, distance) }
    }
    guard farthest.length < end else { return points.append(end) }
    addPoints(after: start, through: farthest.length, tolerance: tolerance, to: &points)
    addPoints(after: farthest.length, through: end, tolerance: tolerance, to: &points)
  }

  /// How far the frames of a length are from those on the lines between two others, points.
  private func distance(at length: Int, from start: Int, to end: Int) -> Double {
    let (before, now, after) = (frames[start - first], frames[length - first], frames[end - first])
    let share = Double(length - start) / Double(end - start)
    return (0..<min(before.count, now.count, after.count)).reduce(0) { farthest, index in
      let error = before[index] + (after[index] - before[index]) * share - now[index]
      return max(farthest, error.max(), -error.min())
    }
  }
}

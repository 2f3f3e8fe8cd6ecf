import LayoutSpec

/// A three-dimensional transform, like `CATransform3D`: the row (x, y, z, 1) is multiplied by the matrix, and the product is divided by its
/// last number.
package struct Transform: Sendable, Equatable {
  /// `m11` to `m14`.
  private var row1 = SIMD4<Double>(1, 0, 0, 0)
  private var row2 = SIMD4<Double>(0, 1, 0, 0)
  private var row3 = SIMD4<Double>(0, 0, 1, 0)
  private var row4 = SIMD4<Double>(0, 0, 0, 1)

  package static let identity = Transform()

  static func scale(_ x: Double, _ y: Double) -> Transform {
    Transform(row1: [x, 0, 0, 0], row2: [0, y, 0, 0])
  }

  static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(row4: [x, y, 0, 1])
  }

  /// Clockwise, because y grows downwards.
  static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = turn(degrees)
    return Transform(row1: [cosine, sine, 0, 0], row2: [-sine, cosine, 0, 0])
  }

  /// About the horizontal axis: the bottom edge comes forward.
  static func rotationX(degrees: Double) -> Transform {
    let (sine, cosine) = turn(degrees)
    return Transform(row2: [0, cosine, sine, 0], row3: [0, -sine, cosine, 0])
  }

  /// About the vertical axis: the right edge goes back.
  static func rotationY(degrees: Double) -> Transform {
    let (sine, cosine) = turn(degrees)
    return Transform(row1: [cosine, 0, -sine, 0], row3: [sine, 0, cosine, 0])
  }

  /// The view from a distance before the screen, points.
  static func perspective(_ distance: Double) -> Transform {
    Transform(row3: [0, 0, 1, -1 / distance])
  }

  /// Sine and cosine; exact for quarter turns.
  private static func turn(_ degrees: Double) -> (sine: Double, cosine: Double) {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    switch rest {
    case 90, -270: return (1, 0)
    case 180, -180: return (0, -1)
    case 270, -90: return (-1, 0)
    default:
      let angle = rest * .pi / 180
      return (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    }
  }

  /// This transform followed by another one.
  func concatenating(_ next: Transform) -> Transform {
    func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
      next.row1 * row[0] + next.row2 * row[1] + next.row3 * row[2] + next.row4 * row[3]
    }
    return Transform(row1: product(row1), row2: product(row2), row3: product(row3), row4: product(row4))
  }

  /// `m11`, `m12` and so on: the 16 numbers of `matrix3d()` in CSS.
  package var numbers: [Double] {
    [row1, row2, row3, row4].flatMap { row in (0..<4).map { row[$0] } }
  }

  /// True if it stays in the plane.
  var isAffine: Bool {
    row1[2] == 0 && row1[3] == 0 && row2[2] == 0 && row2[3] == 0 && row3 == SIMD4(0, 0, 1, 0) && row4[2] == 0
      && row4[3] == 1
  }

  /// `a`, `b`, `c`, `d`, `tx`, `ty`: the transform without depth, as `CGAffineTransform` and `matrix()` in CSS.
  package var affineNumbers: [Double] { [row1[0], row1[1], row2[0], row2[1], row4[0], row4[1]] }

  /// The corners of a frame that is transformed about its centre, clockwise from the top left one; `nil` if one of them is behind the eye.
  package func corners(of frame: Rect) -> [Point]? {
    let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    var corners: [Point] = []
    for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
      let corner = row1 * (x * frame.width) + row2 * (y * frame.height) + row4
      guard corner[3] > 1e-6 else { return nil }
      corners.append(Point(x: center.x + corner[0] / corner[3], y: center.y + corner[1] / corner[3]))
    }
    return corners
  }
}

extension Transform {
  /// - Parameter numbers: `m11`, `m12` and so on.
  init(numbers: [Double]) {
    func row(_ start: Int) -> SIMD4<Double> {
      SIMD4(numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
    }
    (row1, row2, row3, row4) = (row(0), row(4), row(8), row(12))
  }
}

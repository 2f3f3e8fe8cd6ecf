// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A transform of space. A point is a row vector that is multiplied by this matrix.
public struct CATransform3D: Hashable, Sendable {
  public var (m11, m12, m13, m14) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  public var (m21, m22, m23, m24) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  public var (m31, m32, m33, m34) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  public var (m41, m42, m43, m44) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

  public init() {}

  fileprivate init(rows m: [[CGFloat]]) {
    (m11, m12, m13, m14) = (m[0][0], m[0][1], m[0][2], m[0][3])
    (m21, m22, m23, m24) = (m[1][0], m[1][1], m[1][2], m[1][3])
    (m31, m32, m33, m34) = (m[2][0], m[2][1], m[2][2], m[2][3])
    (m41, m42, m43, m44) = (m[3][0], m[3][1], m[3][2], m[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]])
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]])
}

/// Returns a rotation by an angle, in radians, around the axis from the origin to (x, y, z).
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = sqrt(x * x + y * y + z * z)
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let r = 1 - c
  return CATransform3D(rows: [
    [c + x * x * r, x * y * r + z * s, x * z * r - y * s, 0],
    [x * y * r - z * s, c + y * y * r, y * z * r + x * s, 0],
    [x * z * r + y * s, y * z * r - x * s, c + z * z * r, 0],
    [0, 0, 0, 1],
  ])
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { i in
      (0..<4).map { j in
        let near = left[i][0] * right[0][j] + left[i][1] * right[1][j]
        return near + left[i][2] * right[2][j] + left[i][3] * right[3][j]
      }
    })
}

public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(x, y, z), t) }
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t) }
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

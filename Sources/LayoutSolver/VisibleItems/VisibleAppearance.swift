import LayoutSpec

/// How the rules of its section make a visible element look. They do not change its frame.
/// A rule scales, rotates about the horizontal, the vertical and the z axis, applies the perspective and translates, all about the centre
/// (choice visible-items-order). Transforms of several rules are concatenated; other values of a later rule replace those of an earlier
/// one.
package struct VisibleAppearance: Sendable, Equatable {
  /// About the centre of the frame.
  package internal(set) var transform = Transform.identity
  /// True if the transform leaves the plane.
  package internal(set) var hasDepth = false
  /// 0 to 1.
  package internal(set) var alpha = 1.0
  /// Replaces the layout's zIndex if a rule sets it.
  var zIndex: Int?
  /// Replaces the layout's value if a rule sets it.
  package internal(set) var isHidden: Bool?

  init() {}

  /// The appearance that code gave an element.
  init(_ element: HandledElement) {
    transform = Transform(numbers: element.transform)
    hasDepth = !transform.isAffine
    alpha = max(0, min(1, element.alpha))
    zIndex = element.zIndex
    isHidden = element.isHidden
  }

  /// Adds the values of another rule.
  mutating func add(_ values: VisibleValues) {
    var matrix = Transform.scale(values[.scaleX] ?? 1, values[.scaleY] ?? 1)
    if let angle = values[.rotateX] { matrix = matrix.concatenating(.rotationX(degrees: angle)) }
    if let angle = values[.rotateY] { matrix = matrix.concatenating(.rotationY(degrees: angle)) }
    if let angle = values[.rotate] { matrix = matrix.concatenating(.rotation(degrees: angle)) }
    if let distance = values[.perspective] { matrix = matrix.concatenating(.perspective(distance)) }
    if values[.translateX] != nil || values[.translateY] != nil {
      matrix = matrix.concatenating(.translation(values[.translateX] ?? 0, values[.translateY] ?? 0))
    }
    transform = transform.concatenating(matrix)
    if values[.rotateX] != nil || values[.rotateY] != nil { hasDepth = true }
    if let alpha = values[.alpha] { self.alpha = max(0, min(1, alpha)) }
    if let zIndex = values[.zIndex] { self.zIndex = Int(zIndex) }
    if let hidden = values[.hidden] { isHidden = hidden != 0 }
  }

  /// True if the rules neither transform the element nor fade or hide it; they may still set its zIndex.
  package var isPlain: Bool { transform == .identity && alpha == 1 && isHidden != true }

  /// The corners of a transformed frame, clockwise; `nil` if it is not visible.
  package func corners(of frame: Rect) -> [Point]? { transform.corners(of: frame) }
}

/// The values that a rule sets for one element.
struct VisibleValues {
  let outputs: [VisibleItemRule.Output]
  /// The values of the rule's steps.
  let registers: [Double]

  /// The value of a property, if the rule sets it.
  subscript(property: VisibleItemRule.Property) -> Double? {
    outputs.first { $0.property == property }.map { registers[$0.register] }
  }
}

extension VisibleItemRule.Property {
  /// The greatest magnitude of a value.
  package static let greatest = 1_000_000.0

  /// True if the number is a valid value.
  package func allows(_ number: Double) -> Bool {
    guard number.magnitude <= Self.greatest else { return false }
    switch self {
    case .perspective: return number > 0
    case .zIndex: return number.rounded() == number
    default: return true
    }
  }
}

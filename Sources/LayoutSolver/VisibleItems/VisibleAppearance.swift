import LayoutSpec

/// What an element in sight looks like by the rules of its section; its frame is the layout's.
///
/// A rule scales, then rotates about the horizontal, the vertical and its own axis, then looks from where `perspective` says, then
/// translates, all about the centre (choice visible-items-order). A later rule's transform follows the earlier ones'; what else it sets
/// takes the place of theirs.
package struct VisibleAppearance: Sendable, Equatable {
  /// About the centre of the frame.
  package internal(set) var transform = Transform.identity
  /// True if the transform leaves the plane.
  package internal(set) var hasDepth = false
  /// 0 to 1.
  package internal(set) var alpha = 1.0
  /// In place of the layout's; nil where no rule says so.
  var zIndex: Int?
  /// In place of the layout's; nil where no rule sets it.
  package internal(set) var isHidden: Bool?

  /// Adds what another rule sets.
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

  /// True if it looks as if there were no rules.
  package var isPlain: Bool { transform == .identity && alpha == 1 && isHidden != true }

  /// The corners of a frame as they are seen, clockwise; nil where nothing is.
  package func corners(of frame: Rect) -> [Point]? { transform.corners(of: frame) }
}

/// What a rule sets for one element.
struct VisibleValues {
  let outputs: [VisibleItemRule.Output]
  /// The values of the rule's steps.
  let registers: [Double]

  /// What a property is set to; nil where the rule leaves it alone.
  subscript(property: VisibleItemRule.Property) -> Double? {
    outputs.first { $0.property == property }.map { registers[$0.register] }
  }
}

extension VisibleItemRule.Property {
  /// The greatest magnitude of a value.
  package static let greatest = 1_000_000.0

  /// True if a number can be set.
  package func allows(_ number: Double) -> Bool {
    guard number.magnitude <= Self.greatest else { return false }
    switch self {
    case .perspective: return number > 0
    case .zIndex: return number.rounded() == number
    default: return true
    }
  }
}

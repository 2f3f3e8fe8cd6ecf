import LayoutSolver
import LayoutSpec

/// The separators between the rows of lists. Cells draw them, so they are not elements, but pictures show
/// them.
struct ListSeparators {
  /// The height, in points, rounded to pixels.
  let height: Double
  /// The trailing inset, in points.
  let trailing: Double

  init(_ environment: Environment) {
    let scale = environment.displayScale
    let pixels = (SystemMetrics.separatorHeight[environment.system] * scale).rounded()
    height = max(1, pixels) / scale
    trailing = SystemMetrics.separatorTrailing[environment.system]
  }

  /// Returns the frame of the separator below an element, inset by `leading`; `nil` if there is none.
  func frame(below element: Element, of spec: Spec, from leading: Double, isRightToLeft: Bool) -> Rect? {
    guard element.category == .cell, let section = spec.section(of: element),
      let first = section.firstSeparatedRow, element.item >= first, element.item < section.items.count - 1
    else { return nil }
    let frame = element.frame
    let width = frame.width - leading - trailing
    guard width > 0, frame.height >= height else { return nil }
    return Rect(
      x: frame.x + (isRightToLeft ? trailing : leading), y: frame.y + frame.height - height, width: width,
      height: height)
  }
}

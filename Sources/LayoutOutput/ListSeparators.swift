import LayoutSolver
import LayoutSpec

/// The lines between the rows of lists, which cells draw: pictures have them, and they are no elements.
struct ListSeparators {
  /// Points, on pixels.
  let height: Double
  /// From the end of a line to the row's trailing side, points.
  let trailing: Double

  init(_ environment: Environment) {
    let scale = environment.displayScale
    let pixels = (SystemMetrics.separatorHeight[environment.system] * scale).rounded()
    height = max(1, pixels) / scale
    trailing = SystemMetrics.separatorTrailing[environment.system]
  }

  /// The line below an element, from so far into it on; nil for what has none.
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

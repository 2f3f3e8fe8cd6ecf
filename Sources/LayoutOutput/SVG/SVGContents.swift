import LayoutSolver
import LayoutSpec

/// The elements of a picture, up to a limit.
struct SVGContents {
  /// The elements by section.
  private(set) var elements: [Int: [Element]] = [:]
  private(set) var layoutItems: [Element] = []
  private(set) var count = 0
  /// True if the limit is not exceeded.
  private(set) var isComplete = true

  /// The union of the frames of the elements.
  private(set) var reach: Rect?

  init(_ solution: Solution, _ selection: ElementSelection, atMost limit: Int) {
    solution.forEachElement(of: selection) { element in
      guard count < limit else {
        isComplete = false
        return false
      }
      count += 1
      reach = reach.map { $0.union(element.frame) } ?? element.frame
      if let section = element.section {
        elements[section, default: []].append(element)
      } else {
        layoutItems.append(element)
      }
      return true
    }
  }
}

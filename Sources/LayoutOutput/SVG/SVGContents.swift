import LayoutSolver
import LayoutSpec

/// The elements of a picture, as far as they are held at once.
struct SVGContents {
  /// By section, in order.
  private(set) var elements: [Int: [Element]] = [:]
  private(set) var layoutItems: [Element] = []
  private(set) var count = 0
  /// True if there are no others.
  private(set) var isComplete = true

  /// Around all of them; nil where there are none.
  private(set) var reach: Rect?

  /// The first of the elements that are asked for.
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

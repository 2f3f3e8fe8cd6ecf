import LayoutSolver
import LayoutSpec

/// The elements that intersect a rectangle as high as a screen, and those at a point.
func queryStages() -> [Stage] {
  let cells = resolved(stamped(10, threeColumns))
  var billion = cells.spec
  billion.sections[0].items = ItemList(count: 1_000_000_000)
  let selfSizing = resolved(selfSizingList(1_000_000))
  let tags = resolved(selfSizingTags(1_000_000))
  let repeated = resolved(repeatedSections(100_000))
  return queries("10 cells", solve(cells.spec, in: cells.environment), at: 30, target: nil)
    + queries("10^9 fixed cells", solve(billion, in: cells.environment), at: 8e9, target: 1000)
    + queries(
      "10^6 self-sizing cells", solve(selfSizing.spec, in: selfSizing.environment), at: 4e7, target: 3000)
    + queries(
      "10^6 self-sizing tags", solve(tags.spec, in: tags.environment), at: 4e6, target: 3000)
    + queries("10^5 sections", solve(repeated.spec, in: repeated.environment), at: 4e6, target: 2000)
}

private func queries(_ name: String, _ solution: Solution, at y: Double, target: Double?) -> [Stage] {
  var inRectangle = ElementSelection()
  inRectangle.rects = [Rect(x: 0, y: y, width: 393, height: 100)]
  var atPoint = ElementSelection()
  atPoint.point = Point(x: 40, y: y + 10)
  return [("find what meets a rectangle", inRectangle), ("find what is at a point", atPoint)].map {
    title, selection in
    timed("\(title) in \(name)", per: "query", 1000, target: target.map(Stage.Target.atMost)) {
      var sum = 0.0
      for _ in 0..<1000 {
        solution.forEachElement(of: selection) { element in
          sum += element.frame.y
          return true
        }
      }
      return sum
    }
  }
}

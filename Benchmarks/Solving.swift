import LayoutResolver
import LayoutSolver
import LayoutSpec

private let million = 1_000_000

/// Cells of fixed sizes: a section is solved once for all its frames.
func solvingStages() -> [Stage] {
  let layout = resolved(stamped(million, threeColumns))
  func opened(_ count: Int) -> Solution {
    var spec = layout.spec
    spec.sections[0].items = ItemList(count: count)
    return solve(spec, in: layout.environment)
  }
  func streamed(_ name: String, _ group: String, _ limit: Double) -> Stage {
    let layout = resolved(stamped(million, group))
    return stream("stream 10^6 stamped frames of \(name)", solve(layout.spec, in: layout.environment), limit)
  }
  return [
    timed("open a section of 10 cells", per: "open", 1) { opened(10).contentSize.height },
    timed("open a section of 10^9 cells, ask for its last frame", per: "open", 1) {
      opened(1_000_000_000).frame(ofItem: 999_999_999, inSection: 0)?.y ?? 0
    },
    // A quarter of a frame's time is rounding it to pixels; in the other cases the cells of a row share that.
    streamed("one-row groups", oneRow, 6), streamed("three-column grids", threeColumns, 12),
    streamed("nested groups", nestedGroups, 12),
    timed("evaluate 10^6 measured sizes", per: "cell", million) {
      Double(resolved(selfSizingList(million)).spec.sections[0].items.count)
    },
  ]
}

/// Self-sizing cells: opening, querying, streaming.
func arrangementStages() -> [Stage] {
  arranged("self-sizing list", selfSizingList(million), limits: (60, 200, 60))
    + arranged("section of self-sizing tags", selfSizingTags(million), limits: (60, 400, 60))
    + arranged("waterfall", arranged(million, "waterfall: {columns: 3, spacing: 8}"))
    + arranged("flow", arranged(million, "flow: {spacing: 8, align: justified}"))
}

private func arranged(
  _ name: String, _ text: String, limits: (open: Double, ask: Double, stream: Double)? = nil
) -> [Stage] {
  let layout = resolved(text)
  let solution = solve(layout.spec, in: layout.environment)
  return [
    timed(
      "open a \(name) of 10^6 cells", per: "cell", million, target: (limits?.open).map(Stage.Target.atMost)
    ) {
      solve(layout.spec, in: layout.environment).contentSize.height
    },
    // In self-sizing groups, a quarter is reading memory for the first time, the rest finding the group, without hot spots.
    timed(
      "ask the \(name) for frames by index", per: "frame", 1000,
      target: (limits?.ask).map(Stage.Target.atMost)
    ) {
      (0..<1000).reduce(0) { $0 + (solution.frame(ofItem: $1 * 997, inSection: 0)?.y ?? 0) }
    },
    stream("stream the \(name), in constant memory", solution, limits?.stream),
  ]
}

/// Visits a million frames and keeps none.
private func stream(_ name: String, _ solution: Solution, _ limit: Double?) -> Stage {
  timed(name, per: "frame", million, target: limit.map(Stage.Target.atMost)) {
    let before = residentBytes()
    var sum = 0.0
    solution.forEachElement { element in
      sum += element.frame.y
      return true
    }
    precondition(residentBytes() < before + 2_000_000, "streaming took memory")
    return sum
  }
}

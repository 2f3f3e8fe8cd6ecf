import LayoutSpec

/// The sizes of a section's custom groups at their estimates, by node; insets are not subtracted. The resolver's formulas for custom frames
/// read these sizes, which do not depend on the frames. A group that does not fit into its parent is missing.
package func customGroupBoxes(
  of section: Section, configuration: Configuration, in environment: Environment
) -> [NodeID: Extent] {
  let context = SolverContext(
    environment: environment, configuration: configuration,
    grid: PixelGrid(environment), kinds: ElementKinds(),
    measuring: Measuring(environment, axis: configuration.scrollDirection))
  var result: [NodeID: Extent] = [:]
  section.solvedGroup(context).collectCustomBoxes(into: &result)
  return result
}

extension SolvedBox {
  fileprivate func collectCustomBoxes(into result: inout [NodeID: Extent]) {
    switch content {
    case .cell: break
    case .custom: result[node.id] = extent
    case .line(let line): for slot in line.cycle { slot.box.collectCustomBoxes(into: &result) }
    }
  }
}

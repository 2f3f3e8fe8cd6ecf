import LayoutSpec

/// The boxes that a section's custom groups have in an environment, insets not taken off, by node: what frames by formula are computed
/// from. An estimate stands for itself, and a group that its parent has no room for has no box.
///
/// The frames of custom groups do not matter here: no other box depends on them.
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

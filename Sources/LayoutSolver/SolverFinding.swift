import LayoutSpec

/// A part of the spec that the solver could not lay out as written. The rest is laid out without it.
package struct SolverFinding: Sendable, Equatable {
  package enum Problem: Sendable, Equatable {
    /// The first subitem is longer than the room in the group along its axis (points).
    case cannotFit(length: Double, room: Double, axis: Axis)
    /// The group would hold more subitems than `greatestSlotCount`, or counting them takes more than the solver's budget.
    case tooManySlots
    /// The section's only group is trimmed to a negative length (points), so that the section is empty. The node is the group.
    case trimmedAway(length: Double)
    /// A waterfall or a flow has more than `greatestCellCount` cells of different sizes.
    case tooManyCells
    /// The layout has more than `greatestGroupCount` groups of self-sizing cells.
    case tooManyGroups
    /// A formula of `visibleItems` has no valid value for a visible element. The node is the rule.
    case unsetVisibleItem(UnsetVisibleItem)
    /// The rules for visible elements take more than `greatestVisibleItemsWork` steps; none is applied. The node is a rule.
    case tooMuchVisibleItemsWork
  }

  /// How many subitems a group may hold, at most.
  package static let greatestSlotCount = Capacity.greatestCount

  /// How many cells of a waterfall or a flow may have a stored place, at most.
  package static let greatestCellCount = CellArea.greatestCount

  /// How many groups of self-sizing cells in a layout are solved one by one, at most.
  package static let greatestGroupCount = SolvingBudget.greatestGroupCount

  /// How many steps the formulas of `visibleItems` may take for all visible elements together, at most.
  package static let greatestVisibleItemsWork = 20_000_000

  /// The group, unless the problem says otherwise.
  package var node: NodeID
  package var problem: Problem
  /// For a group that cannot fit: the group and the groups around it, from the inside out.
  package var bounds: [Bounds] = []

  /// A group in which something did not fit.
  package struct Bounds: Sendable, Equatable {
    package var node: NodeID
    /// The size of the container in which the group was sized, points.
    package var container: Extent
    /// The group's size before its insets, points.
    package var extent: Extent
    /// The sum of the gaps between its subitems, points.
    package var spacing: Double
    /// The axis along which a count gives the group an equal share.
    package var sharedAxis: Axis?
  }
}

import LayoutSpec

/// What the solver could not lay out as asked. The layout goes on without it.
package struct SolverFinding: Sendable, Equatable {
  package enum Problem: Sendable, Equatable {
    /// The first subitem is longer than the group has room along its axis (points).
    case cannotFit(length: Double, room: Double, axis: Axis)
    /// The group would hold more subitems than `greatestSlotCount`, or there is more to count in the layout than the solver counts.
    case tooManySlots
    /// The section's only group is trimmed to less than nothing (points), and nothing is left of the section. The node is the group.
    case trimmedAway(length: Double)
    /// More cells of a waterfall or a flow differ than `greatestCellCount`.
    case tooManyCells
    /// The sections hold more groups of self-sizing cells than `greatestGroupCount`.
    case tooManyGroups
    /// A formula of `visibleItems` has no value that can be set for an element in sight. The node is the rule.
    case unsetVisibleItem(UnsetVisibleItem)
    /// The rules for elements in sight take more than `greatestVisibleItemsWork`; none is applied. The node is a rule.
    case tooMuchVisibleItemsWork
  }

  /// The most subitems that a group may hold.
  package static let greatestSlotCount = Capacity.greatestCount

  /// The most cells of a waterfall or a flow whose places are stored.
  package static let greatestCellCount = CellSite.greatestCount

  /// The most groups of self-sizing cells that are solved one by one, in all sections together.
  package static let greatestGroupCount = SolvingBudget.greatestGroupCount

  /// The most steps that the formulas of `visibleItems` take for all elements in sight together.
  package static let greatestVisibleItemsWork = 20_000_000

  /// The group, unless the problem says otherwise.
  package var node: NodeID
  package var problem: Problem
  /// Where the room of a group that cannot fit was used up: the group, then the groups around it, from the inside out.
  package var bounds: [Bounds] = []

  /// A group as it was solved where something inside it did not fit.
  package struct Bounds: Sendable, Equatable {
    package var node: NodeID
    /// What the group was sized in, points.
    package var container: Extent
    /// The group's own extent before its insets, points.
    package var extent: Extent
    /// All gaps between its subitems together, points.
    package var spacing: Double
    /// The axis along which a count gives the group an equal share, whatever its size says.
    package var sharedAxis: Axis?
  }
}

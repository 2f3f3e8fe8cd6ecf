import LayoutSpec

/// What the solver could not lay out as asked. The layout goes on without it.
public struct SolverFinding: Sendable, Equatable {
  public enum Problem: Sendable, Equatable {
    /// The first subitem is longer than the group has room along its axis (points): UIKit raises, or lays out nothing.
    case cannotFit(length: Double, room: Double, axis: Axis)
    /// The group would hold more subitems than `Capacity.greatestCount`.
    case tooManySlots
    /// The sections hold more groups of self-sizing cells than `MeasuringBudget.greatestCount`.
    case tooManyGroups
  }

  /// The most subitems that a group may hold.
  public static let greatestSlotCount = Capacity.greatestCount

  /// The most groups of self-sizing cells that are solved one by one, in all sections together.
  public static let greatestGroupCount = MeasuringBudget.greatestCount

  /// The group.
  public var node: NodeID
  public var problem: Problem
}

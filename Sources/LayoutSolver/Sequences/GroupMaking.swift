import LayoutSpec

/// Lays out the groups of a section.
/// - Parameters:
///   - box: the full group at its estimates.
///   - items: the section's cells.
///   - area: the area that the groups fill.
///   - end: self-sizing cells that begin before this place are measured; points along the area's axis, `infinity` for all.
///   - budget: limits how many groups are solved one by one.
func groups(
  of box: SolvedBox, items: ItemList, at area: GroupArea, measuredBefore end: Double = .infinity,
  budget: SolvingBudget
) -> any GroupSequence {
  box.needsOwnGroups(items)
    ? MeasuredGroups(box: box, items: items, area: area, measuredBefore: end, budget: budget)
    : RepeatedGroups(box: box, itemCount: items.count, area: area)
}

extension SolvedBox {
  /// True if groups differ in more than their place: cells have measured sizes, or the last group is partial and its cells decide its size.
  fileprivate func needsOwnGroups(_ items: ItemList) -> Bool {
    guard cellCount > 0, items.count > 0, !selfSizing.isEmpty else { return false }
    if items.runs.contains(where: { $0.measured.areAsked(by: selfSizing) }) { return true }
    let rest = items.count % cellCount
    guard rest > 0 else { return false }
    if selfSizing.growsUniformly || !SelfSizingAxes.uniform(in: node.size).isEmpty { return true }
    return Axis.allCases.contains {
      node.size[$0].isEstimated && length(ofFirst: rest, along: $0) != extent[$0]
    }
  }
}

extension MeasuredSizes {
  /// True if lengths are given for an axis on which cells are self-sizing.
  func areAsked(by axes: SelfSizingAxes) -> Bool {
    Axis.allCases.contains { axes[$0] && self[$0] != .none }
  }

  /// True if each cell of a run has its own length on an axis on which cells are self-sizing.
  func differ(on axes: SelfSizingAxes) -> Bool {
    Axis.allCases.contains { axes[$0] && self[$0].differ }
  }
}

import LayoutSpec

/// The groups of a section.
///
/// - Parameters:
///   - box: the full group at its estimates.
///   - items: the section's cells.
///   - site: where the groups stand.
///   - end: self-sizing cells that begin before this place have been measured; points along the site's axis, `infinity` for all.
///   - budget: how many groups may still be solved one by one.
func groups(
  of box: SolvedBox, items: ItemList, at site: GroupSite, measuredBefore end: Double = .infinity,
  budget: SolvingBudget
) -> any GroupSequence {
  box.needsOwnGroups(items)
    ? MeasuredGroups(box: box, items: items, site: site, measuredBefore: end, budget: budget)
    : StampedGroups(box: box, itemCount: items.count, site: site)
}

extension SolvedBox {
  /// True if groups differ in more than their place: by a measured size, or because the last one is partial and as large as what it holds.
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
  /// True if any side is given that self-sizing cells are asked for.
  func areAsked(by axes: SelfSizingAxes) -> Bool {
    Axis.allCases.contains { axes[$0] && self[$0] != .none }
  }

  /// True if the cells of a run differ on a side that self-sizing cells are asked for.
  func differ(on axes: SelfSizingAxes) -> Bool {
    Axis.allCases.contains { axis in
      if axes[axis], case .each = self[axis] { true } else { false }
    }
  }
}

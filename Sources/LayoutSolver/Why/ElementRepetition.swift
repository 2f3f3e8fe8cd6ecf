import LayoutSpec

/// Elements of a section that repeat others: so many elements on, what a derivation says is the same but for numbers that grow evenly.
public struct ElementRepetition: Sendable, Equatable {
  /// Counted from the section's first element, in the order of the output contract.
  public let elements: Range<Int>
  /// How many elements on they repeat.
  public let period: Int
}

extension Solution {
  /// The parts of a section that repeat themselves: found from its templates, not from its elements.
  public func repetitions(ofSection index: Int) -> [ElementRepetition] {
    let section = sections[index]
    let first = section.decorations.count + section.leadingItems.count
    switch section.groups {
    case .stamped(let groups):
      return repetition(of: groups, after: first).map { [$0] } ?? []
    case .measured(let groups):
      return groups.stampedStretches.compactMap { repetition(of: $0, after: first) }
    case .columns(let columns) where columns.starts.isEmpty:
      return [ElementRepetition(elements: first..<first + columns.count, period: columns.alikeColumns)]
    case .rows(let rows) where rows.firstCells.isEmpty && rows.count > 1:
      // The last row may be spread in another way.
      let cells = (rows.count - 1) * rows.common.cells
      return [ElementRepetition(elements: first..<first + cells, period: rows.common.cells)]
    case .columns, .rows, nil:
      return []
    }
  }

  /// The full ones of some groups; a last partial one has fewer elements.
  private func repetition(of groups: StampedGroups, after first: Int) -> ElementRepetition? {
    let cells = groups.box.cellCount
    guard cells > 0, groups.itemCount >= cells else { return nil }
    let period = cells + groups.box.supplementaryCounts(ElementKinds(elementKinds)).values.reduce(0, +)
    let start = first + groups.firstGroup * period
    return ElementRepetition(elements: start..<start + groups.itemCount / cells * period, period: period)
  }
}

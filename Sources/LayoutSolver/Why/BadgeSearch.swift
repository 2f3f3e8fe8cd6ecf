import LayoutSpec

/// A badge of an item or a group, with what it hangs on.
struct FoundBadge {
  let item: SupplementaryItem
  let owner: SolvedBox
  /// The outermost group in which that is.
  let outermost: SolvedBox
  /// The owner's outer box in its outermost group.
  let rect: Rect
  /// The index of the outermost group.
  let group: Int
  /// The index in that group of the owner's first cell.
  let cell: Int
}

extension Solution {
  /// The badge of a kind (by number) that is the nth in its section: one group is walked.
  func badge(_ kind: Int, _ number: Int, inSection section: Int) -> FoundBadge? {
    guard let groups = sections[section].groups, number >= 0 else { return nil }
    let name = elementKinds[kind]
    let numbers = ElementKinds(elementKinds)
    let full: SolvedBox
    switch groups {
    case .stamped(let groups): full = groups.box
    case .measured(let groups): full = groups.box
    case .columns, .rows: return nil
    }
    guard let count = full.supplementaryCounts(numbers)[kind], count > 0 else { return nil }
    let (group, ordinal) = number.quotientAndRemainder(dividingBy: count)
    guard group < groups.count else { return nil }
    let cells: Int
    let box: SolvedBox
    switch groups {
    case .stamped(let groups): (box, cells) = (groups.box, groups.cellCount(ofGroup: group))
    case .measured(let groups):
      var reader = groups.cells()
      (box, cells) = (groups.group(group, &reader).box, groups.cells(ofGroup: group).count)
    case .columns, .rows: return nil
    }
    return box.badge(name, ordinal, cells: cells, group: group)
  }
}

extension SolvedBox {
  fileprivate func badge(_ kind: String, _ ordinal: Int, cells: Int, group: Int) -> FoundBadge? {
    var rest = ordinal
    var next = 0
    var found: FoundBadge?
    walk(cells: 0..<cells) { event in
      let owner: (box: SolvedBox, rect: Rect)
      let cell = next
      switch event {
      case .group(let box, let rect): owner = (box, rect)
      case .cell(let box, let slot, _, _):
        next += 1
        guard case .cell = box.content else { return true }
        owner = (box, slot)
      }
      for item in owner.box.node.supplementaryItems where item.elementKind == kind {
        if rest == 0 {
          found = FoundBadge(
            item: item, owner: owner.box, outermost: self, rect: owner.rect, group: group, cell: cell)
          return false
        }
        rest -= 1
      }
      return true
    }
    return found
  }
}

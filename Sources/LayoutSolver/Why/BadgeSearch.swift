import LayoutSpec

/// A badge of an item or a group, and its owner.
struct FoundBadge {
  let item: SupplementaryItem
  let owner: SolvedBox
  /// The outermost group that contains the owner.
  let outermost: SolvedBox
  /// The owner's outer box in the outermost group.
  let rect: Rect
  let group: Int
  /// The index in the outermost group of the owner's first cell.
  let cell: Int
}

extension Solution {
  /// The nth badge of a kind in its section; only one group is walked.
  func badge(_ kind: Int, _ number: Int, inSection section: Int) -> FoundBadge? {
    guard let groups = sections[section].groups, number >= 0 else { return nil }
    let name = elementKinds[kind]
    let numbers = ElementKinds(elementKinds)
    guard let full = groups.fullGroup, full.supplementaryKinds(numbers).contains(kind), groups.count > 0
    else { return nil }
    let count = full.supplementaryCounts(numbers)[kind] ?? 0
    func before(_ group: Int) -> Int {
      groups.placedGroup(group)?.preceding.count(ofKind: kind, inFullGroup: count) ?? 0
    }
    let group = partitioningIndex(upTo: groups.count - 1) { before($0 + 1) > number }
    return groups.placedGroup(group).flatMap {
      $0.box.badge(name, number - before(group), cells: $0.cellCount, group: group)
    }
  }
}

extension SolvedBox {
  fileprivate func badge(_ kind: String, _ ordinal: Int, cells: Int, group: Int) -> FoundBadge? {
    var rest = ordinal
    var next = 0
    var found: FoundBadge?
    walk(cells: cells) { event in
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

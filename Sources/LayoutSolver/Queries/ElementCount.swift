import LayoutSpec

extension Solution {
  /// How many elements there are, counted by arithmetic.
  package var elementCount: Int {
    elementCount(ofSections: sections.indices).addingSaturated(leadingItems.count + trailingItems.count)
  }

  /// How many elements some sections have.
  package func elementCount(ofSections indices: some Sequence<Int>) -> Int {
    indices.reduce(0) { count, index in
      let section = sections[index]
      let few = section.decorations.count + section.leadingItems.count + section.trailingItems.count
      return count.addingSaturated(few).addingSaturated(section.groups?.elementCount ?? 0)
    }
  }
}

extension SolvedBox {
  /// The elements of so many cells in groups like this one.
  func elementCount(cells: Int) -> Int {
    guard cellCount > 0, hasSupplementaryItems else { return cells }
    let (full, rest) = cells.quotientAndRemainder(dividingBy: cellCount)
    let inFull = supplementaryCount(cells: cellCount).multipliedSaturated(by: full)
    return cells.addingSaturated(inFull).addingSaturated(supplementaryCount(cells: rest))
  }

  /// How many supplementary items come with the box's first cells.
  private func supplementaryCount(cells: Int) -> Int {
    guard cells > 0, hasSupplementaryItems else { return 0 }
    let own = node.supplementaryItems.count
    guard case .line(let line) = content else { return own }
    let last = line.slotIndex(ofCell: cells - 1)
    let (rounds, rest) = last.slot.quotientAndRemainder(dividingBy: line.cycle.count)
    var count = own
    for (place, slot) in line.cycle.enumerated() {
      let whole = slot.box.supplementaryCount(cells: slot.box.cellCount)
      count = count.addingSaturated(whole.multipliedSaturated(by: rounds + (place < rest ? 1 : 0)))
    }
    return count.addingSaturated(line.slot(last.slot).box.supplementaryCount(cells: last.cell + 1))
  }
}

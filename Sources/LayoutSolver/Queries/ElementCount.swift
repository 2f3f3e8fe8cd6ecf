import LayoutSpec

extension Solution {
  /// The number of elements, found by arithmetic.
  package var elementCount: Int {
    elementCount(ofSections: sections.indices).addingSaturated(leadingItems.count + trailingItems.count)
  }

  /// The number of elements of some sections.
  package func elementCount(ofSections indices: some Sequence<Int>) -> Int {
    indices.reduce(0) { count, index in
      let section = sections[index]
      let few = section.decorations.count + section.leadingItems.count + section.trailingItems.count
      return count.addingSaturated(few).addingSaturated(section.groups?.elementCount ?? 0)
    }
  }
}

extension SolvedBox {
  /// How many elements a sequence of groups like this one has if it holds `cells` cells.
  func elementCount(cells: Int, kinds: ElementKinds) -> Int {
    guard cellCount > 0, hasSupplementaryItems else { return cells }
    let (full, rest) = cells.quotientAndRemainder(dividingBy: cellCount)
    func count(_ cells: Int) -> Int {
      supplementaryCounts(kinds, cells: cells).values.reduce(0) { $0.addingSaturated($1) }
    }
    return cells.addingSaturated(count(cellCount).multipliedSaturated(by: full)).addingSaturated(count(rest))
  }
}

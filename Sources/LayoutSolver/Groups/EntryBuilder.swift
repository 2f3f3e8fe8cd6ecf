import LayoutSpec

/// Turns the boxes and cells of a group into template entries, and numbers supplementary items by kind.
struct EntryBuilder {
  let rules: ElementRules
  /// How many supplementary items of each kind came before.
  var counts: [Int: Int] = [:]

  mutating func build(_ event: GroupEvent, into add: (GroupTemplate.Entry) -> Void) {
    switch event {
    case .group(let box, let rect):
      guard !box.node.supplementaryItems.isEmpty else { return }
      // Model: group-badges measured. A group's badge is anchored to the group's box less its insets; its sizes are fractions of the box in
      // which the group is laid out.
      addSupplementaryItems(
        box.node.supplementaryItems, on: box.insetRect(of: rect), base: box.container, into: add)
    case .cell(let box, let slot, let index, let zIndex):
      var frame = slot
      var supplementaryItems: [SupplementaryItem] = []
      if case .cell = box.content {
        frame = box.insetRect(of: slot)
        supplementaryItems = box.node.supplementaryItems
      }
      let extent = rules.grid.round(frame.extent)
      add(
        GroupTemplate.Entry(
          anchor: frame.origin, offset: .zero, extent: extent, zIndex: rules.zIndex(ofCell: zIndex),
          node: box.node.id, kind: 0, ordinal: index))
      if !supplementaryItems.isEmpty {
        addSupplementaryItems(supplementaryItems, on: frame, base: extent, into: add)
      }
    }
  }

  private mutating func addSupplementaryItems(
    _ items: [SupplementaryItem], on owner: Rect, base: Extent, into add: (GroupTemplate.Entry) -> Void
  ) {
    // The owner is rounded first: choice badge-container.
    let ownerExtent = rules.grid.round(owner.extent)
    for item in items {
      let frame = item.frame(on: Rect(.zero, ownerExtent), base: base, grid: rules.grid)
      let kind = rules.kinds[item.elementKind]
      let ordinal = counts[kind, default: 0]
      counts[kind] = ordinal + 1
      add(
        GroupTemplate.Entry(
          anchor: owner.origin, offset: frame.origin, extent: rules.grid.round(frame.extent),
          zIndex: item.zIndex,
          node: item.id, kind: kind, ordinal: ordinal))
    }
  }
}

extension SolvedBox {
  /// The kinds of supplementary items that the box may have, whatever its cells measure.
  func supplementaryKinds(_ kinds: ElementKinds) -> Set<Int> {
    var result = Set(node.supplementaryItems.map { kinds[$0.elementKind] })
    if case .line(let line) = content {
      for slot in line.list.isEmpty ? line.cycle : line.list {
        result.formUnion(slot.box.supplementaryKinds(kinds))
      }
    }
    return result
  }

  func supplementaryCounts(_ kinds: ElementKinds) -> [Int: Int] {
    supplementaryCounts(kinds, cells: cellCount)
  }

  /// How many supplementary items of each kind come with the box's first cells.
  func supplementaryCounts(_ kinds: ElementKinds, cells: Int) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    guard cells > 0, hasSupplementaryItems else { return counts }
    for item in node.supplementaryItems { counts[kinds[item.elementKind], default: 0] += 1 }
    guard case .line(let line) = content else { return counts }
    func add(_ box: SolvedBox, cells: Int, times: Int) {
      for (kind, count) in box.supplementaryCounts(kinds, cells: cells) {
        let sum = counts[kind, default: 0].addingSaturated(count.multipliedSaturated(by: times))
        counts[kind] = min(ItemList.greatestCount, sum)
      }
    }
    let last = line.slotIndex(ofCell: cells - 1)
    let (rounds, rest) = last.slot.quotientAndRemainder(dividingBy: line.cycle.count)
    for (place, slot) in line.cycle.enumerated() {
      add(slot.box, cells: slot.box.cellCount, times: rounds + (place < rest ? 1 : 0))
    }
    add(line.cycle[rest].box, cells: last.cell + 1, times: 1)
    return counts
  }
}

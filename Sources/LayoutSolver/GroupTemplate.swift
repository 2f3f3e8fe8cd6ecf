import LayoutSpec

/// The views of one outermost group, in output order, relative to its corner: solved once, stamped for every group.
struct GroupTemplate: Sendable {
  /// A view of the group.
  struct Entry: Sendable {
    /// The unrounded corner of the view, or of what a supplementary item hangs on.
    var anchor: Point
    /// From the rounded anchor to the view's corner: badges hang on their owner's finished frame. Zero for cells.
    var hang: Point
    /// On device pixels; does not depend on the place.
    var extent: Extent
    var zIndex: Int
    var node: NodeID
    /// The element kind's number; 0 for cells.
    var kind: Int
    /// The index of the cell in the group; for supplementary items the position among those of its kind in the group.
    var ordinal: Int
  }

  /// The most cells of a group that are kept; groups beyond it are walked.
  static let greatestCellCount = 16_384

  let entries: [Entry]
  /// For each kept cell the index of the first entry that comes with it: a group's own items come with its first cell.
  let starts: [Int]
  /// Entries by zIndex, in order.
  let entriesByZ: [Int: [Int]]

  /// The number of entries that the first `cells` cells bring.
  func entryCount(cells: Int) -> Int { cells < starts.count ? starts[cells] : entries.count }

  init(of box: SolvedBox, cells: Int, stamp: StampRules) {
    var entries: [Entry] = []
    var starts: [Int] = []
    var pending = 0
    var builder = EntryBuilder(stamp: stamp)
    box.walk(at: .zero, cells: 0..<min(cells, Self.greatestCellCount)) { event in
      if case .cell = event {
        starts.append(pending)
        builder.build(event) { entries.append($0) }
        pending = entries.count
      } else {
        builder.build(event) { entries.append($0) }
      }
      return true
    }
    var byZ: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() { byZ[entry.zIndex, default: []].append(index) }
    self.entries = entries
    self.starts = starts
    entriesByZ = byZ
  }
}

/// What holds for every view of a section's groups.
struct StampRules: Sendable {
  let grid: PixelGrid
  /// Whether the section has decorations: its cells with zIndex 0 then get 1. Measured, whatever the decoration's own zIndex; for
  /// cells of custom groups nothing is recorded, the same is done.
  let raisesCells: Bool
  /// The numbers of the element kinds.
  let kinds: [String: Int]

  func zIndex(ofCell own: Int) -> Int { raisesCells && own == 0 ? 1 : own }
}

/// Turns what is met in a group into entries, counting supplementary items by kind.
struct EntryBuilder {
  let stamp: StampRules
  private var counts: [Int: Int]

  /// - Parameter counts: how many supplementary items of each kind came before.
  init(stamp: StampRules, counts: [Int: Int] = [:]) {
    self.stamp = stamp
    self.counts = counts
  }

  mutating func build(_ event: GroupEvent, into add: (GroupTemplate.Entry) -> Void) {
    switch event {
    case .group(let box, let rect):
      guard !box.node.supplementaryItems.isEmpty else { return }
      // Measured: anchored to the group's box less its insets, sized by the box in which the group is laid out.
      hang(box.node.supplementaryItems, on: box.insetRect(of: rect), base: box.container, into: add)
    case .cell(let box, let slot, let index, let zIndex):
      var frame = slot
      var supplementaryItems: [SupplementaryItem] = []
      if case .cell = box.content {
        frame = box.insetRect(of: slot)
        supplementaryItems = box.node.supplementaryItems
      }
      let extent = stamp.grid.round(frame.extent)
      add(
        GroupTemplate.Entry(
          anchor: frame.origin, hang: .zero, extent: extent, zIndex: stamp.zIndex(ofCell: zIndex),
          node: box.node.id, kind: 0, ordinal: index))
      if !supplementaryItems.isEmpty { hang(supplementaryItems, on: frame, base: extent, into: add) }
    }
  }

  private mutating func hang(
    _ items: [SupplementaryItem], on owner: Rect, base: Extent, into add: (GroupTemplate.Entry) -> Void
  ) {
    let ownerExtent = stamp.grid.round(owner.extent)
    for item in items {
      let frame = item.frame(on: Rect(.zero, ownerExtent), base: base, grid: stamp.grid)
      let kind = stamp.kinds[item.elementKind] ?? 0
      let ordinal = counts[kind, default: 0]
      counts[kind] = ordinal + 1
      add(
        GroupTemplate.Entry(
          anchor: owner.origin, hang: frame.origin, extent: stamp.grid.round(frame.extent), zIndex: item.zIndex,
          node: item.id, kind: kind, ordinal: ordinal))
    }
  }
}

extension SolvedBox {
  /// How many supplementary items of each kind the full box holds.
  func supplementaryCounts(_ kinds: [String: Int]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    guard cellCount > 0 else { return counts }
    for item in node.supplementaryItems { counts[kinds[item.elementKind] ?? 0, default: 0] += 1 }
    guard case .line(let line) = content else { return counts }
    let (rounds, rest) = line.slotCount.quotientAndRemainder(dividingBy: line.cycle.count)
    for (index, slot) in line.cycle.enumerated() {
      let times = rounds + (index < rest ? 1 : 0)
      for (kind, count) in slot.box.supplementaryCounts(kinds) {
        let (product, overflow) = count.multipliedReportingOverflow(by: times)
        let total = counts[kind, default: 0].addingReportingOverflow(overflow ? ItemList.greatestCount : product)
        counts[kind] = min(ItemList.greatestCount, total.overflow ? ItemList.greatestCount : total.partialValue)
      }
    }
    return counts
  }
}

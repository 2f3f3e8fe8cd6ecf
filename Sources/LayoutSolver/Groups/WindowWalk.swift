import LayoutSpec

/// Walks through the part of a group that may meet a window. It skips boxes by their reach, and repeated ones by arithmetic.
struct WindowWalk {
  let rules: ElementRules
  /// In the coordinates of the group's box.
  let window: QueryWindow

  /// How many supplementary items of each kind the group has before a box.
  typealias Counts = [Int: Int]

  /// Calls `visit` with the entries that may meet the window, in output order, until it returns false.
  /// - Parameter cells: how many of its first cells the group holds.
  /// - Returns: false if `visit` did.
  func forEachEntry(of box: SolvedBox, cells: Int, _ visit: (GroupTemplate.Entry) -> Bool) -> Bool {
    var goesOn = true
    _ = walk(box, in: Rect(.zero, box.extent), cells: cells) { event, counts in
      var builder = EntryBuilder(rules: rules, counts: counts)
      builder.build(event) { entry in if goesOn { goesOn = visit(entry) } }
      return goesOn
    }
    return goesOn
  }

  /// Calls `visit` with the boxes and slots that may meet the window, and with the counts before each, until it returns false.
  func walk(
    _ box: SolvedBox, in rect: Rect, cells: Int, first: Int = 0, counts: Counts = [:],
    _ visit: (GroupEvent, Counts) -> Bool
  ) -> Bool {
    guard cells > 0, let reach = box.reach(with: rect.extent), window.mayMeet(reach.offset(by: rect.origin))
    else { return true }
    switch box.content {
    case .cell:
      return visit(.cell(box, slot: rect, index: first, zIndex: 0), counts)
    case .custom(let frames):
      guard visit(.group(box, rect), counts) else { return false }
      for (index, frame) in frames.prefix(cells).enumerated() {
        let slot = frame.frame.offset(by: rect.origin)
        guard window.mayMeet(slot) else { continue }
        if !visit(.cell(box, slot: slot, index: first + index, zIndex: frame.zIndex), counts) { return false }
      }
      return true
    case .line(let line):
      guard visit(.group(box, rect), counts) else { return false }
      var counts = counts
      for item in box.node.supplementaryItems { counts[rules.kinds[item.elementKind], default: 0] += 1 }
      return walk(line, at: rect.origin, cells: cells, first: first, counts: counts, visit)
    }
  }

  private func walk(
    _ line: SolvedLine, at origin: Point, cells: Int, first: Int, counts: Counts,
    _ visit: (GroupEvent, Counts) -> Bool
  ) -> Bool {
    let last = line.slotIndex(ofCell: cells - 1)
    let slots = WindowSlots(line, upTo: last.slot, in: window.relative(to: origin))
    let hasSupplementaryItems = line.hasSupplementaryItems
    var tally: SupplementaryTally?
    return slots.forEach { index, round, place in
      let (box, slot) = line.slot(index)
      var counts = counts
      if hasSupplementaryItems {
        if tally == nil { tally = SupplementaryTally(line, kinds: rules.kinds) }
        tally?.add(round: round, place: place, to: &counts)
      }
      return walk(
        box, in: slot.offset(by: origin), cells: index == last.slot ? last.cell + 1 : box.cellCount,
        first: first + round * line.cellsPerCycle + line.cycle[place].cellsBefore, counts: counts, visit)
    }
  }
}

/// The slots of a line that may meet a window: a range of rounds for each child of the cycle.
struct WindowSlots {
  private let line: SolvedLine
  /// For each child of the cycle, the rounds in which it may meet the window.
  private var rounds: [Range<Int>] = []

  /// - Parameter last: the last slot that holds cells.
  init(_ line: SolvedLine, upTo last: Int, in window: QueryWindow) {
    self.line = line
    // Slots are on pixels, the places here are not.
    let window = window.widened(by: 1 / line.group.grid.scale)
    let cycleCount = line.cycle.count
    for (place, child) in line.cycle.prefix(last + 1).enumerated() {
      guard child.box.cellCount > 0, let own = child.box.reach(with: child.extent),
        window[line.axis.cross].touches(AxisRange(own.offset(by: child.origin), along: line.axis.cross))
      else {
        rounds.append(0..<0)
        continue
      }
      let start = child.origin[line.axis] + own.origin[line.axis]
      rounds.append(
        window.indices(
          along: line.axis, of: AxisRange(start: start, end: start + own.extent[line.axis]),
          stride: line.stride, count: (last - place) / cycleCount + 1))
    }
  }

  /// Calls `body` with each slot's index, its round and its place in the cycle, in order, until it returns false.
  func forEach(_ body: (Int, Int, Int) -> Bool) -> Bool {
    let cycleCount = line.cycle.count
    // Skip rounds in which no child meets the window.
    for span in joined(rounds) {
      for round in span {
        for place in rounds.indices where rounds[place].contains(round) {
          if !body(round * cycleCount + place, round, place) { return false }
        }
      }
    }
    return true
  }

  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// Counts the supplementary items of a line before each of its slots.
private struct SupplementaryTally {
  private var beforePlaces: [[Int: Int]] = []
  private var cycle: [Int: Int] = [:]

  init(_ line: SolvedLine, kinds: ElementKinds) {
    for child in line.cycle {
      beforePlaces.append(cycle)
      guard child.box.hasSupplementaryItems else { continue }
      cycle.merge(child.box.supplementaryCounts(kinds)) { $0 + $1 }
    }
  }

  func add(round: Int, place: Int, to counts: inout [Int: Int]) {
    for (kind, count) in cycle { counts[kind, default: 0] += round * count }
    for (kind, count) in beforePlaces[place] { counts[kind, default: 0] += count }
  }
}

extension SolvedLine {
  fileprivate var hasSupplementaryItems: Bool { cycle.contains { $0.box.hasSupplementaryItems } }
}

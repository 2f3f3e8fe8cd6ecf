import LayoutSpec
import LayoutUpdates
import TestSupport
import Testing

@Suite struct BatchPropertyTests {
  @Test func batchesAreAllowedAndRight() throws {
    for seed in 0..<UInt64(exampleCount(4_000, of: 20_000)) {
      var random = RandomSnapshots(seed: seed)
      let (old, new) = random.pair(keepsSections: seed % 2 == 0)
      let difference = SnapshotDifference(try SnapshotMatch(old, new))
      var replay = BatchReplay(difference.match)
      do {
        try replay.run(difference.batches(.reload))
      } catch {
        Issue.record("seed \(seed): \(error) of \(old.ids) to \(new.ids)")
        return
      }
      #expect(replay.firstWrongItem == nil, "seed \(seed)")
    }
  }

  @Test func movesAreTheFewest() throws {
    for seed in 0..<UInt64(exampleCount(1_000, of: 5_000)) {
      var random = RandomSnapshots(seed: seed)
      let (old, new) = random.pair(keepsSections: true)
      let difference = SnapshotDifference(try SnapshotMatch(old, new))
      for section in new.sections.indices {
        // The items that stay in the section, by their old index in the new order.
        let own = new.ids[section].compactMap { id in old.ids[section].firstIndex(of: id) }
        let moves = difference.movedItems.count { $0.to.section == section && $0.from.section == section }
        #expect(moves == own.count - Self.longestIncreasing(own), "seed \(seed), section \(section)")
      }
    }
  }

  @Test func mirroredDifferenceIsThatOfMirroredSnapshots() throws {
    for seed in 0..<UInt64(exampleCount(1_000, of: 5_000)) {
      var random = RandomSnapshots(seed: seed)
      let (old, new) = random.pair(keepsSections: seed % 2 == 0)
      let there = SnapshotDifference(try SnapshotMatch(old, new))
      let back = SnapshotDifference(try SnapshotMatch(new, old))
      #expect(there.deletedItems.sorted() == back.insertedItems.sorted(), "seed \(seed)")
      #expect(there.insertedItems.sorted() == back.deletedItems.sorted(), "seed \(seed)")
      #expect(there.deletedSections == back.insertedSections, "seed \(seed)")
      #expect(there.movedItems.count == back.movedItems.count, "seed \(seed)")
      #expect(there.movedSections.count == back.movedSections.count, "seed \(seed)")
      #expect(there.reloadedItems.count == back.reloadedItems.count, "seed \(seed)")
    }
  }

  @Test func nothingDiffersFromItself() throws {
    for seed in 0..<UInt64(500) {
      var random = RandomSnapshots(seed: seed)
      let (old, _) = random.pair()
      #expect(SnapshotDifference(try SnapshotMatch(old, old)).isEmpty, "seed \(seed)")
    }
  }

  /// By trying all ends of all prefixes: slow, and plainly right.
  private static func longestIncreasing(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = numbers.indices.prefix(index).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}

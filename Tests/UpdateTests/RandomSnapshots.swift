import LayoutSpec
import LayoutUpdates
import TestSupport

/// Random pairs of data with sections that come, go and move, and items that move within and across them.
struct RandomSnapshots {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// - Parameter keepsSections: true if both have the same sections in the same order.
  mutating func pair(keepsSections: Bool = false) -> (DataSnapshot, DataSnapshot) {
    let sections = Array(0..<Int.random(in: 1...4, using: &random))
    let old = keepsSections ? sections : some(of: sections)
    let new = keepsSections ? sections : some(of: sections)
    return (snapshot(old), snapshot(new))
  }

  private mutating func some(of numbers: [Int]) -> [Int] {
    let chosen = numbers.shuffled(using: &random).prefix(Int.random(in: 1...numbers.count, using: &random))
    return Bool.random(using: &random) ? chosen.sorted() : Array(chosen)
  }

  private mutating func snapshot(_ sections: [Int]) -> DataSnapshot {
    var items = Array((0..<14).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random)))
    if Bool.random(using: &random) { items.sort() }
    var lists = sections.map { _ in ItemList() }
    for item in items {
      let content = Int.random(in: 0..<4, using: &random) == 0 ? "new" : "old"
      lists[Int.random(in: 0..<lists.count, using: &random)].append(
        ItemList.Run(count: 1, itemID: "item\(item)", content: content))
    }
    return DataSnapshot(
      zip(sections, lists).map { DataSnapshot.Section(id: "section\($0)", items: $1) })
  }
}

extension DataSnapshot {
  /// The ids of each section's items.
  var ids: [[String?]] {
    sections.map { section in (0..<section.items.count).map { section.items.itemID(of: $0) } }
  }
}

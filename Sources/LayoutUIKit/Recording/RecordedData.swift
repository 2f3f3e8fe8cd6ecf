import Foundation

/// What is known of the sections and items that a layout is for.
@MainActor struct RecordedData {
  /// How many sections there are; nil where the provider has to be asked until it has none.
  let sectionCount: Int?
  /// The snapshot of the data source; nil where it has none.
  private let snapshot: [RecordedSnapshotSection]?
  /// How many items the data source gives for each section; nil where it is not asked.
  private let counts: [Int]?
  private let requestedItems: [Int]

  /// - Parameters:
  ///   - view: the collection view that has the layout; nil where none is known.
  ///   - items: the numbers of items that were asked for; empty where none were.
  ///   - sections: the number of sections that was asked for; nil where none was.
  ///   - least: how many sections there are at least.
  init(
    of view: UICollectionView?, for layout: UICollectionViewCompositionalLayout, items: [Int], sections: Int?,
    least: Int = 0
  ) {
    requestedItems = items
    let snapshot = (view?.dataSource as? any RecordedSnapshot)?.recordedSections
    let counts =
      snapshot.map { $0.map(\.visibleCount) }
      ?? view.map { view in (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } }
    let requested = sections ?? (items.isEmpty ? nil : items.count)
    // Data that is still to come says nothing against what was asked for.
    if let counts, counts.contains(where: { $0 > 0 }) || (requested == nil && !counts.isEmpty) {
      sectionCount = counts.count
      self.counts = counts
      self.snapshot = snapshot
    } else {
      sectionCount = requested ?? (layout.hasOneSection ? max(1, least) : nil)
      self.counts = nil
      self.snapshot = nil
    }
  }

  /// The items of a section as a spec has them, and where they come from.
  func items(ofSection index: Int) -> (spec: RecordedJSON?, source: RecordedItemSource) {
    if let snapshot { return (snapshot[index].spec, .snapshot) }
    if let counts { return (RecordedJSON(counts[index]), .dataSource) }
    if requestedItems.indices.contains(index) { return (RecordedJSON(requestedItems[index]), .request) }
    return (nil, .none)
  }

  func id(ofSection index: Int) -> String? { snapshot?[index].id }
}

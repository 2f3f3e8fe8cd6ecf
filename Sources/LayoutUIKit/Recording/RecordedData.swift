import Foundation

/// The sections and items of a layout, as far as they are known.
@MainActor struct RecordedData {
  /// The number of sections; `nil` to ask the provider until it returns `nil`.
  let sectionCount: Int?
  /// The snapshot of the data source, if it has one.
  private let snapshot: [RecordedSnapshotSection]?
  /// The number of items of each section in the data source; `nil` if they are not used.
  private let counts: [Int]?
  private let requestedItems: [Int]
  private let lacksItems: Bool
  /// The least number of sections, which the provider is asked for in any case.
  let least: Int

  /// - Parameters:
  ///   - view: the collection view of the layout, if it is known.
  ///   - items: the requested numbers of items; may be empty.
  ///   - sections: the requested number of sections, if any.
  ///   - least: the minimum number of sections.
  ///   - mayLackData: true if an empty data source says nothing, because code that loads data may be missing.
  init(
    of view: UICollectionView?, for layout: UICollectionViewCompositionalLayout, items: [Int], sections: Int?,
    least: Int = 0, mayLackData: Bool = false
  ) {
    requestedItems = items
    self.least = least
    let snapshot = (view?.dataSource as? any RecordedSnapshot)?.recordedSections
    let counts =
      snapshot.map { $0.map(\.visibleCount) }
      ?? view.map { view in (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } }
    let requested = sections ?? (items.isEmpty ? nil : items.count)
    // If there is no data yet, the requested numbers count.
    let hasItems = counts?.contains { $0 > 0 } == true
    lacksItems = !hasItems && mayLackData && view?.dataSource != nil
    if let counts, hasItems || (requested == nil && !counts.isEmpty) {
      sectionCount = counts.count
      self.counts = counts
      self.snapshot = snapshot
    } else {
      sectionCount = requested ?? (layout.hasOneSection ? max(1, least) : nil)
      self.counts = nil
      self.snapshot = nil
    }
  }

  /// Returns the items of a section in the form of a spec, and their source.
  func items(ofSection index: Int) -> (spec: RecordedJSON?, source: RecordedItemSource) {
    if lacksItems, requestedItems.isEmpty { return (nil, .notLoaded) }
    if let snapshot { return (snapshot[index].spec, .snapshot) }
    if let counts { return (RecordedJSON(counts[index]), .dataSource) }
    if requestedItems.indices.contains(index) { return (RecordedJSON(requestedItems[index]), .request) }
    return (nil, .none)
  }

  /// How many items a data source has in a section.
  func itemCount(ofSection index: Int) -> Int { counts?[index] ?? 0 }

  func id(ofSection index: Int) -> String? { snapshot?[index].id }
}

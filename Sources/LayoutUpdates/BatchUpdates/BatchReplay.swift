/// Replays batches by the rules of `UICollectionView`. Model: update-conflicts documented.
package struct BatchReplay {
  /// The items of each section, as positions in the old snapshot; `nil` for a cell that a batch added.
  private var sections: [[Int?]]
  private let match: SnapshotMatch

  /// - Parameter match: the snapshots before the first batch and after the last.
  package init(_ match: SnapshotMatch) {
    self.match = match
    sections = match.old.sections.indices.map { section in
      (match.old.starts[section]..<match.old.starts[section + 1]).map { $0 }
    }
  }

  /// Carries out batches one after the other; throws if one raises an exception.
  package mutating func run(_ batches: [BatchUpdate]) throws(FailedBatch) {
    let counts = match.new.sections.map(\.items.count)
    for (index, batch) in batches.enumerated() {
      do throws(UpdateException) {
        sections = try StagedBatch(
          batch, on: sections, counts: counts, isLast: index == batches.count - 1
        ).result()
      } catch {
        throw FailedBatch(batch: index, exception: error)
      }
    }
    if batches.isEmpty, sections.map(\.count) != counts {
      throw FailedBatch(
        batch: 0,
        exception: UpdateException("no batch is recorded, but the numbers of items or sections differ"))
    }
  }

  /// An exception and the index of the batch that raises it.
  package struct FailedBatch: Error {
    package let batch: Int
    package let exception: UpdateException
  }

  /// True if the cell at a path shows an item as it was before the first batch: it was neither made nor configured since.
  package func isStale(at path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
      && sections[path.section][path.item] != nil
  }

  /// The first cell that shows an old item where the new snapshot has another one, and that old item.
  package var firstWrongItem: (at: IndexPath, shows: IndexPath)? {
    for (section, items) in sections.enumerated() {
      let places = match.new.starts[section]..<match.new.starts[section + 1]
      for (place, old) in zip(places, items) {
        if let old, match.oldPlaces[place] != old {
          return (match.new.path(ofPlace: place), match.old.path(ofPlace: old))
        }
      }
    }
    return nil
  }
}

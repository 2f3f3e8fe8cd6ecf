import LayoutText

/// The changes from one snapshot to another, with as few moves as possible. Items of deleted and inserted sections are not listed.
///
/// Model: batch-updates documented. Old index paths count before the update, new ones after it.
package struct SnapshotDifference: Sendable {
  package struct Move<Place: Sendable>: Sendable {
    /// Where it was before the update.
    package let from: Place
    /// Where it is after the update.
    package let to: Place
  }

  /// An item whose content changed.
  package struct Reload: Sendable {
    /// Where the item is after all moves.
    package let at: IndexPath
    /// What changed, in words, such as `content: no books -> 1 book`.
    package let changes: [String]
    /// True if the kind changed, which needs a new cell.
    package let isOfOtherKind: Bool
  }

  package let match: SnapshotMatch
  package private(set) var deletedSections: [Int] = []
  package private(set) var insertedSections: [Int] = []
  package private(set) var movedSections: [Move<Int>] = []
  package private(set) var deletedItems: [IndexPath] = []
  package private(set) var insertedItems: [IndexPath] = []
  package private(set) var movedItems: [Move<IndexPath>] = []
  package private(set) var reloadedItems: [Reload] = []
  private var values: ValueComparison

  package init(_ match: SnapshotMatch) {
    self.match = match
    values = ValueComparison(match.old, match.new)
    compareSections()
    findDeletedItems()
    for section in match.new.sections.indices { compareItems(ofSection: section) }
  }

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
  }

  /// True if an item moves into another section while sections move: UIKit raises an exception if one batch does both.
  var crossesMovedSections: Bool {
    !movedSections.isEmpty && movedItems.contains { match.oldSections[$0.to.section] != $0.from.section }
  }

  private mutating func compareSections() {
    deletedSections = match.newSections.indices.filter { match.newSections[$0] == nil }
    insertedSections = match.oldSections.indices.filter { match.oldSections[$0] == nil }
    let kept = match.oldSections.enumerated().compactMap { new, old in old.map { Move(from: $0, to: new) } }
    movedSections = Self.moved(kept) { $0.from }
  }

  private mutating func findDeletedItems() {
    let old = match.old
    for (section, newSection) in match.newSections.enumerated() where newSection != nil {
      for place in old.starts[section]..<old.starts[section + 1] {
        let newPlace = match.newPlaces[place]
        if newPlace >= 0, match.stays(newPlace: newPlace) { continue }
        deletedItems.append(IndexPath(section: section, item: place - old.starts[section]))
      }
    }
  }

  private mutating func compareItems(ofSection section: Int) {
    guard let oldSection = match.oldSections[section] else { return }
    let (old, new) = (match.old, match.new)
    let oldPlaces = old.starts[oldSection]..<old.starts[oldSection + 1]
    var kept: [Move<IndexPath>] = []
    for item in 0..<new.sections[section].items.count {
      let path = IndexPath(section: section, item: item)
      let oldPlace = match.oldPlaces[new.starts[section] + item]
      guard oldPlace >= 0 else {
        insertedItems.append(path)
        continue
      }
      let isOwn = oldPlaces.contains(oldPlace)
      let oldPath =
        isOwn
        ? IndexPath(section: oldSection, item: oldPlace - oldPlaces.lowerBound) : old.path(ofPlace: oldPlace)
      if isOwn {
        kept.append(Move(from: oldPath, to: path))
      } else if match.newSections[oldPath.section] == nil {
        insertedItems.append(path)
        continue
      } else {
        movedItems.append(Move(from: oldPath, to: path))
      }
      addReload(from: oldPath, to: path)
    }
    movedItems += Self.moved(kept) { $0.from.item }
  }

  private mutating func addReload(from old: IndexPath, to new: IndexPath) {
    guard !values.isSame(old, new) else { return }
    let before = match.old.value(at: old)
    let after = match.new.value(at: new)
    reloadedItems.append(
      Reload(at: new, changes: before.changes(to: after), isOfOtherKind: before.kind != after.kind))
  }

  /// The moves that are needed, for elements in their new order. `number` gives the old position of each.
  private static func moved<Place>(_ kept: [Move<Place>], by number: (Move<Place>) -> Int) -> [Move<Place>] {
    let staying = longestIncreasingSubsequence(of: kept.map(number))
    guard staying.count < kept.count else { return [] }
    var result: [Move<Place>] = []
    var next = staying[...]
    for (index, move) in kept.enumerated() {
      if next.first == index { next = next.dropFirst() } else { result.append(move) }
    }
    return result
  }
}

import LayoutText

/// The operations of one batch as UIKit takes them: a reload is a deletion and an insertion.
struct BatchChanges {
  /// A section, or an item of it.
  struct Place: Hashable {
    var section: Int
    var item: Int?

    init(_ section: Int) { self.section = section }

    init(_ path: IndexPath) { (section, item) = (path.section, path.item) }
  }

  struct Change {
    let place: Place
    let operation: BatchUpdate.Operation
  }

  struct Move {
    let from, to: Place
    let operation: BatchUpdate.Operation
  }

  /// Places before the batch.
  private(set) var deletions: [Change] = []
  /// Places after the batch.
  private(set) var insertions: [Change] = []
  private(set) var moves: [Move] = []
  /// Items before the batch that keep their cells and show new content.
  private(set) var reconfigured: [Change] = []

  init(_ batch: BatchUpdate) throws(UpdateException) {
    var reloads: [Change] = []
    for operation in batch.operations {
      switch operation {
      case .deleteItem(let path): deletions.append(Change(place: Place(path), operation: operation))
      case .deleteSection(let section): deletions.append(Change(place: Place(section), operation: operation))
      case .insertItem(let path): insertions.append(Change(place: Place(path), operation: operation))
      case .insertSection(let section): insertions.append(Change(place: Place(section), operation: operation))
      case .reloadItem(let path): reloads.append(Change(place: Place(path), operation: operation))
      case .reloadSection(let section): reloads.append(Change(place: Place(section), operation: operation))
      case .reconfigureItem(let path):
        reconfigured.append(Change(place: Place(path), operation: operation))
      case .moveItem(let from, let to):
        moves.append(Move(from: Place(from), to: Place(to), operation: operation))
      case .moveSection(let from, let to):
        moves.append(Move(from: Place(from), to: Place(to), operation: operation))
      }
    }
    let deleted = Set(deletions.map(\.place))
    for change in reloads + reconfigured where deleted.contains(change.place) {
      throw UpdateException(
        "attempt to delete and reload the same \(change.place.words)", at: change.operation)
    }
    var seen: Set<Place> = []
    reloads.removeAll { !seen.insert($0.place).inserted }
    let shift = Shift(deletions.map(\.place), insertions.map(\.place))
    deletions += reloads
    insertions += reloads.map { Change(place: shift.after($0.place), operation: $0.operation) }
  }

  /// Where deletions and insertions put what is reloaded. UIKit leaves moves out of it.
  private struct Shift {
    private let deletedSections, insertedSections: [Int]
    private let deletedItems, insertedItems: [Int: [Int]]

    init(_ deletions: [Place], _ insertions: [Place]) {
      (deletedSections, deletedItems) = Self.sorted(deletions)
      (insertedSections, insertedItems) = Self.sorted(insertions)
    }

    /// The sections, and the items by section, in ascending order.
    private static func sorted(_ places: [Place]) -> ([Int], [Int: [Int]]) {
      let items = Dictionary(grouping: places.filter { $0.item != nil }, by: \.section)
      return (
        places.filter { $0.item == nil }.map(\.section).sorted(),
        items.mapValues { $0.compactMap(\.item).sorted() }
      )
    }

    func after(_ place: Place) -> Place {
      var after = place
      after.section = Self.index(place.section, deletedSections, insertedSections)
      after.item = place.item.map {
        Self.index($0, deletedItems[place.section] ?? [], insertedItems[after.section] ?? [])
      }
      return after
    }

    private static func index(_ index: Int, _ deleted: [Int], _ inserted: [Int]) -> Int {
      let left = index - deleted.partitioningIndex { $0 >= index }
      return left + inserted.indices.partitioningIndex { inserted[$0] > left + $0 }
    }
  }
}

extension BatchChanges.Place {
  /// The place in words, such as `section (3)`, with an index path as Foundation describes it.
  var words: String { item == nil ? "section (\(section))" : "index path (\(indexPath))" }

  var indexPath: String { "<NSIndexPath> {length = 2, path = \(section) - \(item ?? 0)}" }
}

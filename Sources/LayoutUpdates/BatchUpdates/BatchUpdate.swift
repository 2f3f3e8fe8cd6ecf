/// The operations of one `performBatchUpdates`. Deletions, reloads and sources of moves use the indexes before the update; insertions and
/// destinations of moves use those after it.
package struct BatchUpdate: Sendable {
  package enum Operation: Hashable, Sendable {
    case deleteItem(IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case insertItem(IndexPath)
    case moveSection(from: Int, to: Int)
    case moveItem(from: IndexPath, to: IndexPath)
    case reloadSection(Int)
    case reloadItem(IndexPath)
    case reconfigureItem(IndexPath)
  }

  package var operations: [Operation]

  package init(_ operations: [Operation]) { self.operations = operations }
}

/// How to update an item whose content changed.
package enum ReloadStyle: String, CaseIterable, Sendable {
  /// Makes a new cell.
  case reload
  /// Keeps the cell, if its kind stays the same (iOS 15).
  case reconfigure
}

extension SnapshotDifference {
  /// The style for a reload: an item that changes its kind always needs a new cell.
  package func style(of reload: Reload, _ asked: ReloadStyle) -> ReloadStyle {
    reload.isOfOtherKind ? .reload : asked
  }

  /// The reload in words, such as `reloaded (content: no books -> 1 book)`.
  package func words(of reload: Reload, _ asked: ReloadStyle) -> String {
    "\(style(of: reload, asked) == .reload ? "reloaded" : "reconfigured") (\(reload.changes.joined(separator: ", ")))"
  }

  /// The batches that turn the old snapshot into the new one: first the structure, then the content.
  ///
  /// If items move into other sections while sections move, the structure takes two batches. Between them, remaining sections keep their
  /// old items.
  package func batches(_ style: ReloadStyle) -> [BatchUpdate] {
    let sections =
      deletedSections.map { BatchUpdate.Operation.deleteSection($0) }
      + insertedSections.map { .insertSection($0) }
    let sectionMoves = movedSections.map { BatchUpdate.Operation.moveSection(from: $0.from, to: $0.to) }
    let insertions = insertedItems.map { BatchUpdate.Operation.insertItem($0) }
    var structure: [[BatchUpdate.Operation]]
    if crossesMovedSections {
      // In the second batch, sections have their new indexes.
      func path(_ path: IndexPath) -> IndexPath {
        IndexPath(section: match.newSections[path.section] ?? path.section, item: path.item)
      }
      structure = [
        sections + sectionMoves,
        deletedItems.map { .deleteItem(path($0)) } + insertions
          + movedItems.map { .moveItem(from: path($0.from), to: $0.to) },
      ]
    } else {
      structure = [
        deletedItems.map { .deleteItem($0) } + sections + insertions + sectionMoves
          + movedItems.map { .moveItem(from: $0.from, to: $0.to) }
      ]
    }
    structure.append(
      reloadedItems.map {
        self.style(of: $0, style) == .reload ? .reloadItem($0.at) : .reconfigureItem($0.at)
      })
    return structure.filter { !$0.isEmpty }.map(BatchUpdate.init)
  }
}

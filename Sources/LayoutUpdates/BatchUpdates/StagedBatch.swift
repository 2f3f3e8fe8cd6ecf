/// One batch, with its operations sorted by kind to find contradictions.
struct StagedBatch {
  private let before: [[Int?]]
  /// The number of items of each section after the batch; only known for the last batch.
  private let after: [Int]?
  /// The item counts of the new snapshot, for sections that are inserted or reloaded.
  private let newCounts: [Int]
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  /// The new index of moved sections by the old one, and the reverse.
  private var sectionTargets: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private var reloadedSections: Set<Int> = []
  private var deleted: Set<IndexPath> = []
  private var reloaded: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  /// The old path of moved items by the new one, and the reverse.
  private var sources: [IndexPath: IndexPath] = [:]
  private var targets: [IndexPath: IndexPath] = [:]
  /// The old index of each section after the batch; `nil` for inserted sections.
  private var oldSections: [Int?] = []

  /// - Parameters:
  ///   - before: the items of each section.
  ///   - counts: the number of items of each section after the last batch.
  ///   - isLast: true for the last batch, after which the data source gives these counts.
  init(_ batch: BatchUpdate, on before: [[Int?]], counts: [Int], isLast: Bool) throws(UpdateException) {
    self.before = before
    after = isLast ? counts : nil
    newCounts = counts
    for operation in batch.operations { try take(operation) }
    oldSections = try sectionsAfter()
    for operation in batch.operations { try checkConflicts(operation) }
  }

  /// The items of each section after the batch; `nil` for a new cell.
  func result() throws(UpdateException) -> [[Int?]] {
    let counts = try counts()
    for path in inserted.union(sources.keys)
    where !counts.indices.contains(path.section) || path.item >= counts[path.section] {
      throw UpdateException(
        "attempt to insert or move an item to \(path), which is not there after the update")
    }
    return oldSections.enumerated().map { section, old in
      guard let old, !reloadedSections.contains(old) else {
        return [Int?](repeating: nil, count: counts[section])
      }
      var staying = before[old].indices.lazy.filter { item in
        let path = IndexPath(section: old, item: item)
        return !deleted.contains(path) && targets[path] == nil
      }.makeIterator()
      return (0..<counts[section]).map { item in
        let path = IndexPath(section: section, item: item)
        if inserted.contains(path) { return nil }
        let source = sources[path] ?? staying.next().map { IndexPath(section: old, item: $0) }
        return source.flatMap { reloaded.contains($0) ? nil : before[$0.section][$0.item] }
      }
    }
  }

  // MARK: Single operations

  private mutating func take(_ operation: BatchUpdate.Operation) throws(UpdateException) {
    switch operation {
    case .deleteItem(let path):
      try checkBefore(path, "delete", operation)
      if !deleted.insert(path).inserted {
        throw UpdateException(attemptTo: "delete item \(path) twice", at: operation)
      }
    case .reloadItem(let path), .reconfigureItem(let path):
      try checkBefore(path, "reload", operation)
      reloaded.insert(path)
    case .insertItem(let path):
      if !inserted.insert(path).inserted {
        throw UpdateException(attemptTo: "insert item \(path) twice", at: operation)
      }
      if let after {
        guard after.indices.contains(path.section) else {
          throw UpdateException(
            attemptTo:
              "insert item \(path.item) into section \(path.section), but there are only \(after.count) sections after the update",
            at: operation)
        }
        guard path.item < after[path.section] else {
          throw UpdateException(
            attemptTo:
              "insert item \(path.item) into section \(path.section), but there are only \(after[path.section]) items in section \(path.section) after the update",
            at: operation)
        }
      }
    case .moveItem(let from, let to):
      guard before.indices.contains(from.section), from.item < before[from.section].count else {
        throw UpdateException(
          attemptTo:
            "move index path (\(indexPath(from))) that doesn't exist - there are only \(counts(from.section, before.map(\.count))) before the update",
          at: operation)
      }
      if let after, !after.indices.contains(to.section) || to.item >= after[to.section] {
        throw UpdateException(
          attemptTo:
            "move index path (\(indexPath(from))) to index path (\(indexPath(to))) that doesn't exist - there are only \(counts(to.section, after)) after the update",
          at: operation)
      }
      if sources.updateValue(from, forKey: to) != nil {
        throw UpdateException(
          attemptTo: "move two items to the same index path (\(indexPath(to)))", at: operation)
      }
      if targets.updateValue(to, forKey: from) != nil {
        throw UpdateException(attemptTo: "move the item at (\(indexPath(from))) twice", at: operation)
      }
    case .deleteSection(let section):
      try checkBefore(section, "delete", operation)
      if !deletedSections.insert(section).inserted {
        throw UpdateException(attemptTo: "delete section \(section) twice", at: operation)
      }
    case .reloadSection(let section):
      try checkBefore(section, "reload", operation)
      reloadedSections.insert(section)
    case .insertSection(let section):
      if let after, section >= after.count {
        throw UpdateException(
          attemptTo: "insert section \(section) but there are only \(after.count) sections after the update",
          at: operation)
      }
      if !insertedSections.insert(section).inserted {
        throw UpdateException(attemptTo: "insert section \(section) twice", at: operation)
      }
    case .moveSection(let from, let to):
      try checkBefore(from, "move", operation)
      if let after, to >= after.count {
        throw UpdateException(
          attemptTo:
            "move section \(from) to section \(to), but there are only \(after.count) sections after the update",
          at: operation)
      }
      if sectionSources.updateValue(from, forKey: to) != nil {
        throw UpdateException(attemptTo: "move two sections to section \(to)", at: operation)
      }
      if sectionTargets.updateValue(to, forKey: from) != nil {
        throw UpdateException(attemptTo: "move section \(from) twice", at: operation)
      }
    }
  }

  private func checkBefore(_ section: Int, _ verb: String, _ operation: BatchUpdate.Operation)
    throws(UpdateException)
  {
    guard before.indices.contains(section) else {
      throw UpdateException(
        attemptTo:
          "\(verb) section \(section), but there are only \(before.count) sections before the update",
        at: operation)
    }
  }

  private func checkBefore(_ path: IndexPath, _ verb: String, _ operation: BatchUpdate.Operation)
    throws(UpdateException)
  {
    guard before.indices.contains(path.section) else {
      throw UpdateException(
        attemptTo:
          "\(verb) item \(path.item) from section \(path.section), but there are only \(before.count) sections before the update",
        at: operation)
    }
    guard path.item < before[path.section].count else {
      throw UpdateException(
        attemptTo:
          "\(verb) item \(path.item) from section \(path.section) which only contains \(before[path.section].count) items before the update",
        at: operation)
    }
  }

  // MARK: Contradictions

  private func checkConflicts(_ operation: BatchUpdate.Operation) throws(UpdateException) {
    switch operation {
    case .moveItem(let from, let to):
      if deleted.contains(from) || reloaded.contains(from) {
        throw UpdateException(
          attemptTo: "perform a delete and a move from the same index path (\(indexPath(from)))",
          at: operation)
      }
      if inserted.contains(to) {
        throw UpdateException(
          attemptTo: "perform an insert and a move to the same index path (\(indexPath(to)))", at: operation)
      }
      if deletedSections.contains(from.section) {
        throw UpdateException(attemptTo: "move item \(from) from a section that is deleted", at: operation)
      }
      if insertedSections.contains(to.section) {
        throw UpdateException(attemptTo: "move item \(from) into a section that is inserted", at: operation)
      }
      if !sectionTargets.isEmpty,
        !oldSections.indices.contains(to.section) || oldSections[to.section] != from.section
      {
        throw UpdateException(
          attemptTo: "move item \(from) into another section while sections move", at: operation)
      }
    case .reloadItem(let path), .reconfigureItem(let path):
      if deleted.contains(path) {
        throw UpdateException(
          attemptTo: "delete and reload the same index path (\(indexPath(path)))", at: operation)
      }
    case .moveSection(let from, let to):
      if deletedSections.contains(from) {
        throw UpdateException(
          attemptTo: "perform a delete and a move from the same section (\(from))", at: operation)
      }
      if insertedSections.contains(to) {
        throw UpdateException(
          attemptTo: "perform an insert and a move to the same section (\(to))", at: operation)
      }
    case .reloadSection(let section):
      if sectionTargets[section] != nil {
        throw UpdateException(attemptTo: "move and reload the same section (\(section))", at: operation)
      }
      if deletedSections.contains(section) {
        throw UpdateException(attemptTo: "delete and reload the same section (\(section))", at: operation)
      }
    case .deleteItem, .insertItem, .deleteSection, .insertSection: break
    }
  }
}

extension StagedBatch {
  // MARK: Counts

  private func sectionsAfter() throws(UpdateException) -> [Int?] {
    let count = before.count - deletedSections.count + insertedSections.count
    if let after, after.count != count {
      throw .invalidSectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    var staying = before.indices.lazy.filter { !deletedSections.contains($0) && sectionTargets[$0] == nil }
      .makeIterator()
    return (0..<count).map { insertedSections.contains($0) ? nil : sectionSources[$0] ?? staying.next() }
  }

  /// The number of items of each section after the batch, which must be what the data source says.
  private func counts() throws(UpdateException) -> [Int] {
    let tally = Tally(inserted, deleted, sources)
    var counts: [Int] = []
    for (section, old) in oldSections.enumerated() {
      guard let old, !reloadedSections.contains(old) else {
        counts.append(newCounts.indices.contains(section) ? newCounts[section] : 0)
        continue
      }
      let (insertions, deletions) = (tally.inserted[section] ?? 0, tally.deleted[old] ?? 0)
      let inside = tally.moved[old]?[section] ?? 0
      let (movedIn, movedOut) = ((tally.movedTo[section] ?? 0) - inside, (tally.movedFrom[old] ?? 0) - inside)
      let count = before[old].count + insertions - deletions + movedIn - movedOut
      if let after, count != after[section] {
        throw .invalidItemCount(
          inSection: section, before: before[old].count, after: after[section], inserted: insertions,
          deleted: deletions, movedIn: movedIn, movedOut: movedOut)
      }
      counts.append(max(0, count))
    }
    return counts
  }

  /// The number of operations in each section.
  private struct Tally {
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var movedTo: [Int: Int] = [:]
    var movedFrom: [Int: Int] = [:]
    /// By the old and the new section.
    var moved: [Int: [Int: Int]] = [:]

    init(_ insertions: Set<IndexPath>, _ deletions: Set<IndexPath>, _ moves: [IndexPath: IndexPath]) {
      for path in insertions { inserted[path.section, default: 0] += 1 }
      for path in deletions { deleted[path.section, default: 0] += 1 }
      for (to, from) in moves {
        movedTo[to.section, default: 0] += 1
        movedFrom[from.section, default: 0] += 1
        moved[from.section, default: [:]][to.section, default: 0] += 1
      }
    }
  }

  /// An index path as Foundation describes it.
  private func indexPath(_ path: IndexPath) -> String {
    "<NSIndexPath> {length = 2, path = \(path.section) - \(path.item)}"
  }

  private func counts(_ section: Int, _ counts: [Int]) -> String {
    counts.indices.contains(section)
      ? "\(counts[section]) items in section \(section)" : "\(counts.count) sections"
  }
}

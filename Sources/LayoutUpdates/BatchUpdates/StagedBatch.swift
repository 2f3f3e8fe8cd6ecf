/// One batch, with its operations sorted by kind to find contradictions.
struct StagedBatch {
  private let before: [[Int?]]
  /// How many items each section has after the batch; only known for the last batch.
  private let after: [Int]?
  /// The item counts of the new snapshot, for sections that are inserted or reloaded.
  private let newCounts: [Int]
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  /// The new index of each moved section by its old one, and the reverse.
  private var sectionTargets: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private var reloadedSections: Set<Int> = []
  private var deleted: Set<IndexPath> = []
  private var reloaded: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  /// The old path of each moved item by its new one, and the reverse.
  private var sources: [IndexPath: IndexPath] = [:]
  private var targets: [IndexPath: IndexPath] = [:]
  /// For each section after the batch, its index before; `nil` if it is inserted.
  private var oldSections: [Int?] = []

  /// - Parameters:
  ///   - before: the items of each section before the batch.
  ///   - counts: how many items each section has after the last batch.
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

  /// Throws the exception for an attempt unless a condition holds.
  private func require(
    _ condition: Bool, _ attempt: @autoclosure () -> String, _ operation: BatchUpdate.Operation
  ) throws(UpdateException) {
    if !condition { throw UpdateException("attempt to \(attempt())", at: operation) }
  }

  private mutating func take(_ operation: BatchUpdate.Operation) throws(UpdateException) {
    switch operation {
    case .deleteItem(let path):
      try checkBefore(path, "delete", operation)
      try require(deleted.insert(path).inserted, "delete item \(path) twice", operation)
    case .reloadItem(let path), .reconfigureItem(let path):
      try checkBefore(path, "reload", operation)
      reloaded.insert(path)
    case .insertItem(let path):
      try require(inserted.insert(path).inserted, "insert item \(path) twice", operation)
      guard let after else { return }
      let attempt = "insert item \(path.item) into section \(path.section), but there are only"
      try require(
        after.indices.contains(path.section), "\(attempt) \(after.count) sections after the update", operation
      )
      try require(
        path.item < after[path.section],
        "\(attempt) \(after[path.section]) items in section \(path.section) after the update", operation)
    case .moveItem(let from, let to):
      let (first, second) = (indexPath(from), indexPath(to))
      try require(
        before.indices.contains(from.section) && from.item < before[from.section].count,
        "move index path (\(first)) that doesn't exist - there are only \(counts(from.section, before.map(\.count))) before the update",
        operation)
      if let after {
        try require(
          after.indices.contains(to.section) && to.item < after[to.section],
          "move index path (\(first)) to index path (\(second)) that doesn't exist - there are only \(counts(to.section, after)) after the update",
          operation)
      }
      try require(
        sources.updateValue(from, forKey: to) == nil, "move two items to the same index path (\(second))",
        operation)
      try require(
        targets.updateValue(to, forKey: from) == nil, "move the item at (\(first)) twice", operation)
    case .deleteSection(let section):
      try checkBefore(section, "delete", operation)
      try require(deletedSections.insert(section).inserted, "delete section \(section) twice", operation)
    case .reloadSection(let section):
      try checkBefore(section, "reload", operation)
      reloadedSections.insert(section)
    case .insertSection(let section):
      if let after {
        try require(
          section < after.count,
          "insert section \(section) but there are only \(after.count) sections after the update", operation)
      }
      try require(insertedSections.insert(section).inserted, "insert section \(section) twice", operation)
    case .moveSection(let from, let to):
      try checkBefore(from, "move", operation)
      if let after {
        try require(
          to < after.count,
          "move section \(from) to section \(to), but there are only \(after.count) sections after the update",
          operation)
      }
      try require(
        sectionSources.updateValue(from, forKey: to) == nil, "move two sections to section \(to)", operation)
      try require(
        sectionTargets.updateValue(to, forKey: from) == nil, "move section \(from) twice", operation)
    }
  }

  private func checkBefore(
    _ section: Int, _ verb: String, _ operation: BatchUpdate.Operation
  ) throws(UpdateException) {
    try require(
      before.indices.contains(section),
      "\(verb) section \(section), but there are only \(before.count) sections before the update", operation)
  }

  private func checkBefore(
    _ path: IndexPath, _ verb: String, _ operation: BatchUpdate.Operation
  ) throws(UpdateException) {
    let attempt = "\(verb) item \(path.item) from section \(path.section)"
    try require(
      before.indices.contains(path.section),
      "\(attempt), but there are only \(before.count) sections before the update", operation)
    try require(
      path.item < before[path.section].count,
      "\(attempt) which only contains \(before[path.section].count) items before the update", operation)
  }

  // MARK: Contradictions

  private func checkConflicts(_ operation: BatchUpdate.Operation) throws(UpdateException) {
    switch operation {
    case .moveItem(let from, let to):
      try require(
        !deleted.contains(from) && !reloaded.contains(from),
        "perform a delete and a move from the same index path (\(indexPath(from)))", operation)
      try require(
        !inserted.contains(to), "perform an insert and a move to the same index path (\(indexPath(to)))",
        operation)
      try require(
        !deletedSections.contains(from.section), "move item \(from) from a section that is deleted", operation
      )
      try require(
        !insertedSections.contains(to.section), "move item \(from) into a section that is inserted", operation
      )
      try require(
        sectionTargets.isEmpty
          || oldSections.indices.contains(to.section) && oldSections[to.section] == from.section,
        "move item \(from) into another section while sections move", operation)
    case .reloadItem(let path), .reconfigureItem(let path):
      try require(
        !deleted.contains(path), "delete and reload the same index path (\(indexPath(path)))", operation)
    case .moveSection(let from, let to):
      try require(
        !deletedSections.contains(from), "perform a delete and a move from the same section (\(from))",
        operation)
      try require(
        !insertedSections.contains(to), "perform an insert and a move to the same section (\(to))", operation)
    case .reloadSection(let section):
      try require(
        sectionTargets[section] == nil, "move and reload the same section (\(section))", operation)
      try require(
        !deletedSections.contains(section), "delete and reload the same section (\(section))", operation)
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

  /// How many items each section has after the batch. Throws if the data source says otherwise.
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

  /// How many operations there are in each section.
  private struct Tally {
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var movedTo: [Int: Int] = [:]
    var movedFrom: [Int: Int] = [:]
    /// How many items moved, by their old and then their new section.
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

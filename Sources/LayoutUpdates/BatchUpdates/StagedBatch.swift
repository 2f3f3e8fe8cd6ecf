/// One batch on the items that a collection view has before it.
struct StagedBatch {
  private let before: [[Int?]]
  /// How many items each section has after the batch; only known for the last batch.
  private let after: [Int]?
  /// The item counts of the new snapshot, for sections that are inserted.
  private let newCounts: [Int]
  private let changes: BatchChanges
  private let deletedSections, insertedSections: Set<Int>
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
    changes = try BatchChanges(batch)
    try changes.check(before: before.map(\.count), after: after)
    deletedSections = Set(changes.deletions.filter { $0.place.item == nil }.map(\.place.section))
    insertedSections = Set(changes.insertions.filter { $0.place.item == nil }.map(\.place.section))
    for case .moveItem(let from, let to) in changes.moves.lazy.map(\.operation) {
      (sources[to], targets[from]) = (from, to)
    }
    try arrangeSections()
  }

  /// The items of each section after the batch; `nil` for a new cell, and for one that shows its item anew.
  func result() throws(UpdateException) -> [[Int?]] {
    let counts = try counts()
    let inserted = paths(of: changes.insertions, outside: insertedSections)
    let deleted = Set(paths(of: changes.deletions, outside: deletedSections))
    let reconfigured = Set(paths(of: changes.reconfigured, outside: []))
    if after == nil { try changes.check(before: before.map(\.count), after: counts) }
    try checkRepeatedDeletions(deleted.count)
    let newPaths = Set(inserted)
    return oldSections.enumerated().map { section, old in
      guard let old else { return [Int?](repeating: nil, count: counts[section]) }
      var staying = before[old].indices.lazy.filter { item in
        let path = IndexPath(section: old, item: item)
        return !deleted.contains(path) && targets[path] == nil
      }.makeIterator()
      return (0..<counts[section]).map { item in
        let path = IndexPath(section: section, item: item)
        if newPaths.contains(path) { return nil }
        let source = sources[path] ?? staying.next().map { IndexPath(section: old, item: $0) }
        return source.flatMap { reconfigured.contains($0) ? nil : before[$0.section][$0.item] }
      }
    }
  }

  /// UIKit counts an item that is deleted twice as two; if the data source does the same, nothing is raised, and it crashes later.
  private func checkRepeatedDeletions(_ count: Int) throws(UpdateException) {
    guard count < paths(of: changes.deletions, outside: deletedSections).count else { return }
    var seen: Set<BatchChanges.Place> = []
    for change in changes.deletions where !seen.insert(change.place).inserted {
      throw UpdateException(
        "nothing is raised, but \(change.operation) stands twice: layoutAttributesForGlobalItemIndex: ends in EXC_BAD_ACCESS later",
        at: change.operation)
    }
  }

  /// The items of changes, without those of sections that come or go as a whole.
  private func paths(of changes: [BatchChanges.Change], outside sections: Set<Int>) -> [IndexPath] {
    changes.compactMap { change in
      guard let item = change.place.item, !sections.contains(change.place.section) else { return nil }
      return IndexPath(section: change.place.section, item: item)
    }
  }

  // MARK: Sections

  private mutating func arrangeSections() throws(UpdateException) {
    var sources: [Int: Int] = [:]
    for case .moveSection(let from, let to) in changes.moves.lazy.map(\.operation) { sources[to] = from }
    let sectionChanges = (
      inserted: changes.insertions.count { $0.place.item == nil },
      deleted: changes.deletions.count { $0.place.item == nil }
    )
    let count = before.count - sectionChanges.deleted + sectionChanges.inserted
    if let after, after.count != count {
      throw .invalidSectionCount(
        before: before.count, after: after.count, inserted: sectionChanges.inserted,
        deleted: sectionChanges.deleted)
    }
    let gone = deletedSections.union(sources.values)
    var staying = before.indices.lazy.filter { !gone.contains($0) }.makeIterator()
    oldSections = (0..<max(0, count)).map {
      insertedSections.contains($0) ? nil : sources[$0] ?? staying.next()
    }
    guard !sources.isEmpty else { return }
    for case .moveItem(let from, let to) in changes.moves.lazy.map(\.operation)
    where !oldSections.indices.contains(to.section) || oldSections[to.section] != from.section {
      throw UpdateException(
        "attempt to move item \(from) into another section while sections move",
        at: .moveItem(from: from, to: to))
    }
  }

  // MARK: Counts

  /// How many items each section has after the batch. Throws if the data source says otherwise.
  private func counts() throws(UpdateException) -> [Int] {
    let inserted = tally(paths(of: changes.insertions, outside: insertedSections).map(\.section))
    let deleted = tally(paths(of: changes.deletions, outside: deletedSections).map(\.section))
    let crossing = sources.filter { oldSections.indices.contains($0.key.section) }
      .filter { oldSections[$0.key.section] != $0.value.section }
    let movedIn = tally(crossing.keys.map(\.section))
    let movedOut = tally(crossing.values.map(\.section))
    var counts: [Int] = []
    for (section, old) in oldSections.enumerated() {
      guard let old else {
        counts.append(newCounts.indices.contains(section) ? newCounts[section] : 0)
        continue
      }
      let (insertions, deletions) = (inserted[section] ?? 0, deleted[old] ?? 0)
      let count = before[old].count + insertions - deletions + (movedIn[section] ?? 0) - (movedOut[old] ?? 0)
      if let after, count != after[section] {
        throw .invalidItemCount(
          inSection: section, before: before[old].count, after: after[section], inserted: insertions,
          deleted: deletions, movedIn: movedIn[section] ?? 0, movedOut: movedOut[old] ?? 0)
      }
      counts.append(max(0, count))
    }
    return counts
  }

  private func tally(_ sections: [Int]) -> [Int: Int] {
    Dictionary(sections.map { ($0, 1) }, uniquingKeysWith: +)
  }
}

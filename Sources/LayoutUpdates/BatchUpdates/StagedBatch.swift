/// One batch about to be carried out: its operations sorted, so that what contradicts is found.
struct StagedBatch {
  typealias Exception = BatchReplay.Exception

  private let before: [[Int?]]
  /// How many items each section has after this batch; nil for all batches but the last, whose data is not known.
  private let told: [Int]?
  /// The item counts of the new snapshot, which sections that are inserted or reloaded take.
  private let newCounts: [Int]
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  /// Where moved sections go to, by where they come from, and the other way round.
  private var sectionTargets: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private var reloadedSections: Set<Int> = []
  private var deleted: Set<IndexPath> = []
  private var reloaded: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  /// Where moved items come from, by where they go to, and the other way round.
  private var sources: [IndexPath: IndexPath] = [:]
  private var targets: [IndexPath: IndexPath] = [:]
  /// The old section of each one after the batch; nil for those that are inserted.
  private var oldSections: [Int?] = []

  /// - Parameters:
  ///   - before: the items of each section.
  ///   - counts: how many items each section has after the last batch.
  ///   - isLast: true if it is that one: only then the counts are known that the data source tells.
  init(_ batch: BatchUpdate, on before: [[Int?]], counts: [Int], isLast: Bool) throws(Exception) {
    self.before = before
    told = isLast ? counts : nil
    newCounts = counts
    for operation in batch.operations { try take(operation) }
    oldSections = try sectionsAfter()
    for operation in batch.operations { try checkConflicts(operation) }
  }

  /// The items of each section after the batch; nil stands for a cell that is made anew.
  func result() throws(Exception) -> [[Int?]] {
    let counts = try counts()
    for path in inserted.union(sources.keys)
    where !counts.indices.contains(path.section) || path.item >= counts[path.section] {
      throw Exception(
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

  // MARK: Each operation by itself

  private mutating func take(_ operation: BatchUpdate.Operation) throws(Exception) {
    switch operation {
    case .deleteItem(let path):
      try checkBefore(path, "delete", operation)
      if !deleted.insert(path).inserted {
        throw Exception("attempt to delete item \(path) twice", at: operation)
      }
    case .reloadItem(let path), .reconfigureItem(let path):
      try checkBefore(path, "reload", operation)
      reloaded.insert(path)
    case .insertItem(let path):
      if !inserted.insert(path).inserted {
        throw Exception("attempt to insert item \(path) twice", at: operation)
      }
      if let told {
        guard told.indices.contains(path.section) else {
          throw Exception(
            "attempt to insert item \(path.item) into section \(path.section), but there are only \(told.count) sections after the update",
            at: operation)
        }
        guard path.item < told[path.section] else {
          throw Exception(
            "attempt to insert item \(path.item) into section \(path.section), but there are only \(told[path.section]) items in section \(path.section) after the update",
            at: operation)
        }
      }
    case .moveItem(let from, let to):
      guard before.indices.contains(from.section), from.item < before[from.section].count else {
        throw Exception(
          "attempt to move index path (\(indexPath(from))) that doesn't exist - there are only \(counts(from.section, before.map(\.count))) before the update",
          at: operation)
      }
      if let told, !told.indices.contains(to.section) || to.item >= told[to.section] {
        throw Exception(
          "attempt to move index path (\(indexPath(from))) to index path (\(indexPath(to))) that doesn't exist - there are only \(counts(to.section, told)) after the update",
          at: operation)
      }
      if sources.updateValue(from, forKey: to) != nil {
        throw Exception("attempt to move two items to the same index path (\(indexPath(to)))", at: operation)
      }
      if targets.updateValue(to, forKey: from) != nil {
        throw Exception("attempt to move the item at (\(indexPath(from))) twice", at: operation)
      }
    case .deleteSection(let section):
      try checkBefore(section, "delete", operation)
      if !deletedSections.insert(section).inserted {
        throw Exception("attempt to delete section \(section) twice", at: operation)
      }
    case .reloadSection(let section):
      try checkBefore(section, "reload", operation)
      reloadedSections.insert(section)
    case .insertSection(let section):
      if let told, section >= told.count {
        throw Exception(
          "attempt to insert section \(section) but there are only \(told.count) sections after the update",
          at: operation)
      }
      if !insertedSections.insert(section).inserted {
        throw Exception("attempt to insert section \(section) twice", at: operation)
      }
    case .moveSection(let from, let to):
      try checkBefore(from, "move", operation)
      if let told, to >= told.count {
        throw Exception(
          "attempt to move section \(from) to section \(to), but there are only \(told.count) sections after the update",
          at: operation)
      }
      if sectionSources.updateValue(from, forKey: to) != nil {
        throw Exception("attempt to move two sections to section \(to)", at: operation)
      }
      if sectionTargets.updateValue(to, forKey: from) != nil {
        throw Exception("attempt to move section \(from) twice", at: operation)
      }
    }
  }

  private func checkBefore(_ section: Int, _ verb: String, _ operation: BatchUpdate.Operation)
    throws(Exception)
  {
    guard before.indices.contains(section) else {
      throw Exception(
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update",
        at: operation)
    }
  }

  private func checkBefore(_ path: IndexPath, _ verb: String, _ operation: BatchUpdate.Operation)
    throws(Exception)
  {
    guard before.indices.contains(path.section) else {
      throw Exception(
        "attempt to \(verb) item \(path.item) from section \(path.section), but there are only \(before.count) sections before the update",
        at: operation)
    }
    guard path.item < before[path.section].count else {
      throw Exception(
        "attempt to \(verb) item \(path.item) from section \(path.section) which only contains \(before[path.section].count) items before the update",
        at: operation)
    }
  }

  // MARK: What contradicts

  private func checkConflicts(_ operation: BatchUpdate.Operation) throws(Exception) {
    switch operation {
    case .moveItem(let from, let to):
      if deleted.contains(from) || reloaded.contains(from) {
        throw Exception(
          "attempt to perform a delete and a move from the same index path (\(indexPath(from)))",
          at: operation)
      }
      if inserted.contains(to) {
        throw Exception(
          "attempt to perform an insert and a move to the same index path (\(indexPath(to)))", at: operation)
      }
      if deletedSections.contains(from.section) {
        throw Exception("attempt to move item \(from) from a section that is deleted", at: operation)
      }
      if insertedSections.contains(to.section) {
        throw Exception("attempt to move item \(from) into a section that is inserted", at: operation)
      }
      if !sectionTargets.isEmpty,
        !oldSections.indices.contains(to.section) || oldSections[to.section] != from.section
      {
        throw Exception(
          "attempt to move item \(from) into another section while sections move", at: operation)
      }
    case .reloadItem(let path), .reconfigureItem(let path):
      if deleted.contains(path) {
        throw Exception(
          "attempt to delete and reload the same index path (\(indexPath(path)))", at: operation)
      }
    case .moveSection(let from, let to):
      if deletedSections.contains(from) {
        throw Exception(
          "attempt to perform a delete and a move from the same section (\(from))", at: operation)
      }
      if insertedSections.contains(to) {
        throw Exception("attempt to perform an insert and a move to the same section (\(to))", at: operation)
      }
    case .reloadSection(let section):
      if sectionTargets[section] != nil {
        throw Exception("attempt to move and reload the same section (\(section))", at: operation)
      }
      if deletedSections.contains(section) {
        throw Exception("attempt to delete and reload the same section (\(section))", at: operation)
      }
    case .deleteItem, .insertItem, .deleteSection, .insertSection: break
    }
  }
}

extension StagedBatch {
  // MARK: Counts

  private func sectionsAfter() throws(Exception) -> [Int?] {
    let count = before.count - deletedSections.count + insertedSections.count
    if let told, told.count != count {
      throw Exception(
        """
        Invalid update: invalid number of sections. The number of sections contained in the collection view after the update \
        (\(told.count)) must be equal to the number of sections contained in the collection view before the update \
        (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \
        \(deletedSections.count) deleted).
        """)
    }
    var staying = before.indices.lazy.filter { !deletedSections.contains($0) && sectionTargets[$0] == nil }
      .makeIterator()
    return (0..<count).map { insertedSections.contains($0) ? nil : sectionSources[$0] ?? staying.next() }
  }

  /// How many items each section has after the batch; what the data source tells has to agree with it.
  private func counts() throws(Exception) -> [Int] {
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
      if let told, count != told[section] {
        throw Exception(
          """
          Invalid update: invalid number of items in section \(section). The number of items contained in an existing section \
          after the update (\(told[section])) must be equal to the number of items contained in that section before the update \
          (\(before[old].count)), plus or minus the number of items inserted or deleted from that section \
          (\(insertions) inserted, \(deletions) deleted) and plus or minus the number of items moved into or out of that section \
          (\(movedIn) moved in, \(movedOut) moved out).
          """)
      }
      counts.append(max(0, count))
    }
    return counts
  }

  /// How many operations each section has.
  private struct Tally {
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var movedTo: [Int: Int] = [:]
    var movedFrom: [Int: Int] = [:]
    /// By the section before the batch and that after it.
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

  // MARK: Words

  /// An index path as Foundation describes it.
  private func indexPath(_ path: IndexPath) -> String {
    "<NSIndexPath> {length = 2, path = \(path.section) - \(path.item)}"
  }

  private func counts(_ section: Int, _ counts: [Int]) -> String {
    counts.indices.contains(section)
      ? "\(counts[section]) items in section \(section)" : "\(counts.count) sections"
  }
}

extension BatchChanges {
  /// Throws what UIKit raises for single operations and for contradictions between them.
  ///
  /// - Parameters:
  ///   - before: how many items each section has before the batch.
  ///   - after: the same after the batch; `nil` if the data source does not tell.
  func check(before: [Int], after: [Int]?) throws(UpdateException) {
    try checkDeletions(before)
    if let after { try checkInsertions(after) }
    try checkTargets()
    try checkMoves(before, after)
  }

  private func checkDeletions(_ before: [Int]) throws(UpdateException) {
    let moved = Set(moves.map(\.from))
    let deletedSections = sections(of: deletions)
    for change in deletions + reconfigured {
      let (place, operation) = (change.place, change.operation)
      guard let item = place.item else {
        try require(place.section < before.count, operation) {
          "attempt to delete section \(place.section), but there are only \(before.count) sections before the update"
        }
        continue
      }
      if deletedSections.contains(place.section) { continue }
      let attempt = "attempt to delete item \(item) from section \(place.section)"
      try require(place.section < before.count, operation) {
        "\(attempt), but there are only \(before.count) sections before the update"
      }
      try require(item < before[place.section], operation) {
        "\(attempt) which only contains \(before[place.section]) items before the update"
      }
    }
    for change in deletions {
      try require(!moved.contains(change.place), change.operation) {
        "attempt to perform a delete and a move from the same \(change.place.words)"
      }
    }
    for move in moves where move.from.item != nil {
      try require(!deletedSections.contains(move.from.section), move.operation) {
        "cannot move an item from a deleted section (\(move.from.section))"
      }
    }
  }

  private func checkInsertions(_ after: [Int]) throws(UpdateException) {
    let insertedSections = sections(of: insertions)
    for change in insertions {
      let (place, operation) = (change.place, change.operation)
      guard let item = place.item else {
        try require(place.section < after.count, operation) {
          "attempt to insert section \(place.section) but there are only \(after.count) sections after the update"
        }
        continue
      }
      if insertedSections.contains(place.section) { continue }
      let attempt = "attempt to insert item \(item) into section \(place.section), but there are only"
      try require(place.section < after.count, operation) {
        "\(attempt) \(after.count) sections after the update"
      }
      try require(item < after[place.section], operation) {
        "\(attempt) \(after[place.section]) items in section \(place.section) after the update"
      }
    }
  }

  private func checkTargets() throws(UpdateException) {
    let targets = Set(moves.map(\.to))
    let insertedSections = sections(of: insertions)
    for change in insertions {
      try require(!targets.contains(change.place), change.operation) {
        "attempt to perform an insert and a move to the same \(change.place.words)"
      }
    }
    for move in moves where move.to.item != nil {
      try require(!insertedSections.contains(move.to.section), move.operation) {
        "cannot move an item into a newly inserted section (\(move.to.section))"
      }
    }
  }

  private func checkMoves(_ before: [Int], _ after: [Int]?) throws(UpdateException) {
    var targets: [Place: Place] = [:]
    var sources: [Place: Place] = [:]
    for move in moves {
      let (from, to, operation) = (move.from, move.to, move.operation)
      let attempt = from.item == nil ? "attempt to move section \(from.section)" : Self.moveOfItem(from)
      try require(Self.has(from, before), operation) {
        from.item == nil
          ? "\(attempt), but there are only \(before.count) sections before the update"
          : "\(attempt) that doesn't exist - there are only \(Self.counts(from.section, before)) before the update"
      }
      try require(after.map { Self.has(to, $0) } ?? true, operation) {
        let after = after ?? []
        return to.item == nil
          ? "\(attempt) to section \(to.section), but there are only \(after.count) sections after the update"
          : "\(attempt) to \(to.words) that doesn't exist - there are only \(Self.counts(to.section, after)) after the update"
      }
      if let other = targets.updateValue(to, forKey: from), other != to {
        throw UpdateException(
          from.item == nil
            ? "attempt to move section \(from.section) to both section \(other.section) and section \(to.section)"
            : "attempt to move item at index path \(from.indexPath) to both \(other.indexPath) and \(to.indexPath)",
          at: operation)
      }
      if let other = sources.updateValue(from, forKey: to), other != from {
        throw UpdateException(
          from.item == nil
            ? "attempt to move both section \(other.section) and section \(from.section) to section \(to.section)"
            : "attempt to move both item at index path \(other.indexPath) and \(from.indexPath) to \(to.indexPath)",
          at: operation)
      }
    }
  }

  private static func moveOfItem(_ from: Place) -> String { "attempt to move \(from.words)" }

  private static func has(_ place: Place, _ counts: [Int]) -> Bool {
    counts.indices.contains(place.section) && place.item ?? -1 < counts[place.section]
  }

  private static func counts(_ section: Int, _ counts: [Int]) -> String {
    counts.indices.contains(section)
      ? "\(counts[section]) items in section \(section)" : "\(counts.count) sections"
  }

  private func sections(of changes: [Change]) -> Set<Int> {
    Set(changes.filter { $0.place.item == nil }.map(\.place.section))
  }

  private func require(
    _ condition: Bool, _ operation: BatchUpdate.Operation, _ message: () -> String
  ) throws(UpdateException) {
    if !condition { throw UpdateException(message(), at: operation) }
  }
}

import LayoutSpec

/// Compares what pairs of items show. A pair in the same runs as the previous pair needs no new comparison.
struct ValueComparison {
  private let old: DataSnapshot
  private let new: DataSnapshot
  private var oldRun = Place()
  private var newRun = Place()
  /// True if the items of the two runs show the same thing.
  private var isAlike = true
  /// True if each cell of a run may have a measured size or a title of its own.
  private var comparesEach = false

  /// The run of the last item.
  private struct Place {
    var section = -1
    var run = 0
    var items = 0..<0

    /// Moves to the run of an item; returns false if it is the same run.
    mutating func move(to path: IndexPath, in data: DataSnapshot) -> Bool {
      if path.section == section, items.contains(path.item) { return false }
      section = path.section
      run = data.sections[section].items.runIndex(of: path.item)
      items = data.sections[section].items.range(ofRun: run)
      return true
    }
  }

  init(_ old: DataSnapshot, _ new: DataSnapshot) {
    self.old = old
    self.new = new
  }

  /// True if two items show the same thing.
  mutating func isSame(_ oldPath: IndexPath, _ newPath: IndexPath) -> Bool {
    let hasMoved = oldRun.move(to: oldPath, in: old)
    if newRun.move(to: newPath, in: new) || hasMoved { compareRuns(oldPath, newPath) }
    return comparesEach ? old.value(at: oldPath) == new.value(at: newPath) : isAlike
  }

  private mutating func compareRuns(_ oldPath: IndexPath, _ newPath: IndexPath) {
    isAlike = old.value(at: oldPath) == new.value(at: newPath)
    comparesEach =
      old.sections[oldRun.section].items.differs(inRun: oldRun.run)
      || new.sections[newRun.section].items.differs(inRun: newRun.run)
  }
}

extension ItemList {
  /// True if each cell of a run may have a measured size or a title of its own.
  fileprivate func differs(inRun index: Int) -> Bool {
    let run = runs[index]
    if case .each = run.measured.width { return true }
    if case .each = run.measured.height { return true }
    return hasOwnTitles(in: run) || run.texts.contains { $0.text.dependsOnIndex }
  }
}

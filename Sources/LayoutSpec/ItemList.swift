/// The cells of a section: runs of cells that are described alike, so that a billion of them cost no more than one.
package struct ItemList: Hashable, Sendable {
  /// Neighbouring cells that share their description.
  package struct Run: Hashable, Sendable {
    /// How many cells.
    package var count: Int
    /// The cell's id, or the prefix of the cells' ids where the run is numbered (`a` gives a-0, a-1, …).
    package var itemID: String?
    /// Whether `itemID` is a prefix.
    package var isNumbered: Bool
    /// A free label, a reuse identifier.
    package var kind: String?
    /// For pictures only.
    package var title: String?
    /// What the cells show: the same id with other content is a reload when two states are compared.
    package var content: String?
    /// How deep in an outline the cells lie, from 0; nil outside outlines.
    package var indentationLevel: Int?
    /// Width / height of the cells of a waterfall that take their length from it, whatever they ask for.
    package var aspectRatios: MeasuredLengths
    /// What self-sizing cells ask for.
    package var measured: MeasuredSizes

    package init(
      count: Int, itemID: String? = nil, isNumbered: Bool = false, kind: String? = nil, title: String? = nil,
      content: String? = nil, indentationLevel: Int? = nil, aspectRatios: MeasuredLengths = .none,
      measured: MeasuredSizes = .none
    ) {
      self.count = count
      self.itemID = itemID
      self.isNumbered = isNumbered
      self.kind = kind
      self.title = title
      self.content = content
      self.indentationLevel = indentationLevel
      self.aspectRatios = aspectRatios
      self.measured = measured
    }
  }

  /// The kind of the cells that give none of their own.
  package var kind: String?
  /// The runs in order; none is empty.
  package private(set) var runs: [Run] = []
  /// The index of the first cell after each run.
  private var ends: [Int] = []

  /// The greatest number of cells in a section.
  package static let greatestCount = 1_000_000_000_000

  package init() {}

  /// So many cells without a description.
  package init(count: Int) { append(Run(count: count)) }

  /// The number of cells.
  package var count: Int { ends.last ?? 0 }

  /// Whether any cell carries an id, a kind, a title or a level.
  package var isLabelled: Bool {
    runs.contains {
      $0.itemID != nil || $0.kind != nil || $0.title != nil || $0.indentationLevel != nil
    }
  }

  /// Makes room for runs to come.
  package mutating func reserveCapacity(_ count: Int) {
    runs.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// Adds a run at the end; an empty one leaves no trace.
  package mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    runs.append(run)
    ends.append(count + run.count)
  }

  /// The same cells cut off or filled up with undescribed ones to a new number.
  package func resized(to newCount: Int) -> ItemList {
    var result = ItemList()
    for var run in runs where result.count < newCount {
      run.count = min(run.count, newCount - result.count)
      result.append(run)
    }
    result.append(Run(count: newCount - result.count))
    return result
  }

  /// The cells of a run.
  package func range(ofRun run: Int) -> Range<Int> { (ends[run] - runs[run].count)..<ends[run] }

  /// The index of the run of a cell, which has to be one of the list.
  package func runIndex(of index: Int) -> Int {
    if runs.count == count { return index }
    return partitioningIndex(upTo: runs.count - 1) { ends[$0] > index }
  }

  /// The run of a cell and the cell's position in it, or nil outside `0 ..< count`.
  package func position(of index: Int) -> (run: Run, offset: Int)? {
    guard index >= 0, index < count else { return nil }
    let run = runIndex(of: index)
    return (runs[run], index - (ends[run] - runs[run].count))
  }

  /// The id of a cell, where the spec gives one.
  package func itemID(of index: Int) -> String? {
    guard let (run, offset) = position(of: index), let id = run.itemID else { return nil }
    return run.isNumbered ? "\(id)-\(offset)" : id
  }
}

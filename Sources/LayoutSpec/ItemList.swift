/// The cells of a section, run-length encoded: equal neighbours are stored once, so that a billion equal cells cost no more than one.
package struct ItemList: Hashable, Sendable {
  /// Neighbouring cells with the same description.
  package struct Run: Hashable, Sendable {
    package var count: Int
    /// The cell's id, or the prefix of the cells' ids if the run is numbered (`a` gives a-0, a-1, …).
    package var itemID: String?
    /// True if `itemID` is a prefix.
    package var isNumbered: Bool
    /// A label, such as a reuse identifier.
    package var kind: String?
    /// What pictures show, and expressions measure.
    package var title: Title?
    /// The further texts that expressions measure: the subtitle and the cells' own fields.
    package var texts: [NamedText]
    /// What the cells look like in pictures.
    package var appearance: Appearance?
    /// The cells' content: the same id with other content is a reload when two states are compared.
    package var content: String?
    /// The cells' level in an outline, from 0; `nil` outside outlines.
    package var indentationLevel: Int?
    /// Width / height of a waterfall's cells; wins over their measured length.
    package var aspectRatios: MeasuredLengths
    /// The measured sizes of self-sizing cells.
    package var measured: MeasuredSizes

    package init(
      count: Int, itemID: String? = nil, isNumbered: Bool = false, kind: String? = nil, title: Title? = nil,
      texts: [NamedText] = [], appearance: Appearance? = nil, content: String? = nil,
      indentationLevel: Int? = nil,
      aspectRatios: MeasuredLengths = .none,
      measured: MeasuredSizes = .none
    ) {
      self.count = count
      self.itemID = itemID
      self.isNumbered = isNumbered
      self.kind = kind
      self.title = title
      self.texts = texts
      self.appearance = appearance
      self.content = content
      self.indentationLevel = indentationLevel
      self.aspectRatios = aspectRatios
      self.measured = measured
    }
  }

  package struct NamedText: Hashable, Sendable {
    package var name: String
    package var text: Title

    package init(_ name: String, _ text: Title) {
      self.name = name
      self.text = text
    }
  }

  /// The kind of all cells whose run has none.
  package var kind: String?
  /// The titles of the cells after the leading blank ones, unless their run has a title. The last one goes on for all further cells if it
  /// depends on the index.
  package var titles: [Title] = []
  /// The runs in order; none is empty.
  package private(set) var runs: [Run] = []
  /// The index of the first cell after each run.
  private var ends: [Int] = []

  /// The greatest number of cells in a section.
  package static let greatestCount = 1_000_000_000_000

  package init() {}

  /// Cells without a description.
  package init(count: Int) { append(Run(count: count)) }

  package var count: Int { ends.last ?? 0 }

  /// True if any cell has an id, a kind, a title or a level.
  package var isLabelled: Bool {
    !titles.isEmpty
      || runs.contains {
        $0.itemID != nil || $0.kind != nil || $0.title != nil || $0.appearance != nil
          || $0.indentationLevel != nil
      }
  }

  package mutating func reserveCapacity(_ count: Int) {
    runs.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// Adds a run, unless it is empty.
  package mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    runs.append(run)
    ends.append(count + run.count)
  }

  /// The list with a new number of cells: cut off, or filled up with cells without a description.
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

  /// The index of the run that holds a cell; the cell must exist.
  package func runIndex(of index: Int) -> Int {
    if runs.count == count { return index }
    return partitioningIndex(upTo: runs.count - 1) { ends[$0] > index }
  }

  /// The run of a cell and the cell's offset in it, or `nil` if there is no such cell.
  package func position(of index: Int) -> (run: Run, offset: Int)? {
    guard index >= 0, index < count else { return nil }
    let run = runIndex(of: index)
    return (runs[run], index - (ends[run] - runs[run].count))
  }

  /// The title of a cell, if the spec gives one.
  package func title(of index: Int) -> String? {
    position(of: index).flatMap { title(of: index, in: $0.run) }
  }

  /// A text that an expression of a cell measures; empty if the cell does not have it.
  /// - Parameter run: the cell's run, which may be about to become the last one.
  package func text(_ source: CellText, of index: Int, in run: Run) -> String {
    switch source {
    case .literal(let text): text
    case .field(CellText.title): title(of: index, in: run) ?? ""
    case .field(let name): run.texts.first { $0.name == name }?.text.text(at: index) ?? ""
    }
  }

  private func title(of index: Int, in run: Run) -> String? {
    if let title = run.title { return title.text(at: index) }
    guard run.kind != Self.blankKind, let last = titles.last else { return nil }
    let place = index - leadingBlankCount
    if place < titles.count { return titles[place].text(at: index) }
    return last.dependsOnIndex ? last.text(at: index) : nil
  }

  /// The number of blank cells before the first other one.
  private var leadingBlankCount: Int {
    runs.firstIndex { $0.kind != Self.blankKind }.map { range(ofRun: $0).lowerBound } ?? count
  }

  /// The kind of cells that show nothing, such as those before the first day of a month.
  package static let blankKind = "blank"

  /// True if the cells of a run have different titles.
  package func hasOwnTitles(in run: Run) -> Bool {
    run.title.map(\.dependsOnIndex) ?? !titles.isEmpty
  }

  /// The length that a cell asks for along an axis, points, if any.
  /// - Parameter width: the width of the cell, points.
  package func measuredLength(of index: Int, along axis: Axis, width: @autoclosure () -> Double) -> Double? {
    guard let (run, offset) = position(of: index) else { return nil }
    guard case .ofWidth(let program) = run.measured[axis] else {
      return run.measured[axis].length(at: offset)
    }
    return program.length(at: index, width: width()) { text($0, of: index, in: run) }
  }

  /// The id of a cell, if the spec gives one.
  package func itemID(of index: Int) -> String? {
    guard let (run, offset) = position(of: index), let id = run.itemID else { return nil }
    return run.isNumbered ? "\(id)-\(offset)" : id
  }
}

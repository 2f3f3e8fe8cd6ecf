// Intervals in words.

import LayoutText

extension LayoutStructure.Section {
  /// The section in a few words, such as `2 columns`.
  package var title: String {
    guard cellCount > 0 else { return "no cells" }
    if let scrolls {
      let verb =
        rows == 1 ? (scrolls ? "scrolls" : "does not scroll") : (scrolls ? "scroll" : "do not scroll")
      return "\(counted(rows, "row")) that \(verb)"
    }
    let isUpright = crossAxis == .horizontal
    let text =
      switch kind {
      case .list: "list"
      case .flow: isUpright ? counted(rows, "row") : counted(columns, "column")
      case .waterfall, .groups: counted(breadth, isUpright ? "column" : "row")
      }
    return text + (exceedsView ? ", longer than the view" : "")
  }

  /// The section in a few words. If they are those of before, also its number of cells or the first cell that is in another place.
  package func title(after old: Self?) -> String {
    guard let old, old.title == title else { return title }
    guard cellCount == old.cellCount else { return "\(title), \(counted(cellCount, "cell"))" }
    guard let cell = firstMovedCell(from: old) else { return title }
    let isInOtherRow = !rowOfCell.isEmpty && old.rowOfCell[cell] != rowOfCell[cell]
    return "\(title), cell \(cell) in "
      + (isInOtherRow ? "row \(rowOfCell[cell])" : "column \(columnOfCell[cell])")
  }

  /// The index of the first cell in another row than before, or else in another column; `nil` if there is none.
  package func firstMovedCell(from old: Self) -> Int? {
    func first(_ places: KeyPath<Self, [Int]>) -> Int? {
      zip(self[keyPath: places], old[keyPath: places]).enumerated().first { $1.0 != $1.1 }?.offset
    }
    return first(\.rowOfCell) ?? first(\.columnOfCell)
  }
}

extension LayoutIntervals.Interval {
  /// The range in words.
  var title: String { (first...last).title }
}

extension LayoutIntervals.ProblemRanges {
  /// The ranges in words.
  package var title: String { ranges.map(\.title).joined(separator: ", ") }

  /// The rule, and the path unless the problem is that of the whole spec.
  package var subject: String { problem.path.isEmpty ? problem.rule : "\(problem.rule) in \(problem.path)" }
}

extension ClosedRange<Double> {
  fileprivate var title: String {
    lowerBound == upperBound
      ? decimalText(lowerBound) : "\(decimalText(lowerBound)) to \(decimalText(upperBound))"
  }
}

extension LayoutIntervals.Change {
  /// The change in words, without its cause.
  package var title: String { "\(shownText(section)): \(text)" }

  var titleWithCause: String { title + (cause.map { "  (\($0))" } ?? "") }
}

extension LayoutStructure {
  /// All sections in a few words.
  package var title: String {
    sections.isEmpty
      ? "no layout" : sections.map { "\(shownText($0.name)): \($0.title)" }.joined(separator: "; ")
  }
}

extension LayoutIntervals {
  /// What was laid out, such as `320 to 1366 wide, 852 high, scale 3`.
  package var extentTitle: String {
    let range =
      intervals.first.flatMap { first in intervals.last.map { (first.first...$0.last).title } } ?? "nowhere"
    return
      "\(range) \(axis.adjective), \(decimalText(otherLength)) \(axis.cross.adjective), scale \(decimalText(displayScale))"
  }

  /// What one section is at which lengths, a line for each change, such as `360 to 527.5: 2 columns (2 x 160 + 8 + 32 = 360)`.
  package func lines(ofSection name: String) -> [String] {
    var changes: [(range: ClosedRange<Double>, text: String)] = []
    for interval in intervals {
      let change = interval.changes.first { $0.section == name }
      guard let section = interval.structure.sections.first(where: { $0.name == name }) else { continue }
      if let last = changes.indices.last, change == nil {
        changes[last].range = changes[last].range.lowerBound...interval.last
      } else {
        let cause = change?.cause.map { " (\($0))" } ?? ""
        changes.append((interval.first...interval.last, (change?.text ?? section.title) + cause))
      }
    }
    return changes.map { "\($0.range.title) \(axis.adjective): \($0.text)" }
  }

  var methodTitle: String {
    switch method {
    case .everyPixel: "each pixel laid out"
    case .samples: "\(counted(solvedCount, "length")) laid out"
    }
  }
}

// Intervals in words.

import LayoutText

extension LayoutStructure.Section {
  /// The section in a few words, such as `2 columns`.
  package var title: String {
    guard cellCount > 0 else { return isLeftOut ? "not laid out" : "no cells" }
    var text = columnsOrRows.map { counted($0.count, $0.noun) } ?? "list"
    if kind == .flow, hasMoreCells { text += " of the first \(cellCount) cells" }
    return text + (verb.map { " that \($0)" } ?? "") + (exceedsView ? ", longer than the view" : "")
  }

  /// How many columns or rows there are; `nil` in a list.
  private var columnsOrRows: (count: Int, noun: String)? {
    let isUpright = crossAxis == .horizontal
    switch kind {
    case _ where scrolls != nil: return (rows, "row")
    case .list: return nil
    case .flow: return isUpright ? (rows, "row") : (columns, "column")
    case .waterfall, .groups: return (cellsAcross, isUpright ? "column" : "row")
    }
  }

  /// What the rows of an orthogonal section do.
  private var verb: String? {
    scrolls.map {
      rows == 1 ? ($0 ? "scrolls" : "does not scroll") : ($0 ? "scroll" : "do not scroll")
    }
  }

  /// The variant that is chosen from now on, or that is no longer chosen; `nil` if the sections have the same one.
  package func variantChange(from old: Self) -> String? {
    variant == old.variant ? nil : variant ?? old.variant.map { "no longer \($0)" }
  }

  /// What is new, in as few words as possible: `3` where 3 columns follow 2.
  fileprivate func shortTitle(after old: Self) -> String {
    if title == old.title {
      return detail(after: old) ?? variantChange(from: old) ?? title
    }
    guard cellCount > 0, old.cellCount > 0, exceedsView == old.exceedsView, let now = columnsOrRows,
      let before = old.columnsOrRows,
      now.noun == before.noun
    else { return title }
    return now.count == before.count ? verb ?? title : verb == nil ? "\(now.count)" : title
  }

  /// What is different in a section with the same title: its number of cells, or the first cell in another place; `nil` if neither is.
  private func detail(after old: Self) -> String? {
    guard cellCount == old.cellCount else { return counted(cellCount, "cell") }
    guard let cell = firstMovedCell(from: old) else { return nil }
    let isInOtherRow = zip(rowOfCell, old.rowOfCell).contains { $0 != $1 }
    return "cell \(cell) in " + (isInOtherRow ? "row \(rowOfCell[cell])" : "column \(columnOfCell[cell])")
  }

  /// The section in a few words. If they are the same as before, also what is different.
  package func title(after old: Self?) -> String {
    guard let old, old.title == title, let detail = detail(after: old) else { return title }
    return "\(title), \(detail)"
  }
}

extension LayoutIntervals.Interval {
  /// The lengths in words, such as `360 to 527.5`.
  var rangeText: String { (first...last).text }
}

extension LayoutIntervals.ProblemRanges {
  /// The ranges in words, such as `320 to 343, 500`.
  package var rangesText: String { ranges.map(\.text).joined(separator: ", ") }

  /// The rule, and the path unless the problem is that of the whole spec.
  package var subject: String { problem.path.isEmpty ? problem.rule : "\(problem.rule) in \(problem.path)" }
}

extension ClosedRange<Double> {
  fileprivate var text: String {
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
      intervals.first.flatMap { first in intervals.last.map { (first.first...$0.last).text } } ?? "nowhere"
    return
      "\(range) \(axis.adjective), \(decimalText(otherLength)) \(axis.cross.adjective), scale \(decimalText(displayScale))"
  }

  /// What one section is at which lengths, a line for each change, such as `360 to 527.5: 2 columns (2 x 160 + 8 + 32 = 360)`.
  package func titles(ofSection name: String) -> [String] {
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
    return changes.map { "\($0.range.text) \(axis.adjective): \($0.text)" }
  }

  /// What each section is from which length on, such as `2 columns · from 360 wide: 3 · from 480: 4`, by their names. Sections that are the
  /// same at all lengths are left out.
  package var summaries: [String: String] {
    var changes: [String: [(first: Double, section: LayoutStructure.Section)]] = [:]
    for interval in intervals {
      for section in interval.structure.sections where changes[section.name]?.last?.section != section {
        changes[section.name, default: []].append((interval.first, section))
      }
    }
    return changes.compactMapValues(summary)
  }

  private func summary(of changes: [(first: Double, section: LayoutStructure.Section)]) -> String? {
    // That another row or column has a cell is of interest only if nothing else changes.
    var titled = changes.prefix(1)
    for change in changes where change.section.title != titled.last?.section.title { titled.append(change) }
    let told = titled.count > 1 ? titled : changes[...]
    guard told.count > 1, var summary = told.first?.section.title else { return nil }
    var adjective = " \(axis.adjective)"
    for (old, new) in zip(told, told.dropFirst()) {
      let part =
        " · from \(decimalText(new.first))\(adjective): \(new.section.shortTitle(after: old.section))"
      guard summary.count + part.count <= Self.greatestSummaryLength else { return summary + " …" }
      summary += part
      adjective = ""
    }
    return summary
  }

  private static let greatestSummaryLength = 80

  var methodTitle: String {
    switch method {
    case .everyPixel: "laid out at every pixel"
    case .samples: "laid out at \(counted(solvedCount, "length"))"
    }
  }
}

import LayoutSpec
import LayoutText

/// Describes a difference in sentences about sections, items and frames.
package struct DifferenceText {
  private let difference: SceneDifference
  private var data: SnapshotDifference { difference.data }
  private var old: DataSnapshot { data.match.old }
  private var new: DataSnapshot { data.match.new }

  package init(_ difference: SceneDifference) { self.difference = difference }

  /// A line for each change.
  package var lines: [String] {
    var lines = sectionLines
    lines += runs(data.deletedItems).map { items($0, of: old, "disappeared", place: { "from \($0)" }) }
    lines += runs(data.insertedItems).map { run in
      let start = places(Run(first: run.first, count: 1), of: new)
      return items(run, of: new, "appeared", place: { _ in "at \(start)" })
    }
    lines += moveLines + reloadLines
    lines += frameLines
    return lines.isEmpty ? [] : lines + notes
  }

  /// Notes about missing ids, where they affect the comparison.
  private var notes: [String] {
    var notes: [String] = []
    let hasCommonSection = data.match.oldSections.contains { $0 != nil }
    if !hasCommonSection, !old.sections.isEmpty, !new.sections.isEmpty {
      notes.append("note: the two have no section in common")
    }
    let grown = data.match.sectionsByIndex.filter { section in
      let before = data.match.oldSections[section].map { old.sections[$0].items.count }
      return before != new.sections[section].items.count
    }
    if !grown.isEmpty {
      let names = grown.prefix(4).map { shownText(new.sectionName($0)) }.joined(separator: ", ")
      notes.append(
        "note: items without ids are told apart by their index, so that only the end of a section grows or shrinks: \(names)\(grown.count > 4 ? ", …" : "")"
      )
    }
    return notes
  }

  private var sectionLines: [String] {
    func size(_ section: DataSnapshot.Section) -> String { counted(section.items.count, "item") }
    return data.deletedSections.map {
      "the section \(shownText(old.sectionName($0))) disappeared with \(size(old.sections[$0]))"
    }
      + data.insertedSections.map {
        "the section \(shownText(new.sectionName($0))) appeared with \(size(new.sections[$0]))"
      }
      + data.movedSections.map {
        "the section \(shownText(new.sectionName($0.to))) moved from \($0.from) to \($0.to)"
      }
  }

  // MARK: Items

  private struct Run {
    var first: IndexPath
    var count: Int
  }

  /// Groups adjacent items into runs.
  private func runs(_ paths: [IndexPath]) -> [Run] {
    var runs: [Run] = []
    for path in paths {
      if let last = runs.last, last.first.section == path.section, last.first.item + last.count == path.item {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(first: path, count: 1))
      }
    }
    return runs
  }

  /// What happened to a run: `dune, emma and ivanhoe disappeared from shelf` or, without ids, `shelf 3 to 9 disappeared`.
  ///
  /// - Parameter place: the place in words, given the name of the section.
  private func items(
    _ run: Run, of data: DataSnapshot, _ verb: String, place: (_ section: String) -> String
  ) -> String {
    guard data.id(at: run.first) != nil else { return "\(places(run, of: data)) \(verb)" }
    return "\(names(run, of: data)) \(verb) \(place(shownText(data.sectionName(run.first.section))))"
  }

  /// The names of a run, of a long one only the first: `dune, emma and 7 more`.
  private func names(_ run: Run, of data: DataSnapshot) -> String {
    let shown = run.count > Self.greatestNameCount ? Self.greatestNameCount - 1 : run.count
    var names = (0..<shown).map {
      shownText(data.name(at: IndexPath(section: run.first.section, item: run.first.item + $0)))
    }
    if shown < run.count { names.append("\(run.count - shown) more") }
    let last = names.removeLast()
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }

  private static let greatestNameCount = 5

  /// The places of a run in words: `shelf 3`, `shelf 3 to 9`, `section 0 item 3`.
  private func places(_ run: Run, of data: DataSnapshot) -> String {
    let section = shownText(data.sectionName(run.first.section))
    let noun = data.sections[run.first.section].id == nil ? " item" : ""
    let last = run.count > 1 ? " to \(run.first.item + run.count - 1)" : ""
    return "\(section)\(noun) \(run.first.item)\(last)"
  }

  /// A line for each run of adjacent items that move together.
  private var moveLines: [String] {
    var runs: [(from: Run, to: Run)] = []
    for move in data.movedItems {
      if let last = runs.last, last.from.first.section == move.from.section,
        last.to.first.section == move.to.section, last.from.first.item + last.from.count == move.from.item,
        last.to.first.item + last.to.count == move.to.item
      {
        runs[runs.count - 1].from.count += 1
        runs[runs.count - 1].to.count += 1
      } else {
        runs.append((Run(first: move.from, count: 1), Run(first: move.to, count: 1)))
      }
    }
    return runs.map { from, to in
      let start = places(Run(first: from.first, count: 1), of: old)
      let end = places(Run(first: to.first, count: 1), of: new)
      return "\(names(to, of: new)) moved from \(start) to \(end)"
    }
  }

  /// A line for each run of adjacent items with the same changes.
  private var reloadLines: [String] {
    var runs: [(run: Run, reload: SnapshotDifference.Reload)] = []
    for reload in data.reloadedItems {
      if let (run, other) = runs.last, other.changes == reload.changes,
        run.first.section == reload.at.section, run.first.item + run.count == reload.at.item
      {
        runs[runs.count - 1].run.count += 1
      } else {
        runs.append((Run(first: reload.at, count: 1), reload))
      }
    }
    return runs.map { run, reload in
      let hasIDs = run.count == 1 || new.id(at: run.first) != nil
      let name = hasIDs ? names(run, of: new) : places(run, of: new)
      return "\(name) \(data.words(of: reload, difference.style))"
    }
  }

  // MARK: Frames

  /// The changes of remaining views, and the other views that appeared or disappeared. Items that appeared, disappeared or moved are left
  /// out, because other lines tell of them.
  private var frameLines: [String] {
    var changes = FrameChanges(tolerance: 0)
    changes.compareContent(difference.old.contentSize, difference.new.contentSize)
    let moved = Set(data.movedItems.map(\.to))
    difference.forEachView { change in
      let isReported =
        change.path.map { change.old == nil || change.new == nil || moved.contains($0) } ?? false
      if isReported {
        changes.breakRun()
      } else {
        changes.add(inSection: sectionName(change), change.old, change.new) { difference.key(of: change) }
      }
      return true
    }
    return changes.lines()
  }

  private func sectionName(_ change: SceneDifference.ViewChange) -> String {
    change.section.map { (change.new == nil ? old : new).sectionName($0) } ?? ""
  }
}

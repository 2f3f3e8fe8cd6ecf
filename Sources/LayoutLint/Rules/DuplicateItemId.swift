import LayoutDiagnostics
import LayoutReader
import LayoutText

package enum DuplicateItemId: StaticRule {
  package static let metadata = RuleMetadata(
    id: .duplicateItemId,
    summary: "the same item id in two sections",
    why: "a diffable data source raises when a snapshot has an item twice",
    severity: .warning, layer: .items, evidence: .documented, since: "0.1.0",
    refusesSpecs: true, crashes: [.repeatedIdentifier: 1, .existingIdentifier: 1],
    bad: [
      "a book on two shelves": """
      sections:
        - items: [dune, emma]
          grid: {columns: 2, rowHeight: 44}
        - items:
            - hobbit
            - dune  # <- duplicate-item-id
          grid: {columns: 2, rowHeight: 44}
      """,
      "ids that differ by case only": """
      sections:
        - items: [dune, emma]
          grid: {columns: 2, rowHeight: 44}
        - items: [Emma]  # <- duplicate-item-id
          grid: {columns: 2, rowHeight: 44}
      """,
      "in a state": """
      sections:
        - {id: shelf, grid: {columns: 2, rowHeight: 44}}
        - {id: loans, grid: {columns: 2, rowHeight: 44}}
      states:
        full:
          shelf: [dune, emma]
          loans: [dune]  # <- duplicate-item-id
      """,
      "an id that a run has, too": """
      sections:
        - items: [a-1, q]
          grid: {columns: 2, rowHeight: 44}
        - items: [{id: a, count: 3}]  # <- duplicate-item-id
          grid: {columns: 2, rowHeight: 44}
      """,
      "two runs, and an id after them": """
      sections:
        - items: [{id: a, count: 3}]
          grid: {columns: 2, rowHeight: 44}
        - items: [{id: a, count: 2}]  # <- duplicate-item-id
          grid: {columns: 2, rowHeight: 44}
        - items: [A-2]  # <- duplicate-item-id
          grid: {columns: 2, rowHeight: 44}
      """,
      "in a section that is repeated": """
      sections:
        - repeat: 2
          items:
            - dune  # <- duplicate-item-id
            - emma
          grid: {columns: 2, rowHeight: 44}
      """,
    ],
    good: [
      "ids of their own": """
      sections:
        - items: [dune, emma]
          grid: {columns: 2, rowHeight: 44}
        - items: [hobbit, ulysses]
          grid: {columns: 2, rowHeight: 44}
      """
    ],
    nearMisses: [
      "the same item in two states": """
      sections:
        - {id: shelf, grid: {columns: 2, rowHeight: 44}}
        - {id: loans, grid: {columns: 2, rowHeight: 44}}
      states: {one: {shelf: [dune]}, two: {loans: [dune]}}
      """,
      "ids beyond the end of a run, and a run without cells": """
      sections:
        - items: [a-3, a-01, a, b-0]
          grid: {columns: 2, rowHeight: 44}
        - items: [{id: a, count: 3}]
          grid: {columns: 2, rowHeight: 44}
        - items: [{id: a, count: 0}, {id: b, count: 0}]
          grid: {columns: 2, rowHeight: 44}
      """,
      "a count of cells in a section that is repeated": """
      sections:
        - {repeat: 2, items: 9, grid: {columns: 2, rowHeight: 44}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    var own = ItemIDs()
    let copies = layout.spec.sections.runs.reduce(into: [:]) { $0[$1.first.id, default: 0] += $1.count }
    for (index, section) in layout.sections.enumerated() {
      if section.items.isLabelled, let items = layout.sourceMap.map(of: section.id)["items"] {
        own.add(items, of: index)
        if let copies = copies[section.id], copies > 1, let finding = repeated(items, copies) {
          findings.append(finding)
        }
      }
    }
    findings += own.twice.map { $0.finding(path: "sections") }
    let shown = Set(findings.map(\.span))
    let inStates = layout.inText(metadata.id) {
      (layout.normal["states"]?.fields ?? []).flatMap { state in
        var ids = ItemIDs()
        for (index, items) in state.value.fields.enumerated() { ids.add(items.value, of: index) }
        return ids.twice.map { $0.finding(path: "states") }
      }
    }
    // The state that is shown was already checked with the sections.
    return findings + inStates.filter { !shown.contains($0.span) }
  }
}

extension DuplicateItemId {
  /// Reports the first id of a repeated section, whose copies have the same items.
  private static func repeated(_ items: Normal, _ copies: Int) -> Finding? {
    let named = items.elements.lazy.filter { $0["id"] != nil && $0["count"]?.number != 0 }.first
    guard let named, let id = named["id"], let text = id.text else { return nil }
    return Finding(
      path: "sections",
      "the item \(quotedText(named["count"] == nil ? text : text + "-0")) stands in each of \(copies) copies of the section; an id may occur only once in a snapshot",
      at: id.span, help: "give a count of cells, or the cells of each copy under states")
  }
}

/// The item ids in one snapshot.
private struct ItemIDs {
  struct Place {
    let id: String
    let span: Span
    let section: Int
  }

  struct Pair {
    let first: Place
    let second: Place

    func finding(path: String) -> Finding {
      let message =
        first.id == second.id
        ? "the item \(quotedText(second.id)) stands in another section too; an id may occur only once in a snapshot"
        : "the item ids \(quotedText(second.id)) and \(quotedText(first.id)) differ by case or blanks only"
      return Finding(
        path: path, message, at: second.span, secondary: DiagnosticLabel(first.span, "the other one"),
        help: "give one of the two another id")
    }
  }

  /// An item `a` with a count, which makes the cells a-0, a-1 and so on.
  struct Run {
    let place: Place
    let count: Double

    func cell(_ number: String) -> Place {
      Place(id: "\(place.id)-\(number)", span: place.span, section: place.section)
    }
  }

  private var found: [Pair] = []
  private var places = NamedValues<Place>()
  private var runs = NamedValues<Run>()

  /// The pairs of items whose ids clash.
  var twice: [Pair] { found + amongRuns }

  /// Adds the items of a section: texts, or maps with an id and children.
  mutating func add(_ items: Normal, of section: Int) {
    for cell in items.elements {
      if let id = cell["id"], let text = id.text {
        let place = Place(id: text, span: id.span, section: section)
        if let count = cell["count"] {
          // If the count is an expression, it is unknown here, and one cell is assumed.
          add(Run(place: place, count: count.number ?? 1))
        } else {
          add(place)
        }
      }
      if let children = cell["children"] { add(children, of: section) }
    }
  }

  /// Returns `true` for lower-case ASCII without blanks, which nearly all ids are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isVisibleASCII && $0 != 0x20 && !(0x41...0x5A).contains($0) }
  }

  private static func key(_ text: String) -> String {
    isPlain(text) ? text : String(text.lowercased().filter { !$0.isWhitespace })
  }

  private mutating func add(_ place: Place) {
    let key = Self.key(place.id)
    guard let first = places[key] else { return places.add(place, named: key) }
    report(first, place)
  }

  private mutating func add(_ run: Run) {
    guard run.count > 0 else { return }
    let key = Self.key(run.place.id)
    guard let first = runs[key] else { return runs.add(run, named: key) }
    report(first.cell("0"), run.cell("0"))
  }

  private mutating func report(_ first: Place, _ second: Place) {
    if let pair = Self.pair(first, second) { found.append(pair) }
  }

  /// Pairs two places of one id, except those of exactly the same id in one section, which the reader
  /// reports.
  private static func pair(_ first: Place, _ second: Place) -> Pair? {
    first.section != second.section || first.id != second.id ? Pair(first: first, second: second) : nil
  }

  /// Pairs each id such as a-3 with a run that also contains it.
  private var amongRuns: [Pair] {
    guard !runs.isEmpty else { return [] }
    return places.all.compactMap { key, place in
      guard let dash = key.utf8.lastIndex(of: UInt8(ascii: "-")), let run = runs[String(key[..<dash])] else {
        return nil
      }
      let digits = String(key[key.index(after: dash)...])
      guard let number = Int(digits), number >= 0, String(number) == digits, Double(number) < run.count else {
        return nil
      }
      let cell = run.cell(digits)
      return place.section < cell.section
        || place.section == cell.section && place.span.start < cell.span.start
        ? Self.pair(place, cell) : Self.pair(cell, place)
    }
  }
}

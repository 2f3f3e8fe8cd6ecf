import LayoutReader
import LayoutSpec

/// A visible row of an outline, or a cell of a section without children.
struct OutlineRow {
  /// The normal form of the cell or run.
  let cell: Normal
  let count: Int
  /// The depth, from 0; `nil` in a section without children.
  let level: Int?
  /// The index of its first cell in the section, counting hidden rows as well.
  let position: Int
}

/// The cells of a section as a tree: rows with children below them.
///
/// Model: outlines documented. As in UIKit's section snapshots, the rows are ordered depth first, rows below
/// a collapsed row are hidden, and a hidden row keeps its own state. Recursion goes as deep as the input
/// nests, which the reader limits.
struct Outline {
  private let cells: [Normal]
  /// True if any row has children; then every row has a level (choice outline-levels).
  private let hasLevels: Bool

  init(_ items: Normal?) {
    cells = items?.elements ?? []
    hasLevels = cells.contains { $0[CellKeys.children] != nil }
  }

  /// Calls `body` with every visible row in order.
  func forEachVisibleRow(_ body: (OutlineRow) -> Void) {
    var position = 0
    visit(cells, level: 0, isVisible: true, &position, body)
  }

  var visibleCount: Int {
    var count = 0
    forEachVisibleRow { count += $0.count }
    return count
  }

  private func visit(
    _ cells: [Normal], level: Int, isVisible: Bool, _ position: inout Int, _ body: (OutlineRow) -> Void
  ) {
    for cell in cells {
      let count = whole(cell[CellKeys.count]) ?? 1
      if isVisible {
        body(OutlineRow(cell: cell, count: count, level: hasLevels ? level : nil, position: position))
      }
      position += count
      guard let children = cell[CellKeys.children]?.elements else { continue }
      let isExpanded = cell.boolean(CellKeys.expanded)
      visit(children, level: level + 1, isVisible: isVisible && isExpanded, &position, body)
    }
  }
}

extension Normal {
  /// Returns the entry of a section's items that describes a cell, and the entry's spec path below the
  /// section; `nil` if there is none.
  ///
  /// - Parameter cell: the cell's index among the visible ones.
  package func entry(ofCell cell: Int) -> (entry: Normal, path: String)? {
    var left = cell
    return entry(after: &left, path: SectionKeys.items.name)
  }

  /// - Parameter left: the number of visible cells before the wanted one.
  private func entry(after left: inout Int, path: String) -> (entry: Normal, path: String)? {
    for (index, row) in elements.enumerated() {
      let own = "\(path)[\(index)]"
      let count = whole(row[CellKeys.count]) ?? 1
      if left < count { return (row, own) }
      left -= count
      guard let children = row[CellKeys.children], row.boolean(CellKeys.expanded) else { continue }
      if let found = children.entry(after: &left, path: "\(own).\(CellKeys.children.name)") { return found }
    }
    return nil
  }

  /// Returns the first cell of the entry that is written at an offset in the text; `nil` if there is none.
  package func cell(writtenAt offset: Int) -> Int? {
    var found: Int?
    var cell = 0
    // The last match is the innermost row.
    Outline(self).forEachVisibleRow { row in
      let span = row.cell.span
      if row.count > 0, Int(span.start) <= offset, offset <= Int(span.end) { found = cell }
      cell += row.count
    }
    return found
  }

  /// Returns a section's cells, with the rows of the given ids expanded (true) or collapsed (false).
  func settingExpanded(_ rows: [String: Bool]) -> Normal {
    guard !rows.isEmpty, !elements.isEmpty else { return self }
    let cells = elements.map { cell -> Normal in
      var cell = cell
      if let children = cell.field(CellKeys.children) {
        cell = cell.replacing(
          CellKeys.children, with: CellKeys.children, children.value.settingExpanded(rows))
      }
      guard let id = cell[CellKeys.id], let text = id.text, cell[CellKeys.count] == nil,
        let isExpanded = rows[text]
      else {
        return cell
      }
      return cell.setting(CellKeys.expanded, Normal(.boolean(isExpanded), at: id.span), at: id.span)
        .ordered(as: .cell)
    }
    return Normal(.list(cells), at: span, scope: scope)
  }
}

extension Normal {
  /// Returns a section's items, cut or extended to `count` visible cells. Added cells are a run with no other
  /// keys.
  package func resized(to count: Int) -> Normal {
    guard number == nil else { return Normal(.number(Double(count)), at: span, scope: scope) }
    var missing = count
    var cells = elements.cutOff(after: &missing)
    if missing > 0 {
      let run = NormalField(CellKeys.count, keySpan: span, Normal(.number(Double(missing)), at: span))
      cells.append(Normal(.map([run]), at: span))
    }
    return Normal(.list(cells), at: span, scope: scope)
  }
}

extension [Normal] {
  /// Returns the first cells of an outline, counting visible children.
  ///
  /// - Parameter missing: how many cells are wanted; on return, how many of them the outline lacks.
  fileprivate func cutOff(after missing: inout Int) -> [Normal] {
    var result: [Normal] = []
    for var cell in self {
      guard missing > 0 else { break }
      if let count = whole(cell[CellKeys.count]) {
        if count > missing {
          cell = cell.replacing(
            CellKeys.count, with: CellKeys.count, Normal(.number(Double(missing)), at: cell.span))
        }
        missing -= Swift.min(count, missing)
      } else {
        missing -= 1
      }
      if let children = cell[CellKeys.children], cell.boolean(CellKeys.expanded) {
        let cut = children.elements.cutOff(after: &missing)
        cell = cell.replacing(
          CellKeys.children, with: CellKeys.children, Normal(.list(cut), at: children.span))
      }
      result.append(cell)
    }
    return result
  }
}

/// The ids of a layout's cells, including hidden rows.
package struct RowIDs {
  package private(set) var single: Set<String> = []
  /// The ids of runs, each with the count of its longest run.
  private var runs: [String: Int] = [:]

  package init() {}

  package mutating func add(_ layout: ResolvedLayout) {
    var last: NodeID?
    for section in layout.spec.sections.runs.lazy.map(\.first) where section.id != last {
      last = section.id
      visit(layout.sourceMap.map(of: section.id)[SectionKeys.items]?.elements ?? [])
    }
  }

  private mutating func visit(_ cells: [Normal]) {
    for cell in cells {
      if let id = cell[CellKeys.id]?.text {
        if let count = whole(cell[CellKeys.count]) {
          runs[id] = max(runs[id] ?? 0, count)
        } else {
          single.insert(id)
        }
      }
      visit(cell[CellKeys.children]?.elements ?? [])
    }
  }

  /// Returns `true` if a cell has the id.
  package func contains(_ id: String) -> Bool {
    if single.contains(id) { return true }
    guard let (prefix, number) = placeInRun(id), let count = runs[prefix] else { return false }
    return number < count
  }
}

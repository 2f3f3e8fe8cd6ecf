import LayoutReader
import LayoutSpec

/// A row of an outline that its ancestors show, or a cell of a section that is no outline.
struct OutlineRow {
  /// The cell or the run of cells in normal form.
  let cell: Normal
  /// How many cells it stands for.
  let count: Int
  /// How deep it lies, from 0; nil in a section without children.
  let level: Int?
  /// The position of its first cell in the section, hidden children counted.
  let position: Int
}

/// The cells of a section as a tree: rows with children below them.
///
/// Model: outlines documented. As in UIKit's section snapshots the rows stand depth first, those below a collapsed row are not shown, and a row keeps
/// its own state while it is hidden. Recursion is as deep as the input, which the reader bounds.
struct Outline {
  private let cells: [Normal]
  /// True if rows have a level, the outermost 0: where any has children (choice outline-levels).
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

  /// How many cells are visible.
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
  /// The entry of a section's items that a cell has, alone or with others, and its spec path below the section; nil where it has none.
  ///
  /// - Parameter cell: the cell's index among those that are shown.
  package func entry(ofCell cell: Int) -> (entry: Normal, path: String)? {
    var left = cell
    return entry(after: &left, path: SectionKeys.items.name)
  }

  /// - Parameter left: how many cells that are shown lie between here and the one that is wanted.
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

  /// The first of the cells that the entry of a section's items at a place in the text has; nil where there is none.
  package func cell(writtenAt offset: Int) -> Int? {
    var found: Int?
    var cell = 0
    // Of a row and the children in it the last one is the innermost.
    Outline(self).forEachVisibleRow { row in
      let span = row.cell.span
      if row.count > 0, Int(span.start) <= offset, offset <= Int(span.end) { found = cell }
      cell += row.count
    }
    return found
  }

  /// The cells of a section with some rows expanded or collapsed by id, however they were written.
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
  /// A section's items in concrete values, cut off or filled up to so many visible cells; those that are added have no description.
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
  /// The first cells of an outline, children that are shown included.
  ///
  /// - Parameter missing: how many are wanted; then how many of those are not there.
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

/// The ids of a layout's cells, those of hidden rows included.
package struct RowIDs {
  /// The ids of single cells.
  package private(set) var single: Set<String> = []
  /// The ids that runs number, with the counts.
  private var runs: [String: Int] = [:]

  package init() {}

  /// Adds the ids of a layout.
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

  /// True if any cell has the id.
  package func contains(_ id: String) -> Bool {
    if single.contains(id) { return true }
    guard let (prefix, number) = placeInRun(id), let count = runs[prefix] else { return false }
    return number < count
  }
}

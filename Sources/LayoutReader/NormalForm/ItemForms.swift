import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes the cells of a section: a count, or a list of ids, cells and runs.
  mutating func items(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .sequence else {
      if document.kind(node) == .mapping {
        expected("a count or a list of cells", node, at: place)
        return nil
      }
      return number(node, .itemCount, expecting: "a count or a list of cells", at: place)
    }
    let cells = normalElements(of: node) { $0.cell($1) }
    checkItemIDs(cells, into: &diagnostics)
    return Normal(.list(cells), at: document.span(node))
  }

  /// Normalizes a cell or a run; a text is its id.
  mutating func cell(_ node: NodeIndex) -> Normal? {
    let span = document.span(node)
    let place = Place(what: "a cell")
    guard document.kind(node) != .mapping else { return map(node, as: .cell, at: place) }
    guard let id = identifier(node, at: place) else { return nil }
    return Normal(whole: [NormalField(CellKeys.id, keySpan: span, id)], at: span)
  }
}

/// Reports item ids that are not unique in their section, including children.
package func checkItemIDs(_ cells: [Normal], into diagnostics: inout DiagnosticBag) {
  guard mayRepeatIDs(cells) else { return }
  var ids = CellIDs()
  ids.visit(cells)
  for (text, span, first) in ids.doubles() {
    diagnostics.report(
      Diagnostic(
        .error, rule: .duplicateItemId, "the item id \(quotedText(text)) occurs twice in the section",
        at: span, secondary: [DiagnosticLabel(first, "first here")],
        notes: ["UIKit: a section snapshot with the same identifier twice raises an exception"]))
  }
}

/// Splits the id of a run's cell, such as `a-3`, into the run's id and the cell's index; `nil` for other ids.
package func placeInRun(_ id: String) -> (prefix: String, number: Int)? {
  guard let dash = id.lastIndex(of: "-") else { return nil }
  let digits = id[id.index(after: dash)...]
  guard let number = Int(digits), number >= 0, String(number) == digits else { return nil }
  return (String(id[..<dash]), number)
}

/// Returns whether an id may occur twice. Compares only hashes, because a table of a million ids takes 60 MB.
private func mayRepeatIDs(_ cells: [Normal]) -> Bool {
  var hashes: [Int] = []
  hashes.reserveCapacity(cells.count)
  for cell in cells {
    // Runs and children need the full check.
    if cell[CellKeys.count] != nil || cell[CellKeys.children] != nil { return true }
    if let id = cell[CellKeys.id]?.text { hashes.append(id.hashValue) }
  }
  hashes.sort()
  return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
}

/// The ids of a section's cells and, separately, of its runs (`a` for a-0, a-1, …).
private struct CellIDs {
  private var single: [String: Span] = [:]
  private var runs: [String: (span: Span, count: Double)] = [:]
  private var found: [(id: String, span: Span, first: Span)] = []

  mutating func visit(_ cells: [Normal]) {
    for cell in cells {
      if let id = cell[CellKeys.id], let text = id.text {
        if let count = cell[CellKeys.count] {
          if let first = runs[text]?.span { found.append((text, id.span, first)) }
          runs[text] = runs[text] ?? (id.span, count.number ?? 0)
        } else {
          if let first = single[text] { found.append((text, id.span, first)) }
          single[text] = single[text] ?? id.span
        }
      }
      visit(cell[CellKeys.children]?.elements ?? [])
    }
  }

  /// Returns the ids that occur twice, each with its first place. A single cell may also repeat an id of a
  /// run, such as a-3.
  func doubles() -> [(id: String, span: Span, first: Span)] {
    guard !runs.isEmpty else { return found }
    var result = found
    for (text, span) in single {
      guard let (prefix, number) = placeInRun(text), let run = runs[prefix], Double(number) < run.count else {
        continue
      }
      result.append(span.start > run.span.start ? (text, span, run.span) : (text, run.span, span))
    }
    return result.sorted { $0.span.start < $1.span.start }
  }
}

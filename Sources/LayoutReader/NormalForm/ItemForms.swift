import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// The cells of a section: a count, or a list of ids, cells and runs.
  mutating func items(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .sequence else {
      if document.kind(node) == .mapping {
        expected("a count or a list of cells", node, at: place)
        return nil
      }
      return number(node, .itemCount, at: place)
    }
    let cells = document.elements(node).compactMap { cell($0) }
    checkItemIDs(cells)
    return Normal(.list(cells), at: document.span(node))
  }

  private mutating func cell(_ node: NodeIndex) -> Normal? {
    let span = document.span(node)
    let place = Place(what: "a cell")
    guard document.kind(node) != .mapping else { return map(node, as: .cell, at: place) }
    guard let id = identifier(node, at: place) else { return nil }
    return Normal(.map([NormalField("id", keySpan: span, id)]), at: span)
  }

  /// Item ids are unique in their section, children included.
  private mutating func checkItemIDs(_ cells: [Normal]) {
    var seen: [String: Span] = [:]
    func visit(_ cells: [Normal], _ report: (String, Span, Span) -> Void) {
      for cell in cells {
        if let id = cell["id"], let text = id.text {
          // A run's ids end in a number: the prefix itself is no id.
          let key = cell["count"] == nil ? text : text + "-…"
          if let first = seen[key] { report(text, id.span, first) } else { seen[key] = id.span }
        }
        visit(cell["children"]?.elements ?? [], report)
      }
    }
    var doubles: [(String, Span, Span)] = []
    visit(cells) { doubles.append(($0, $1, $2)) }
    // An id such as a-3 may also be one of a run's.
    for (text, span) in seen.sorted(by: { $0.value.start < $1.value.start }) {
      guard let dash = text.lastIndex(of: "-"), let number = Int(text[text.index(after: dash)...]),
        let run = seen[text[..<dash] + "-…"], String(number) == text[text.index(after: dash)...]
      else { continue }
      let count = cells.first { $0["id"]?.span == run }?["count"]?.number ?? 0
      if Double(number) < count { doubles.append((text, max(span, run), min(span, run))) }
    }
    for (text, span, first) in doubles {
      report(
        "duplicate-item-id", "the item id \(quoted(text)) occurs twice in the section", at: span,
        secondary: [DiagnosticLabel(first, "first here")],
        notes: ["UIKit: a section snapshot with the same identifier twice raises an exception"])
    }
  }

  private func max(_ left: Span, _ right: Span) -> Span { left.start > right.start ? left : right }
  private func min(_ left: Span, _ right: Span) -> Span { left.start > right.start ? right : left }
}

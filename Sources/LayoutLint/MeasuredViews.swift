import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

// Finds what cells, headers and footers ask for, with the widths that they have in the solved layout.

extension Solution {
  /// The length that a cell asks for along an axis, points, if any.
  func measuredLength(ofCell cell: Int, in section: LintedSection, along axis: Axis) -> Double? {
    section.items.measuredLength(
      of: cell, along: axis, width: frame(ofItem: cell, inSection: section.index)?.width ?? .nan)
  }

  /// The same for a cell whose run is known.
  func measuredLength(
    at offset: Int, of run: ItemList.Run, beginningAt first: Int, in section: LintedSection, along axis: Axis
  ) -> Double? {
    guard case .ofWidth = run.measured[axis] else { return run.measured[axis].length(at: offset) }
    return measuredLength(ofCell: first + offset, in: section, along: axis)
  }
}

/// A cell, header or footer whose height follows from its width or from the lines of its texts.
struct MeasuredView {
  /// What messages call it: `cell 3`, `the header`.
  let name: String
  /// The cell's index; `nil` for a header or footer.
  let cell: Int?
  let node: NodeID
  let frame: Rect
  let program: CellProgram
  /// Gives its texts.
  let text: (CellText) -> String

  /// The height that it asks for, points, if any.
  var height: Double? { program.length(at: cell ?? 0, width: frame.width, text: text) }

  /// The height that it would ask for at the text size `large` (`CellProgram.atLarge`), points.
  var heightAtLarge: Double? { program.atLarge.length(at: cell ?? 0, width: frame.width, text: text) }

  var truncatedTexts: [TruncatedText] {
    program.truncatedTexts(at: cell ?? 0, width: frame.width, text: text)
  }
}

/// Views that have the same problem and whose height is written at one place.
struct ViewsOfOneHeight<Problem> {
  /// The first of them.
  let view: MeasuredView
  /// The problem of the first.
  let problem: Problem
  /// Where the height is written.
  let span: Span
  fileprivate(set) var otherCount = 0
}

extension ItemList {
  /// How many cells of a section are examined for what follows from their width or texts, at most.
  static let examinedCount = 256

  /// True if the height of one of the first cells follows from its width or texts, by a program that satisfies a condition.
  func hasHeights(where isWanted: (CellProgram) -> Bool) -> Bool {
    runs.prefix(Self.examinedCount).contains { run in
      if case .ofWidth(let program) = run.measured.height { isWanted(program) } else { false }
    }
  }
}

extension LintedLayout {
  /// Calls `body` with the cells, headers and footers whose height follows from their width or texts: of each section with the first cells.
  func forEachMeasuredView(
    _ solution: Solution, where isWanted: (CellProgram) -> Bool = { _ in true },
    _ body: (MeasuredView) -> Void
  ) {
    for (index, placed) in boundaryItems.enumerated() {
      if templates.indices.contains(index) {
        forEachMeasuredCell(templates[index].section, solution, where: isWanted, body)
      }
      for view in placed {
        guard case .ofWidth(let program) = view.item.measured.height, isWanted(program) else { continue }
        body(
          MeasuredView(
            name: "the \(view.noun)", cell: nil, node: view.item.id, frame: view.element.frame,
            program: program, text: view.item.text))
      }
    }
  }

  private func forEachMeasuredCell(
    _ section: LintedSection, _ solution: Solution, where isWanted: (CellProgram) -> Bool,
    _ body: (MeasuredView) -> Void
  ) {
    let items = section.items
    guard items.hasHeights(where: isWanted) else { return }
    let count = min(items.count, ItemList.examinedCount)
    for (cell, frame) in solution.frames(ofFirst: count, inSection: section.index).enumerated() {
      guard let run = items.position(of: cell)?.run, case .ofWidth(let program) = run.measured.height,
        isWanted(program)
      else { continue }
      body(
        MeasuredView(
          name: "cell \(cell)", cell: cell, node: section.id, frame: frame, program: program,
          text: { items.text($0, of: cell, in: run) }))
    }
  }

  /// Finds the views that have a problem, by the place where their height is written.
  /// - Parameter problem: gives a view's problem and the place of its height, if it has one.
  func viewsByHeight<Problem>(
    _ solution: Solution, where problem: (MeasuredView) -> (problem: Problem, span: Span)?
  ) -> [ViewsOfOneHeight<Problem>] {
    var found: [ViewsOfOneHeight<Problem>] = []
    forEachMeasuredView(solution) { view in
      guard let (problem, span) = problem(view) else { return }
      if let index = found.firstIndex(where: { $0.span == span }) {
        found[index].otherCount += 1
      } else {
        found.append(ViewsOfOneHeight(view: view, problem: problem, span: span))
      }
    }
    return found
  }

  /// Where the height that a view asks for is written; where the section is, for the height of a list's own rows.
  func heightSpan(of view: MeasuredView) -> Span {
    writtenHeightSpan(of: view) ?? sourceMap.keySpan(of: view.node)
  }

  /// Where the height that a view asks for is written; `nil` for a list's own rows, whose height follows from their texts.
  func writtenHeightSpan(of view: MeasuredView) -> Span? {
    guard let cell = view.cell else {
      return sourceMap.map(of: view.node)["measured"]?[Axis.vertical.side]?.span
    }
    return measuredSpan(ofCell: cell, inSection: view.node, along: .vertical)
  }

  /// Where the length that a cell asks for is written, if the spec gives one.
  func measuredSpan(ofCell cell: Int, inSection section: NodeID, along axis: Axis) -> Span? {
    let map = sourceMap.map(of: section)
    if let own = map["items"]?.entry(ofCell: cell)?.entry["measured"] { return own[axis.side]?.span }
    // A shorthand has made it, too, if it has the same place as the group.
    guard sourceMap.keySpan(of: section, "measured") != sourceMap.keySpan(of: section, "group") else {
      return nil
    }
    return map["measured"]?[axis.side]?.span
  }
}

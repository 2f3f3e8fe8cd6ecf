import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// Says in arithmetic why a section has another structure from some length on.
struct BreakpointCause {
  private let solution: Solution
  private let section: Int
  private let axis: Axis

  init(_ solution: Solution, section: Int, axis: Axis) {
    self.solution = solution
    self.section = section
    self.axis = axis
  }

  /// - Returns: `nil` if the cause is not known.
  func text(from old: LayoutStructure.Section?, to new: LayoutStructure.Section) -> String? {
    if old?.variant != new.variant {
      return new.variant.map { "when \($0)" } ?? old?.variant.map { "no longer when \($0)" }
    }
    guard axis == solution.spec.configuration.scrollDirection.cross else { return nil }
    let spec = solution.spec.sections[section]
    let cells = solution.frames(ofFirst: LayoutStructure.Section.greatestCellCount, inSection: section)
    func row(of cell: Int, through last: Int) -> [Rect] {
      zip(cells, new.rowOfCell).prefix(last + 1).filter { $1 == new.rowOfCell[cell] }.map(\.0)
    }
    if let least = spec.writtenGrid?.leastColumnWidth, new.columns > 1 {
      return "auto(\(decimalText(least))): "
        + sum(
          ["\(new.columns) x \(decimalText(least))"], Double(new.columns) * least, gapCount: new.columns - 1,
          in: spec)
    }
    // The first cell that moves up stands in a row that has become long enough for it.
    if spec.fillsRows, let moved = old.flatMap({ new.firstMovedCell(from: $0) }) {
      let lengths = row(of: moved, through: moved).map { $0.extent[axis] }
      let areEqual = lengths.count > 1 && lengths.allSatisfy { $0 == lengths[0] }
      let terms =
        areEqual ? ["\(lengths.count) x \(decimalText(lengths[0]))"] : lengths.map { decimalText($0) }
      return sum(terms, lengths.reduce(0, +), gapCount: lengths.count - 1, in: spec)
    }
    return nil
  }

  /// A sum of cells, the gaps between them, and what the section leaves free at its edges.
  private func sum(_ cells: [String], _ length: Double, gapCount: Int, in spec: Section) -> String {
    let gap = spec.gapBetweenCells
    let edges = solution.environment.container[axis] - solution.room(ofSection: section).extent[axis]
    var terms = cells
    if gap != 0, gapCount > 0 {
      terms.append(gapCount == 1 ? decimalText(gap) : "\(gapCount) x \(decimalText(gap))")
    }
    if edges != 0 { terms.append(decimalText(edges)) }
    return terms.joined(separator: " + ") + " = " + decimalText(length + Double(gapCount) * gap + edges)
  }
}

extension Section {
  /// True if cells whose lengths do not depend on the view's go into a row as long as there is room.
  fileprivate var fillsRows: Bool {
    switch arrangement {
    case .flow: return true
    case .waterfall: return false
    case nil:
      guard case .line(let line) = group.content, line.repetition == .untilFull else { return false }
      return line.subitems.allSatisfy { node in
        if case .item = node, case .absolute = node.size[line.axis] { true } else { false }
      }
    }
  }

  /// Between two cells of a row, points.
  fileprivate var gapBetweenCells: Double {
    switch arrangement {
    case .waterfall(let waterfall): return waterfall.interItemSpacing
    case .flow(let flow): return flow.spacing
    case nil:
      if case .line(let line) = group.content { return line.interItemSpacing.minimum }
      return 0
    }
  }
}

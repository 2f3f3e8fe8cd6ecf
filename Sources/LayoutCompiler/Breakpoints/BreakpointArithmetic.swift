import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// Says in arithmetic why a section has another structure from some length of the view on: it adds up what has room from there on, or
/// compares lengths.
struct BreakpointArithmetic {
  private let solution: Solution
  private let oldSolution: Solution
  /// The section's index in each of them.
  private let index: Int
  private let oldIndex: Int
  private let axis: Axis
  private let section: Section
  /// The view's length, points.
  private let viewLength: Double
  /// By how much a sum may differ from the room, points: by a pixel, because the view grows by one, and a little more because thirds are
  /// not exact.
  private let tolerance: Double

  /// - Parameters:
  ///   - index: the section's index.
  ///   - old: the layout one pixel before.
  ///   - oldIndex: the section's index there.
  ///   - axis: the axis along which the view's length changes.
  init(ofSection index: Int, in solution: Solution, before oldIndex: Int, in old: Solution, axis: Axis) {
    self.solution = solution
    oldSolution = old
    self.index = index
    self.oldIndex = oldIndex
    self.axis = axis
    section = solution.spec.sections[index]
    viewLength = solution.environment.container[axis]
    tolerance = 1 / solution.environment.displayScale + 1e-6
  }

  /// The cause in a sentence; `nil` if no length and no sum is so close to the view's that it can be the cause.
  func text(from old: LayoutStructure.Section, to new: LayoutStructure.Section) -> String? {
    if old.scrolls != new.scrolls, let text = textOfOrthogonalRow { return text }
    guard axis == new.crossAxis else { return textOfSubitems }
    if let text = textOfColumns ?? textOfSubitems { return text }
    if let moved = new.firstMovedCell(from: old) {
      return new.kind == .waterfall ? textOfColumnLengths(cell: moved, old, new) : textOfRow(of: moved, new)
    }
    return old.exceedsView == new.exceedsView ? nil : textOfLongestCell
  }

  /// The groups of a row that scrolls only if it is longer than the room in the section.
  private var textOfOrthogonalRow: String? {
    guard let row = solution.sections[index].orthogonalRow,
      axis == solution.spec.configuration.scrollDirection.cross,
      let group = solution.outermostGroup(ofSection: index),
      let before = oldSolution.sections[oldIndex].orthogonalRow,
      isSteady(before.contentLength, row.contentLength)
    else { return nil }
    let count = solution.groupCount(ofSection: index)
    var sum = RowSum(Array(repeating: group.extent[axis], count: count), gap: section.interGroupSpacing)
    sum.edges = Double(count) * group.node.edgeSpacing.least(axis)
    // Groups may be measured, and the last one partial.
    if abs(sum.total - row.contentLength) > 1e-6 { sum = RowSum([row.contentLength], gap: 0) }
    sum.edges += viewLength - row.viewportLength
    return sum.text(filling: viewLength, within: tolerance, isTooLong: row.maxOffset > 0)
  }

  /// True if a length changes no more than with the view, so that its own change is not the cause.
  private func isSteady(_ old: Double, _ new: Double, gap: Double = 0) -> Bool {
    abs(new - old) < 4 * tolerance + abs(gap)
  }

  /// The columns of `auto(…)`.
  private var textOfColumns: String? {
    guard let least = section.writtenGrid?.leastColumnWidth else { return nil }
    let count: (Solution, Int) -> Int? = { solution, index in
      if case .waterfall(let waterfall) = solution.spec.sections[index].arrangement {
        return waterfall.columnCount
      }
      return solution.outermostGroup(ofSection: index)?.slotCount
    }
    guard let after = count(solution, index), let before = count(oldSolution, oldIndex), after > before else {
      return nil
    }
    var sum = RowSum(Array(repeating: least, count: after), gap: section.gapBetweenCells)
    sum.edges = viewLength - room
    return sum.text(filling: viewLength, within: tolerance).map { "auto(\(decimalText(least))): \($0)" }
  }

  /// The length inside the section's insets, points.
  private var room: Double { solution.room(ofSection: index) }

  /// The subitems of the first group, from the outside in, that holds more of them than before, or fewer.
  private var textOfSubitems: String? {
    guard let group = solution.outermostGroup(ofSection: index),
      let before = oldSolution.outermostGroup(ofSection: oldIndex)
    else { return nil }
    return textOfSubitems(of: group, before, room: group.extent[axis], fillsView: true)
  }

  /// - Parameters:
  ///   - room: the length of the box around the group, points.
  ///   - fillsView: true if that box is as long as the view but for edges.
  private func textOfSubitems(
    of node: SolvedNode, _ before: SolvedNode, room: Double, fillsView: Bool
  ) -> String? {
    guard case .group(let group) = node.node, case .line(let line) = group.content else { return nil }
    let fillsView = fillsView && group.size[axis] == .fraction(1, of: axis) && node.extent[axis] == room
    if line.repetition == .untilFull, !node.isFilledByMeasure, let new = node.slotCount,
      let old = before.slotCount, new != old
    {
      let children = node.children
      let count = max(new, old)
      // Fractions are taken of what the gaps leave.
      guard !children.isEmpty, children.count == line.subitems.count || count <= children.count,
        zip(before.children, children).allSatisfy({
          isSteady($0.extent[line.axis], $1.extent[line.axis], gap: line.interItemSpacing.minimum)
        })
      else { return nil }
      let slots = (0..<count).map { children[$0 % children.count] }
      var sum = RowSum(slots.map { $0.extent[line.axis] }, gap: line.interItemSpacing.minimum)
      sum.edges = slots.reduce(0) { $0 + $1.node.edgeSpacing.least(line.axis) }
      var length = node.inner[line.axis]
      let isInView = fillsView && line.axis == axis
      if isInView {
        sum.edges += viewLength - length
        length = viewLength
      }
      return sum.text(filling: length, within: tolerance, isTooLong: old > new)
        .map { isInView ? $0 : "\($0) inside the group" }
    }
    for (child, before) in zip(node.children, before.children) {
      let text = textOfSubitems(of: child, before, room: node.inner[axis], fillsView: fillsView)
      if let text { return text }
    }
    return nil
  }

  /// The cells in the row of the first cell that moves up: a row that has become long enough for it.
  private func textOfRow(of cell: Int, _ structure: LayoutStructure.Section) -> String? {
    guard section.hasRowsOfOwnLengths else { return nil }
    let frames = solution.frames(ofFirst: cell + 1, inSection: index)
    guard
      zip(oldSolution.frames(ofFirst: cell + 1, inSection: oldIndex), frames).allSatisfy({
        isSteady($0.extent[axis], $1.extent[axis])
      })
    else { return nil }
    let row = zip(frames, structure.lineOfCell).filter { $1 == structure.lineOfCell[cell] }.map(\.0)
    var sum = RowSum(row.map { $0.extent[axis] }, gap: section.gapBetweenCells)
    sum.edges = viewLength - room
    return sum.text(filling: viewLength, within: tolerance)
  }

  /// The lengths of the columns of a waterfall before a cell that goes into another one: it goes into the shortest.
  private func textOfColumnLengths(
    cell: Int, _ old: LayoutStructure.Section, _ new: LayoutStructure.Section
  ) -> String? {
    let isUpright = new.crossAxis == .horizontal
    let (before, after) = isUpright ? (old.columnOfCell, new.columnOfCell) : (old.rowOfCell, new.rowOfCell)
    let frames = solution.frames(ofFirst: cell, inSection: index)
    let along = axis.cross
    func end(_ column: Int) -> Double? {
      zip(frames, after).filter { $1 == column }.map { $0.0.origin[along] + $0.0.extent[along] }.max()
    }
    guard old.cellsAcross == new.cellsAcross, let start = frames.first?.origin[along],
      let own = end(after[cell]),
      let other = end(before[cell]), own <= other
    else { return nil }
    let noun = isUpright ? "column" : "row"
    return "\(noun) \(after[cell]) is \(decimalText(own - start)) long, \(noun) \(before[cell]) "
      + decimalText(other - start)
  }

  /// The cell that is longer than the view until here, or from here on.
  private var textOfLongestCell: String? {
    let frames = solution.frames(ofFirst: LayoutStructure.Section.greatestCellCount, inSection: index)
    guard let longest = frames.map({ $0.extent[axis] }).max(), isSteady(longest, viewLength) else {
      return nil
    }
    return "the longest cell is \(decimalText(longest))"
  }
}

/// A sum that fills the view: the lengths of the cells or groups in a row, the gaps between them, and the space at the row's two ends, in
/// points.
private struct RowSum {
  let lengths: [Double]
  let gap: Double
  var edges = 0.0

  init(_ lengths: [Double], gap: Double) {
    self.lengths = lengths
    self.gap = gap
  }

  private var gapCount: Int { max(0, lengths.count - 1) }
  var total: Double { lengths.reduce(0, +) + Double(gapCount) * gap + edges }

  /// The sum, such as `2 x 160 + 8 + 32 = 360`.
  /// - Parameters:
  ///   - room: a length, points.
  ///   - tolerance: how far the sum may be from it, points.
  ///   - isTooLong: true if the sum is greater than the room.
  /// - Returns: `nil` if the sum is not the room within the tolerance.
  func text(filling room: Double, within tolerance: Double, isTooLong: Bool = false) -> String? {
    // Each length is cut to a pixel.
    let tolerance = isTooLong ? Double(lengths.count) * tolerance : tolerance
    guard !lengths.isEmpty, abs(room - total) < tolerance, isTooLong == (total > room + 1e-3) else {
      return nil
    }
    var terms: [(count: Int, length: Double)] = []
    for length in lengths {
      if let place = terms.firstIndex(where: { abs($0.length - length) < 1e-6 }) {
        terms[place].count += 1
      } else {
        terms.append((1, length))
      }
    }
    if gapCount > 0 { terms.append((gapCount, gap)) }
    terms.append((1, edges))
    var text = ""
    for (count, length) in terms where abs(length) > 1e-6 {
      text += text.isEmpty ? (length < 0 ? "-" : "") : length < 0 ? " - " : " + "
      text += (count > 1 ? "\(count) x " : "") + decimalText(abs(length))
    }
    if isTooLong {
      return text + (text == decimalText(total) ? "" : " = \(decimalText(total))") + " > \(decimalText(room))"
    }
    return text == decimalText(total) ? "room for \(text)" : "\(text) = \(decimalText(total))"
  }
}

extension Section {
  /// True if each cell has a length of its own, and a row takes cells as long as there is room.
  fileprivate var hasRowsOfOwnLengths: Bool {
    switch arrangement {
    case .flow: return true
    case .waterfall: return false
    case nil:
      // The frames of cells with insets or edge spacing are not all that they take.
      guard case .line(let line) = group.content, line.repetition == .untilFull,
        group.size[line.axis] == .fraction(1, of: line.axis), group.contentInsets == .zero
      else { return false }
      return line.subitems.allSatisfy { node in
        if case .item = node { node.contentInsets == .zero && node.edgeSpacing == .zero } else { false }
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

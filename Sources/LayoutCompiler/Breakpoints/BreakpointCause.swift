import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// Says in arithmetic why a section has another structure from some length on.
struct BreakpointCause {
  private let solution: Solution
  /// The layout one pixel before.
  private let old: Solution?
  private let section: Int
  private let axis: Axis
  private let readsSizeClasses: Bool

  /// - Parameters:
  ///   - old: the layout one pixel before; `nil` if errors left none.
  ///   - axis: the axis along which the view's length changes.
  ///   - readsSizeClasses: true if a size class can be the cause.
  init(_ solution: Solution, after old: Solution?, section: Int, axis: Axis, readsSizeClasses: Bool) {
    self.solution = solution
    self.old = old
    self.section = section
    self.axis = axis
    self.readsSizeClasses = readsSizeClasses
  }

  /// - Returns: `nil` if the cause is not known.
  func text(from old: LayoutStructure.Section?, to new: LayoutStructure.Section) -> String? {
    if old?.variant != new.variant {
      return new.variant ?? old?.variant.map { "no longer \($0)" }
    }
    return axis == new.crossAxis ? sum(from: old, to: new) ?? sizeClassChange : sizeClassChange
  }

  /// The sum of lengths for which there is room from here on.
  private func sum(from old: LayoutStructure.Section?, to new: LayoutStructure.Section) -> String? {
    let spec = solution.spec.sections[section]
    if let least = spec.writtenGrid?.leastColumnWidth, new.breadth > 1 {
      let cells = "\(new.breadth) x \(decimalText(least))"
      return sum([cells], Double(new.breadth) * least, gapCount: new.breadth - 1, in: spec).map {
        "auto(\(decimalText(least))): \($0)"
      }
    }
    // The first cell that moves up stands in a row that has become long enough for it.
    guard spec.fillsRows, let moved = old.flatMap({ new.firstMovedCell(from: $0) }) else { return nil }
    let frames = solution.frames(ofFirst: moved + 1, inSection: section)
    let lengths = zip(frames, new.lineOfCell).filter { $1 == new.lineOfCell[moved] }.map { $0.0.extent[axis] }
    let areEqual = lengths.count > 1 && lengths.allSatisfy { $0 == lengths[0] }
    let terms = areEqual ? ["\(lengths.count) x \(decimalText(lengths[0]))"] : lengths.map { decimalText($0) }
    return sum(terms, lengths.reduce(0, +), gapCount: lengths.count - 1, in: spec)
  }

  /// The size class that changes, which nearly always is the reason of what changes with it.
  private var sizeClassChange: String? {
    guard readsSizeClasses, let before = old?.environment else { return nil }
    let after = solution.environment
    if before.horizontalSizeClass != after.horizontalSizeClass {
      return "horizontalSizeClass \(after.horizontalSizeClass.rawValue)"
    }
    return before.verticalSizeClass == after.verticalSizeClass
      ? nil : "verticalSizeClass \(after.verticalSizeClass.rawValue)"
  }

  /// A sum of cells, the gaps between them, and what the section leaves free at its edges; `nil` unless it is the view's length within a
  /// pixel, so that it is not the cause.
  private func sum(_ cells: [String], _ length: Double, gapCount: Int, in spec: Section) -> String? {
    let gap = spec.gapBetweenCells
    let edges = solution.environment.container[axis] - solution.insetFrame(ofSection: section).extent[axis]
    let total = length + Double(gapCount) * gap + edges
    let viewLength = solution.environment.container[axis]
    guard abs(viewLength - total) < 1 / solution.environment.displayScale + 1e-6 else { return nil }
    var terms = cells
    if gap != 0, gapCount > 0 {
      terms.append(gapCount == 1 ? decimalText(gap) : "\(gapCount) x \(decimalText(gap))")
    }
    if edges != 0 { terms.append(decimalText(edges)) }
    return terms.joined(separator: " + ") + " = " + decimalText(total)
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

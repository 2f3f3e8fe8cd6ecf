import LayoutDiagnostics
import LayoutSolver
import LayoutSpec
import LayoutText

/// Why a cell ends outside the view: the outermost box that sticks out, and the reason.
struct OverhangCause {
  /// For example `its group is 500 wide`.
  let text: String
  let span: Span
  var label: DiagnosticLabel?
  var help: SpelledHelp?

  static func find(
    _ found: CellOutside, _ section: LintedSection, along axis: Axis, allowance: Double,
    _ layout: LintedLayout
  ) -> OverhangCause {
    let view = layout.environment.container[axis]
    let boxes = found.boxes
    guard let level = found.firstOutside(of: view, allowance: allowance) else {
      return arrangement(found, section, along: axis, layout)
    }
    let box = boxes[level]
    let isCell = level == boxes.count - 1
    if level > 0, case .group(let group) = boxes[level - 1].node {
      let parent = boxes[level - 1]
      if let line = group.line, line.axis == axis, box.slot > 0, box.length <= parent.length + allowance {
        return self.line(group, line, upTo: box, in: parent, isCell: isCell, layout)
      }
      if group.line == nil {
        return OverhangCause(
          text:
            "frame \(box.slot) of the custom group goes from \(written(box.start)) to \(written(box.start + box.length))",
          span: layout.sourceMap.keySpan(of: group.id),
          help: "compute the frames from the size of the container")
      }
    }
    let noun = isCell ? "it" : level == 0 ? "its group" : "a group around it"
    if box.length > (level > 0 ? boxes[level - 1].length : view) + allowance {
      return length(box, of: noun, isCell ? found.cell : nil, section, along: axis, layout)
    }
    return push(box, noun, isOutermost: level == 0, along: axis, layout)
  }

  /// The cause if a box is not too long but begins too late.
  private static func push(
    _ box: CellOutside.Box, _ noun: String, isOutermost: Bool, along axis: Axis, _ layout: LintedLayout
  ) -> OverhangCause {
    let size = layout.sizeSpan(of: box.node.id, axis)
    let edges = box.node.edgeSpacing
    let spacing = edges.start(axis).minimum
    let length = "\(noun) is \(written(box.length)) \(axis.adjective)"
    let help: SpelledHelp =
      isOutermost
      ? "write contentInsets for the section instead: they are taken off the \(axis.side) of its groups (unsafe: frames change)"
      : "make its \(axis.side) smaller"
    guard spacing != 0 else {
      return OverhangCause(text: "\(length) and begins at \(written(box.start))", span: size, help: help)
    }
    return OverhangCause(
      text: "\(length) and has edge spacing of \(written(spacing)) before it",
      span: layout.sourceMap.valueSpan(of: box.node.id, "edgeSpacing", Edge.ends(of: axis)[0].rawValue),
      label: DiagnosticLabel(size, "its \(axis.side)"), help: help)
  }

  /// The cause if a subitem is pushed out by those before it.
  private static func line(
    _ group: Group, _ line: LineContent, upTo box: CellOutside.Box, in parent: CellOutside.Box,
    isCell: Bool, _ layout: LintedLayout
  ) -> OverhangCause {
    let gap = line.interItemSpacing.minimum
    let before = counted(box.slot, "subitem") + (gap == 0 ? "" : " with gaps of \(written(gap))")
    let isCounted = if case .untilFull = line.repetition { false } else { true }
    return OverhangCause(
      text:
        "the \(before) before \(isCell ? "it" : "a group around it") \(box.slot == 1 ? "takes" : "take") \(written(box.start - parent.start)) of \(written(parent.length))",
      span: layout.sourceMap.keySpan(of: group.id, isCounted ? "count" : "subitems"),
      label: gap == 0
        ? nil : DiagnosticLabel(layout.sourceMap.valueSpan(of: group.id, "interItemSpacing"), "the gaps"),
      help: isCounted
        ? "make the count smaller\(gap == 0 ? "" : ", or the gaps"), or list the subitems: they repeat until the group is full"
        : nil)
  }

  /// The cause if a box is longer than its container.
  private static func length(
    _ box: CellOutside.Box, of noun: String, _ cell: Int?, _ section: LintedSection,
    along axis: Axis, _ layout: LintedLayout
  ) -> OverhangCause {
    let length = "\(written(box.length)) \(axis.adjective)"
    let span = layout.sizeSpan(of: box.node.id, axis)
    guard box.node.size[axis].isEstimated else {
      return OverhangCause(
        text: "\(noun) is \(length)", span: span,
        // With edge spacing, a box of 100% would begin too late.
        help: box.node.edgeSpacing.least(axis) > 0
          ? "make its \(axis.side) or its edge spacing smaller"
          : "write a fraction of the \(axis.side), such as 100% (unsafe: frames change)")
    }
    return OverhangCause(
      text: cell == nil ? "\(noun) grows to \(length) with its cells" : "\(noun) measures \(length)",
      span: span, label: cell.flatMap { layout.measuredLabel(ofCell: $0, section, along: axis) },
      help: "limit the \(axis.side) that cells ask for: at most the container less insets and spacing")
  }

  /// The cause for a cell of a waterfall or a flow.
  private static func arrangement(
    _ found: CellOutside, _ section: LintedSection, along axis: Axis, _ layout: LintedLayout
  ) -> OverhangCause {
    if case .waterfall(let waterfall) = section.arrangement {
      return OverhangCause(
        text:
          "\(counted(waterfall.columnCount, "column")) with gaps of \(written(waterfall.interItemSpacing)) do not fit",
        span: layout.sourceMap.keySpan(of: found.node, "columns"),
        help: "make the columns fewer, or the gaps smaller")
    }
    let width = section.items.measuredLength(of: found.cell, along: .horizontal, width: 0) ?? 0
    let asked = section.items.measuredLength(of: found.cell, along: axis, width: width)
    let label = layout.measuredLabel(ofCell: found.cell, section, along: axis)
    return OverhangCause(
      text: "it measures \(written(asked ?? 0)) \(axis.adjective), more than a row has room for",
      span: label?.span ?? layout.sourceMap.keySpan(of: found.node),
      help: "limit the \(axis.side) that cells ask for: at most the container less insets")
  }
}

extension LintedLayout {
  /// Points at the measured length of a cell, if the spec gives one.
  fileprivate func measuredLabel(
    ofCell cell: Int, _ section: LintedSection, along axis: Axis
  ) -> DiagnosticLabel? {
    measuredSpan(ofCell: cell, inSection: section.id, along: axis).map {
      DiagnosticLabel($0, "what cell \(cell) measures")
    }
  }
}

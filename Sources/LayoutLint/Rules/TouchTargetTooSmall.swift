import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// Skips Apple TV and Mac. Cells are judged at the scale that `visibleItems` gives them. Estimated lengths
/// count only if cells declare measured sizes.
package enum TouchTargetTooSmall: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("touch-target-too-small"),
    summary: "a cell is too small to tap easily",
    why: "accessibility audits fail cells of less than 44 points, after Apple's guidance",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: [.nonpositiveDimension, .insetExceedsSlot],
    options: ["options.touchTarget", "options.decorativeKinds"],
    bad: [
      "low rows": """
      items: 9
      group:
        horizontal:
          size: 100% x 40
          subitems: [{item: 100% x 100%}]  # <- touch-target-too-small
      """,
      "insets that leave too little": """
      items: 9
      group:
        horizontal:
          size: 100% x 50
          subitems: [{item: {size: 50% x 100%, contentInsets: 5}}]  # <- touch-target-too-small
      """,
      "rows that shrink": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          subitems: [{item: 100% x 100%}]  # <- touch-target-too-small
      visibleItems: {scale: 0.5}
      """,
      "a tag that measures little": """
      items: [{measured: {width: 30}}, {measured: {width: 90}}]
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: ~80 x 100%}]  # <- touch-target-too-small
      """,
      "a low cell of a custom group beside a narrow one": """
      items: 3
      group:
        custom:  # <- touch-target-too-small
          size: 100% x 100
          items: [{frame: [0, 0, 100, 100]}, {frame: [100, 0, 20, 100]}, {frame: [120, 0, 100, 24]}]
      """,
    ],
    good: [
      "rows of 44": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "an estimate": """
      items: 9
      group: {horizontal: {size: 100% x ~30, subitems: [{item: 100% x ~30}]}}
      """,
      "a Mac": """
      environment: {device: mac-window}
      items: 9
      group: {horizontal: {size: 100% x 24, subitems: [{item: 100% x 100%}]}}
      """,
      "a hairline between cells": """
      items: 9
      group: {vertical: {size: 100% x 61, subitems: [{item: 100% x 60}, {item: 100% x 1}]}}
      """,
      "a low header": """
      items: 9
      header: {size: 100% x 20}
      group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  /// The greatest number of cells that are examined if cells differ.
  private static let greatestCellCount = 64

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    guard ![.tv, .mac].contains(layout.environment.userInterfaceIdiom) else { return [] }
    let least = layout.options.touchTarget
    var findings: [Finding] = []
    for template in layout.templates where template.section.items.count > 0 {
      // Decorative and blank cells are not tapped; `nil` means that all cells are.
      var kinds = layout.options.decorativeKinds
      if template.section.items.runs.contains(where: { $0.kind == ItemList.blankKind }) {
        kinds.insert(ItemList.blankKind)
      }
      let tappable =
        kinds.isEmpty ? nil : template.nodes(in: solution) { $0.map { !kinds.contains($0) } ?? true }
      let seen = leastSeen(template.index, solution)
      for (node, key, target) in targets(template, solution) {
        if let tappable, !tappable.contains(node) { continue }
        let target = seen[node] ?? target
        guard let smallest = target.shorter, smallest < least - 1e-6 else { continue }
        findings.append(
          Finding(
            node,
            "\(layout.environment.place) the cell is \(target.text)\(seen[node] == nil ? "" : " as it is seen"); what is tapped should be at least \(written(least)) x \(written(least))",
            at: key ? layout.sourceMap.valueSpan(of: node, "size") : layout.sourceMap.keySpan(of: node),
            rank: smallest,
            help:
              "make it larger; for cells that nobody taps list their kind in .layoutc.yaml: lint: {options: {decorativeKinds: [KIND]}}"
          ))
      }
    }
    return findings
  }

  /// Returns the smallest visible cell of each node after the section's `visibleItems` are applied.
  private static func leastSeen(_ section: Int, _ solution: Solution) -> [NodeID: Target] {
    guard let visible = solution.visibleItems(ofSection: section) else { return [:] }
    var least: [NodeID: Target] = [:]
    var selection = ElementSelection()
    selection.rects = [solution.visibleRect]
    selection.sections = [section]
    var left = greatestCellCount
    solution.forEachElement(of: selection) { element in
      guard element.category == .cell, let appearance = visible.appearance(of: element) else { return true }
      left -= 1
      guard appearance.isHidden != true, appearance.alpha > 0, !appearance.isPlain,
        let corners = appearance.corners(of: element.frame)
      else { return left > 0 }
      func length(_ start: Point, _ end: Point) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        return (x * x + y * y).squareRoot()
      }
      let size = Target(width: length(corners[0], corners[1]), height: length(corners[0], corners[3]))
      if let smaller = [least[element.node], size].smallest { least[element.node] = smaller }
      return left > 0
    }
    return least
  }

  /// Returns the smallest cell of each node with known sizes, and whether the node has a `size` key.
  private static func targets(
    _ template: SectionTemplate, _ solution: Solution
  ) -> [(node: NodeID, hasSize: Bool, target: Target)] {
    if let arrangement = template.section.arrangement {
      let frames = solution.frames(
        ofFirst: min(template.section.items.count, greatestCellCount), inSection: template.index)
      let smallest = frames.map { Target(width: $0.width, height: $0.height) }.smallest
      return smallest.map { [(arrangement.id, false, $0)] } ?? []
    }
    return template.nodes.compactMap { entry in
      switch entry.node {
      case .item(let item):
        let insets = item.size.effective(item.contentInsets)
        func length(_ axis: Axis, _ measured: Double?) -> Double? {
          guard entry.isFixed(axis) else { return measured }
          return entry.knownAxes.contains(axis) ? entry.solved.extent[axis] - insets.total(axis) : nil
        }
        let isFixed = entry.isFixed(.horizontal) && entry.isFixed(.vertical)
        let cells = isFixed ? [Target()] : measured(template.section, solution)
        return cells.map {
          Target(width: length(.horizontal, $0.width), height: length(.vertical, $0.height))
        }.smallest.map { (item.id, true, $0) }
      case .group(let group):
        guard case .custom(let frames) = group.content, !frames.isEmpty else { return nil }
        let shown = frames.prefix(greatestCellCount).map(\.frame)
        return shown.map { Target(width: $0.width, height: $0.height) }.smallest
          .map { (group.id, false, $0) }
      }
    }
  }

  /// Returns the measured sizes of the first cells.
  private static func measured(_ section: LintedSection, _ solution: Solution) -> [Target] {
    var cells: [Target] = []
    for run in section.items.runs where cells.count < greatestCellCount {
      let first = cells.count
      for offset in 0..<min(run.count, greatestCellCount - first) {
        func length(_ axis: Axis) -> Double? {
          solution.measuredLength(at: offset, of: run, beginningAt: first, in: section, along: axis)
        }
        cells.append(Target(width: length(.horizontal), height: length(.vertical)))
      }
    }
    return cells
  }
}

/// The known sides of a cell, in points.
private struct Target {
  var width: Double?
  var height: Double?

  /// The shorter known side.
  var shorter: Double? { width.map { min($0, height ?? $0) } ?? height }

  var text: String {
    switch (width, height) {
    case (let width?, let height?): Extent(width: width, height: height).text
    case (let width?, nil): "\(written(width)) wide"
    default: "\(written(height ?? 0)) high"
    }
  }

  /// The area in square points, which decides between cells with the same shorter side.
  var area: Double { (width ?? 0) * (height ?? 0) }
}

extension Sequence<Target?> {
  /// The target with the shortest side. Hairlines are not tapped, and other rules report empty cells.
  fileprivate var smallest: Target? {
    compactMap(\.self).filter { ($0.shorter ?? 0) > 1 }
      .min { ($0.shorter ?? 0, $0.area) < ($1.shorter ?? 0, $1.area) }
  }
}

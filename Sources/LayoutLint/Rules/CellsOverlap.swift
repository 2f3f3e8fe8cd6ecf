import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// Cells of one section can meet only if they are measured or have custom frames: the rule compares the first
/// cells of such sections. Cells of different sections can meet only if they reach outside their own section.
package enum CellsOverlap: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("cells-overlap"),
    summary: "two cells overlap",
    why:
      "one hides the other and takes its taps; if both have the same zIndex, either may be in front",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: [
      .crossAxisOverflow, .repeatCountOverflows, .groupCannotFitItem, .edgeSpacingOverflow,
      .customFramesMismatch,
      .estimatedItemInFixedGroup, .estimatedMainAxisUnbounded, .orthogonalEstimatedCrossAxis,
    ],
    bad: [
      "a pair that measures longer than the column around it": """
      environment: {container: 400 x 800}
      items: [{count: 4, measured: {height: 60}}]
      group:
        vertical:
          size: 100% x 25%w
          subitems:
            - vertical:
                size: 100% x ~80
                repeatingSubitem: {item: 100% x ~40}  # <- cells-overlap
                count: 2
      """,
      "a column over the next section": """
      environment: {container: 400 x 800}
      sections:
        - items: [{count: 2, measured: {height: 60}}]
          group:
            vertical:
              size: 100% x 25%w
              subitems:
                - vertical:
                    size: 100% x ~80
                    repeatingSubitem: {item: 100% x ~40}  # <- cells-overlap
                    count: 2
        - items: 3
          group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
      "two frames of a custom group": """
      items: 2
      group:
        custom:  # <- cells-overlap
          size: 100% x 200
          items: [{frame: [0, 0, 200, 120]}, {frame: [0, 100, 200, 100]}]
      """,
    ],
    good: [
      "rows that grow": """
      items: [{count: 4, measured: {height: 60}}]
      group: {horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}
      """
    ],
    nearMisses: [
      "a hand of cards: each zIndex says which is in front": """
      items: 2
      group:
        custom: {size: 100% x 200, items: [{frame: [0, 0, 200, 120]}, {frame: [0, 100, 200, 100], zIndex: 1}]}
      """,
      "rows that negative spacing pulls over one another": """
      items: 9
      interGroupSpacing: -20
      group: {horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}
      """,
    ])

  /// The greatest number of cells of a section that are compared, and of its cells outside the section.
  private static let greatestCount = 128
  private static let greatestCountOutside = 16

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let isPulled = layout.spec.configuration.interSectionSpacing < 0
    return layout.templates.compactMap { template in
      guard template.root != nil,
        let pair = pairInside(template, solution)
          ?? (isPulled ? nil : pairOutside(template, layout, solution)),
        !template.section.pullsCells
      else { return nil }
      return finding(pair, template, layout)
    }
  }

  private struct Pair {
    let first: Element
    let second: Element
    let common: Rect
  }

  private static func finding(_ pair: Pair, _ template: SectionTemplate, _ layout: LintedLayout) -> Finding? {
    let (first, second) = (pair.first, pair.second)
    let isOneSection = first.section == second.section
    let other = isOneSection ? template : layout.templates.last { $0.index <= second.section ?? 0 }
    if !isOneSection, other?.section.pullsCells ?? false { return nil }
    let isCustom =
      first.node == second.node && template.nodes.contains { $0.node.id == first.node && $0.group != nil }
    return Finding(
      first.node,
      "cell \(first.item) and cell \(second.item)\(isOneSection ? "" : " of section \(second.section ?? 0)") lie over one another by \(pair.common.extent.text) points \(layout.environment.place)",
      at: layout.sourceMap.keySpan(of: first.node), severity: isCustom ? .info : nil,
      related: template.ancestors(of: first.node) + (other?.ancestors(of: second.node) ?? []),
      secondary: first.node == second.node
        ? nil : DiagnosticLabel(layout.sourceMap.keySpan(of: second.node), "the other cell"),
      help: isCustom
        ? "keep the frames apart, or give them different zIndexes where they are meant to overlap"
        : "make the groups around them as long as their cells: estimated where those are measured")
  }

  /// Returns two overlapping cells of a section.
  private static func pairInside(_ template: SectionTemplate, _ solution: Solution) -> Pair? {
    guard template.nodes.contains(where: { !$0.placesByArithmetic }) else { return nil }
    let axis = solution.spec.configuration.scrollDirection
    let frames = solution.frames(ofFirst: greatestCount, inSection: template.index)
    let least = solution.environment.pixel + 1e-6
    let shown = frames.indices.filter { frames[$0].width > least && frames[$0].height > least }
    let order = shown.sorted { frames[$0].origin[axis] < frames[$1].origin[axis] }
    var open: [Int] = []
    for index in order {
      open.removeAll {
        frames[$0].origin[axis] + frames[$0].extent[axis] <= frames[index].origin[axis] + least
      }
      for other in open {
        guard let common = frames[other].intersection(frames[index]), common.width > least,
          common.height > least,
          let first = solution.cell(min(index, other), inSection: template.index),
          let second = solution.cell(max(index, other), inSection: template.index),
          first.zIndex == second.zIndex
        else { continue }
        return Pair(first: first, second: second, common: common)
      }
      open.append(index)
    }
    return nil
  }

  /// Returns a cell outside its section, and the cell of another section that it overlaps.
  private static func pairOutside(
    _ template: SectionTemplate, _ layout: LintedLayout, _ solution: Solution
  ) -> Pair? {
    guard layout.spec.sections.count > 1, solution.groupsReachOut(ofSection: template.index) else {
      return nil
    }
    let least = layout.environment.pixel + 1e-6
    var pair: Pair?
    var count = 0
    for strip in solution.outside(ofSection: template.index) {
      _ = solution.firstCell(in: strip, ofSection: template.index) { cell in
        count += 1
        pair = solution.firstCell(
          in: cell.frame, where: { $0.section != template.index && $0.zIndex == cell.zIndex }
        )
        .flatMap { other in
          cell.frame.intersection(other.frame).flatMap {
            $0.width > least && $0.height > least ? Pair(first: cell, second: other, common: $0) : nil
          }
        }
        return pair != nil || count >= greatestCountOutside
      }
      if pair != nil { return pair }
    }
    return nil
  }
}

extension TemplateNode {
  /// True if sizes alone determine the places of the node's contents: nothing is measured, and there are no
  /// custom frames.
  fileprivate var placesByArithmetic: Bool {
    if let group, group.line == nil { return false }
    return Axis.allCases.allSatisfy { !node.size[$0].isEstimated }
  }
}

extension SectionTemplate {
  /// Returns the ids of a node, the groups around it and the section.
  fileprivate func ancestors(of node: NodeID) -> [NodeID] {
    var result = [section.id]
    var next = nodes.first { $0.node.id == node }
    while let entry = next {
      result.append(entry.node.id)
      next = entry.parent
    }
    return result
  }
}

extension Solution {
  /// Returns the areas before and after a section along the scroll axis.
  fileprivate func outside(ofSection section: Int) -> [Rect] {
    let axis = spec.configuration.scrollDirection
    let own = frame(ofSection: section)
    let far = 1e9
    return [own.origin[axis] - far, own.origin[axis] + own.extent[axis]].map { start in
      var origin = Point(x: -far, y: -far)
      var extent = Extent(width: 2 * far, height: 2 * far)
      origin[axis] = start
      extent[axis] = far
      return Rect(origin, extent)
    }
  }
}

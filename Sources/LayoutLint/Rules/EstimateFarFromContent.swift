import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum EstimateFarFromContent: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("estimate-far-from-content"),
    summary: "the estimate is far from the measured sizes",
    why:
      "the scroll indicator jumps, and scrolling to an item lands elsewhere; if the estimate is far too large, UIKit asks for too few cells and parts of the screen stay empty",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    coversViewsWithoutSize: true,
    bad: [
      "cells four times as high": """
      items: 9
      measured: {height: 180}
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{item: 100% x ~44}]  # <- estimate-far-from-content
      """,
      "an estimate of nothing": """
      items: 9
      group:
        horizontal:
          size: 100% x ~1
          subitems: [{item: 100% x ~1}]  # <- estimate-far-from-content
      """,
    ],
    good: [
      "about right": """
      items: 9
      measured: {height: 60}
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """
    ],
    nearMisses: [
      "a few cells that differ": """
      items: [{count: 3, measured: {height: 180}}, {count: 6}]
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """,
      "two items of different estimates": """
      items: 9
      measured: {height: 180}
      group: {vertical: {size: 100% x ~220, subitems: [{item: 100% x ~40}, {item: 100% x ~180}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    let axis = layout.spec.configuration.scrollDirection
    for section in layout.sections {
      guard section.items.count > 0, section.arrangement == nil else { continue }
      var items: [(item: LintedNode, estimate: Double)] = []
      for item in section.nodes where item.isMeasured(axis) {
        if let estimate = item.size[axis].estimate { items.append((item, estimate)) }
      }
      guard let first = items.first else { continue }
      // If items differ, it is unknown which cell belongs to which item.
      let median =
        items.allSatisfy { $0.estimate == first.estimate } ? solution.medianLength(section, axis) : nil
      for (item, estimate) in items {
        let message: String
        let better: SpelledHelp
        var fix: SpecFix?
        if let median {
          guard median / estimate < 0.5 || median / estimate > 2 else { continue }
          message =
            "the estimate is \(written(estimate)), cells are mostly \(written(median)) \(axis.adjective)"
          better =
            "write \(estimated: written(median.rounded())) (unsafe: frames change until all is measured)"
          fix = .unsafe(
            "write ~\(written(median.rounded()))",
            .resize(
              item.id, axis, from: item.size[axis], to: item.size[axis].withEstimate(median.rounded())))
        } else {
          // In a view without a size, any estimate would be too long.
          let room = layout.environment.isWithoutSize ? .infinity : layout.environment.container[axis]
          guard estimate < 10 || estimate >= room else { continue }
          message =
            estimate < 10
            ? "the estimate of \(written(estimate)) is far less than any cell"
            : "the estimate of \(written(estimate)) is as long as the container"
          better = "write about what a cell will need"
        }
        findings.append(
          Finding(
            item.id, message, at: layout.sizeSpan(of: item.id, axis), help: better, fixes: fix))
      }
    }
    return findings
  }
}

extension Solution {
  /// Returns the median of the measured lengths of a section's cells; `nil` if there are too few.
  fileprivate func medianLength(_ section: LintedSection, _ axis: Axis) -> Double? {
    var lengths = LengthCounts()
    let items = section.items
    var cellsLeft = ItemList.examinedCount
    for (index, run) in items.runs.enumerated() {
      switch run.measured[axis] {
      case .none: break
      case .ofWidth:
        let cells = items.range(ofRun: index).prefix(cellsLeft)
        cellsLeft -= cells.count
        for cell in cells {
          if let length = measuredLength(ofCell: cell, in: section, along: axis) { lengths.add(length) }
        }
      case .same(let length): lengths.add(length, count: run.count)
      case .each(let all): for length in all { lengths.add(length) }
      }
    }
    // Chosen: fewer cells are not representative.
    return lengths.count >= 5 ? lengths.median : nil
  }
}

extension Dimension {
  func withEstimate(_ points: Double) -> Dimension {
    switch self {
    case .uniformAcrossSiblings: .uniformAcrossSiblings(points)
    case .estimated, .absolute, .fractionalWidth, .fractionalHeight: .estimated(points)
    }
  }
}

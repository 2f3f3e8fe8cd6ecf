import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum VisibleItemsLeaveSight: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("visible-items-leave-sight"),
    summary: "visibleItems keep a view in sight whose own frame leaves it",
    why:
      "a transform does not change a frame, and UIKit removes a view once its frame is out of sight: what sticks by a transform vanishes there",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0",
    yieldsTo: [RuleID("visible-items-estimated")],
    bad: [
      "a first cell that sticks": """
      items: 12
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 50% x 120, subitems: [{item: {}}]}}
      visibleItems:
        - translate: ["${max(0, offset.x) if index == 0 else 0}", 0]  # <- visible-items-leave-sight
      """,
      "cells that stay at the top": """
      items: 30
      group: {horizontal: {size: 100% x 120, subitems: [{item: {}}]}}
      visibleItems:
        - translate: [0, "${max(0, offset.y - frame.minY)}"]  # <- visible-items-leave-sight
      """,
    ],
    good: [
      "a pinned view beside the cells": """
      items: 12
      boundarySupplementaryItems: [{elementKind: first, size: 100% x 60, alignment: top, pinToVisibleBounds: true}]
      group: {horizontal: {size: 100% x 120, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "cells that lag behind a little": """
      items: 12
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 50% x 120, subitems: [{item: {}}]}}
      visibleItems:
        - translate: ["${0 - distance / 20}", 0]
      """
    ])

  /// The share of a cell whose vanishing is seen.
  private static let shownShare = 0.2
  /// How many cells at each end of a section are followed.
  private static let followedCount = 3

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    layout.templates.compactMap { template in
      let section = template.section
      guard
        let rule = section.visibleItems.first(where: {
          $0.handled == nil && $0.sets(.translateX, .translateY)
        }),
        let items = solution.visibleItems(ofSection: template.index)
      else { return nil }
      let axis = items.axis
      let count = section.items.count
      let cells = Set(0..<min(followedCount, count)).union(max(0, count - followedCount)..<count)
      for cell in cells.sorted() {
        guard let element = solution.cell(cell, inSection: template.index) else { continue }
        let length = element.frame.extent[axis]
        let leaving = items.leaving(element, pixel: layout.environment.pixel)
        guard let found = leaving.first(where: { $0.shown > length * shownShare }) else { continue }
        return Finding(
          rule.id,
          "cell \(cell) is still \(written(found.shown)) \(axis.adjective) in sight at offset \(written(found.offset)), where its own frame leaves it \(layout.environment.place)",
          at: layout.sourceMap.keySpan(of: rule.id, "translate"),
          notes: "a transform does not keep a view: UIKit removes it with its frame",
          help: "make it a boundary item that is pinned, or a view of its own over the collection view")
      }
      return nil
    }
  }
}

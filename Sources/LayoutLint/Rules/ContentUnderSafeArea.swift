import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// Reports only an info, because pictures may lie there on purpose. Lists and orthogonally scrolling sections
/// are not judged.
package enum ContentUnderSafeArea: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("content-under-safe-area"),
    summary: "cells lie under a side of the safe area because no insets follow it",
    why:
      "contentInsetsReference: none gives the whole width: in landscape the notch and the rounded corners of a phone cut into text and buttons",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0",
    bad: [
      "rows of text": """
      environment: {device: iphone-16, orientation: landscape}
      items: 9
      contentInsetsReference: none  # <- content-under-safe-area
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    good: [
      "insets that follow the safe area": """
      environment: {device: iphone-16, orientation: landscape}
      items: 9
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "insets of its own": """
      environment: {device: iphone-16, orientation: landscape}
      items: 9
      contentInsetsReference: none
      contentInsets: {horizontal: 60}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "a row that scrolls by itself": """
      environment: {device: iphone-16, orientation: landscape}
      items: 9
      contentInsetsReference: none
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 200 x 200, subitems: [{item: 100% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let configuration = layout.spec.configuration
    let across = configuration.scrollDirection.cross
    let safe = layout.environment.safeArea
    guard safe.start(across) > 0 || safe.end(across) > 0 else { return [] }
    return layout.templates.compactMap { template in
      let section = template.section
      let isOwn = section.contentInsetsReference == .none
      guard
        isOwn
          || section.contentInsetsReference == .automatic && configuration.contentInsetsReference == .none,
        section.orthogonalScrolling == nil, section.list == nil, !section.pullsCells
      else { return nil }
      for edge in Edge.ends(of: across) {
        let isStart = edge == Edge.ends(of: across)[0]
        let length = isStart ? safe.start(across) : safe.end(across)
        let strip = strip(length, isStart: isStart, solution.frame(ofSection: template.index), across, layout)
        guard let cell = solution.firstCell(in: strip, ofSection: template.index),
          let common = cell.frame.intersection(strip)
        else { continue }
        return Finding(
          section.id,
          "cell \(cell.item) lies under the safe area by \(written(common.extent[across])) of its \(written(length)) points at the \(edge.rawValue) edge \(layout.environment.place)",
          at: isOwn
            ? layout.sourceMap.valueSpan(of: section.id, "contentInsetsReference")
            : layout.normal["configuration"]?["contentInsetsReference"]?.span ?? layout.normal.span,
          help: "delete \("contentInsetsReference", is: "none"), or give the section insets of its own")
      }
      return nil
    }
  }

  /// Returns the strip of a section under an edge of the safe area.
  private static func strip(
    _ length: Double, isStart: Bool, _ section: Rect, _ across: Axis, _ layout: LintedLayout
  ) -> Rect {
    let isMirrored = across == .horizontal && layout.environment.layoutDirection == .rtl
    var origin = section.origin
    var extent = section.extent
    if isStart == isMirrored { origin[across] += extent[across] - length }
    extent[across] = length
    return Rect(origin, extent)
  }
}

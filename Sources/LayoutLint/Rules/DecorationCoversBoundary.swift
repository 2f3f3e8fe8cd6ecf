import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum DecorationCoversBoundary: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("decoration-covers-boundary"),
    summary: "the background of a section extends behind its header or footer",
    why:
      "its frame is the section with all its boundary items, less its own insets, so a card shows behind the title; no inset fits an estimated header, and in an orthogonally scrolling section the background does not move with the cards",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a card behind a title": """
      items: 3
      header: {size: 100% x 44}
      decorationItems: [{background: card}]  # <- decoration-covers-boundary
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "an inset for a title that measures itself": """
      items: 3
      header: {size: 100% x ~44, measured: {height: 60}}
      decorationItems:
        - background: card  # <- decoration-covers-boundary
          contentInsets: {top: 44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ],
    good: [
      "an inset of the title's length": """
      lint: {disable: [text-cell-fixed-height]}
      items: 3
      header: {size: 100% x 44}
      decorationItems: [{background: card, contentInsets: {top: 44}}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "a title over the content, which is in the card in any case": """
      lint: {disable: [boundary-covers-cells]}
      items: 3
      header: {size: 100% x 44, extendsBoundary: false}
      decorationItems: [{background: card}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    var findings: [Finding] = []
    for (template, items) in zip(layout.templates, layout.boundaryItems) {
      let section = template.section
      guard section.items.count > 0, !section.decorationItems.isEmpty else { continue }
      let covered = items.filter {
        $0.item.extendsBoundary && !$0.item.isHidden && $0.item.alignment.place(axis) != .center
          && $0.element.frame.extent[axis] > 0
      }
      for decoration in section.decorationItems {
        let found = covered.first { placed in
          insetBeside(decoration, of: placed, axis) < placed.element.frame.extent[axis]
            - layout.environment.pixel
        }
        guard let found else { continue }
        let inset = insetBeside(decoration, of: found, axis)
        let isGuess = found.item.size[axis].isEstimated && inset != 0
        let isRow = section.orthogonalScrolling != nil
        findings.append(
          Finding(
            decoration.id,
            "the background also lies behind the \(found.noun): that is \(written(found.element.frame.extent[axis])) \(axis.adjective), the background's inset there \(written(inset)) \(layout.environment.place)",
            at: layout.sourceMap.keySpan(of: decoration.id), severity: isGuess ? .warning : nil,
            secondary: DiagnosticLabel(layout.sourceMap.keySpan(of: found.item.id), "the \(found.noun)"),
            notes: isGuess ? "the \(found.noun) is estimated: no inset can follow it" : nil,
            isRow ? "the row scrolls by itself; its background does not move with the cards" : nil,
            help: found.item.size[axis].isEstimated
              ? "make the title a cell or a part of the first one, or its length absolute"
              : "add the \(found.noun)'s length to the background's contentInsets (unsafe: frames change)",
            fixes: found.item.size[axis].isEstimated ? nil : fix(decoration, found, axis)))
      }
    }
    return findings
  }

  /// Insets the background by the boundary item's length.
  private static func fix(_ decoration: DecorationItem, _ placed: PlacedBoundaryItem, _ axis: Axis) -> SpecFix
  {
    let edge = Edge.ends(of: axis)[placed.item.alignment.place(axis) == .start ? 0 : 1]
    let length = placed.element.frame.extent[axis]
    return .unsafe(
      "write \(edge.rawValue): \(written(length))",
      .addEdges(decoration.id, "contentInsets", [EdgeValue(edge, .number(length))]))
  }

  private static func insetBeside(_ decoration: DecorationItem, of placed: PlacedBoundaryItem, _ axis: Axis)
    -> Double
  {
    placed.item.alignment.place(axis) == .start
      ? decoration.contentInsets.start(axis) : decoration.contentInsets.end(axis)
  }
}

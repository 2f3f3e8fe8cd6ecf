import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

package enum HeaderGapMissing: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("header-gap-missing"),
    summary: "rows are spaced, but the header touches the first",
    why: "interGroupSpacing applies between groups only: the distance to the header is the section's inset",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.spacingWithoutGap], isOptIn: true,
    bad: [
      "a header on the first row": """
      items: 9
      header: ~44
      interGroupSpacing: 8  # <- header-gap-missing
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "sections on top of each other": """
      sections:
        - items: 9
          interGroupSpacing: 8
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
        - items: 9
          interGroupSpacing: 8  # <- header-gap-missing
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "an inset below the header": """
      items: 9
      header: ~44
      interGroupSpacing: 8
      contentInsets: {top: 8}
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """
    ],
    nearMisses: [
      "one group that holds all rows: the spacing has no effect at all": """
      lint: {disable: [spacing-without-gap]}
      items: 3
      header: ~44
      interGroupSpacing: 8
      group: {vertical: {size: 100% x 150, count: 3, subitem: {item: {}}}}
      """,
      "a header that has its own distance": """
      items: 9
      header: {height: ~44, contentInsets: {bottom: 8}}
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "a row that scrolls: the spacing is across": """
      items: 9
      header: ~44
      interGroupSpacing: 8
      orthogonalScrollingBehavior: continuous
      group: {horizontal: {size: 100 x 44, subitems: [{item: {}}]}}
      """,
      "a single row": """
      items: 1
      header: ~44
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "the seams of a photo grid": """
      items: 9
      header: ~44
      interGroupSpacing: 2
      group: {horizontal: {size: 100% x 80, interItemSpacing: 2, count: 4, subitem: {item: {}}}}
      """,
      "a footer below the rows": """
      items: 9
      footer: ~44
      interGroupSpacing: 8
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ])

  /// Gaps smaller than this are seams of a photo grid, which a header need not keep.
  fileprivate static let leastGap = 4.0

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    let axis = layout.spec.configuration.scrollDirection
    var before: LintedSection?
    func hasRows(_ section: LintedSection) -> Bool { solution.groupCount(ofSection: section.index) > 1 }
    for section in layout.sections {
      if let before, layout.spec.configuration.interSectionSpacing == 0,
        section.beginsBare(axis), before.endsBare(axis), hasRows(section), hasRows(before)
      {
        findings.append(touching(section, before, axis, layout))
      }
      before = section
      guard section.hasSpacedRows, hasRows(section), section.contentInsets.start(axis) == 0,
        section.group.edgeSpacing.start(axis).minimum == 0,
        let header = section.boundaryItems.first(where: { $0.touchesContent(axis) })
      else { continue }
      let edge = Edge.ends(of: axis)[0]
      let gap = written(section.interGroupSpacing)
      findings.append(
        Finding(
          section.id,
          "rows are \(gap) apart, the header touches the first; interGroupSpacing counts between groups only",
          at: layout.sourceMap.keySpan(of: section.id, "interGroupSpacing"),
          secondary: DiagnosticLabel(layout.sourceMap.keySpan(of: header.id), "the header"),
          help: "give the section contentInsets: {\(edge.rawValue): \(gap)} (unsafe: frames change)",
          fixes: .unsafe(
            "write contentInsets: {\(edge.rawValue): \(gap)}",
            .addEdges(section.id, "contentInsets", [EdgeValue(edge, .number(section.interGroupSpacing))]))))
    }
    return findings
  }

  private static func touching(
    _ section: LintedSection, _ before: LintedSection, _ axis: Axis, _ layout: LintedLayout
  ) -> Finding {
    let gap = written(section.interGroupSpacing)
    return Finding(
      section.id,
      "rows are \(gap) apart, the first touches the last of the section before; interGroupSpacing counts within a section only",
      at: layout.sourceMap.keySpan(of: section.id, "interGroupSpacing"),
      secondary: DiagnosticLabel(layout.sourceMap.keySpan(of: before.id), "the section before"),
      help:
        "give the configuration interSectionSpacing: \(gap), or the section contentInsets: {\(axis == .vertical ? "top" : "leading"): \(gap)} (unsafe: frames change)"
    )
  }
}

extension LintedSection {
  /// True if the section has rows with gaps.
  fileprivate var hasSpacedRows: Bool {
    interGroupSpacing >= HeaderGapMissing.leastGap && orthogonalScrolling == nil && arrangement == nil
  }

  /// Returns `true` if the section begins with spaced rows and has nothing before them.
  fileprivate func beginsBare(_ axis: Axis) -> Bool {
    hasSpacedRows && contentInsets.start(axis) == 0 && group.edgeSpacing.start(axis).minimum == 0
      && !boundaryItems.contains { $0.alignment.place(axis) == .start && $0.extendsBoundary }
  }

  /// Returns `true` if the section ends with spaced rows and has nothing after them.
  fileprivate func endsBare(_ axis: Axis) -> Bool {
    hasSpacedRows && contentInsets.end(axis) == 0 && group.edgeSpacing.end(axis).minimum == 0
      && !boundaryItems.contains { $0.alignment.place(axis) == .end && $0.extendsBoundary }
  }
}

extension BoundaryItem {
  /// Returns `true` if the item touches the start of the content.
  fileprivate func touchesContent(_ axis: Axis) -> Bool {
    alignment.place(axis) == .start && extendsBoundary && !isHidden && contentInsets.end(axis) == 0
      && absoluteOffset[axis] == 0
  }
}

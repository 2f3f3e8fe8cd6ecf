import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

/// Finds only what would fit at the text size `large`, in layouts that scroll down. Looks at the first cells of a section
/// (`ItemList.examinedCount`).
package enum RowOutgrowsScreen: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("row-outgrows-screen"),
    summary: "at a large text size a cell or header becomes higher than what is visible of the view",
    why: "users see only a part of it at once, and have to scroll far to the next row",
    severity: .info, layer: .solved, evidence: .inferred, since: "0.1.0",
    yieldsTo: [.boundaryAsLongAsView],
    dependsOn: .run,
    bad: [
      "a review in landscape": """
      environment: {device: iphone-16, orientation: landscape, traits: {preferredContentSizeCategory: accessibilityExtraExtraExtraLarge}}
      items:
        - title: The layout is computed twice, first at the estimates and then with what the cells on the screen have measured, and whatever follows moves; what is far below stays at its estimates until the user scrolls there.
      list: plain
      measured: {height: "${textHeight(title, body, cellWidth - 32) + 22}"}  # <- row-outgrows-screen
      """,
      "a header of a narrow column": """
      environment: {container: 320 x 240, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      items: 9
      header:
        size: 100% x ~44
        title: Everything that was added to the library in the last two weeks
        measured: {height: "${textHeight(title, title1, cellWidth - 32) + 22}"}  # <- row-outgrows-screen
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "a text of at most four lines": """
      environment: {device: iphone-16, orientation: landscape, traits: {preferredContentSizeCategory: accessibilityExtraExtraExtraLarge}}
      lint: {disable: [text-truncated-at-large-sizes]}
      items:
        - title: The layout is computed twice, first at the estimates and then with what the cells on the screen have measured, and whatever follows moves; what is far below stays at its estimates until the user scrolls there.
      list: plain
      measured: {height: "${textHeight(title, body, cellWidth - 32, lines: 4) + 22}"}
      """
    ],
    nearMisses: [
      "a text that is as long at every text size": """
      environment: {container: 320 x 240, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      items:
        - title: The layout is computed twice, first at the estimates and then with what the cells on the screen have measured, and whatever follows moves; what is far below stays at its estimates until the user scrolls there.
      list: plain
      measured: {height: "${textHeight(title, system(40), cellWidth - 32) + 22}"}
      """,
      "a picture that is meant to be high": """
      environment: {container: 320 x 240, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      items: [{title: Fjord}]
      group: {horizontal: {size: 100% x 400, subitems: [{item: {}}]}}
      """,
      "a cell that says that it is so high": """
      environment: {container: 320 x 240, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      lint: {disable: [estimate-far-from-content]}
      items: [{title: Fjord}]
      measured: {height: 400}
      group: {horizontal: {size: 100% x ~400, subitems: [{item: 100% x ~400}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let environment = layout.environment
    let category = environment.preferredContentSizeCategory
    guard layout.spec.configuration.scrollDirection == .vertical else { return [] }
    let room =
      environment.container.height - environment.adjustedContentInset(scrolling: .vertical).total(.vertical)
    let found = layout.viewsByHeight(solution) { view -> (problem: Double, span: Span)? in
      guard view.frame.height > room + environment.pixel, view.height ?? 0 > room,
        let heightAtLarge = view.heightAtLarge, heightAtLarge <= room
      else { return nil }
      return (heightAtLarge, layout.heightSpan(of: view))
    }
    return found.map { row in
      let others = row.otherCount
      let too = others == 0 ? "" : "; so \(others == 1 ? "is" : "are") \(counted(others, "other"))"
      return Finding(
        row.view.node,
        "at the text size \(category) \(environment.place) \(row.view.name) is \(written(row.view.frame.height)) high, more than the \(written(room)) that are visible at once\(too)",
        at: row.span, rank: -row.view.frame.height,
        notes: "at the text size large it measures at most \(written(row.problem))",
        help: "limit the lines of texts that can be read in full on a screen of their own")
    }
  }
}

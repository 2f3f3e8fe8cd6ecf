import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

/// Finds only texts that would fit at the text size `large`: texts that are cut off there are cut off on purpose. Looks at the first
/// cells of a section (`ItemList.examinedCount`).
package enum TextTruncatedAtLargeSizes: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("text-truncated-at-large-sizes"),
    summary: "a text that fits at the text size large is cut off at a larger one",
    why:
      "users who need large text cannot read the rest; Apple's guidance is to cut off as little as possible as text grows",
    severity: .info, layer: .solved, evidence: .documented, since: "0.1.0", dependsOn: .run,
    bad: [
      "a title of at most two lines": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      items: [{title: Localization of layouts in right-to-left languages}, {title: Self-sizing}]
      list: plain
      measured: {height: "${textHeight(title, body, cellWidth - 32, lines: 2) + 22}"}  # <- text-truncated-at-large-sizes
      """,
      "a header of one line": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      items: 9
      header:
        size: 100% x ~44
        title: Recently added to the library
        measured: {height: "${textHeight(title, headline, lines: 1) + 22}"}  # <- text-truncated-at-large-sizes
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "any number of lines": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      items: [{title: Localization of layouts in right-to-left languages}, {title: Self-sizing}]
      list: plain
      measured: {height: "${textHeight(title, body, cellWidth - 32) + 22}"}
      """
    ],
    nearMisses: [
      "the text size large": """
      environment: {device: iphone-16}
      items: [{title: Localization of layouts in right-to-left languages}]
      list: plain
      measured: {height: "${textHeight(title, body, 120, lines: 2) + 22}"}
      """,
      "a text that is cut off at the text size large, too": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      items: [{title: Localization of layouts in right-to-left languages}]
      list: plain
      measured: {height: "${textHeight(title, body, cellWidth - 32, lines: 1) + 22}"}
      """,
      "more lines at such sizes": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      let: {isLarge: "${preferredContentSizeCategory == accessibilityLarge}"}
      items: [{title: Localization of layouts in right-to-left languages}]
      list: plain
      measured: {height: "${22 + (textHeight(title, body) if isLarge else textHeight(title, body, lines: 2))}"}
      """,
      "a font that does not grow": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      items: [{title: Localization of layouts in right-to-left languages}]
      list: plain
      measured: {height: "${textHeight(title, system(33), cellWidth - 32, lines: 2) + 22}"}
      """,
      "the subtitle of a list's own row": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityLarge}}
      items: [{title: Layouts, subtitle: Localization of layouts in right-to-left}]
      list: plain
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let category = layout.environment.preferredContentSizeCategory
    let found = layout.viewsByHeight(solution) { view -> (problem: TruncatedText, span: Span)? in
      guard let text = view.truncatedTexts.first(where: \.fitsAtLarge),
        let span = layout.writtenHeightSpan(of: view)
      else { return nil }
      return (text, span)
    }
    return found.map { cut in
      let (text, others) = (cut.problem, cut.otherCount)
      let who =
        others == 0
        ? "\(cut.view.name) cuts off its text"
        : "\(cut.view.name) and \(counted(others, "other")) cut off their texts"
      let shown = text.shownLines == 1 ? "1 is shown" : "\(text.shownLines) are shown"
      return Finding(
        cut.view.node,
        "at the text size \(category) \(layout.environment.place) \(who): \(quotedText(text.text)) needs \(text.neededLines) lines, \(shown)",
        at: cut.span, rank: Double(text.shownLines - text.neededLines),
        help: "allow more lines at such text sizes; without 'lines' a text has as many as it needs")
    }
  }
}

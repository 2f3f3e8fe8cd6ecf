import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

/// If the spec says what texts ask for, finds only views that are too low for them at the text size of the run.
package enum TextCellFixedHeight: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("text-cell-fixed-height"),
    summary: "a header, a footer, a list row or a cell of text has a fixed height",
    why: "text at larger text sizes is cut off at the edge of its box",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    coversViewsWithoutSize: true, dependsOn: .container, options: ["options.textKinds"],
    bad: [
      "a header": """
      items: 9
      header: 44  # <- text-cell-fixed-height
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
      "the rows of a list": """
      items: 9
      list: {rowHeight: 44}  # <- text-cell-fixed-height
      """,
      "cells that are lower than their texts": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      items: [{title: Sizes}, {title: Localization of layouts}]
      measured: {height: "${textHeight(title, body, cellWidth - 32) + 22}"}
      group: {horizontal: {size: 100% x 70, subitems: [{item: {}}]}}  # <- text-cell-fixed-height
      """,
    ],
    good: [
      "estimates": """
      items: 9
      header: ~44
      list: {rowHeight: ~44}
      """
    ],
    nearMisses: [
      "a height of its own for large text": """
      items: 9
      header: 44
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      variants:
        - when: ${preferredContentSizeCategory == accessibilityLarge}
          header: 88
      """,
      "the dots below pages": """
      items: 9
      orthogonalScrollingBehavior: groupPaging
      footer: 30
      group: {horizontal: {size: 100% x 200, subitems: [{item: {}}]}}
      """,
      "a card beside the cells": """
      items: 9
      boundarySupplementaryItems: [{elementKind: header, size: 120 x 120, alignment: leading}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
      "a boundary item of another kind": """
      items: 9
      boundarySupplementaryItems: [{elementKind: divider, size: 100% x 8, alignment: bottom}]
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
      "a hairline": """
      items: 9
      header: 1
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
      "cells that are high enough for their texts": """
      environment: {device: iphone-16, traits: {preferredContentSizeCategory: accessibilityExtraLarge}}
      items: [{title: Sizes}, {title: Localization of layouts}]
      measured: {height: "${textHeight(title, body, cellWidth - 32) + 22}"}
      group: {horizontal: {size: 100% x 120, subitems: [{item: {}}]}}
      """,
      "cells of which nothing is known": """
      items: 9
      kind: photo
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    var findings: [Finding] = []
    // Both are the same for all sections, and needed only if one has such a height.
    lazy var mayFollowTextSize = Normal.wordsOfTextSize.contains { layout.mayMention($0) }
    lazy var doValuesFollowTextSize = ["let", "define"].contains {
      layout.normal[$0]?.followsTextSize ?? false
    }
    for (index, section) in layout.sections.enumerated() {
      let views = fixedViews(of: section, layout)
      guard !views.isEmpty else { continue }
      lazy var followsTextSize =
        mayFollowTextSize && (doValuesFollowTextSize || layout.written(section.id)?.followsTextSize ?? false)
      lazy var shortfalls = layout.textShortfalls(ofTemplate: index, solution)
      for view in views {
        if let shortfall = view.nodes.lazy.compactMap({ shortfalls[$0] }).first {
          findings.append(finding(view, shortfall.message(in: layout), rank: -shortfall.missing))
        } else if view.isText, !followsTextSize {
          findings.append(
            finding(
              view, "the \(view.noun)'s height is \(written(view.points)) whatever the size of its text"))
        }
      }
    }
    return findings
  }

  /// A header, a footer, or what makes cells as high as they are.
  private struct FixedView {
    let node: NodeID
    let noun: String
    let points: Double
    let span: Span
    /// The header or footer, or the items of the cells.
    let nodes: [NodeID]
    /// The section, if the finding is about it as a whole.
    var section: NodeID?
    /// False for cells that may show no text.
    var isText = true
    /// True if no group around the node has to change too.
    var isWhole = false
  }

  private static func fixedViews(of section: LintedSection, _ layout: LintedLayout) -> [FixedView] {
    var views: [FixedView] = []
    for item in section.boundaryItems where item.isText(in: section) {
      // A hairline has no text.
      guard case .absolute(let points) = item.size.height, points > 1 else { continue }
      let noun = ElementKind.canonical(item.elementKind) == ElementKind.header ? "header" : "footer"
      views.append(
        FixedView(
          node: item.id, noun: noun, points: points, span: layout.sizeSpan(of: item.id, .vertical),
          nodes: [item.id], isWhole: true))
    }
    if let list = section.list {
      if let rowHeight = list["rowHeight"], let points = rowHeight["absolute"]?.number {
        let items = section.nodes.filter(\.isItem).map(\.id)
        views.append(
          FixedView(
            node: section.group.id, noun: "row", points: points, span: rowHeight.span, nodes: items,
            section: section.id))
      }
      return views
    }
    let isText = !layout.options.textKinds.isEmpty && holdsText(section, layout.options.textKinds)
    guard isText || section.measuresTexts else { return views }
    var search = FixedHeights()
    search.visit(section.group.node, height: nil)
    return views
      + search.found.map { box in
        FixedView(
          node: box.id, noun: "text cell", points: box.points, span: layout.sizeSpan(of: box.id, .vertical),
          nodes: box.items, isText: isText)
      }
  }

  private static func finding(_ view: FixedView, _ message: String, rank: Double = 0) -> Finding {
    Finding(
      view.section ?? view.node, message, at: view.span, rank: rank,
      help:
        "write \(estimated: written(view.points))\(view.isWhole ? "" : ", and so for every group around it") (unsafe: frames change)",
      fixes: view.isWhole
        ? .unsafe(
          "write ~\(written(view.points))",
          .resize(view.node, .vertical, from: .absolute(view.points), to: .estimated(view.points)))
        : nil)
  }

  /// Returns `true` if the kinds of all cells are text. It takes all cells, because it is unknown here which
  /// item a cell belongs to.
  private static func holdsText(_ section: LintedSection, _ kinds: Set<String>) -> Bool {
    let own = Set(section.items.runs.map(\.kind))
    return !own.isEmpty && own.allSatisfy { $0.map(kinds.contains) ?? false }
  }
}

extension BoundaryItem {
  /// Returns `true` for headers and footers, except those of fixed width. The footer of an orthogonally
  /// scrolling section does not count either, because it is usually a page control.
  fileprivate func isText(in section: LintedSection) -> Bool {
    if isHidden { return false }
    if case .absolute = size.width { return false }
    let kind = ElementKind.canonical(elementKind)
    return kind == ElementKind.header || kind == ElementKind.footer && section.orthogonalScrolling == nil
  }
}

/// The fixed heights that determine how high items are: the items' own, or those of groups around them.
private struct FixedHeights {
  private(set) var found: [(id: NodeID, points: Double, items: [NodeID])] = []

  /// - Parameter height: the fixed height that fractions refer to, if any.
  mutating func visit(_ node: Node, height: (id: NodeID, points: Double)?) {
    var own: (id: NodeID, points: Double)?
    switch node.size.height {
    case .absolute(let points): own = (node.id, points)
    case .fractionalHeight: own = height
    case .fractionalWidth, .estimated, .uniformAcrossSiblings: own = nil
    }
    switch node {
    case .item: add(node.id, own)
    case .group(let group):
      guard let line = group.line else { return }
      for child in line.subitems {
        if group.sharesOut(.vertical) {
          // A share of a fixed height is fixed.
          if case .item = child { add(child.id, own) }
        } else {
          visit(child, height: own)
        }
      }
    }
  }

  private mutating func add(_ item: NodeID, _ height: (id: NodeID, points: Double)?) {
    guard let height else { return }
    if let index = found.firstIndex(where: { $0.id == height.id }) {
      found[index].items.append(item)
    } else {
      found.append((height.id, height.points, [item]))
    }
  }
}

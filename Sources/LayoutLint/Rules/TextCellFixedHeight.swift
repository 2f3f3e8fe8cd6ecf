import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

package enum TextCellFixedHeight: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("text-cell-fixed-height"),
    summary: "a header, a footer, a list row or a cell of text has a fixed height",
    why: "text at larger text sizes is cut off at the edge of its box",
    severity: .info, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    dependsOn: .container, options: ["options.textKinds"],
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
      "cells of which nothing is known": """
      items: 9
      kind: photo
      group: {horizontal: {size: 100% x 60, subitems: [{item: {}}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    // Both are the same for all sections, and needed only if one has such a height.
    lazy var mayFollowTextSize = Normal.wordsOfTextSize.contains { layout.mayMention($0) }
    lazy var doValuesFollowTextSize = ["let", "define"].contains {
      layout.normal[$0]?.followsTextSize ?? false
    }
    for section in layout.sections {
      var own: [Finding] = []
      for item in section.boundaryItems where item.isText(in: section) {
        // A hairline has no text.
        guard case .absolute(let points) = item.size.height, points > 1 else { continue }
        let what = ElementKind.canonical(item.elementKind) == ElementKind.header ? "header" : "footer"
        own.append(finding(item.id, what, points, at: layout.sizeSpan(of: item.id, .vertical), isWhole: true))
      }
      if let list = section.list {
        if let rowHeight = list["rowHeight"], let points = rowHeight["absolute"]?.number {
          own.append(finding(section.group.id, "row", points, at: rowHeight.span, of: section.id))
        }
      } else if !layout.options.textKinds.isEmpty, holdsText(section, layout.options.textKinds) {
        var search = FixedHeights()
        search.visit(section.group.node, height: nil)
        for box in search.found {
          let span = layout.sizeSpan(of: box.id, .vertical)
          own.append(finding(box.id, "text cell", box.points, at: span))
        }
      }
      guard !own.isEmpty else { continue }
      if mayFollowTextSize {
        guard !doValuesFollowTextSize, !(layout.written(section.id)?.followsTextSize ?? false) else {
          continue
        }
      }
      findings += own
    }
    return findings
  }

  /// - Parameter isWhole: true if no group around the node has to change too.
  private static func finding(
    _ node: NodeID, _ what: String, _ points: Double, at span: Span, of section: NodeID? = nil,
    isWhole: Bool = false
  ) -> Finding {
    Finding(
      section ?? node, "the \(what)'s height is \(written(points)) whatever the size of its text", at: span,
      help:
        "write \(estimated: written(points))\(isWhole ? "" : ", and so for every group around it") (unsafe: frames change)",
      fixes: isWhole
        ? .unsafe(
          "write ~\(written(points))",
          .resize(node, .vertical, from: .absolute(points), to: .estimated(points)))
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
  private(set) var found: [(id: NodeID, points: Double)] = []

  /// - Parameter height: the fixed height that fractions refer to, if any.
  mutating func visit(_ node: Node, height: (id: NodeID, points: Double)?) {
    var own: (id: NodeID, points: Double)?
    switch node.size.height {
    case .absolute(let points): own = (node.id, points)
    case .fractionalHeight: own = height
    case .fractionalWidth, .estimated, .uniformAcrossSiblings: own = nil
    }
    switch node {
    case .item:
      if let own, !found.contains(where: { $0.id == own.id }) { found.append(own) }
    case .group(let group):
      guard let line = group.line else { return }
      for child in line.subitems {
        if group.sharesOut(.vertical) {
          // A share of a fixed height is fixed.
          if case .item = child, let own, !found.contains(where: { $0.id == own.id }) { found.append(own) }
        } else {
          visit(child, height: own)
        }
      }
    }
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// The reader reports the same kind twice in one list as an error, because UIKit raises an exception. The
/// same kind in two roles is a warning, because UIKit's behavior is not documented.
package enum DuplicateElementKind: StaticRule {
  package static let metadata = RuleMetadata(
    id: .duplicateElementKind,
    summary: "two different items share an element kind",
    why:
      "UIKit looks up views by kind and index path: two items of one kind can get each other's view, and UIKit raises if both are on one section",
    severity: .error, layer: .static, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    refusesSpecs: true, crashes: [.repeatedElementKind: 1, .unregisteredDecoration: 2],
    bad: [
      "two items of one list": """
      items: 9
      boundarySupplementaryItems:
        - {elementKind: title, size: 100% x ~44, alignment: top}
        - elementKind: title  # <- duplicate-element-kind
          size: 100% x ~44
          alignment: bottom
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "a header and a badge": """
      items: 9
      boundarySupplementaryItems: [{elementKind: badge, size: 100% x ~44, alignment: top}]
      group:
        horizontal:
          size: 100% x 60
          subitems:
            - item:
                supplementaryItems:
                  - elementKind: badge  # <- duplicate-element-kind
                    size: 20 x 20
      """,
      "the layout's header and a section's": """
      configuration:
        boundarySupplementaryItems:
          - elementKind: header  # <- duplicate-element-kind
            size: 100% x ~80
      items: 9
      header: ~44
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
      "a supplementary item and a decoration": """
      items: 9
      boundarySupplementaryItems: [{elementKind: panel, size: 100% x ~44, alignment: top}]
      decorationItems: [{background: panel}]  # <- duplicate-element-kind
      group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ],
    good: [
      "a kind for each": """
      configuration: {boundarySupplementaryItems: [{elementKind: banner, size: 100% x ~80, alignment: top}]}
      sections:
        - items: 9
          header: ~44
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
        - {items: 9, decorationItems: [{background: panel}], grid: {columns: 2, rowHeight: 44}}
      """
    ],
    nearMisses: [
      "the same badge on several items": """
      items: 9
      group:
        horizontal:
          size: 100% x 60
          subitems:
            - item: {size: 50% x 100%, supplementaryItems: [{elementKind: badge, size: 20 x 20}]}
            - item: {size: 50% x 100%, supplementaryItems: [{elementKind: badge, size: 20 x 20}]}
      """,
      "the same header in several sections": """
      sections:
        - items: 9
          header: ~44
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
        - items: 9
          header: ~44
          group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var findings: [Finding] = []
    let map = layout.sourceMap
    let ofLayout = layout.spec.configuration.boundaryItems.map { KindUse($0.elementKind, $0.id, .layout) }
    var ofSections: [KindUse] = []
    for section in layout.sections {
      var uses = section.boundaryItems.map { KindUse($0.elementKind, $0.id, .section) }
      for node in section.nodes {
        for item in node.supplementaryItems { uses.append(KindUse(item.elementKind, item.id, .node)) }
      }
      for item in section.decorationItems { uses.append(KindUse(item.elementKind, item.id, .decoration)) }
      if uses.count > 1 { findings += rivals(among: uses, map) }
      if !ofLayout.isEmpty { ofSections += uses }
    }
    for use in ofLayout {
      guard let other = ofSections.first(where: { $0.kind == use.kind }) else { continue }
      findings.append(finding(use, other, map))
    }
    return findings
  }

  /// Reports the items of a section whose kind an earlier item has in another role, once for each kind and
  /// role.
  private static func rivals(among uses: [KindUse], _ map: SourceMap) -> [Finding] {
    guard let role = uses.first?.role, uses.contains(where: { $0.role != role }) else { return [] }
    var firsts = NamedValues<KindUse>()
    var reported: Set<KindUse.Rivalry> = []
    var findings: [Finding] = []
    for use in uses {
      guard let first = firsts[use.kind] else {
        firsts.add(use, named: use.kind)
        continue
      }
      // Items of one role are fine here: the reader reports two in one list, and on several nodes they are
      // the same sort of view.
      guard first.role != use.role, reported.insert(.init(kind: use.kind, role: use.role)).inserted else {
        continue
      }
      findings.append(finding(use, first, map))
    }
    return findings
  }

  private static func finding(_ use: KindUse, _ other: KindUse, _ map: SourceMap) -> Finding {
    let name = quotedText(use.name)
    return Finding(
      use.id,
      "\(use.role.title) and \(other.role.title) are both of the kind \(name); each sort of view needs a kind of its own",
      at: use.span(map), severity: .warning,
      secondary: DiagnosticLabel(other.span(map), "the other is here"),
      help:
        "give one of the two another kind, such as \(shownText(use.suggestion)) (unsafe: the app registers it too)",
      // Headers and footers get their alignment from their kind.
      fixes: [ElementKind.header, ElementKind.footer].contains(use.kind)
        ? nil
        : .unsafe(
          "write \(shownText(use.suggestion))",
          .set(use.id, use.role == .decoration ? "background" : "elementKind", .text(use.suggestion))))
  }
}

/// The use of an element kind by one item.
private struct KindUse {
  enum Role {
    case layout, section, node, decoration

    var title: String {
      switch self {
      case .layout: "a boundary item of the layout"
      case .section: "a boundary item of a section"
      case .node: "a supplementary item"
      case .decoration: "a decoration item"
      }
    }
  }

  struct Rivalry: Hashable {
    let kind: String
    let role: Role
  }

  let kind: String
  let id: NodeID
  let role: Role

  init(_ kind: String, _ id: NodeID, _ role: Role) {
    self.kind = ElementKind.canonical(kind)
    self.id = id
    self.role = role
  }

  var name: String { ElementKind.short(kind) }

  var suggestion: String {
    switch role {
    case .layout: name + "-layout"
    case .section: name + "-section"
    case .node: name + "-item"
    case .decoration: name + "-background"
    }
  }

  /// Returns the span of the kind. For an item under `header` or `footer`, it is the span of that key.
  func span(_ map: SourceMap) -> Span {
    let fields = map.map(of: id)
    return fields["elementKind"]?.span ?? fields["background"]?.span ?? map.keySpan(of: id)
  }
}

import LayoutDiagnostics

/// A spec without targets may be for any system. A spec for Apple TV alone is not judged, because its windows
/// have only one width.
package enum SizeClassOnlyBreakpoints: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("size-class-only-breakpoints"),
    summary: "variants for large screens differ by size class or idiom only",
    why:
      "a window on iPad or Mac is regular from half of the screen to all of it: the narrowest gets the layout of the widest",
    severity: .info, layer: .static, evidence: .reported, since: "0.1.0", isOptIn: true, dependsOn: .text,
    bad: [
      "two size classes": """
      lint: {targets: {ipados: 17}}
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:  # <- size-class-only-breakpoints
        - when: ${horizontalSizeClass == regular}
          grid: {columns: 6}
        - when: ${userInterfaceIdiom == mac}
          grid: {columns: 8}
      """,
      "the same without targets": """
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:  # <- size-class-only-breakpoints
        - when: ${horizontalSizeClass == regular}
          grid: {columns: 6}
        - when: ${userInterfaceIdiom == mac}
          grid: {columns: 8}
      """,
    ],
    good: [
      "widths": """
      lint: {targets: {ipados: 17}}
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${width > 1000}
          grid: {columns: 8}
        - when: ${width > 600}
          grid: {columns: 6}
      """
    ],
    nearMisses: [
      "a television's layout": """
      lint: {targets: {tvos: 17}}
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${horizontalSizeClass == regular}
          grid: {columns: 6}
        - when: ${userInterfaceIdiom == tv}
          grid: {columns: 8}
      """,
      "one variant": """
      lint: {targets: {ipados: 17}}
      items: 9
      grid: {columns: 2, rowHeight: 44}
      variants:
        - when: ${horizontalSizeClass == regular}
          grid: {columns: 6}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    let targets = DeploymentTargets(layout).all
    let large: Set<DeploymentTargets.Platform> = [.ios, .ipados, .maccatalyst, .macos, .visionos]
    guard targets.isEmpty || targets.contains(where: { large.contains($0.platform) }) else { return [] }
    return (layout.normal["sections"]?.elements ?? []).enumerated().compactMap { index, section in
      guard let field = section.field("variants") else { return nil }
      let conditions = field.value.elements.compactMap { $0["when"] }
      let byClass = conditions.count {
        $0.mentions("horizontalSizeClass") || $0.mentions("userInterfaceIdiom")
      }
      // Every name for a width ends like this.
      let knowsWidth = conditions.contains { $0.mentions("idth") }
      guard byClass >= 2, byClass == conditions.count, !knowsWidth else { return nil }
      return Finding(
        path: "sections[\(index)].variants",
        "the \(byClass) variants are told apart by size class or idiom only; windows of one class differ in width by half",
        at: field.keySpan, help: "tell them apart by width, such as ${width > 600}")
    }
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

package enum ApiUnavailable: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("api-unavailable"),
    summary: "a feature that a deployment target does not have",
    why:
      "code for the layout needs an availability check to compile for the target, and without the feature the layout differs",
    severity: .error, layer: .static, evidence: .documented, since: "0.1.0", dependsOn: .run,
    options: ["targets"],
    bad: [
      "uniform sizes before iOS 17": """
      lint: {targets: {ios: 15}}
      items: 9
      group:
        horizontal:
          size: 100% x ~44
          subitems: [{item: 50% x uniform(44)}]  # <- api-unavailable
      """,
      "a list in AppKit": """
      lint: {targets: {macos: 14}}
      items: 9
      list: plain  # <- api-unavailable
      """,
      "a repeating subitem before iOS 16": """
      lint: {targets: {ios: 15.4}}
      items: 9
      group:
        horizontal:
          size: 100% x 44
          repeatingSubitem: {item: 50% x 100%}  # <- api-unavailable
          count: 2
      """,
      "inset groups on an Apple TV": """
      lint: {targets: {tvos: 15}}
      items: 9
      list:
        appearance: insetGrouped  # <- api-unavailable
        showsSeparators: false  # <- api-unavailable
      """,
      "headers that hug their content before iOS 18": """
      lint: {targets: {ios: 17}}
      items: 9
      list:
        headerMode: supplementary
        contentHuggingElements: supplementaryHeader  # <- api-unavailable
      """,
      "a system without compositional layouts": """
      lint: {targets: {ios: 12}}
      sections:  # <- api-unavailable
        - items: 9
          list: insetGrouped
      """,
    ],
    good: [
      "a target that has it": """
      lint: {targets: {ios: 17}}
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}}
      """
    ],
    nearMisses: [
      "no target at all": """
      items: 9
      group: {horizontal: {size: 100% x ~44, subitems: [{item: 50% x uniform(44)}]}}
      """,
      "the reference that a list brings along": """
      lint: {targets: {ios: 14, tvos: 14}}
      sections: [{items: 9, list: {rowHeight: 44}}]
      """,
      "headers that hug their content on the first systems that have it": """
      lint: {targets: {ios: 18, tvos: 18, visionos: 2}}
      items: 9
      list: {headerMode: supplementary, contentHuggingElements: supplementaryHeader}
      """,
      "what an Apple TV has, and the first systems that lay out sections": """
      lint: {targets: {ios: 14, ipados: 14, maccatalyst: 14, tvos: 14, visionos: 1}}
      sections:
        - items: 9
          list: {appearance: grouped, headerMode: supplementary}
        - items: 9
          grid: {columns: 3, rowHeight: 44}
      """,
      "the first systems with compositional layouts": """
      lint: {targets: {ios: 13, tvos: 13, macos: 10.15, maccatalyst: 13.1}}
      sections: [{items: 9, grid: {columns: 3, rowHeight: 44}}]
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    var targets = DeploymentTargets(layout).all
    guard !targets.isEmpty else { return [] }
    var findings: [Finding] = []
    func report(_ feature: Feature, _ id: NodeID?, path: String? = nil, at span: Span) {
      for target in targets {
        guard let needed = feature.lack(on: target) else { continue }
        let message =
          "\(feature.name) \(needed); the spec is for \(target.platform.name) \(target.version.text)"
        let help: SpelledHelp =
          feature.absent.contains(target.platform)
          ? SpelledHelp(feature.instead)
          : feature.isAbsent(on: target.platform)
            ? "no version of \(target.platform.name) has it: do without there, or build for Mac Catalyst"
            : "raise the target, or do without"
        let secondary = target.span.map { DiagnosticLabel($0, "the target") }
        findings.append(Finding(id, path: path, message, at: span, secondary: secondary, help: help))
      }
    }
    if let field = layout.normal.field("sections") {
      report(.compositionalLayouts, nil, path: "sections", at: field.keySpan)
      // A system without compositional layouts has one finding, and none for the parts of layouts.
      targets.removeAll { Feature.compositionalLayouts.lack(on: $0) != nil }
    }
    if let field = layout.normal["configuration"]?.field("contentInsetsReference") {
      report(.contentInsetsReference, nil, path: "configuration", at: field.keySpan)
    }
    for section in layout.sections {
      let map = layout.sourceMap.map(of: section.id)
      if let list = section.list {
        report(.list, section.id, at: layout.sourceMap.keySpan(of: section.group.id))
        for (key, feature) in [
          ("headerTopPadding", Feature.headerTopPadding), ("contentHuggingElements", .contentHugging),
        ] {
          if let field = list.field(key) { report(feature, section.id, at: field.keySpan) }
        }
        if let appearance = list["appearance"], let word = appearance.text,
          Feature.appearancesBesideTV.contains(word)
        {
          report(
            .absentOnTV(word, instead: "use plain or grouped, which tvOS has"), section.id,
            at: appearance.span)
        }
        if let field = list.field("showsSeparators") {
          report(.absentOnTV(field.key), section.id, at: field.keySpan)
        }
      } else if let field = map.field("contentInsetsReference") {
        report(.contentInsetsReference, section.id, at: field.keySpan)
      }
      for (key, feature) in [
        ("supplementaryContentInsetsReference", Feature.supplementaryReference),
        ("orthogonalScrollingProperties", .orthogonalProperties),
      ] {
        if let field = map.field(key) { report(feature, section.id, at: field.keySpan) }
      }
      for node in section.nodes {
        for axis in Axis.allCases {
          guard case .uniformAcrossSiblings = node.size[axis] else { continue }
          report(.uniform, node.id, at: layout.sizeSpan(of: node.id, axis))
        }
        if case .repeating? = node.line?.repetition {
          report(.repeating, node.id, at: layout.sourceMap.keySpan(of: node.id, "repeatingSubitem"))
        }
      }
    }
    return findings
  }
}

/// Compositional layouts or a part of them, with the systems that have it according to Apple's headers.
private struct Feature {
  let name: String
  let iOS: DeploymentTargets.Version
  /// `nil` if AppKit lacks the feature.
  var macOS: DeploymentTargets.Version?
  /// The platforms without the feature.
  var absent: Set<DeploymentTargets.Platform> = []
  var instead = "do without"

  static let compositionalLayouts = Feature(
    name: "a compositional layout", iOS: .init(major: 13), macOS: .init(major: 10, minor: 15))
  /// The list appearances that tvOS lacks.
  static let appearancesBesideTV: Set<String> = ["insetGrouped", "sidebar", "sidebarPlain"]

  /// Returns a part of lists that tvOS lacks. The feature `list` covers the other platforms.
  static func absentOnTV(_ name: String, instead: String = "do without") -> Feature {
    Feature(
      name: name, iOS: compositionalLayouts.iOS, macOS: compositionalLayouts.macOS, absent: [.tvos],
      instead: instead)
  }

  static let list = Feature("a list section", SectionKeys.list.since)
  static let headerTopPadding = Feature(ListKeys.headerTopPadding)
  static let contentHugging = Feature(ListKeys.contentHuggingElements)
  static let contentInsetsReference = Feature(SectionKeys.contentInsetsReference)
  static let supplementaryReference = Feature(SectionKeys.supplementaryContentInsetsReference)
  static let repeating = Feature(LineKeys.repeatingSubitem)
  static let uniform = Feature("uniformAcrossSiblings", .uniform)
  static let orthogonalProperties = Feature(SectionKeys.orthogonalScrollingProperties)

  /// Returns `true` if no version of the platform has the feature.
  func isAbsent(on platform: DeploymentTargets.Platform) -> Bool {
    absent.contains(platform) || needed(on: platform) == nil
  }

  private func needed(on platform: DeploymentTargets.Platform) -> DeploymentTargets.Version? {
    platform.version(ofIOS: iOS) ?? macOS
  }

  /// Returns the reason why a target lacks the feature, such as `needs iOS 17`; `nil` if the target has the
  /// feature.
  func lack(on target: DeploymentTargets.Target) -> String? {
    if absent.contains(target.platform) { return "does not exist on \(target.platform.name)" }
    guard let needed = needed(on: target.platform) else { return "does not exist in AppKit" }
    return target.version < needed ? "needs \(target.platform.name) \(needed.text)" : nil
  }
}

extension Feature {
  fileprivate init(_ key: KeyRow) { self.init(key.name, key.since) }

  fileprivate init(_ name: String, _ since: FirstSystems?) {
    self.init(
      name: name, iOS: since.map { .init(major: $0.iOS) } ?? Self.compositionalLayouts.iOS,
      macOS: since?.macOS.map { .init(major: $0) })
  }
}

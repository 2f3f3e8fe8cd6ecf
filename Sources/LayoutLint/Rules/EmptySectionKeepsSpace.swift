import LayoutDiagnostics
import LayoutSolver

package enum EmptySectionKeepsSpace: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("empty-section-keeps-space"),
    summary: "a section without cells takes up room",
    why: "its boundary items are shown with nothing below, and the spacing between sections counts twice",
    severity: .info, layer: .solved, evidence: .single, since: "0.1.0", isOptIn: true,
    bad: [
      "a title with nothing below": """
      lint: {severity: {empty-section-keeps-space: info}}
      items: 0  # <- empty-section-keeps-space
      header: {size: 100% x 44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
      "spacing around nothing": """
      lint: {severity: {empty-section-keeps-space: info}}
      configuration: {interSectionSpacing: 20}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
        - items: 0  # <- empty-section-keeps-space
          group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """,
    ],
    good: [
      "cells": """
      lint: {severity: {empty-section-keeps-space: info}}
      items: 3
      header: {size: 100% x ~44}
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "nothing at all": """
      lint: {severity: {empty-section-keeps-space: info}}
      items: 0
      contentInsets: 16
      group: {horizontal: {size: 100% x 60, subitems: [{item: 100% x 100%}]}}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let axis = layout.spec.configuration.scrollDirection
    let spacing = layout.spec.sections.count > 1 ? layout.spec.configuration.interSectionSpacing : 0
    return layout.templates.compactMap { template in
      guard template.section.items.count == 0 else { return nil }
      let length = solution.frame(ofSection: template.index).extent[axis]
      guard length > 0 || spacing > 0 else { return nil }
      var causes: [String] = []
      if length > 0 { causes.append("boundary items of \(written(length))") }
      if spacing > 0 { causes.append("interSectionSpacing of \(written(spacing))") }
      return Finding(
        template.section.id,
        "the section has no cells and keeps \(listed(causes)) \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: template.section.id),
        help: "leave the section out of the data while it is empty")
    }
  }
}

import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension RuleID { static let insetExceedsSlot = RuleID("inset-exceeds-slot") }

/// `inset-exceeds-slot`: an item whose insets leave nothing of it.
///
/// A warning: UIKit does not reject such an item, it draws one as long as the insets exceed the slot.
package enum InsetExceedsSlot: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .insetExceedsSlot,
    summary: "an item's insets are at least as large as the slot that it gets",
    why:
      "UIKit does not stop at nothing: the frame is as long as the insets exceed the item, and begins at the leading or top inset",
    severity: .warning, layer: .solved, evidence: .single, since: "0.1.0",
    bad: [
      "insets of a narrow column": """
      environment: {container: 320 x 480}
      items: 40
      group:
        horizontal:
          size: 100% x 44
          count: 20
          subitem:
            item: {contentInsets: 8}  # <- inset-exceeds-slot
      """,
      "insets that are as high as the row": """
      items: 4
      group:
        horizontal:
          size: 100% x 16
          subitems:
            - item: {size: 50% x 100%, contentInsets: 8}  # <- inset-exceeds-slot
      """,
    ],
    good: [
      "insets that leave room": """
      environment: {container: 320 x 480}
      items: 40
      group:
        horizontal: {size: 100% x 60, count: 4, subitem: {item: {contentInsets: 8}}}
      """
    ],
    nearMisses: [
      "insets on an estimated axis, which have no effect": """
      lint: {disable: [estimated-insets-ignored, touch-target-too-small]}
      items: 4
      group:
        horizontal:
          size: 100% x ~16
          subitems:
            - item: {size: 50% x ~16, contentInsets: 8}
      """
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    layout.solvedNodes.findings { entry, axis in
      guard let item = entry.item, entry.isFixed(axis) else { return nil }
      let insets = item.size.effective(item.contentInsets)
      let (total, length) = (insets.total(axis), entry.solved.extent[axis])
      // A slot of nothing is found for itself.
      guard length >= layout.environment.pixel, total >= length - 1e-6 else { return nil }
      return Finding(
        item.id,
        "the item's insets of \(written(total)) leave nothing of its \(axis.side) of \(written(length)) \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: item.id, "contentInsets"),
        secondary: DiagnosticLabel(layout.sizeSpan(of: item.id, axis), "the item's \(axis.side)"),
        help: "make the insets smaller than \(written(length)), or the item's \(axis.side) greater")
    }
  }
}

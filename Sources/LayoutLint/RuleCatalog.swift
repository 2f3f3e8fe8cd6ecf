import LayoutDiagnostics

/// The names of all rules, built or planned: what settings may name.
///
/// A spec that turns off a rule that a later version brings is right already now; only a name that stands nowhere is a mistake.
public enum RuleCatalog {
  /// Every name, by topic.
  public static let all: [String] = reading + planned

  /// What stands for every rule where rules are selected.
  public static let everyRule = "all"

  /// Whether all findings of a name are errors of the reader, which no settings turn off.
  public static func isFixed(_ id: String) -> Bool { fixed.contains(id) }

  private static let fixed = Set(RuleRegistry.reading.map { $0.metadata }.filter(\.isFixed).map(\.id))

  /// Whether settings may name a rule.
  public static func isKnown(_ id: String) -> Bool { known.contains(id) }

  /// The name that a misspelt one was meant to be, if one is near.
  public static func nearest(to id: String) -> String? { didYouMean(id, among: all) }

  private static let known = Set(all)

  /// Findings of the reader that are no rule's.
  private static let reading = ["syntax-error", "excluded-key", "not-supported", "unknown-name"]

  private static let planned: [String] = [
    // Sizing.
    "group-cannot-fit-item", "group-no-room-after-insets", "nonpositive-dimension",
    "fraction-out-of-range", "fraction-literal-drift", "cross-axis-overflow",
    "fraction-of-foreign-axis-estimate",
    // Estimated / self-sizing.
    "fractional-item-in-estimated-group", "estimated-insets-ignored", "estimated-item-in-fixed-group",
    "estimated-main-axis-unbounded", "estimate-far-from-content", "estimated-count-group-not-measured",
    "estimated-supplementary-not-measured", "uniform-requires-estimated-parent",
    "uniform-scope-too-large", "ragged-row", "self-sizing-feedback-risk",
    // Spacing and insets.
    "edge-spacing-overflow", "inset-exceeds-slot", "spacing-without-gap", "header-gap-missing",
    // Groups, count and overflow.
    "empty-group", "count-not-positive", "count-overrides-item-size", "repeat-count-overflows",
    "subitem-never-placed", "single-template-per-section", "estimated-main-axis-single-run",
    // Orthogonal scrolling.
    "orthogonal-estimated-cross-axis", "orthogonal-page-mismatch", "orthogonal-fills-viewport",
    "orthogonal-properties-inert", "orthogonal-pinned-boundary",
    // Supplementary and boundary items.
    "duplicate-element-kind", "element-kind-unregistered", "boundary-items-overlap",
    "boundary-not-extending-overlaps", "pinned-zero-extent", "pinned-stacking-conflict",
    "supplementary-outside-group", "header-inset-mismatch",
    // Decoration.
    "decoration-above-content", "decoration-covers-boundary",
    // Adaptive / environment.
    "adaptive-gap", "api-unavailable", "deprecated-api", "fixed-width-on-resizable",
    // Lists.
    "list-inert-key", "list-first-item-header", "list-pinned-header-mode",
    // Data / snapshot.
    "duplicate-item-id", "section-without-layout",
    // Accessibility and internationalisation.
    "touch-target-too-small", "text-cell-fixed-height", "columns-at-accessibility-size",
    "physical-edge-name",
    // Performance.
    "many-estimated-items",
    // Style / hygiene.
    "unused-definition", "redundant-group",
    // Format / parse.
    "unknown-key", "duplicate-key", "missing-key", "invalid-value", "ambiguous-scalar",
    "non-finite-number", "resource-limit", "document-shape",
    // Lint meta.
    "unknown-rule", "unused-suppression", "one-point-dimension", "side-boundary-fraction",
    // Opt-in.
    "scroll-axis-insets-not-subtracted", "estimated-group-nothing-to-measure",
    "inset-between-zero-and-one", "double-gutter", "flexible-spacing-no-slack", "partial-last-group",
    "orthogonal-nothing-to-scroll", "list-phantom-header-gap", "pinned-relayout-cost",
    "redundant-default", "suppression-without-reason", "size-class-only-breakpoints",
    "empty-section-keeps-space", "negative-spacing",
  ]
}

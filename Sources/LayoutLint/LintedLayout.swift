import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// A layout as rules see it: the spec in concrete values, and what was set for the rules.
public final class LintedLayout: Sendable {
  let resolved: ResolvedLayout
  /// The numbers and names that rules go by.
  let options: RuleOptions
  /// The sections with their solved groups, where frames are known.
  let templates: [SectionTemplate]

  init(_ resolved: ResolvedLayout, _ options: RuleOptions, _ solution: Solution? = nil) {
    self.resolved = resolved
    self.options = options
    templates = solution?.templates ?? []
  }

  var spec: Spec { resolved.spec }
  var environment: Environment { resolved.environment }
  var sourceMap: SourceMap { resolved.sourceMap }
  /// The spec's own definitions that nothing uses.
  var unusedDefinitions: [ResolvedLayout.Definition] { resolved.unusedDefinitions }
  /// The normal form, with what has no part in the layout: registrations, states, settings.
  var document: Normal { resolved.document }
  /// The keys of the `list` that a section was made by, by the section.
  var lists: [NodeID: Normal] { resolved.lists }
}

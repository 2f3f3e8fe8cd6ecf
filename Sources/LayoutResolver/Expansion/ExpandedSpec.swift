import LayoutReader
import LayoutSpec
import LayoutText

/// A spec in normal form without definitions, variants, expressions, states or shorthands.
package struct ExpandedSpec: Sendable {
  /// Everything except the environment and the sections.
  let whole: Normal
  let sectionsSpan: Span
  let sections: [ExpandedSection]
  /// The span of the environment, or where it would be written.
  let environmentSpan: Span
  /// The devices for the environment.
  let catalog: DeviceCatalog
  package let environment: Environment
  let names: NameTable
  let chosenVariants: Set<VariantID>
  /// The spec's own definitions that nothing uses.
  let unusedDefinitions: [NormalField]

  /// The output of `ast --expand`: solving it gives the same frames.
  package var normal: Normal {
    let written = NormalBuilder(span: environmentSpan).field(
      "environment", environment.normal(at: environmentSpan, in: catalog))
    let all = sections.flatMap { section in section.indices.map { section.writtenOut(at: $0) } }
    let list = NormalField(SpecKeys.sections.name, keySpan: sectionsSpan, Normal(.list(all), at: whole.span))
    return Normal(.map([written, list] + whole.fields), at: whole.span).ordered(as: .map(.spec))
  }
}

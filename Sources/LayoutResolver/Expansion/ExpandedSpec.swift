import LayoutReader
import LayoutSpec
import LayoutText

/// A spec in concrete values that is still in normal form: no definitions, variants, expressions, states or shorthands.
package struct ExpandedSpec: Sendable {
  /// All but the environment and the sections.
  let whole: Normal
  /// The key of the sections.
  let sectionsSpan: Span
  let sections: [ExpandedSection]
  /// Where the environment is written, or would be.
  let environmentSpan: Span
  /// The devices that the environment may name.
  let catalog: DeviceCatalog
  package let environment: Environment
  /// The values of the `let`s.
  let names: NameTable
  /// The variants that sections have.
  let chosenVariants: Set<ChosenVariant>
  /// The spec's own definitions that no section uses, by whatever way.
  let unusedDefinitions: [NormalField]

  /// What `ast --expand` prints: solving it gives the same frames.
  package var normal: Normal {
    let written = NormalBuilder(span: environmentSpan).field(
      "environment", environment.normal(at: environmentSpan, in: catalog))
    let all = sections.flatMap { section in section.indices.map { section.writtenOut(at: $0) } }
    let list = NormalField("sections", keySpan: sectionsSpan, Normal(.list(all), at: whole.span))
    return Normal(.map([written, list] + whole.fields), at: whole.span).ordered(as: .map(.spec))
  }
}

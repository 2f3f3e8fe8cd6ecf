import LayoutReader
import LayoutSpec
import LayoutText

/// A spec in concrete values that is still in normal form: no definitions, variants, expressions, states or shorthands.
package struct ExpandedSpec: Sendable {
  /// Without the environment, and with the formulas of custom groups left as they are written.
  let resolved: Normal
  /// Where the environment is written, or would be.
  let environmentSpan: Span
  /// The devices that the environment may name.
  let catalog: DeviceCatalog
  package let environment: Environment
  /// The values of the `let`s.
  let names: NameTable
  /// For each section where it was written: its index in the spec.
  let origins: [Int]
  /// For each section the frames of its custom groups by formula, in the order of the spec; nil for one that is not laid out.
  let customFrames: [[[CustomFrame]?]]
  /// For each section the keys of its `list`, if it was made by one.
  let lists: [ProvidedList?]
  /// For each section whether it is the same as the one before, but for its id: a copy by `repeat`.
  let areCopies: [Bool]
  /// The variants that sections have.
  let chosenVariants: Set<ChosenVariant>
  /// The spec's own definitions that no section uses, by whatever way.
  let unusedDefinitions: [NormalField]

  /// What `ast --expand` prints: solving it gives the same frames.
  package var normal: Normal {
    let written = NormalBuilder(span: environmentSpan).field(
      "environment", environment.normal(at: environmentSpan, in: catalog))
    let resolved = Normal(.map([written] + resolved.fields), at: resolved.span).ordered(as: .map(.spec))
    guard customFrames.contains(where: { !$0.isEmpty }), let field = resolved.field("sections") else {
      return resolved
    }
    let sections = zip(field.value.elements, customFrames).map { section, frames -> Normal in
      guard !frames.isEmpty, let group = section["group"] else { return section }
      var next = frames[...]
      let written = group.replacingFormulas { map in
        next.popFirst().flatMap { $0 }.map { map.writing($0) } ?? map
      }
      return section.replacing("group", with: "group", written)
    }
    return resolved.replacing("sections", with: "sections", Normal(.list(sections), at: field.value.span))
  }
}

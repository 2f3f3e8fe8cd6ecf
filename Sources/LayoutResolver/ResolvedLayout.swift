import LayoutReader
import LayoutSpec
import LayoutText

/// A spec resolved to concrete values for one environment, with a source map to its text.
package struct ResolvedLayout: Sendable {
  package var spec: Spec
  package var environment: Environment
  package var sourceMap: SourceMap
  /// Definitions that nothing uses; only those of the spec itself, not of included files.
  package var unusedDefinitions: [Definition] = []

  /// The normal form of the whole spec, including registrations, states and settings.
  package var normal: Normal
  /// The `list` map of each section that has one, by the section's id.
  package var lists: [NodeID: Normal] = [:]
  /// The variants chosen for the sections.
  package var chosenVariants: Set<VariantID> = []
  var names = NameTable()
  /// The parts that are missing because the spec has errors.
  package internal(set) var leftOut: LeftOut?

  package struct Definition: Sendable {
    package var name: String
    /// The span of the definition's name.
    package var span: Span
  }
}

extension ResolvedLayout {
  /// The index in the spec of a section of the layout; `nil` if it has none.
  package func origin(ofSection index: Int) -> Int? { sourceMap.section(of: spec.sections[index].id) }

  /// The variant that a section of the spec has; `nil` for the section itself, or if its copies have different ones.
  package func chosenVariant(ofOrigin origin: Int) -> VariantID? {
    let chosen = chosenVariants.filter { $0.section == origin }
    return chosen.count == 1 ? chosen.first.flatMap { $0.place >= 0 ? $0 : nil } : nil
  }

  /// Returns the value, as a spec would write it, of an expression over the environment and the `let`s; `nil`
  /// for any other text.
  ///
  /// - Parameter text: the expression, including `${` and `}`.
  package func value(ofExpression text: String) -> String? {
    let size = environment.size(
      less: spec.configuration.contentInsetsReference, across: spec.configuration.scrollDirection.cross)
    let scope = NameScope(ExpressionEnvironment(environment, effectiveSize: size).table, names)
    return try? Expression.parse(text).checkedValue(in: scope).text
  }
}

import LayoutReader
import LayoutSpec
import LayoutText

/// A spec in concrete values for one environment, with the source map of its text.
package struct ResolvedLayout: Sendable {
  package var spec: Spec
  package var environment: Environment
  package var sourceMap: SourceMap
  /// Definitions of the spec itself that nothing uses.
  package var unusedDefinitions: [Definition] = []

  /// The normal form of the whole spec, including registrations, states and settings.
  package var normal: Normal
  /// The map of each section's `list`, by section.
  package var lists: [NodeID: Normal] = [:]
  /// The variants that sections use.
  package var chosenVariants: Set<ChosenVariant> = []
  var names = NameTable()
  /// The parts that are missing because the spec has errors.
  package internal(set) var leftOut: LeftOut?

  package struct Definition: Sendable {
    package var name: String
    /// The place of its name.
    package var span: Span
  }
}

extension ResolvedLayout {
  /// The value of an expression that uses only the environment and `let`s, as a spec would have it; `nil` for other texts.
  ///
  /// - Parameter text: with `${` and `}`.
  package func value(ofExpression text: String) -> String? {
    let size = environment.size(
      less: spec.configuration.contentInsetsReference, across: spec.configuration.scrollDirection.cross)
    let scope = NameScope(ExpressionEnvironment(environment, effectiveSize: size).table, names)
    return try? Expression.parse(text).checkedValue(in: scope).text
  }
}

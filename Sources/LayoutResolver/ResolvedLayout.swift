import LayoutReader
import LayoutSpec
import LayoutText

/// A spec in concrete values for one environment, and the way back to its text.
package struct ResolvedLayout: Sendable {
  package var spec: Spec
  package var environment: Environment
  package var sourceMap: SourceMap
  /// The spec's own definitions that nothing uses.
  package var unusedDefinitions: [Definition] = []

  /// The normal form of the whole spec, including registrations, states and settings.
  package var normal: Normal
  /// The keys of the `list` that a section was made by, by the section.
  package var lists: [NodeID: Normal] = [:]
  /// The variants that sections have.
  package var chosenVariants: Set<ChosenVariant> = []
  /// The values of the `let`s.
  var names = NameTable()
  /// What is not in it, since the spec has errors.
  package internal(set) var leftOut: LeftOut?

  /// A definition as it is named.
  package struct Definition: Sendable {
    package var name: String
    /// Where its name stands.
    package var span: Span
  }
}

extension ResolvedLayout {
  /// What an expression comes out as that sees no more than the environment and the `let`s, as a spec would write it; nil for one that sees
  /// more, or is none.
  ///
  /// - Parameter text: with `${` and `}`.
  package func value(ofExpression text: String) -> String? {
    let size = environment.size(
      less: spec.configuration.contentInsetsReference, across: spec.configuration.scrollDirection.cross)
    let scope = NameScope(ExpressionEnvironment(environment, effectiveSize: size).table, names)
    return try? Expression.parse(text).checkedValue(in: scope).text
  }
}

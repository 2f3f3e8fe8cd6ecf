import LayoutReader
import LayoutSpec
import LayoutText

/// A spec in concrete values for one environment, and the way back to its text.
public struct ResolvedLayout: Sendable {
  public var spec: Spec
  public var environment: Environment
  public var sourceMap: SourceMap
  /// The spec's own definitions that nothing uses.
  public var unusedDefinitions: [Definition] = []

  /// The normal form that it was made of, with what has no part in the layout: registrations, states, settings.
  public var document: Normal
  /// The keys of the `list` that a section was made by, by the section.
  public var lists: [NodeID: Normal] = [:]
  /// The variants that sections have.
  public var chosenVariants: Set<ChosenVariant> = []
  /// What is not in it, since the spec has errors.
  public internal(set) var leftOut: LeftOut?

  /// A definition as it is named.
  public struct Definition: Sendable {
    public var name: String
    /// Where its name stands.
    public var span: Span
  }
}

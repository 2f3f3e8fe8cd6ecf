import LayoutSpec
import LayoutText

/// A spec in concrete values for one environment, and the way back to its text.
public struct ResolvedLayout: Sendable {
  public var spec: Spec
  public var environment: Environment
  public var sourceMap: SourceMap
  /// The spec's own definitions that nothing uses.
  public var unusedDefinitions: [Definition] = []

  /// A definition as it is named.
  public struct Definition: Sendable {
    public var name: String
    /// Where its name stands.
    public var span: Span
  }
}

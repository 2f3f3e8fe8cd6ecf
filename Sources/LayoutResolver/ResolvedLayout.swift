import LayoutSpec

/// A spec in concrete values for one environment, and the way back to its text.
public struct ResolvedLayout: Sendable {
  public var spec: Spec
  public var environment: Environment
  public var sourceMap: SourceMap
}

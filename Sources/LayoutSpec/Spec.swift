/// A whole layout in concrete values: no shorthand, no variants, no expressions, no spans.
public struct Spec: Hashable, Sendable {
  /// For titles.
  public var name: String?
  public var configuration: Configuration
  public var sections: [Section]

  public init(name: String? = nil, configuration: Configuration = Configuration(), sections: [Section]) {
    self.name = name
    self.configuration = configuration
    self.sections = sections
  }
}

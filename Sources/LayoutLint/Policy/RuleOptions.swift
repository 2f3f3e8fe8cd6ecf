import LayoutSpec

/// The numbers and names that rules go by, where a configuration may set them.
public struct RuleOptions: Sendable, Equatable {
  /// The least system versions that a spec is for where it does not say; by platform in lower case, such as `["ios": "16.1"]`.
  public var targets: [String: String] = [:]
  /// The same from the command line: these count, whatever else is said.
  public var givenTargets: [String: String]?
  /// The smallest container that the layout may ever meet, in points; nil where nothing is known of it.
  public var minContainer: Extent?
  /// The least width and height of what is tapped, in points.
  public var touchTarget = 44.0
  /// The kinds of cells that show text.
  public var textKinds: Set<String> = []
  /// The kinds of cells that are only looked at.
  public var decorativeKinds: Set<String> = []
  /// How many siblings may be measured together for `uniformAcrossSiblings` in a group.
  public var uniformSiblings = 12
  /// How many self-sizing cells a section may have.
  public var estimatedItems = 1_000

  public init() {}
}

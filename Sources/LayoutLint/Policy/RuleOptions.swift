import LayoutSpec

/// The numbers and names that rules go by, where a configuration may set them.
package struct RuleOptions: Sendable, Equatable {
  /// The least system versions that a spec is for where it does not say; by platform in lower case, such as `["ios": "16.1"]`.
  package var targets: [String: String] = [:]
  /// The least system versions that the command line gives: these count, whatever else is said; nil where it gives none.
  package var givenTargets: [String: String]?
  /// The smallest container that the layout may ever meet, in points; nil where nothing is known of it.
  package var minContainer: Extent?
  /// The least width and height of what is tapped, in points.
  package var touchTarget = 44.0
  /// The kinds of cells that show text.
  package var textKinds: Set<String> = []
  /// The kinds of cells that are only looked at.
  package var decorativeKinds: Set<String> = []
  /// How many siblings may be measured together for `uniformAcrossSiblings` in a group.
  package var uniformSiblings = 12
  /// How many self-sizing cells a section may have.
  package var estimatedItems = 1_000

  package init() {}
}

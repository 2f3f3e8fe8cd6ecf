import LayoutSpec

/// A rule of the geometry model that derivations name; layoutc-model(7) lists all rules.
package struct ModelRule: Sendable, Hashable {
  /// The rule's name in the manual page.
  package let id: String
  package let evidence: Evidence
  package let text: String

  private init(_ id: String, _ evidence: Evidence, _ text: String) {
    self.id = id
    self.evidence = evidence
    self.text = text
  }

  /// The rule of a metric that differs between systems.
  init<Value>(_ metric: SystemMetric<Value>, in system: System) {
    self.init(metric.id, metric.row(system).evidence, metric.line(system))
  }

  static let framesRounded = ModelRule(
    "frames-rounded", .measured, "each side of a finished frame is moved to the nearest pixel")
  static let measuredRounding = ModelRule(
    "measured-rounding", .chosen, "a measured length is rounded up to a pixel")
  static let oversizedInsets = ModelRule(
    "oversized-insets", .compared, "a slot smaller than its insets is as long as they exceed it")
  static let roundedAtEveryLevel = ModelRule(
    "rounded-at-every-level", .compared, "the place of a slot in its group is moved to the nearest pixel")
  static let rightToLeft = ModelRule(
    "right-to-left", .chosen, "the finished frame is mirrored about the content")
  static let countedGroups = ModelRule(
    "counted-groups", .measured, "with a count all subitems share equally what the spacings leave")
  static let groupCapacity = ModelRule(
    "group-capacity", .measured,
    "subitems are taken until one does not fit; fractions are of what the spacings leave")
  static let measuredFilling = ModelRule(
    "measured-filling", .compared,
    "a group is filled by what its cells measure; the first that does not fit begins the next one")
  static let capacitySums = ModelRule(
    "capacity-sums", .compared, "what fits is told by fractional lengths that are cut down to pixels")
  static let crosswiseFractions = ModelRule(
    "crosswise-fractions", .compared,
    "where a length across follows from the one along, spacings are counted as if they took no room")
  static let partialGroups = ModelRule(
    "partial-groups", .compared,
    "the last group is the room in its insets less what a full one's frames reach farther")
  static let estimatedPartialGroups = ModelRule(
    "estimated-partial-groups", .measured, "a last group of estimated length is as long as what it holds")
  static let lessThanNothing = ModelRule(
    "less-than-nothing", .compared, "a last group that is trimmed to less than nothing may leave no section")
  static let negativeShares = ModelRule(
    "negative-shares", .compared, "flexible gaps of an overfull line shrink below their minimum")
  static let flexibleSpacing = ModelRule(
    "flexible-spacing", .measured, "flexible gaps share equally what a full line leaves over")
  static let flexibleEdgesAcross = ModelRule(
    "flexible-edges-across", .measured, "one flexible edge pushes to the other side, two centre")
  static let outermostEdgeSpacing = ModelRule(
    "outermost-edge-spacing", .measured, "fixed edge spacing moves groups across the scroll axis")
  static let outermostFlexibleEdges = ModelRule(
    "outermost-flexible-edges", .chosen, "flexible edges of groups share what the section has left")
  static let customGroupContainer = ModelRule(
    "custom-group-container", .compared, "an outermost custom group is sized in the whole view")
  static let itemBadges = ModelRule(
    "item-badges", .measured, "a badge of an item hangs on the frame after its insets")
  static let groupBadges = ModelRule(
    "group-badges", .measured, "a badge of a group hangs on it less its insets")
  static let anchorOffsets = ModelRule("anchor-offsets", .measured, "offsets of both anchors are added")
  static let decorations = ModelRule(
    "decorations", .measured, "a decoration is as large as its section less its own insets")
  static let boundaryItems = ModelRule(
    "boundary-items", .measured, "items of one side lie at the same edge and make room outside the insets")
  static let itemsInTheBody = ModelRule(
    "items-in-the-body", .compared,
    "items that do not extend the section lie in its body, those beside the content in the middle of it")
  static let nearItemsBeyond = ModelRule(
    "near-items-beyond", .compared, "an item before the content that is moved beyond it makes room there")
  static let boundaryItemsFollow = ModelRule(
    "boundary-items-follow", .measured, "across the scroll axis they follow the section's insets")
  static let layoutItems = ModelRule(
    "layout-items", .measured, "items of the layout follow the same rules about the whole content")
  static let pinnedHeaders = ModelRule(
    "pinned-headers", .measured, "a pinned header stays in sight until its section's end pushes it off")
  static let pinnedFooters = ModelRule(
    "pinned-footers", .documented, "a pinned footer does so backwards")
  static let pinsBesideContent = ModelRule(
    "pins-beside-content", .chosen, "pinned items beside the content stay in sight at both edges")
  static let groupBase = ModelRule(
    "group-base", .measured, "groups are sized in the container less insets across their direction")
  static let insetsReference = ModelRule(
    "insets-reference", .measured, "the insets of a reference count across the scroll axis only")
  static let sectionSpacing = ModelRule(
    "section-spacing", .measured, "the spacing between sections stands beside empty ones, too")
  static let emptySections = ModelRule(
    "empty-sections", .measured, "a section without cells has no insets either")
  static let orthogonalRows = ModelRule(
    "orthogonal-rows", .measured, "groups of an orthogonal section stand in a row across the scroll axis")
  static let visibleItemsSight = ModelRule(
    "visible-items-sight", .chosen, "rules of visible items are for elements whose own frames are in sight")
  static let orthogonalScroll = ModelRule(
    "orthogonal-scroll", .chosen, "a written offset stands, clamped to the row")
  static let estimatedInsets = ModelRule(
    "estimated-insets", .documented, "insets on estimated sides are ignored")
  static let selfSizing = ModelRule(
    "self-sizing", .measured, "cells are as large as they ask for on their estimated sides")
  static let uniformGrowth = ModelRule(
    "uniform-growth", .documented, "a uniform dimension grows to the largest estimated sibling")
  static let waterfall = ModelRule(
    "waterfall", .chosen, "each cell stands in the shortest column, of several in the first")
  static let flow = ModelRule("flow", .chosen, "a row takes cells as long as they fit")
  static let cellsRaised = ModelRule(
    "cells-raised", .measured, "cells with a zIndex of 0 get 1 in a section with decorations")
  static let listCells = ModelRule("list-cells", .measured, "cells of lists have a zIndex of 10")
  static let listEdges = ModelRule(
    "list-edges", .measured, "a grouped list keeps room at an edge without a header or footer")
  static let pinnedZIndex = ModelRule(
    "pinned-z-index", .measured, "a pinned item's zIndex is 1,000,000,000 greater")
  static let ratioRounding = ModelRule(
    "ratio-rounding", .chosen, "a length that follows from a ratio is cut down to pixels")
}

import LayoutSpec

/// What nothing recorded or documented settles: one place for each choice, and the rules' code asks here.
///
/// Every choice has an id, by which layoutc-model(7) lists it; the id of a constant is its name in words. Where a choice is no constant, the
/// rule's comment names it ("choice some-id"). Changing a constant changes the behaviour; what else could be is said with it.
public enum Choice {
  // MARK: Pixels

  /// Model: pixel-allowance chosen. How far below a pixel a fractional length still counts as on it, in pixels.
  ///
  /// Anything from 0 to below 0.05 fits every recorded layout (0.65 of 314.333 points is 612.95 pixels and becomes 612). A small allowance is
  /// needed because thirds are not exact in binary.
  static let pixelAllowance = 0.001

  /// Model: measured-rounding chosen. What becomes of a measured length between two pixels, as flow layout does; the record has whole points.
  static let measuredRounding = Rounding.up

  /// Model: measured-allowance chosen. How far above a pixel a measured length still counts as on it, in pixels: for thirds of a point
  /// written with three decimals.
  static let measuredAllowance = 0.002

  /// Model: query-allowance chosen. How much of a frame may be in a rectangle that is asked for without counting, in pixels: thirds of a point
  /// are written with three decimals, and a frame that was read from the output is not to meet its neighbours.
  static let queryAllowance = 0.002

  // Model: rounding-once chosen. Positions within nested groups are exact sums, rounded once in the finished frame. Alternative: once a level.

  // Model: oversized-insets chosen. A slot that is smaller than its insets gives a frame of nothing at its centre. Alternatives: at its
  // corner, or a negative size.

  /// Model: right-to-left chosen. What is mirrored about the middle of the content's width is the finished left-to-right frame.
  static let rightToLeft = RightToLeft.roundedAgain

  enum RightToLeft: Sendable {
    /// Mirrored frames come to rest on pixels once more, where the content does not end on one.
    case roundedAgain
    /// Mirrored frames stay where the mirror puts them.
    case exact
  }

  /// What becomes of a length between two pixels.
  enum Rounding: Sendable {
    case down
    case nearest
    case up
  }

  // MARK: Groups

  // Model: capacity-sums chosen. What fits into a group is told by exact lengths. Alternative: by lengths cut down to pixels, which lets one
  // more in where many are cut.

  // Model: nothing-fits chosen. A group whose first subitem does not fit lays out nothing. UIKit raises an exception, or lays out nothing.

  /// Model: negative-shares chosen. What flexible gaps of an overfull line get: no line that is counted by UIKit is.
  static let negativeShares = NegativeShares.allowed

  enum NegativeShares: Sendable {
    /// The gaps shrink below their minimum, and the line ends where the group does.
    case allowed
    /// The gaps keep their minimum, and the line sticks out.
    case none
  }

  /// Model: flexible-in-growing-groups chosen. What flexible edges do across a group that is as tall as its tallest child.
  static let flexibleInGrowingGroups = FlexibleEdges.minimum

  /// Model: outermost-flexible-edges chosen. What flexible edges of an outermost group do across the direction in which groups follow.
  static let outermostFlexibleEdges = FlexibleEdges.sharing

  /// What flexible edge spacing stands for.
  enum FlexibleEdges: Sendable {
    /// They share what is left over.
    case sharing
    /// They are as long as their minimum.
    case minimum
  }

  /// Model: custom-group-container chosen. The box in which a section's outermost custom group is sized.
  static let customGroupContainer = CustomGroupContainer.collectionView

  enum CustomGroupContainer: Sendable {
    case collectionView
    /// What insets leave of it, as for other groups.
    case section
  }

  // Model: custom-cells-raised chosen. In a section with decorations the cells of custom groups are raised, too. Alternative: they keep 0.

  /// Model: badge-container chosen. What supplementary items of items and groups are anchored to.
  static let badgeContainer = BadgeContainer.finished

  enum BadgeContainer: Sendable {
    /// The owner's size on pixels.
    case finished
    /// The owner's size before rounding.
    case exact
  }

  /// Model: partial-rows chosen. How long a row is in which every cell is shorter than those that are missing.
  static let partialRows = PartialRows.whole

  enum PartialRows: Sendable {
    /// A whole child keeps the row whole, as in every recorded row.
    case whole
    /// The row is as long as its longest present child.
    case longest
  }

  // MARK: Sections

  /// Model: supplementary-reference-none chosen. What `supplementaryContentInsetsReference: none` leaves to boundary items.
  static let supplementaryReferenceNone = SupplementaryReferenceNone.container

  enum SupplementaryReferenceNone: Sendable {
    /// The whole container: it is the successor of not following the insets.
    case container
    /// The container less the section's own insets.
    case ownInsets
  }

  // Model: supplementary-reference-other chosen. Another reference takes the place of the section's, and the section's own insets stay.
  // Alternative: it takes the place of both.

  /// Model: items-beside-content chosen. On what boundary items beside a section's content are centred, where others extend the section.
  static let itemsBesideContent = ItemsBesideContent.section

  enum ItemsBesideContent: Sendable {
    /// The section with the room of the items before and after its content.
    case section
    /// The section less the room after its content, as recorded for layout-wide items.
    case content
  }

  /// Model: pins-beside-content chosen. By which edges pinned items beside the content are kept in sight.
  static let pinsBesideContent = PinsBesideContent.bothEdges

  enum PinsBesideContent: Sendable {
    /// Whichever edge they would leave by.
    case bothEdges
    /// The one where the content begins, as items before it.
    case nearEdge
  }

  /// Model: pins-inside chosen. How far pinned items that do not extend the section are pushed.
  static let pinsInside = PinsInside.content

  enum PinsInside: Sendable {
    /// To the room of the extending items, as those are themselves.
    case content
    /// To the end of the section.
    case section
  }

  // MARK: Orthogonal sections

  /// Model: orthogonal-reference chosen. Whether the insets of a section's reference are taken off the width that a row's groups are sized in.
  static let orthogonalReference = OrthogonalReference.takenOff

  enum OrthogonalReference: Sendable {
    /// As off other sections.
    case takenOff
    /// As the section's own insets are not.
    case ignored
  }

  /// Model: orthogonal-edge-spacing chosen. What edge spacing of a row's groups does to the section's length.
  static let orthogonalEdgeSpacing = OrthogonalEdgeSpacing.makesRoom

  enum OrthogonalEdgeSpacing: Sendable {
    case makesRoom
    case none
  }

  /// Model: lone-partial-group chosen. How tall a row is whose only group is not full.
  static let lonePartialGroup = LonePartialGroup.asFull

  enum LonePartialGroup: Sendable {
    /// As the full group, unless it is as tall as what it holds.
    case asFull
    /// As what the group holds.
    case trimmed
  }

  /// Model: orthogonal-scroll chosen. What becomes of the offset that a spec gives to a row.
  static let orthogonalScroll = OrthogonalScroll.asWritten

  enum OrthogonalScroll: Sendable {
    /// It stands, clamped as a scroll view's is but for centred paging; 0 where none is given.
    case asWritten
    /// The row goes on to where it comes to rest.
    case settled
  }

  /// Model: settling-ties chosen. Where a row settles half-way between two resting offsets.
  static let settlingTies = SettlingTies.forward

  enum SettlingTies: Sendable {
    case forward
    case backward
  }

  // MARK: Self-sizing

  // Model: measuring-by-estimates chosen. Where a view stands before it is measured, and with that whether it is in sight, is told by its
  // estimate and those of what is measured with it. Alternative: by a layout for each of UIKit's passes, of which nothing is recorded.

  /// Model: orthogonal-measuring chosen. Which cells of a row are in sight.
  static let orthogonalMeasuring = OrthogonalMeasuring.container

  enum OrthogonalMeasuring: Sendable {
    /// Of a row that begins in sight, those that begin before the end of the whole container at the row's offset.
    case container
    /// All cells of a row that begins in sight.
    case all
  }

  /// Model: uniform-siblings chosen. Which siblings a uniform dimension grows to.
  static let uniformSiblings = UniformSiblings.selfSizing

  enum UniformSiblings: Sendable {
    /// Estimated and uniform ones.
    case selfSizing
    /// Those of fixed and fractional sizes, too.
    case all
  }

  /// Model: uniform-nesting chosen. What uniform children across a group's axis do when the group itself is grown.
  static let uniformNesting = UniformNesting.growing

  enum UniformNesting: Sendable {
    /// They grow with it, so that all cells of a section whose outermost group is uniform have one size.
    case growing
    case keeping
  }

  // MARK: Waterfalls and flows

  // Model: waterfall chosen. UIKit has none: each cell stands in the shortest column, of several in the first. Alternative: columns in turn.

  // Model: flow chosen. Compositional layouts have none: a row takes cells as long as they fit, as in a flow layout. Alternative: rows that
  // are balanced.

  /// Model: ratio-rounding chosen. What becomes of a length that follows from a ratio; at least one pixel is left.
  static let ratioRounding = Rounding.down

  // Model: waterfall-overlap chosen. Where spacing takes back more than a cell's own length, the first cell of a column may reach farthest, and
  // the section ends there. Alternative: where its last cell ends.

  // Model: cell-lengths chosen. What is said nearer to a waterfall's cell wins, and a measured length over a ratio.

  /// Model: long-flow-rows chosen. What a cell does that is longer than a flow's room.
  static let longFlowRows = LongFlowRows.widening

  enum LongFlowRows: Sendable {
    /// It makes the content broader, so that it can be reached.
    case widening
    case stickingOut
  }

  /// Model: flow-overhang chosen. Where a row begins that is longer than the room.
  static let flowOverhang = FlowOverhang.atEdge

  enum FlowOverhang: Sendable {
    /// At the room's edge, whatever the alignment.
    case atEdge
    /// Where its alignment puts it: before the room's edge.
    case aligned
  }

  // Model: lone-justified-cell chosen. A cell alone in a justified row stands at its beginning. Alternative: in the middle.

  /// Model: flow-cell-place chosen. Where a cell stands in a row that is taller than it is: at the top, as in a horizontal group.
  static let flowCellPlace = AxisPlace.start

  // MARK: Lists

  /// Model: list-row-height chosen. The estimate of a list's rows, points, but on a Mac.
  public static let listRowHeight = 44.0

  /// Model: list-plain-header-height chosen. The estimate of a plain list's headers and footers, points.
  public static let listPlainHeaderHeight = 28.0

  /// Model: list-grouped-header-height chosen. The estimate of other lists' headers and footers, points.
  public static let listGroupedHeaderHeight = 17.5

  /// Model: list-sidebar-sides chosen. What stands beside the rows of a sidebar, points, but on a Mac.
  public static let listSidebarSides = 10.0

  /// Model: list-header-top-padding chosen. What stands above a plain list whose first item is its header, points.
  public static let listHeaderTopPadding = 22.0

  /// Model: list-written-padding chosen. Where a `headerTopPadding` that is written stands, where a list has a header of its own.
  public static let listWrittenPadding = ListWrittenPadding.insideHeader

  public enum ListWrittenPadding: Sendable {
    /// In the header, whose estimate is so much more: the recorded insets have no room for it.
    case insideHeader
    /// Above the header.
    case aboveHeader
  }

  /// Model: outline-levels chosen. Which cells have an indentation level.
  public static let outlineLevels = OutlineLevels.inOutlines

  public enum OutlineLevels: Sendable {
    /// Those of a section in which any cell has children.
    case inOutlines
    case everywhere
  }

  // MARK: Environments

  /// Model: grid-row-least chosen. The least height of a grid's rows that follows from a ratio, pixels.
  public static let gridRowLeast = 1.0

  /// Model: bar-navigation chosen. The height of a navigation bar, points: on a phone held upright, and here everywhere.
  public static let barNavigation = 44.0

  /// Model: bar-large-title chosen. The height of a navigation bar with a large title, points.
  public static let barLargeTitle = 96.0

  /// Model: bar-tab chosen. The height of a tab bar, points.
  public static let barTab = 49.0

  // Model: device-orientation chosen. How a device is held is kept where another takes its place. Alternative: as that one stands.

  // Model: edge-limits chosen. Insets that are added up are cut to what a spec may say. UIKit knows no such limit.

  /// Model: readable-idioms chosen. Where no readable content guide is derived: televisions have a larger text.
  public static let readableIdioms = Set(Environment.Idiom.allCases).subtracting([.tv])
}

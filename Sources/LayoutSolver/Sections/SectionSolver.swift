import LayoutSpec

/// What all sections of a layout share.
struct SolverContext {
  let environment: Environment
  let configuration: Configuration
  let grid: PixelGrid
  /// The numbers of the element kinds.
  let kinds: ElementKinds
  let measuring: Measuring
  let budget = SolvingBudget()

  /// The scroll axis.
  var axis: Axis { configuration.scrollDirection }
}

/// A solved section: its box, its groups, and the few views that belong to the section as a whole. All in the coordinates of a
/// left-to-right layout.
package struct SolvedSection: Sendable {
  /// Set where the section scrolls across the layout.
  package let orthogonalRow: OrthogonalRow?
  /// The section's box: the container's whole side across the scroll axis; points, on device pixels.
  private(set) var frame: Rect
  /// The section's length along the scroll axis, points; on device pixels, where the system has sections there.
  let length: Double
  private(set) var groups: (any GroupSequence)?
  /// How long the groups make the section, points; `groups` is nil where a negative length leaves nothing of the section.
  let groupLength: Double
  /// How far the row's own scrolling moves the groups, points, on device pixels.
  let groupShift: Point
  /// The box that begins inside the insets: as long as the groups, and as broad as the insets leave.
  private(set) var insetFrame: Rect
  /// The same; nil where it is the section's box, or the section has no length.
  var insetBox: Rect? { insetFrame != frame && length > 0 ? insetFrame : nil }
  private(set) var decorations: [SectionView]
  /// Boundary items before the content.
  private(set) var leadingItems: [SectionView]
  /// The other boundary items.
  private(set) var trailingItems: [SectionView]
  var boundaryItems: [SectionView] { leadingItems + trailingItems }
  /// How much room the groups take across the scroll axis by themselves: a group wider than the view widens the content, a row that
  /// scrolls does not.
  let groupBreadth: Double
  /// The boundary items with their sizes, where they stand, and where the groups begin: what a derivation tells.
  let band: BoundaryBand
  private(set) var bandPlace: BoundaryBand.Place
  private(set) var corner: Point
  /// True if the section has rules for its elements in sight, and they count.
  let appliesVisibleItems: Bool
  /// True if views of the section may be measured.
  let hasEstimates: Bool

  /// Solves one section that begins at `start` along the scroll axis.
  static func solve(
    _ section: Section, index: Int, start: Double, context: SolverContext, findings: inout [SolverFinding]
  ) -> SolvedSection {
    let axis = context.axis
    let across = axis.cross
    let view = context.environment.container
    let reference = section.contentInsetsReference.insets(
      in: context.environment, across: across, layout: context.configuration.contentInsetsReference)
    let insets = section.contentInsets

    // Boundary items.
    let followed = section.insetsFollowedByBoundaryItems(
      reference, context.environment, context.configuration)
    var base = view
    base[across] = max(0, view[across] - followed.total(across))
    var band = BoundaryBand(section.boundaryItems, axis: axis, base: base, grid: context.grid)
    let bandPlace = BoundaryBand.Place(
      start: start, acrossStart: followed.start(across), acrossLength: base[across])
    band.measure(beforeContent: true, in: bandPlace, context.measuring, grid: context.grid)

    // Groups. Model: empty-sections measured. A section without cells has no insets either, unless it has boundary items.
    let isEmpty = section.items.count == 0
    let isNothing = isEmpty && section.boundaryItems.isEmpty
    var corner = Point.zero
    corner[axis] = start + band.nearRoom + (isNothing ? 0 : insets.start(axis))
    corner[across] = (reference + insets).start(across)
    let groups =
      isEmpty
      ? nil : section.solveGroups(at: corner, reference: reference, context: context, findings: &findings)
    let room = max(0, view[across] - (reference + insets).total(across))
    let row = section.orthogonalScrolling.map {
      OrthogonalRow($0, groups: groups, viewportLength: room, axis: across)
    }
    let groupLength = section.length(of: groups, along: axis)

    // The whole: it ends where the next section begins.
    band.enclose((isNothing ? 0 : insets.total(axis)) + groupLength)
    band.measure(beforeContent: false, in: bandPlace, context.measuring, grid: context.grid)
    let length = max(0, context.grid.sectionEdge(band.nearRoom + band.body + band.farRoom))
    // Model: less-than-nothing compared. An only group that is trimmed to less than nothing may leave nothing of its section; then none of its
    // elements is there. Further groups before it stay, so that one more cell never takes others away.
    let isGone = length == 0 && groupLength < 0 && groups?.count == 1
    if isGone {
      findings.append(SolverFinding(node: section.group.id, problem: .trimmedAway(length: groupLength)))
    }
    let frame = Rect(Point(along: axis, start), Extent(along: axis, length, across: view[across]))

    // What the insets leave: without the rooms of the boundary items, which lie outside the insets.
    let inner = Rect(corner, Extent(along: axis, groupLength, across: room))

    let items = isGone ? ([], []) : band.items(in: bandPlace, section: index, context: context)
    let hasEstimates = section.hasEstimates
    return SolvedSection(
      orthogonalRow: row, frame: context.grid.round(frame), length: length, groups: isGone ? nil : groups,
      groupLength: groupLength, groupShift: Point(along: across, -context.grid.round(row?.offset ?? 0)),
      insetFrame: context.grid.round(inner),
      decorations: isNothing || isGone
        ? [] : decorations(of: section, index: index, frame: frame, context: context),
      leadingItems: items.0, trailingItems: items.1,
      groupBreadth: row == nil ? groups?.breadth ?? 0 : 0, band: band, bandPlace: bandPlace, corner: corner,
      appliesVisibleItems: !section.visibleItems.isEmpty && !hasEstimates, hasEstimates: hasEstimates)
  }

  /// A copy of the section.
  ///
  /// - Parameters:
  ///   - index: the copy's.
  ///   - start: where it begins along the scroll axis.
  func moved(to start: Double, index: Int, grid: PixelGrid) -> SolvedSection {
    let shift = Point(along: band.axis, start - bandPlace.start)
    var copy = self
    copy.groups = groups?.moved(by: shift)
    copy.bandPlace.start = start
    copy.corner = corner.moved(by: shift)
    // From what is not rounded: the shift may not be on pixels.
    var corner = frame.origin
    corner[band.axis] = start
    copy.frame = grid.round(
      Rect(corner, Extent(along: band.axis, length, across: frame.extent[band.axis.cross])))
    copy.insetFrame = grid.round(Rect(copy.corner, insetFrame.extent))
    copy.decorations = decorations.map { $0.moved(by: shift, section: index, grid: grid) }
    copy.leadingItems = leadingItems.map { $0.moved(by: shift, section: index, grid: grid) }
    copy.trailingItems = trailingItems.map { $0.moved(by: shift, section: index, grid: grid) }
    return copy
  }

  /// Model: decorations measured. As large as the section, rooms and insets included, less their own insets.
  private static func decorations(
    of section: Section, index: Int, frame: Rect, context: SolverContext
  ) -> [SectionView] {
    section.decorationItems.enumerated().map { place, item in
      let view = Element(
        category: .decoration, kind: context.kinds[item.elementKind], section: index, item: place,
        frame: frame.inset(by: item.contentInsets), zIndex: item.zIndex, node: item.id)
      return SectionView(view, grid: context.grid)
    }
  }
}

extension Section {
  /// The insets across the scroll axis that the section's boundary items are laid out in.
  ///
  /// Model: boundary-items-follow measured. For `automatic` these are the section's own insets and its reference's; without following, none.
  ///
  /// `none` leaves the whole container (choice supplementary-reference-none); another reference takes the place of the section's (choice
  /// supplementary-reference-other).
  func insetsFollowedByBoundaryItems(
    _ reference: Insets, _ environment: Environment, _ configuration: Configuration
  ) -> Insets {
    let across = configuration.scrollDirection.cross
    guard supplementariesFollowContentInsets else { return .zero }
    switch supplementaryContentInsetsReference {
    case .automatic:
      return (contentInsets + reference).only(across)
    case .none:
      return .zero
    case .safeArea, .layoutMargins, .readableContent:
      let own = supplementaryContentInsetsReference.insets(
        in: environment, across: across, layout: configuration.contentInsetsReference)
      return (contentInsets + own).only(across)
    }
  }
}

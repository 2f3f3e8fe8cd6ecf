import LayoutSpec

/// The inputs that all sections of a layout share.
struct SolverContext {
  let environment: Environment
  let configuration: Configuration
  let grid: PixelGrid
  let kinds: ElementKinds
  let measuring: Measuring
  let budget = SolvingBudget()

  /// The scroll axis.
  var axis: Axis { configuration.scrollDirection }
}

/// A solved section: its box, its groups, its boundary items and decorations, in the coordinates of a left-to-right layout.
package struct SolvedSection: Sendable {
  /// Set if the section scrolls orthogonally.
  package let orthogonalRow: OrthogonalRow?
  /// The section's box: it covers the container across the scroll axis; points, on device pixels.
  private(set) var frame: Rect
  /// The section's length along the scroll axis, points; on device pixels on systems that round sections.
  let length: Double
  private(set) var groups: (any GroupSequence)?
  /// The length of the groups along the scroll axis, points. If it is negative and nothing is left of the section, `groups` is `nil`.
  let groupLength: Double
  /// How far orthogonal scrolling moves the groups, points, on device pixels.
  let groupShift: Point
  /// The section's box less its insets and the rooms of its boundary items.
  private(set) var insetFrame: Rect
  /// The length inside the insets across the scroll axis, points, not rounded to pixels.
  let room: Double
  /// `insetFrame`, or `nil` if it equals the section's box or the section has no length.
  var insetBox: Rect? { insetFrame != frame && length > 0 ? insetFrame : nil }
  private(set) var decorations: [SectionView]
  /// Boundary items before the content.
  private(set) var leadingItems: [SectionView]
  private(set) var trailingItems: [SectionView]
  var boundaryItems: [SectionView] { leadingItems + trailingItems }
  /// The groups' length across the scroll axis, points: a group wider than the view widens the content; an orthogonal row does not (0).
  let groupBreadth: Double
  /// Kept for derivations and copies: the boundary items with their sizes, their place, and where the groups begin.
  let boundary: BoundaryLayout
  private(set) var boundaryPlace: BoundaryLayout.Place
  private(set) var corner: Point
  /// True if the section has `visibleItems` rules that apply.
  let appliesVisibleItems: Bool
  /// True if views of the section may be measured.
  let hasEstimates: Bool

  /// Solves a section that begins at `start` along the scroll axis.
  static func solve(
    _ section: Section, index: Int, start: Double, context: SolverContext, findings: inout [SolverFinding]
  ) -> SolvedSection {
    let axis = context.axis
    let across = axis.cross
    let view = context.environment.container
    let reference = section.contentInsetsReference.insets(
      in: context.environment, across: across, layout: context.configuration.contentInsetsReference)
    let insets = section.contentInsets

    // Boundary items before the content.
    let followed = section.insetsFollowedByBoundaryItems(
      reference, context.environment, context.configuration)
    var base = view
    base[across] = max(0, view[across] - followed.total(across))
    var boundary = BoundaryLayout(section.boundaryItems, axis: axis, base: base, grid: context.grid)
    let boundaryPlace = BoundaryLayout.Place(
      start: start, acrossStart: followed.start(across), acrossLength: base[across])
    boundary.measure(beforeContent: true, in: boundaryPlace, context.measuring, grid: context.grid)

    // Groups. Model: empty-sections measured. A section without cells has no insets either, unless it has boundary items.
    let isEmpty = section.items.count == 0
    let isNothing = isEmpty && section.boundaryItems.isEmpty
    var corner = Point.zero
    corner[axis] = start + boundary.nearRoom + (isNothing ? 0 : insets.start(axis))
    corner[across] = (reference + insets).start(across)
    let groups =
      isEmpty
      ? nil : section.solveGroups(at: corner, reference: reference, context: context, findings: &findings)
    let room = max(0, view[across] - (reference + insets).total(across))
    let row = section.orthogonalScrolling.map {
      OrthogonalRow($0, groups: groups, viewportLength: room, axis: across)
    }
    let groupLength = section.length(of: groups, along: axis)

    // The section's length, with the boundary items after the content.
    boundary.enclose((isNothing ? 0 : insets.total(axis)) + groupLength)
    boundary.measure(beforeContent: false, in: boundaryPlace, context.measuring, grid: context.grid)
    let length = max(0, context.grid.sectionEdge(boundary.nearRoom + boundary.body + boundary.farRoom))
    // Model: less-than-nothing compared. If a section's only group is trimmed to a negative length, so that nothing is left of the section,
    // the section has no elements. A section with more groups keeps them, so that one more cell never removes others.
    let isGone = length == 0 && groupLength < 0 && groups?.count == 1
    if isGone {
      findings.append(SolverFinding(node: section.group.id, problem: .trimmedAway(length: groupLength)))
    }
    let frame = Rect(Point(along: axis, start), Extent(along: axis, length, across: view[across]))

    let inner = Rect(corner, Extent(along: axis, groupLength, across: room))

    let items = isGone ? ([], []) : boundary.items(in: boundaryPlace, section: index, context: context)
    let hasEstimates = section.hasEstimates
    return SolvedSection(
      orthogonalRow: row, frame: context.grid.round(frame), length: length, groups: isGone ? nil : groups,
      groupLength: groupLength, groupShift: Point(along: across, -context.grid.round(row?.offset ?? 0)),
      insetFrame: context.grid.round(inner), room: room,
      decorations: isNothing || isGone
        ? [] : decorations(of: section, index: index, frame: frame, context: context),
      leadingItems: items.0, trailingItems: items.1,
      groupBreadth: row == nil ? groups?.breadth ?? 0 : 0, boundary: boundary, boundaryPlace: boundaryPlace,
      corner: corner,
      appliesVisibleItems: !section.visibleItems.isEmpty && !hasEstimates, hasEstimates: hasEstimates)
  }

  /// A copy of the section.
  /// - Parameters:
  ///   - start: where it begins along the scroll axis.
  ///   - index: the copy's index.
  func moved(to start: Double, index: Int, grid: PixelGrid) -> SolvedSection {
    let shift = Point(along: boundary.axis, start - boundaryPlace.start)
    var copy = self
    copy.groups = groups?.moved(by: shift)
    copy.boundaryPlace.start = start
    copy.corner = corner.moved(by: shift)
    // Use unrounded places, because the shift may not be on pixels.
    var corner = frame.origin
    corner[boundary.axis] = start
    copy.frame = grid.round(
      Rect(corner, Extent(along: boundary.axis, length, across: frame.extent[boundary.axis.cross])))
    copy.insetFrame = grid.round(Rect(copy.corner, insetFrame.extent))
    copy.decorations = decorations.map { $0.moved(by: shift, section: index, grid: grid) }
    copy.leadingItems = leadingItems.map { $0.moved(by: shift, section: index, grid: grid) }
    copy.trailingItems = trailingItems.map { $0.moved(by: shift, section: index, grid: grid) }
    return copy
  }

  /// Model: decorations measured. A decoration is as large as its section, rooms and insets included, less the decoration's own insets.
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
  /// The insets across the scroll axis that the section's boundary items follow.
  /// Model: boundary-items-follow measured. For `automatic` these are the section's own insets and its reference's; none if the section
  /// turns following off. `none` leaves the whole container (choice supplementary-reference-none); another reference replaces the section's
  /// (choice supplementary-reference-other).
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

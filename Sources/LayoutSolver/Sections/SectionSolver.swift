import LayoutSpec

/// What all sections of a layout share.
struct SolverContext {
  let environment: Environment
  let configuration: Configuration
  let grid: PixelGrid
  /// The numbers of the element kinds.
  let kinds: [String: Int]

  /// The scroll axis.
  var axis: Axis { configuration.scrollDirection }

  func kind(_ name: String) -> Int { kinds[name] ?? 0 }
}

/// A solved section: its box, its groups, and the few views that belong to the section as a whole.
public struct SolvedSection: Sendable {
  /// The section's box: the container's whole side across the scroll axis; points, on device pixels.
  public let frame: Rect
  /// The section's length along the scroll axis, unrounded.
  let length: Double
  let groups: GroupSequence?
  /// What the insets leave of the section's box.
  let insetFrame: Rect
  let decorations: [Element]
  /// Boundary items before the content.
  let leadingItems: [Element]
  /// The other boundary items.
  let trailingItems: [Element]
  /// The outermost group's own side across the scroll axis: a group wider than the view widens the content.
  let groupBreadth: Double

  /// Solves one section that begins at `start` along the scroll axis.
  static func solve(
    _ section: Section, index: Int, start: Double, context: SolverContext, findings: inout [SolverFinding]
  ) -> SolvedSection {
    let axis = context.axis
    let view = context.environment.container
    let reference = section.contentInsetsReference.insets(
      in: context.environment, across: axis.cross, layout: context.configuration.contentInsetsReference)
    let insets = section.contentInsets

    // Boundary items.
    let followed = section.insetsFollowedByBoundaryItems(reference, context)
    var base = view
    base[axis.cross] = max(0, view[axis.cross] - followed.total(axis.cross))
    let band = BoundaryBand(section.boundaryItems, axis: axis, base: base, grid: context.grid)

    // Groups. A section without cells has no insets either, unless it has boundary items. Measured.
    let isEmpty = section.items.count == 0
    let isNothing = isEmpty && section.boundaryItems.isEmpty
    let contentStart = start + band.nearRoom + (isNothing ? 0 : insets.start(axis))
    var groups: GroupSequence?
    if !isEmpty {
      groups = solveGroups(
        of: section, room: section.room(context), along: contentStart,
        across: reference.start(axis.cross) + insets.start(axis.cross), context: context, findings: &findings)
    }

    // The whole.
    let body = band.nearRoom + (isNothing ? 0 : insets.total(axis)) + (groups?.length ?? 0)
    let length = max(0, max(body, band.longestBeside) + band.farRoom)
    var origin = Point.zero
    origin[axis] = start
    var extent = view
    extent[axis] = length
    let frame = Rect(origin, extent)

    // What the insets leave: without the rooms of the boundary items, which lie outside the insets.
    var insetOrigin = origin
    insetOrigin[axis] = contentStart
    insetOrigin[axis.cross] += (reference + insets).start(axis.cross)
    var insetExtent = view
    insetExtent[axis] = groups?.length ?? 0
    insetExtent[axis.cross] = max(0, view[axis.cross] - (reference + insets).total(axis.cross))

    var leading: [Element] = []
    var trailing: [Element] = []
    for entry in band.placed {
      let natural = band.frame(
        of: entry, start: start, length: length, centeredLength: length,
        acrossStart: followed.start(axis.cross), acrossLength: base[axis.cross])
      let element = Element(
        category: .supplementary, kind: context.kind(entry.item.elementKind), section: index, item: 0,
        frame: context.grid.round(natural), zIndex: entry.item.zIndex, node: entry.item.id,
        isHidden: entry.item.isHidden)
      if entry.side == .start { leading.append(element) } else { trailing.append(element) }
    }
    return SolvedSection(
      frame: context.grid.round(frame), length: length, groups: groups,
      insetFrame: context.grid.round(Rect(insetOrigin, insetExtent)),
      decorations: isNothing ? [] : decorations(of: section, index: index, frame: frame, context: context),
      leadingItems: leading, trailingItems: trailing, groupBreadth: groups?.breadth ?? 0)
  }

  private static func solveGroups(
    of section: Section, room: Double, along: Double, across: Double, context: SolverContext,
    findings: inout [SolverFinding]
  ) -> GroupSequence {
    let axis = context.axis
    var solver = GroupSolver(grid: context.grid)
    let box = solver.solve(.group(section.group), in: section.groupContainer(context))
    findings += solver.findings

    var start = Point.zero
    start[axis] = along
    start[axis.cross] = across + outermostOffset(of: section.group, box: box, room: room, axis: axis.cross)
    let stamp = StampRules(
      grid: context.grid, raisesCells: !section.decorationItems.isEmpty, kinds: context.kinds)
    let groups = StampedGroups(
      box: box, axis: axis, itemCount: section.items.count, start: start, spacing: section.interGroupSpacing,
      stamp: stamp)
    return .stamped(groups)
  }

  /// Where the outermost group stands across the scroll axis.
  ///
  /// Chosen: its flexible edges share what the section has left; nothing is recorded. Its fixed ones shift it, and it keeps its size. Measured.
  private static func outermostOffset(of group: Group, box: SolvedBox, room: Double, axis: Axis) -> Double {
    let start = group.edgeSpacing.start(axis)
    let end = group.edgeSpacing.end(axis)
    guard start.isFlexible else { return start.minimum }
    let leftover = room - box.extent[axis] - start.minimum - end.minimum
    return start.minimum + leftover / (end.isFlexible ? 2 : 1)
  }

  /// The section's decorations: as large as the section, rooms and insets included, less their own insets. Measured.
  private static func decorations(
    of section: Section, index: Int, frame: Rect, context: SolverContext
  ) -> [Element] {
    section.decorationItems.enumerated().map { place, item in
      Element(
        category: .decoration, kind: context.kind(item.elementKind), section: index, item: place,
        frame: context.grid.round(frame.inset(by: item.contentInsets)), zIndex: item.zIndex, node: item.id)
    }
  }
}

extension Section {
  /// The room for the section's groups across the scroll axis, points.
  func room(_ context: SolverContext) -> Double {
    let across = context.axis.cross
    let reference = contentInsetsReference.insets(
      in: context.environment, across: across, layout: context.configuration.contentInsetsReference)
    return max(
      0, context.environment.container[across] - reference.total(across) - contentInsets.total(across))
  }

  /// The box in which the section's outermost group is sized.
  ///
  /// Measured: insets are taken off across the scroll axis only; along it the base is the whole view. Chosen: an outermost custom group is
  /// sized in the whole collection view.
  func groupContainer(_ context: SolverContext) -> Extent {
    var container = context.environment.container
    if group.axis != nil { container[context.axis.cross] = room(context) }
    return container
  }

  /// The insets across the scroll axis that the section's boundary items are laid out in.
  ///
  /// Measured for `automatic`: the section's own insets and its reference's. Chosen: `none` is the successor of not following and leaves
  /// the whole container; another reference takes the place of the section's.
  fileprivate func insetsFollowedByBoundaryItems(_ reference: Insets, _ context: SolverContext) -> Insets {
    let across = context.axis.cross
    guard supplementariesFollowContentInsets else { return .zero }
    switch supplementaryContentInsetsReference {
    case .automatic:
      return (contentInsets + reference).only(across)
    case .none:
      return .zero
    case .safeArea, .layoutMargins, .readableContent:
      let own = supplementaryContentInsetsReference.insets(
        in: context.environment, across: across, layout: context.configuration.contentInsetsReference)
      return (contentInsets + own).only(across)
    }
  }
}

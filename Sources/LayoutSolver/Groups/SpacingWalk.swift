import LayoutSpec

/// Finds the gaps of a group: those between its slots, and the edge spacing around them.
struct SpacingWalk {
  let grid: PixelGrid
  /// In the content's coordinates. Gaps outside of it may be left out.
  let window: QueryWindow

  /// Calls `body` with the gaps of a group's first cells until it returns false.
  /// - Parameter rect: the group's outer box.
  /// - Returns: false if `body` did.
  func forEachGap(of box: SolvedBox, in rect: Rect, cells: Int, _ body: (SpacingGap) -> Bool) -> Bool {
    guard cells > 0, case .line(let line) = box.content else { return true }
    let inner = box.insetRect(of: rect)
    let share = line.flexibleShare
    let last = line.slotIndex(ofCell: cells - 1)
    // Gaps are as broad as the line, even between shorter slots.
    let slots = WindowSlots(
      line, upTo: last.slot, in: window.relative(to: rect.origin).unbounded(along: line.axis.cross))
    return slots.forEach { index, _, _ in
      let (child, place) = line.slot(index)
      let slot = place.offset(by: rect.origin)
      return forEachEdge(of: child, at: slot, along: line.axis, share: share, inner: inner, body)
        && (index == last.slot || emit(line.gap(after: slot, of: child, share: share, inner: inner), body))
        && forEachGap(
          of: child, in: slot, cells: index == last.slot ? last.cell + 1 : child.cellCount, body)
    }
  }

  /// The edge spacing of a slot. Flexible edges across the line take what the slot leaves.
  private func forEachEdge(
    of child: SolvedBox, at slot: Rect, along axis: Axis, share: Double, inner: Rect,
    _ body: (SpacingGap) -> Bool
  ) -> Bool {
    let edges = child.edgeSpacing
    guard edges != .zero else { return true }
    let across = AxisRange(slot, along: axis.cross)
    let room = AxisRange(inner, along: axis.cross)
    let above =
      edges.start(axis.cross).isFlexible ? across.start - room.start : edges.start(axis.cross).minimum
    let below = edges.end(axis.cross).isFlexible ? room.end - across.end : edges.end(axis.cross).minimum
    return edgeGaps(
      of: slot, along: axis,
      (edges.start(axis).length(sharing: share), edges.end(axis).length(sharing: share)), (above, below)
    ).allSatisfy { emit($0, body) }
  }

  /// The edge spacing around a box.
  /// - Parameters:
  ///   - along: its lengths before and after the box along an axis, points.
  ///   - across: its lengths at the two other sides.
  private func edgeGaps(
    of box: Rect, along axis: Axis, _ along: (before: Double, after: Double),
    _ across: (before: Double, after: Double)
  ) -> [SpacingGap?] {
    let length = AxisRange(box, along: axis)
    let breadth = AxisRange(box, along: axis.cross)
    return [
      SpacingGap(.edge, along: axis, from: length.start - along.before, by: along.before, across: breadth),
      SpacingGap(.edge, along: axis, from: length.end, by: along.after, across: breadth),
      SpacingGap(
        .edge, along: axis.cross, from: breadth.start - across.before, by: across.before, across: length),
      SpacingGap(.edge, along: axis.cross, from: breadth.end, by: across.after, across: length),
    ]
  }

  /// Calls `body` with a gap on device pixels.
  func emit(_ gap: SpacingGap?, _ body: (SpacingGap) -> Bool) -> Bool {
    guard var gap else { return true }
    gap.frame = grid.round(gap.frame)
    return body(gap)
  }

  /// Calls `body` with the edge spacing of an outermost group, the gap to the next group, and the gaps in the group.
  /// - Parameters:
  ///   - length: the group's length along the axis in which groups follow each other.
  ///   - spacing: to the next group; `nil` after the last one.
  func forEachGap(
    ofOutermost box: SolvedBox, at origin: Point, cells: Int, along axis: Axis, length: Double,
    spacing: Double?, _ body: (SpacingGap) -> Bool
  ) -> Bool {
    let edges = box.edgeSpacing
    var extent = box.extent
    extent[axis] = length
    let rect = Rect(origin, extent)
    let after = edges.end(axis).minimum
    let gaps =
      edgeGaps(
        of: rect, along: axis, (edges.start(axis).minimum, after),
        (edges.start(axis.cross).minimum, edges.end(axis.cross).minimum))
      + [
        spacing.flatMap {
          SpacingGap(
            .interGroup, along: axis, from: AxisRange(rect, along: axis).end + after, by: $0,
            across: AxisRange(rect, along: axis.cross))
        }
      ]
    return gaps.allSatisfy { emit($0, body) } && forEachGap(of: box, in: rect, cells: cells, body)
  }
}

extension SolvedLine {
  /// How far the gaps in and around a slot may be from its views, points.
  fileprivate var spacingReach: Double {
    let share = max(0, flexibleShare)
    let between = max(0, group.line.interItemSpacing.minimum) + share
    return cycle.reduce(0) { reach, slot in
      max(reach, between + slot.box.edgeSpacing.greatest + share + slot.box.spacingReach)
    }
  }

  fileprivate func gap(after slot: Rect, of child: SolvedBox, share: Double, inner: Rect) -> SpacingGap? {
    let start =
      slot.origin[axis] + slot.extent[axis] + child.edgeSpacing.end(axis).length(sharing: share)
    return SpacingGap(
      .interItem, along: axis, from: start, by: group.line.interItemSpacing.length(sharing: share),
      across: AxisRange(inner, along: axis.cross))
  }
}

extension SolvedBox {
  /// How far the gaps in the box may be from its views, points.
  var spacingReach: Double {
    if case .line(let line) = content { line.spacingReach } else { 0 }
  }
}

extension EdgeSpacing {
  /// The greatest edge, without shares of flexible edges.
  var greatest: Double { max(0, leading.minimum, top.minimum, trailing.minimum, bottom.minimum) }
}

extension Spacing {
  /// The length of the gap, given the share of each flexible one.
  fileprivate func length(sharing share: Double) -> Double { minimum + (isFlexible ? share : 0) }
}

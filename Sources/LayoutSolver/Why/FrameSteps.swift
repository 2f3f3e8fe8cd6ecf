import LayoutSpec

// The last steps: from exact lengths to the frame on pixels.

extension DerivationBuilder {
  /// A box before rounding: arithmetic for its corner and size, and their values.
  struct DerivedBox {
    var origin: Sides
    var extent: Sides
    /// In the left-to-right layout, unscrolled and unrounded.
    var rect: Rect
  }

  /// Subtracts insets from a box.
  mutating func inset(
    _ box: DerivedBox, by insets: Insets, of node: DerivationStep.Place?, written: Insets? = nil
  ) -> DerivedBox {
    var result = box
    result.rect = box.rect.inset(by: insets)
    for side in Axis.allCases {
      if let written, written.total(side) != 0 || written.start(side) != 0, insets.total(side) == 0,
        insets.start(side) == 0
      {
        add(
          "insets of the \(side.side)", .zero, at: node, by: .estimatedInsets)
        continue
      }
      let before = insets.start(side, "contentInsets")
      let after = insets.end(side, "contentInsets")
      let isTooLarge = box.rect.extent[side] < insets.total(side)
      guard isTooLarge || before.value != 0 || after.value != 0 else { continue }
      result.origin[side] = add(
        side.coordinate, box.origin[side] + before, is: result.rect.origin[side], at: node)
      result.extent[side] = add(
        side.side, isTooLarge ? before + after - box.extent[side] : box.extent[side] - before - after,
        is: result.rect.extent[side], at: node, by: isTooLarge ? .oversizedInsets : nil)
    }
    return result
  }

  /// Adds the last steps, which round, scroll and mirror a box. The last four are x, y, width and height.
  /// - Parameters:
  ///   - row: the scroll offset of the orthogonal section that moves the box, if there is one.
  ///   - frame: the solver's frame.
  mutating func finish(_ box: DerivedBox, row: (offset: Arithmetic, section: Section)? = nil, as frame: Rect)
  {
    stage = "frame"
    var origin = Sides(
      horizontal: pixels(.nearest, box.origin.horizontal), vertical: pixels(.nearest, box.origin.vertical))
    var rules: [Axis: ModelRule] = [.horizontal: .framesRounded, .vertical: .framesRounded]
    var places: [Axis: DerivationStep.Place] = [:]
    if let row {
      let across = axis.cross
      let unscrolled = add("unscrolled \(across.coordinate)", origin[across], by: .framesRounded)
      let offset = add("offset on pixels", pixels(.nearest, row.offset))
      origin[across] = pixels(.nearest, unscrolled - offset)
      rules[across] = .orthogonalScroll
      places[across] = DerivationStep.Place(row.section.id, ["scroll"])
    }
    var width = pixels(.nearest, box.extent.horizontal)
    if let mirror = solution.place.mirrorWidth {
      let left = add("left-to-right x", origin.horizontal, at: places[.horizontal], by: rules[.horizontal])
      width = add("width", width, by: .framesRounded)
      let content = Arithmetic.number("content width", mirror)
      origin.horizontal = pixels(.nearest, content - left - width)
      rules[.horizontal] = .rightToLeft
      places[.horizontal] = nil
    }
    add("x", origin.horizontal, is: frame.x, at: places[.horizontal], by: rules[.horizontal], always: true)
    add("y", origin.vertical, is: frame.y, at: places[.vertical], by: rules[.vertical], always: true)
    add("width", width, is: frame.width, by: .framesRounded, always: true)
    add(
      "height", pixels(.nearest, box.extent.vertical), is: frame.height, by: .framesRounded, always: true)
  }

  /// The scroll offset of an orthogonal section; `nil` for other sections, or if the row is not moved.
  mutating func rowOffset(ofSection index: Int) -> (offset: Arithmetic, section: Section)? {
    let section = solution.spec.sections[index]
    guard let scrolling = section.orthogonalScrolling, let row = solution.sections[index].orthogonalRow
    else { return nil }
    if solution.sections[index].groupShift == .zero { return nil }
    stage = "frame"
    let written = Arithmetic.number("scroll.\(axis.cross.coordinate)", scrolling.scroll[axis.cross])
    let place = DerivationStep.Place(section.id, ["scroll"])
    guard row.behavior != .groupPagingCentered else {
      return (add("offset of the row", written, is: row.offset, at: place, by: .orthogonalScroll), section)
    }
    let along = axis.cross
    var length = Arithmetic.number("length of the row", row.contentLength)
    // The row's length limits the offset.
    if written.value > row.maxOffset, let groups = solution.sections[index].groups {
      length = self.length(of: groups, row.contentLength, of: section, along: along)
    }
    let greatest = length - .number("its viewport", row.viewportLength)
    let offset = add(
      "offset of the row", .greatest(.zero, .least(written, greatest)), is: row.offset, at: place,
      by: .orthogonalScroll)
    return (offset, section)
  }
}

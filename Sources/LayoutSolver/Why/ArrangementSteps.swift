import LayoutSpec

// Steps to the cells of waterfalls and flows, which are in no groups.

extension DerivationBuilder {
  mutating func waterfallCell(_ element: Element, _ columns: WaterfallColumns, room: Sides, corner: Sides) {
    let axis = columns.area.axis
    let across = axis.cross
    let waterfall = columns.waterfall
    let node = waterfall.id
    let cell = element.item
    let section = solution.spec.sections[element.section ?? 0]
    stage = "columns"
    let gap = Arithmetic.number("interItemSpacing", waterfall.interItemSpacing)
    let count = max(1, waterfall.columnCount)
    let breadth = add(
      "column's \(across.side)", pixels(.down, (room[across] - (count - 1) * gap) / count).notNegative,
      is: columns.columnBreadth, at: DerivationStep.Place(node, ["columns"]), by: .waterfall)

    let (column, start) = columns.place(ofCell: cell)
    stage = "item \(cell) in column \(column + 1) of \(count)"
    var box = DerivedBox(origin: .nothing, extent: .nothing, rect: Rect())
    box.extent[across] = breadth
    let length = columns.length(ofGroup: cell)
    let position = section.items.position(of: cell)
    if let position, let ratio = position.run.aspectRatios.length(at: position.offset) {
      let ratioNumber = Arithmetic.number("aspectRatio", ratio)
      let cut = pixels(
        .down, axis == .vertical ? .quotient(breadth, ratioNumber) : .product(breadth, ratioNumber))
      box.extent[axis] = add(
        axis.side, .greatest(cut, .number("a pixel", 1 / grid.scale)), is: length,
        at: DerivationStep.Place(
          section.id, ["waterfall", "aspectRatio"], cell: .init(index: cell, keys: ["aspectRatio"])),
        by: .ratioRounding)
    } else {
      let asked = section.items.measuredLength(of: cell, along: axis, width: columns.columnBreadth) ?? 0
      box.extent[axis] = self.asked(
        axis.side, asked, axis, byCell: cell, is: length, in: section, by: .measuredRounding)
    }
    box.origin[across] = addUnlessZero(
      across.coordinate, corner[across] + column * (breadth + gap),
      is: columns.area.corner[across] + Double(column) * columns.columnStride,
      at: DerivationStep.Place(node))
    var along = corner[axis]
    if let previous = columns.previous(ofCell: cell, inColumn: column) {
      along =
        along + .number("item \(previous) in this column at", columns.place(ofCell: previous).start)
        + .number("item \(previous)'s \(axis.side)", columns.length(ofGroup: previous))
        + .number("interGroupSpacing", waterfall.interGroupSpacing)
    } else {
      along = along + .number("shortest column ends at", start)
    }
    box.origin[axis] = addUnlessZero(
      axis.coordinate, along, is: columns.area.corner[axis] + start, at: DerivationStep.Place(node),
      by: .waterfall)
    zIndex(ofCell: element)
    finish(box, as: element.frame)
  }

  mutating func flowCell(_ element: Element, _ rows: FlowRows, room: Sides, corner: Sides) {
    let axis = rows.area.axis
    let across = axis.cross
    let flow = rows.flow
    let section = solution.spec.sections[element.section ?? 0]
    let row = rows.group(ofItem: element.item)
    let cells = rows.cells(ofGroup: row)
    let place = DerivationStep.Place(flow.id)
    stage = "row \(row) of the flow"
    var box = DerivedBox(origin: .nothing, extent: .nothing, rect: Rect())
    var sizes = CellLengths(section.items, grid: grid)
    var before = 0.0
    var own = 0.0
    if rows.areAlike {
      let length = sizes.extent(ofCell: element.item)[across]
      before = Double(element.item - cells.lowerBound) * length
      own = Double(cells.count) * length
    } else {
      for cell in cells {
        let length = sizes.extent(ofCell: cell)[across]
        if cell < element.item { before += length }
        own += length
      }
    }
    let spacing = Arithmetic.number("spacing", flow.spacing)
    let (lead, gap) = rows.spread(
      row, length: own + Double(cells.count - 1) * flow.spacing, cells: cells.count)
    let leftover =
      room[across] - .number(cells.count == 1 ? "the item" : "the \(cells.count) items", own)
      - (cells.count - 1) * spacing
    var start = Arithmetic.zero
    var step = spacing
    let number = element.item - cells.lowerBound
    if lead != 0 {
      let alignment = row == rows.count - 1 ? flow.lastRow : flow.alignment
      start = add(
        "row begins after", alignment == .center ? leftover / 2 : leftover, is: lead,
        at: place)
    }
    if gap != flow.spacing {
      step = add(
        "gap", spacing + leftover / (cells.count - 1), is: gap, at: place,
        by: .flow)
    }
    stage = "item \(number + 1) of \(cells.count) in row \(row)"
    let extent = sizes.extent(ofCell: element.item)
    for side in Axis.allCases {
      let asked = section.items.measuredLength(of: element.item, along: side, width: extent.width) ?? 0
      box.extent[side] = self.asked(
        side.side, asked, side, byCell: element.item, is: extent[side], in: section, by: .measuredRounding)
    }
    box.origin[across] = addUnlessZero(
      across.coordinate,
      corner[across] + start + .number(number == 1 ? "the item before" : "the \(number) items before", before)
        + number * step,
      at: place, by: .flow)
    var along = corner[axis]
    if row > 0 {
      along =
        along + .number("row \(row - 1) at", rows.start(ofGroup: row - 1))
        + .number("row \(row - 1)'s \(axis.side)", rows.length(ofGroup: row - 1)) + spacing
    }
    box.origin[axis] = addUnlessZero(
      axis.coordinate, along, is: rows.area.corner[axis] + rows.start(ofGroup: row), at: place, by: .flow)
    zIndex(ofCell: element)
    finish(box, as: element.frame)
  }
}

extension WaterfallColumns {
  /// The cell before a cell in its column, if it is not far away.
  fileprivate func previous(ofCell cell: Int, inColumn column: Int) -> Int? {
    if starts.isEmpty { return cell >= alikeColumns ? cell - alikeColumns : nil }
    let far = max(0, cell - 4096)
    return stride(from: cell - 1, through: far, by: -1).first { columns[$0] == UInt32(column) }
  }
}

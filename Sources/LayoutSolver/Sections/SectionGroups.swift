import LayoutSpec

extension Section {
  /// Solves the section's groups.
  /// Model: orthogonal-rows measured. The groups of an orthogonal section follow each other across the scroll axis.
  /// - Parameters:
  ///   - corner: where the insets end and the first group's slot begins.
  ///   - reference: the insets of the section's reference.
  func solveGroups(
    at corner: Point, reference: Insets, context: SolverContext, findings: inout [SolverFinding]
  ) -> any GroupSequence {
    let rules = ElementRules(grid: context.grid, cellZIndex: raisedCellZIndex, kinds: context.kinds)
    let axis = orthogonalScrolling == nil ? context.axis : context.axis.cross
    let base = groupBase(reference: reference, context: context)
    if let arrangement {
      let area = CellArea(
        axis: axis, corner: corner, room: base[axis.cross], rules: rules, node: arrangement.id)
      let cells: any GroupSequence =
        switch arrangement {
        case .waterfall(let waterfall): WaterfallColumns(waterfall, items: items, area: area)
        case .flow(let flow): FlowRows(flow, items: items, area: area)
        }
      if cells.isCutShort { findings.append(SolverFinding(node: arrangement.id, problem: .tooManyCells)) }
      return cells
    }
    var solver = GroupSolver(grid: context.grid, budget: context.budget)
    let box = solver.solve(.group(group), in: groupContainer(base, context))
    findings += solver.findings
    let area = GroupArea(
      axis: axis, start: corner, room: orthogonalScrolling == nil ? base[axis.cross] : nil,
      spacing: interGroupSpacing, rules: rules)
    let groups = groups(
      of: box, items: items, at: area, measuredBefore: measuredEnd(corner: corner, context: context),
      budget: context.budget)
    if groups.isCutShort { findings.append(SolverFinding(node: group.id, problem: .tooManyGroups)) }
    return groups
  }

  /// Cells that begin before this place are measured, points along the axis in which the groups follow each other. In a row that begins in
  /// the visible range, these are the cells before the container's end (choice orthogonal-measuring).
  private func measuredEnd(corner: Point, context: SolverContext) -> Double {
    let end = context.measuring.end
    guard let scrolling = orthogonalScrolling, end < .infinity else { return end }
    guard corner[context.axis] < end else { return -.infinity }
    let across = context.axis.cross
    return context.grid.justBefore(context.environment.container[across] + scrolling.scroll[across])
  }

  /// The section's outermost group at its estimates, without findings.
  func solvedGroup(_ context: SolverContext) -> SolvedBox {
    let reference = contentInsetsReference.insets(
      in: context.environment, across: context.axis.cross,
      layout: context.configuration.contentInsetsReference)
    var solver = GroupSolver(grid: context.grid, budget: SolvingBudget())
    return solver.solve(
      .group(group), in: groupContainer(groupBase(reference: reference, context: context), context))
  }

  /// The size in which the outermost group is resolved.
  /// Model: custom-group-container compared. An outermost custom group is sized in the whole collection view, other groups in what insets
  /// leave.
  private func groupContainer(_ base: Extent, _ context: SolverContext) -> Extent {
    group.axis == nil ? context.environment.container : base
  }

  /// The container less insets.
  /// Model: group-base measured. The section's insets are subtracted across the direction in which the groups follow each other: across the
  /// scroll axis, or along it for an orthogonal section. The reference's insets are always subtracted across the scroll axis, even for an
  /// orthogonal section (choice orthogonal-reference).
  private func groupBase(reference: Insets, context: SolverContext) -> Extent {
    let axis = context.axis
    var base = context.environment.container
    base[axis.cross] -= reference.total(axis.cross)
    let insetAxis = orthogonalScrolling == nil ? axis.cross : axis
    base[insetAxis] -= contentInsets.total(insetAxis)
    return Extent(width: max(0, base.width), height: max(0, base.height))
  }

  /// The length of the section's groups along the scroll axis.
  /// Model: orthogonal-length measured. A row is as tall as its tallest group, edge spacing included (choice orthogonal-edge-spacing).
  func length(of groups: (any GroupSequence)?, along axis: Axis) -> Double {
    guard let groups else { return 0 }
    guard orthogonalScrolling != nil else { return groups.length }
    guard groups.count > 0 else { return 0 }
    return groups.breadth + group.edgeSpacing.start(axis).minimum + group.edgeSpacing.end(axis).minimum
  }
}

import LayoutSpec

/// What was solved of the groups of the last section. The copies of a section have the same, and share it: one may hold millions of places.
final class LastGroups {
  private var box: (group: Group, container: Extent, result: SolvedBox, findings: [SolverFinding])?

  /// A section's outermost group, which is solved unless it is the last one again.
  func box(
    of group: Group, in container: Extent, findings: inout [SolverFinding],
    _ solve: (Extent) -> (SolvedBox, [SolverFinding])
  ) -> SolvedBox {
    if let box, box.container == container, box.group == group {
      findings += box.findings
      return box.result
    }
    let (result, found) = solve(container)
    box = (group, container, result, found)
    findings += found
    return result
  }
}

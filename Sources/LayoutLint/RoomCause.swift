import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// The gaps that use up the length of a group or of one around it. `group-no-room-after-insets` reports insets that do so, and
/// `nonpositive-dimension` reports lengths of less than a pixel.
struct RoomCause {
  /// For example `its spacing of 200 uses up its width of 160`.
  let text: String
  let label: DiagnosticLabel
  let help: SpelledHelp

  /// Searches outwards from the group without room, the first in `bounds`, for the group that has a length but leaves none to its contents.
  static func find(
    _ bounds: [SolverFinding.Bounds], along axis: Axis, _ layout: LintedLayout, groups: [NodeID: Group]
  ) -> RoomCause? {
    var axis = axis
    for (depth, box) in bounds.enumerated() {
      guard let group = groups[box.node] else { return nil }
      if box.extent[axis] > 0 {
        let owner = depth == 0 ? "the group" : "the group around it"
        let label = DiagnosticLabel(
          layout.sizeSpan(of: group.id, axis), "the \(axis.side) of \(owner)")
        return gaps(of: group, box, along: axis, owner: depth == 0 ? nil : owner, label)
      }
      let isShared = box.sharedAxis == axis
      guard let base = isShared ? axis : group.size[axis].baseAxis, box.container[base] <= 0 else {
        return nil
      }
      axis = base
    }
    return nil
  }

  private static func gaps(
    of group: Group, _ box: SolverFinding.Bounds, along axis: Axis, owner: String?, _ label: DiagnosticLabel
  ) -> RoomCause? {
    let insets = group.size.effective(group.contentInsets).total(axis)
    guard axis == group.axis, box.spacing > 0, insets < box.extent[axis] else { return nil }
    var causes: [String] = []
    if insets != 0 { causes.append("insets of \(written(insets))") }
    causes.append("spacing of \(written(box.spacing))")
    let whose = owner.map { "the \(listed(causes)) of \($0)" } ?? "its \(listed(causes))"
    return RoomCause(
      text: "\(whose) \(insets == 0 ? "uses" : "use") up its \(axis.side) of \(written(box.extent[axis]))",
      label: label, help: "make the interItemSpacing of \(owner ?? "the group") smaller")
  }
}

extension Dimension {
  /// The axis of the container that a fraction refers to.
  var baseAxis: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }
}

import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// What used up the room of a group: its own insets, a group around it, its section, or a size of less than a pixel.
struct RoomCause {
  /// Such as `its insets of 32 use up its width of 30`.
  let text: String
  /// Where the cause stands.
  let label: DiagnosticLabel
  let help: String

  /// Looks from the inside out for the box that had a length of its own and left none to what is inside it.
  ///
  /// - Parameter bounds: the group without room and the groups around it.
  static func find(
    _ bounds: [SolverFinding.Bounds], along axis: Axis, _ layout: LintedLayout, groups: [NodeID: Group]
  ) -> RoomCause? {
    var axis = axis
    for (depth, box) in bounds.enumerated() {
      guard let group = groups[box.node] else { return nil }
      let owner = depth == 0 ? "the group" : "the group around it"
      let label = DiagnosticLabel(
        layout.sourceMap.valueSpan(of: group.id, "size", axis.side), "the \(axis.side) of \(owner)")
      if box.extent[axis] > 0 {
        return insides(of: group, box, along: axis, owner: depth == 0 ? nil : owner, label)
      }
      let isShared = box.sharedAxis == axis
      guard let base = isShared ? axis : group.size[axis].baseAxis, box.container[base] <= 0 else {
        let size = isShared ? "share" : "\(axis.side) of \(group.size[axis].written(along: axis))"
        let whose = depth == 0 ? "its \(size)" : "the \(size) of \(owner)"
        return RoomCause(
          text: "\(whose) comes to \(written(box.extent[axis]))", label: label,
          help: "make the \(axis.side) of \(owner) greater")
      }
      axis = base
    }
    let section = layout.spec.sections.first { $0.group.id == bounds.last?.node }
    return section.map { insets(of: $0, across: axis, layout) }
  }

  /// A group's insets, or the gaps between its subitems.
  private static func insides(
    of group: Group, _ box: SolverFinding.Bounds, along axis: Axis, owner: String?, _ label: DiagnosticLabel
  ) -> RoomCause {
    let insets = group.size.effective(group.contentInsets).total(axis)
    let spacing = axis == group.axis ? box.spacing : 0
    var causes: [String] = []
    if insets != 0 { causes.append("insets of \(written(insets))") }
    if spacing != 0 { causes.append("spacing of \(written(spacing))") }
    let whose = owner.map { "the \(listed(causes)) of \($0)" } ?? "its \(listed(causes))"
    let key = insets == 0 ? "interItemSpacing" : "contentInsets"
    return RoomCause(
      text:
        "\(whose) \(insets == 0 ? "uses" : "use") up its \(axis.side) of \(written(box.extent[axis]))",
      label: label, help: "make the \(key) of \(owner ?? "the group") smaller")
  }

  /// A section's insets and those of its reference.
  private static func insets(of section: Section, across axis: Axis, _ layout: LintedLayout) -> RoomCause {
    let reference = section.contentInsetsReference.insets(
      in: layout.environment, across: axis, layout: layout.spec.configuration.contentInsetsReference
    ).total(axis)
    let own = section.contentInsets.total(axis)
    var causes: [String] = []
    if own != 0 { causes.append("the section's insets of \(written(own))") }
    if reference != 0 { causes.append("the insets of \(written(reference)) of its contentInsetsReference") }
    let side = "the container's \(axis.side) of \(written(layout.environment.container[axis]))"
    let key = own == 0 ? "contentInsetsReference" : "contentInsets"
    return RoomCause(
      text: "\(listed(causes)) use up \(side)",
      label: DiagnosticLabel(layout.sourceMap.keySpan(of: section.id, key), "the section's insets"),
      help: own == 0
        ? "give the section contentInsetsReference: none" : "make the section's contentInsets smaller")
  }
}

extension Dimension {
  /// The axis of the container that a fraction is taken of.
  fileprivate var baseAxis: Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }
}

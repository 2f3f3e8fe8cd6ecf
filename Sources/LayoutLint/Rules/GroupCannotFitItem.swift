import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let groupCannotFitItem = RuleID("group-cannot-fit-item") }

/// Reports an error for the outermost group of a section, and a warning for a nested group.
package enum GroupCannotFitItem: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .groupCannotFitItem,
    summary: "the first subitem of a group is longer than the group along its axis",
    why:
      "for the outermost group of a section UIKit raises an exception that does not name it; a nested group silently stays empty, so that the rule only warns",
    severity: .error, layer: .solved, evidence: .documented, since: "0.1.0", fixes: [.unsafe],
    yieldsTo: [.edgeSpacingOverflow], coversLeastContainer: true,
    crashes: [.itemTooLarge: 2, .noRoom: 2, .noFrames: 1],
    bad: [
      "an item wider than the room that the insets leave": """
      environment: {container: 393 x 852}
      items: 3
      contentInsets: {horizontal: 16}
      group:
        horizontal:
          size: 100% x 50
          subitems: [{item: 400 x 100%}]  # <- group-cannot-fit-item
      """,
      "edge spacing around an item that would fit without it": """
      environment: {container: 320 x 480}
      items: 3
      group:
        vertical:
          size: 100% x 50
          subitems: [{item: {size: 100% x 45, edgeSpacing: {top: 8}}}]  # <- group-cannot-fit-item
      """,
      "gaps that use up the group around it": """
      environment: {container: 320 x 480}
      items: 3
      group:
        horizontal:
          size: 50% x 50
          interItemSpacing: 200
          count: 2
          subitem:
            vertical:
              size: 100% x 100%
              subitems: [{horizontal: {size: 100% x 50, subitems: [{item: 100% x 100%}]}}]  # <- group-cannot-fit-item
      """,
      "a percentage without its sign": """
      environment: {container: 320 x 480}
      items: 3
      group:
        horizontal:
          size: 100% x 50
          subitems: [{item: fractionalWidth(50) x 100%}]  # <- group-cannot-fit-item
      """,
    ],
    good: [
      "the whole width": """
      environment: {container: 393 x 852}
      items: 3
      contentInsets: {horizontal: 16}
      group: {horizontal: {size: 100% x 50, subitems: [{item: 100% x 100%}]}}
      """
    ],
    nearMisses: [
      "an item that just fits": """
      environment: {container: 393 x 852}
      items: 3
      contentInsets: {horizontal: 16}
      group: {horizontal: {size: 100% x 50, subitems: [{item: 361 x 100%}]}}
      """,
      "too long across the group": """
      environment: {container: 393 x 852}
      items: 3
      group: {horizontal: {size: 100% x 50, subitems: [{item: 50% x 80}]}}
      """,
      "spacing does not count for fractions: 1/3 with gaps still stands three times": """
      environment: {container: 320 x 480}
      items: 3
      group: {horizontal: {size: 100% x 50, interItemSpacing: 10, subitems: [{item: 1/3 x 100%}]}}
      """,
      "the same without items: the group is never laid out": """
      environment: {container: 320 x 480}
      items: 0
      group: {horizontal: {size: 100% x 50, subitems: [{item: 400 x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    guard !solution.findings.isEmpty else { return [] }
    let groups = Dictionary(
      layout.nodes.compactMap(\.group).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var seen: Set<NodeID> = []
    return solution.findings.compactMap { found in
      guard case .cannotFit(let length, let room, let axis) = found.problem,
        let group = groups[found.node], let first = group.line?.subitems.first, seen.insert(group.id).inserted
      else { return nil }
      let cause = room > 0 ? nil : RoomCause.find(found.bounds, along: axis, layout, groups: groups)
      guard room > 0 || cause != nil else { return nil }
      let edges = first.edgeSpacing.least(axis)
      let percentage =
        (length - edges) / 100 + edges <= room
        ? FractionOutOfRange.percentage(first.id, first.size[axis], axis) : nil
      let isNested = found.bounds.count > 1
      let raised =
        room > 0
        ? "This group cannot fit even a single item" : "There is no room for this NSCollectionLayoutGroup"
      return Finding(
        group.id,
        (cause.map { "the group has no room for its first subitem: \($0.text)" }
          ?? tooLong(first, length: length, room: room, axis)) + " " + layout.environment.place,
        at: layout.sizeSpan(of: first.id, axis), severity: isNested ? .warning : nil,
        secondary: cause?.label
          ?? DiagnosticLabel(layout.sizeSpan(of: group.id, axis), "the group's \(axis.side)"),
        notes: isNested
          ? "UIKit leaves a nested group that fits nothing empty; it raises for outermost groups"
          : "UIKit: \"\(raised)\"",
        help: percentage.map { "did you mean \($0.written)? (unsafe: frames change)" } ?? cause?.help
          ?? "make the subitem's \(axis.side) \(edges > 0 ? "or its edge spacing smaller" : "100%")\(first.size[axis].fraction(of: axis) == nil ? ", or the group's greater" : "")",
        fixes: percentage?.fix)
    }
  }

  private static func tooLong(_ first: Node, length: Double, room: Double, _ axis: Axis) -> String {
    let edges = first.edgeSpacing.least(axis)
    let spacing = edges == 0 ? "" : " with its edge spacing of \(written(edges))"
    return
      "the first subitem is \(written(length)) \(axis.adjective)\(spacing); the group has room for \(written(room))"
  }
}

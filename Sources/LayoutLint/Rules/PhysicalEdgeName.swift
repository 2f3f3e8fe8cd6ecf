import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

/// The format has no `left` and `right`. Frames of custom groups can still be drawn for one direction only:
/// they are reported in right-to-left environments.
package enum PhysicalEdgeName: SolvedRule {
  package static let metadata = RuleMetadata(
    id: RuleID("physical-edge-name"),
    summary: "the frames of a custom group are not symmetric, and the layout runs from right to left",
    why: "insets and alignments mirror automatically; check whether frames written by hand should",
    severity: .info, layer: .solved, evidence: .reported, since: "0.1.0", dependsOn: .run,
    bad: [
      "a large tile at one side": """
      environment: {container: 320 x 480, traits: {layoutDirection: rtl}}
      items: 3
      group:
        custom:  # <- physical-edge-name
          size: 100% x 200
          items: [{frame: [0, 0, 200, 200]}, {frame: [200, 0, 120, 100]}, {frame: [200, 100, 120, 100]}]
      """
    ],
    good: [
      "the same at both sides": """
      environment: {container: 320 x 480, traits: {layoutDirection: rtl}}
      items: 3
      group:
        custom:
          size: 100% x 200
          items: [{frame: [0, 0, 100, 200]}, {frame: [100, 0, 120, 200]}, {frame: [220, 0, 100, 200]}]
      """
    ],
    nearMisses: [
      "from left to right": """
      environment: {container: 320 x 480}
      items: 3
      group:
        custom:
          size: 100% x 200
          items: [{frame: [0, 0, 200, 200]}, {frame: [200, 0, 120, 100]}, {frame: [200, 100, 120, 100]}]
      """
    ])

  private static let greatestCount = 512

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    guard layout.environment.layoutDirection == .rtl else { return [] }
    return layout.solvedNodes.compactMap { entry in
      guard let group = entry.group, case .custom(let frames) = group.content,
        frames.count <= greatestCount,
        !isSymmetric(frames.map(\.frame), width: entry.solved.extent.width, layout.environment.pixel)
      else { return nil }
      return Finding(
        group.id,
        "the custom group's frames are not symmetric; from right to left they are mirrored \(layout.environment.place)",
        at: layout.sourceMap.keySpan(of: group.id),
        help:
          "see that the mirrored frames are meant, or give the section a variant for layoutDirection == rtl")
    }
  }

  private static func isSymmetric(_ frames: [Rect], width: Double, _ pixel: Double) -> Bool {
    func sorted(_ frames: [Rect]) -> [Rect] {
      frames.sorted {
        ($0.y.rounded(), $0.x.rounded(), $0.width, $0.height) < (
          $1.y.rounded(), $1.x.rounded(), $1.width, $1.height
        )
      }
    }
    let mirrored = frames.map {
      Rect(x: width - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
    }
    return zip(sorted(frames), sorted(mirrored)).allSatisfy { left, right in
      abs(left.x - right.x) <= pixel && abs(left.y - right.y) <= pixel
        && abs(left.width - right.width) <= pixel
        && abs(left.height - right.height) <= pixel
    }
  }
}

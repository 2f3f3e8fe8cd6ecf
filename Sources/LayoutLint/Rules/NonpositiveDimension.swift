import LayoutDiagnostics
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// `nonpositive-dimension`: a length of nothing.
///
/// What is written as zero or less is an error of the reader; here is what comes to less than a pixel once it is solved.
public enum NonpositiveDimension: SolvedRule {
  public static let metadata = RuleMetadata(
    id: "nonpositive-dimension",
    summary: "a dimension is zero, negative or less than a pixel",
    why: "the view is invisible, or a negative size reaches UIKit, which throws",
    severity: .error, layer: .solved, evidence: .reported, since: "0.1.0",
    yieldsTo: ["one-point-dimension"],
    bad: [
      RuleExample(
        "a height of nothing",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 44
                subitems:
                  - item: 50% x 0  # <- nonpositive-dimension
        """),
      RuleExample(
        "by expression",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x ${height - 1000}  # <- nonpositive-dimension
                subitems: [{item: {}}]
        """),
      RuleExample(
        "a fraction that comes to less than a pixel",
        """
        environment: {container: 320 x 480}
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 44
                subitems:
                  - item: 50% x 1%  # <- nonpositive-dimension
        """),
      RuleExample(
        "more columns than pixels",
        """
        environment: {container: 320 x 480}
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 44
                count: 700
                subitem:
                  item: 100% x 100%  # <- nonpositive-dimension
        """),
    ],
    good: [
      RuleExample(
        "a height",
        """
        sections:
          - items: 3
            group:
              horizontal: {size: 100% x 44, subitems: [{item: 50% x 100%}]}
        """)
    ],
    nearMisses: [
      RuleExample(
        "a negative inset",
        """
        sections:
          - items: 3
            group:
              horizontal:
                size: 100% x 60
                subitems: [{item: {contentInsets: {top: -4}}}]
        """),
      RuleExample(
        "a hairline",
        """
        environment: {container: 320 x 480}
        lint: {disable: [one-point-dimension, touch-target-too-small]}
        sections:
          - items: 3
            group:
              vertical: {size: 100% x 44.5, subitems: [{item: 100% x 44}, {item: 100% x 0.5}]}
        """),
    ])

  public static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    let pixel = layout.environment.pixel
    var findings: [Finding] = []
    layout.forEachSolvedNode { entry, template in
      for axis in Axis.allCases where entry.isFixed(axis) && entry.solved.extent[axis] < pixel - 1e-6 {
        let isShared = entry.isShared(axis)
        let base = isShared ? axis : entry.node.size[axis].baseAxis
        // Where the container has nothing to share out, that is what is found.
        if let base, entry.solved.container[base] < pixel { continue }
        let id = entry.node.id
        let length = "comes to \(written(entry.solved.extent[axis])) \(layout.environment.place)"
        let message =
          isShared
          ? "the \(entry.node.noun)'s equal share of the group's \(axis.side) \(length)"
          : "the \(entry.node.noun)'s \(axis.side) of \(entry.node.size[axis].written(along: axis)) \(length)"
        findings.append(
          Finding(
            id, "\(message); a pixel is \(written(pixel)) points",
            at: layout.sourceMap.valueSpan(of: id, "size", axis.side), severity: .warning,
            help: [isShared ? "make the group's count smaller" : "make the \(axis.side) greater"]))
      }
    }
    return findings
  }
}

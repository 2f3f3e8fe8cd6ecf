import LayoutDiagnostics
import LayoutSpec

package enum FractionLiteralDrift: StaticRule {
  package static let metadata = RuleMetadata(
    id: RuleID("fraction-literal-drift"),
    summary: "fractions that nearly fill the group",
    why:
      "the row ends in a gap of a few pixels, or, if they are too long, its last item moves to the next row",
    severity: .warning, layer: .static, evidence: .reported, since: "0.1.0", fixes: [.unsafe],
    dependsOn: .container,
    bad: [
      "three thirds of 33%": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 33% x 100%}]  # <- fraction-literal-drift
      """,
      "one and two thirds": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - item: 33% x 100%  # <- fraction-literal-drift
            - item: 66% x 100%
      """,
      "a little too long": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 16.7% x 100%}]  # <- fraction-literal-drift
      """,
      "three columns of 34%, of which two fit": """
      items: 9
      group:
        horizontal:
          size: 100% x 44
          subitems: [{item: 34% x 100%}]  # <- fraction-literal-drift
      """,
    ],
    good: [
      "ratios": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 1/3 x 100%}]}}
      """
    ],
    nearMisses: [
      "less than a pixel in all": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 33.333% x 100%}]}}
      """,
      "room for the gaps": """
      items: 9
      group: {horizontal: {size: 100% x 44, interItemSpacing: 4, subitems: [{item: 33% x 100%}]}}
      """,
      "two of a width of their own, with room left": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 48% x 100%}]}}
      """,
      "an item that is meant to be shorter": """
      items: 9
      group: {horizontal: {size: 100% x 44, subitems: [{item: 98% x 100%}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.nodes.compactMap { group in
      guard let line = group.line, let first = line.subitems.first,
        line.interItemSpacing == .fixed(0), let (sum, count) = line.cycle
      else { return nil }
      let axis = line.axis
      let drift = abs(sum - 1)
      // Chosen: no group is assumed to be longer than the container. A drift of less than a pixel there is
      // never visible.
      let pixels = drift * layout.environment.container[axis] * layout.environment.displayScale
      let isOne = line.subitems.count == 1
      let isTooLong = sum > 1
      // A single item that is slightly too long was meant to fit once more. Items that fall short by less
      // than a pixel do not matter.
      guard count > 1, drift > 1e-9, drift <= 0.03,
        isTooLong && isOne || drift <= Double(count) * 0.005 + 1e-9, isTooLong || pixels >= 1
      else { return nil }
      let isLost = isTooLong && !line.fitsCutDown(count, layout.environment)
      return Finding(
        first.id,
        "\(count) items take \(writtenExactly((sum * 1e6).rounded() / 1e4))% of the group's \(axis.side); "
          + (isLost
            ? "the last of them does not fit"
            : isTooLong ? "they fit only if cut down to whole pixels" : "a gap is left at its end"),
        at: layout.sizeSpan(of: first.id, axis), severity: isLost ? nil : .info,
        help: isOne ? "write 1/\(count) (unsafe: frames change)" : nil,
        fixes: isOne
          ? .unsafe(
            "write 1/\(count)",
            .resize(first.id, axis, from: first.size[axis], to: .fraction(1 / Double(count), of: axis)))
          : nil)
    }
  }
}

extension LineContent {
  /// The number of subitems in one run, and the sum of their fractions. A single subitem counts as often as
  /// it nearly fits. `nil` if a subitem is not a fraction or has edge spacing.
  fileprivate var cycle: (sum: Double, count: Int)? {
    var sum = 0.0
    for node in subitems {
      guard let fraction = node.size[axis].fraction(of: axis), fraction > 0, node.edgeSpacing == .zero else {
        return nil
      }
      sum += fraction
    }
    switch repetition {
    case .equalShares: return nil
    case .repeating(let count): return (sum * Double(count), count)
    case .untilFull:
      guard subitems.count == 1 else { return (sum, subitems.count) }
      let count = min(1 / sum, 1_000).rounded()
      return (sum * count, Int(count))
    }
  }

  /// Returns `true` if the subitems, rounded down to pixels, fit a group as long as the container.
  fileprivate func fitsCutDown(_ count: Int, _ environment: Environment) -> Bool {
    let (length, scale) = (environment.container[axis], environment.displayScale)
    let run = subitems.reduce(0) { sum, node in
      sum + ((node.size[axis].fraction(of: axis) ?? 0) * length * scale + 1e-6).rounded(.down) / scale
    }
    return run * Double(count / subitems.count) <= length + 1e-3
  }
}

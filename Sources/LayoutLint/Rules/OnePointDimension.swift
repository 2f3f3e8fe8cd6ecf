import LayoutDiagnostics
import LayoutSpec

extension RuleID { static let onePointDimension = RuleID("one-point-dimension") }

/// Does not report separators: a node next to longer siblings in points, anything inside such a line, and
/// cells whose kind is a separator.
package enum OnePointDimension: StaticRule {
  package static let metadata = RuleMetadata(
    id: .onePointDimension,
    summary: "an item or a group is at most 1 point wide or high",
    why:
      "a plain number is points: 1, meant as .fractionalHeight(1.0), gives a view one point high",
    severity: .warning, layer: .static, evidence: .inferred, since: "0.1.0", fixes: [.unsafe],
    bad: [
      "a height of one point": """
      items: 9
      group:
        horizontal:
          size: 100% x 120
          subitems: [{item: 1/3 x 1}]  # <- one-point-dimension
      """,
      "half a point where half the group was meant": """
      items: 9
      group:
        vertical:
          size:
            width: 100%
            height: 120
          subitems:
            - item:
                size:
                  width: 100%
                  height: 0.5  # <- one-point-dimension
      """,
      "a group": """
      items: 9
      group:
        horizontal:
          size: {width: 1, height: 44}  # <- one-point-dimension
          subitems: [{item: {}}]
      """,
      "a height of one point below one that is a fraction": """
      items: 9
      group:
        vertical:
          size: 100% x 120
          subitems:
            - item: 100% x 50%
            - item: 100% x 0.5  # <- one-point-dimension
      """,
    ],
    good: [
      "fractions": """
      items: 9
      group: {horizontal: {size: 100% x 120, subitems: [{item: 1/3 x 100%}]}}
      """
    ],
    nearMisses: [
      "a hairline as a boundary item and as a supplementary item": """
      items: 9
      header: 1
      boundarySupplementaryItems: [{elementKind: rule, size: 100% x 0.5, alignment: bottom}]
      group:
        horizontal:
          size: 100% x 44
          subitems:
            - item:
                supplementaryItems:
                  - {elementKind: separator, size: 100% x 1, containerAnchor: {edges: bottom}}
      """,
      "a fraction below 1 and a length just above": """
      items: 9
      group: {horizontal: {size: 100% x 2, subitems: [{item: 50% x 1.5}]}}
      """,
      "a line below an item": """
      items: 9
      group:
        vertical:
          size: 100% x 61
          subitems: [{item: 100% x 60}, {horizontal: {size: 100% x 1, subitems: [{item: 100% x 1}]}}]
      """,
      "cells that are lines": """
      items: 1
      kind: list-separator
      group: {horizontal: {size: 100% x 1, subitems: [{item: 100% x 100%}]}}
      """,
      "an estimate of one point": """
      items: 9
      group: {horizontal: {size: 100% x ~1, subitems: [{item: 100% x ~1}]}}
      """,
    ])

  package static func check(_ layout: LintedLayout) -> [Finding] {
    layout.sections.flatMap { section -> [Finding] in
      section.hasOnlyLines ? [] : section.nodes.findings { finding($0, $1, layout) }
    }
  }

  private static func finding(_ node: LintedNode, _ axis: Axis, _ layout: LintedLayout) -> Finding? {
    guard case .absolute(let points) = node.size[axis], node.size[axis].isOnePoint, !node.isLine(axis)
    else { return nil }
    let length =
      "\(written(points) == "0" ? writtenExactly(points) : written(points)) \(points == 1 ? "point" : "points")"
    // Less than a hundredth was not meant as a fraction either: 100% is suggested.
    let fraction = Dimension.fraction(points < 0.01 ? 1 : points, of: axis)
    let percent = fraction.written(along: axis)
    // One of several subitems cannot take the whole group.
    let canBeFraction =
      node.neighbors(along: axis).map { fraction.fraction(of: axis) != 1 && $0.areShort } ?? true
    return Finding(
      node.id,
      "the \(node.noun)'s \(axis.side) is \(length); a fraction of its container is written \(percent)",
      at: layout.sizeSpan(of: node.id, axis),
      help: canBeFraction
        ? "write \(percent) for a fraction (unsafe: frames change)" : "write a percentage for a fraction",
      fixes: canBeFraction
        ? .unsafe("write \(percent)", .resize(node.id, axis, from: node.size[axis], to: fraction)) : nil)
  }
}

extension Dimension {
  fileprivate var isOnePoint: Bool {
    if case .absolute(let points) = self { points > 0 && points <= 1 } else { false }
  }
}

extension LintedSection {
  /// True if the kinds of all cells are separators.
  fileprivate var hasOnlyLines: Bool {
    !items.runs.isEmpty && items.runs.allSatisfy { $0.kind.map(Self.isLine) ?? false }
  }

  private static func isLine(_ kind: String) -> Bool {
    // Words end before capitals and non-letters: a headline is not a line.
    var words: [String] = [""]
    for character in kind {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words.contains { ["separator", "divider", "line", "hairline"].contains($0) }
  }
}

extension LintedNode {
  /// The lengths of the other subitems along the axis of its group; `nil` if it has no others, or the group has another axis.
  fileprivate func neighbors(along axis: Axis) -> SubitemLengths? {
    guard let parent, let line = parent.line, line.axis == axis, !line.sharesOut(axis),
      line.subitems.count > 1
    else { return nil }
    return parent.subitemLengths
  }

  /// Returns `true` if the node is a line on purpose: it fits next to longer siblings that are not fractions,
  /// or it is inside such a line.
  fileprivate func isLine(_ axis: Axis) -> Bool {
    guard let parent, parent.line != nil, size[axis].isOnePoint else { return false }
    if parent.isLine(axis) { return true }
    guard let neighbors = neighbors(along: axis), neighbors.haveLonger, !neighbors.haveFractions else {
      return false
    }
    guard let room = parent.size[axis].points, !parent.size[axis].isEstimated, let total = neighbors.total
    else { return true }
    return total <= room - parent.contentInsets.total(axis) + 1e-6
  }
}

/// What the subitems of a group are along its axis, known for all at once.
struct SubitemLengths {
  /// True if one of them is longer than a point, or has no length in points.
  let haveLonger: Bool
  let haveFractions: Bool
  /// True if each is at most a point long, or a fraction.
  let areShort: Bool
  /// Their length with the spaces between and around them, if all are in points.
  let total: Double?

  init(_ line: LineContent) {
    let (axis, subitems) = (line.axis, line.subitems)
    haveLonger = subitems.contains { !$0.size[axis].isOnePoint }
    haveFractions = subitems.contains { $0.size[axis].isFraction(of: axis) }
    areShort = subitems.allSatisfy { $0.size[axis].isOnePoint || $0.size[axis].isFraction(of: axis) }
    total = line.listedLength.map { listed in
      let edges = subitems.reduce(0) { $0 + $1.edgeSpacing.least(axis) }
      return listed + edges + Double(subitems.count - 1) * line.interItemSpacing.minimum
    }
  }
}

import LayoutText
import LayoutDiagnostics
import LayoutSolver
import LayoutSpec

extension RuleID { static let customFramesMismatch = RuleID("custom-frames-mismatch") }

package enum CustomFramesMismatch: SolvedRule {
  package static let metadata = RuleMetadata(
    id: .customFramesMismatch,
    summary: "the frames of a custom group do not fit its size",
    why:
      "UIKit does not make the two agree: frames outside cover the next group and disappear with their own, a group longer than its frames leaves a gap before it repeats, and an estimated one keeps its estimate",
    severity: .warning, layer: .solved, evidence: .reported, since: "0.1.0",
    bad: [
      "a waterfall higher than its group": """
      items: 6
      group:
        custom:
          size: 100% x 200  # <- custom-frames-mismatch
          items: [{frame: [0, 0, 190, 200]}, {frame: [200, 0, 190, 120]}, {frame: [200, 130, 190, 180]}]
      """,
      "two frames on a page, for six cells": """
      items: 6
      group:
        custom:
          size: 100% x 1000  # <- custom-frames-mismatch
          items: [{frame: [0, 0, 390, 120]}, {frame: [0, 130, 390, 120]}]
      """,
      "an estimate, which stays": """
      items: 2
      group:
        custom:
          size: 100% x ~500  # <- custom-frames-mismatch
          items: [{frame: [0, 0, 390, 120]}, {frame: [0, 130, 390, 120]}]
      """,
      "insets, which frames do not ask for": """
      items: 2
      group:
        custom:
          size: 100% x 200
          contentInsets: 16  # <- custom-frames-mismatch
          items: [{frame: [0, 0, 190, 200]}, {frame: [200, 0, 190, 200]}]
      """,
      "cells that are measured for nothing": """
      items: 2
      measured: {height: 300}
      group:
        custom:
          size: 100% x ~200  # <- custom-frames-mismatch
          items: [{frame: [0, 0, 190, 200]}, {frame: [200, 0, 190, 200]}]
      """,
    ],
    good: [
      "as long as its frames": """
      items: 6
      group: {custom: {size: 100% x 250, items: [{frame: [0, 0, 390, 120]}, {frame: [0, 130, 390, 120]}]}}
      """
    ],
    nearMisses: [
      "one frame in the middle of its page": """
      environment: {container: 320 x 480}
      items: 6
      group: {custom: {size: 100% x 100%, items: [{frame: [60, 140, 200, 200]}]}}
      """,
      "a page for all cells": """
      items: 2
      group: {custom: {size: 100% x 1000, items: [{frame: [0, 0, 390, 120]}, {frame: [0, 130, 390, 120]}]}}
      """,
    ])

  /// A frame that sticks out by at most this share of its length may do so on purpose.
  private static let greatestMeantShare = 0.25
  /// Frames that fill less than this share of a repeating group leave unintended gaps.
  private static let leastFill = 0.4

  package static func check(_ layout: LintedLayout, _ solution: Solution) -> [Finding] {
    layout.templates.flatMap { template in
      template.nodes.compactMap { entry in
        guard let group = entry.group, case .custom(let all) = group.content else { return nil }
        let frames = all.prefix(template.section.items.count)
        guard !frames.isEmpty else { return nil }
        let box = entry.solved.extent
        return overhang(frames, group, box, layout)
          ?? gap(frames, group, box, cells: template.section.items.count, layout)
          ?? estimate(frames, group, box, layout)
          ?? unmeasured(frames, group, template.section.items, layout)
          ?? insets(group, layout)
      }
    }
  }

  /// Reports frames outside the group.
  private static func overhang(
    _ frames: ArraySlice<CustomFrame>, _ group: Group, _ box: Extent, _ layout: LintedLayout
  ) -> Finding? {
    var worst: (index: Int, axis: Axis, share: Double)?
    var count = 0
    for (index, custom) in frames.enumerated() {
      let frame = custom.frame
      var isOutside = false
      for axis in Axis.allCases {
        let start = frame.origin[axis]
        let length = frame.extent[axis]
        let out = max(0, -start) + max(0, start + length - box[axis])
        guard out > layout.environment.pixel + 1e-6, length > 0 else { continue }
        isOutside = true
        if out / length > worst?.share ?? 0 { worst = (index, axis, out / length) }
      }
      if isOutside { count += 1 }
    }
    guard let worst else { return nil }
    let frame = frames[worst.index].frame
    let start = frame.origin[worst.axis]
    let end = start + frame.extent[worst.axis]
    let others = count > 1 ? ", one of \(count) outside," : ""
    return Finding(
      group.id,
      "frame \(worst.index)\(others) goes from \(written(start)) to \(written(end)); the group is \(written(box[worst.axis])) \(worst.axis.adjective) \(layout.environment.place)",
      at: layout.sizeSpan(of: group.id, worst.axis),
      severity: worst.share <= greatestMeantShare ? .info : nil, severityWhenPartial: .info,
      notes: note(group, worst.axis), help: "compute the group's size and its frames from the same lengths")
  }

  /// Reports the gap that a repeating group leaves next to its frames. Equal margins on both sides are
  /// intended.
  private static func gap(
    _ frames: ArraySlice<CustomFrame>, _ group: Group, _ box: Extent, cells: Int, _ layout: LintedLayout
  ) -> Finding? {
    guard cells > frames.count else { return nil }
    let shares = Axis.allCases.map { axis in
      let start = max(0, frames.reduce(.infinity) { min($0, $1.frame.origin[axis]) })
      let rest = box[axis] - end(frames, axis)
      return box[axis] > 0 ? 1 - max(0, rest - start) / box[axis] : 1
    }
    let fill = shares[0] * shares[1]
    guard fill < leastFill else { return nil }
    let axis = shares[0] < shares[1] ? Axis.allCases[0] : Axis.allCases[1]
    return Finding(
      group.id,
      "\(counted(frames.count, "frame")) \(frames.count == 1 ? "fills" : "fill") \(written((fill * 100).rounded())) % of the group of \(box.text), which repeats for \(cells) cells \(layout.environment.place)",
      at: layout.sizeSpan(of: group.id, axis), severityWhenPartial: .info, notes: note(group, axis),
      help: "make the group as long as its frames, or give it a frame for each cell")
  }

  /// Reports an estimated group that stays longer than its frames.
  private static func estimate(
    _ frames: ArraySlice<CustomFrame>, _ group: Group, _ box: Extent, _ layout: LintedLayout
  ) -> Finding? {
    for axis in Axis.allCases where group.size[axis].isEstimated {
      let end = end(frames, axis)
      guard box[axis] - end > layout.environment.pixel + 1e-6 else { continue }
      return Finding(
        group.id,
        "the group stays at its estimate of \(written(box[axis])); its frames end at \(written(end)) \(layout.environment.place)",
        at: layout.sizeSpan(of: group.id, axis), severity: .info, notes: note(group, axis),
        help: "write the group's \(axis.side) in points")
    }
    return nil
  }

  /// Reports cells of an estimated group that measure otherwise than their frames.
  private static func unmeasured(
    _ frames: ArraySlice<CustomFrame>, _ group: Group, _ items: ItemList, _ layout: LintedLayout
  ) -> Finding? {
    for axis in Axis.allCases where group.size[axis].isEstimated {
      for (index, frame) in frames.prefix(greatestCellCount).enumerated() {
        guard
          let measured = items.measuredLength(of: index, along: axis, width: frame.frame.extent.width),
          abs(measured - frame.frame.extent[axis]) > layout.environment.pixel + 1e-6
        else { continue }
        return Finding(
          group.id,
          "cell \(index) measures \(written(measured)) \(axis.adjective), and its frame stays \(written(frame.frame.extent[axis])) \(axis.adjective) \(layout.environment.place)",
          at: layout.sizeSpan(of: group.id, axis), notes: note(group, axis),
          help: "measure before the layout is made, and compute the frames from that")
      }
    }
    return nil
  }

  private static let greatestCellCount = 64

  /// Reports insets, which move no frame.
  private static func insets(_ group: Group, _ layout: LintedLayout) -> Finding? {
    guard group.contentInsets != Insets() else { return nil }
    return Finding(
      group.id, "the custom group's insets move and shrink none of its frames",
      at: layout.sourceMap.keySpan(of: group.id, "contentInsets"), severity: .info,
      help: "compute the frames with the insets, or give the section the insets")
  }

  private static func end(_ frames: ArraySlice<CustomFrame>, _ axis: Axis) -> Double {
    frames.reduce(-.infinity) { max($0, $1.frame.origin[axis] + $1.frame.extent[axis]) }
  }

  private static func note(_ group: Group, _ axis: Axis) -> String? {
    group.size[axis].isEstimated
      ? "frames of a custom group are not measured: an estimate stays as it is" : nil
  }
}

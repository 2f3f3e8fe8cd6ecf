import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// The frames of a node in a layout, in Markdown.
struct FrameText {
  private let solved: SolvedSpec

  init(_ solved: SolvedSpec) { self.solved = solved }

  /// Returns the frames of a node, and the last steps of the first frame; empty if the node has no frames.
  func parts(of node: NodeID) -> [String] {
    let solution = solved.solution
    if let index = solution.spec.sections.firstIndex(where: { $0.id == node }) {
      let count = counted(solution.spec.sections[index].items.count, "cell")
      return ["section \(index): \(count), \(Self.text(solution.frame(ofSection: index)))"]
    }
    guard let views = solved.frames.views[node] else {
      return solved.frames.extents[node].map { ["\(Self.text($0)) pt here"] } ?? []
    }
    var text = solved.writer.heading(.element(views.first), of: solution)
    if views.count > 1 {
      text += "; \(solved.frames.isCutOff ? "at least " : "")\(views.count) of them"
      if views.least != views.greatest {
        text += ", \(Self.text(views.least)) to \(Self.text(views.greatest))"
      }
    }
    if let truncated = solution.spec.truncatedText(of: views.first) {
      text += "; its text is truncated to \(truncated.title)"
    }
    return [text, derivation(of: views.first)]
  }

  private static let shownSteps = 8

  private func derivation(of element: Element) -> String {
    let steps = solved.solution.derivation(of: element).steps
    let writer = solved.writer
    let width = min(24, steps.map(\.quantity.count).max() ?? 0)
    let lines = steps.suffix(Self.shownSteps).map {
      "\($0.quantity.padded(to: width)) \(writer.equation($0))"
    }
    return "```\n\(lines.joined(separator: "\n"))\n```"
  }

  private static func text(_ frame: Rect) -> String {
    "\(decimalText(frame.width)) x \(decimalText(frame.height)) at \(decimalText(frame.x)), \(decimalText(frame.y))"
  }

  static func text(_ size: Extent) -> String { "\(decimalText(size.width)) x \(decimalText(size.height))" }
}

import LayoutSolver
import LayoutSpec
import LayoutText

/// One line about the layout of each section of a spec.
struct SectionSummaries {
  private struct Summary {
    var cells = 0
    var copies = 0
    /// The size of the first copy.
    let size: String
  }

  private var summaries: [Int: Summary] = [:]

  /// - Parameter solved: the layout; `nil` if errors prevent it.
  init(_ solved: SolvedSpec?) {
    guard let solved else { return }
    for (index, section) in solved.solution.spec.sections.enumerated() {
      // All copies that `repeat` makes come from one section of the text.
      guard let origin = solved.layout.sourceMap.section(of: section.id) else { continue }
      let frame = solved.solution.frame(ofSection: index)
      let size = FrameText.text(Extent(width: frame.width, height: frame.height))
      summaries[origin, default: Summary(size: size)].cells += section.items.count
      summaries[origin]?.copies += 1
    }
  }

  /// Returns a text such as `12 cells, 393 x 528`, with the size of the first copy if `repeat` makes several;
  /// `nil` for a section without a layout.
  func summary(ofSectionAt index: Int) -> String? {
    summaries[index].map { summary in
      (summary.copies > 1 ? "\(summary.copies) times, " : "")
        + "\(counted(summary.cells, "cell")), \(summary.size)"
    }
  }
}

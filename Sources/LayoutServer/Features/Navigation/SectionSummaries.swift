import LayoutSolver
import LayoutText

/// A line about the layout of each section of a spec.
struct SectionSummaries {
  private var cells: [Int: Int] = [:]
  private var copies: [Int: Int] = [:]
  private var sizes: [Int: String] = [:]

  /// - Parameter solved: `nil` if errors prevent the layout.
  init(_ solved: SolvedSpec?) {
    guard let solved else { return }
    for (index, section) in solved.solution.spec.sections.enumerated() {
      // Copies by `repeat` come from one section of the text.
      guard let origin = solved.layout.sourceMap.section(of: section.id) else { continue }
      cells[origin, default: 0] += section.items.count
      copies[origin, default: 0] += 1
      if sizes[origin] == nil {
        let frame = solved.solution.frame(ofSection: index)
        sizes[origin] = "\(decimalText(frame.width)) x \(decimalText(frame.height))"
      }
    }
  }

  /// `12 cells, 393 x 528`, with the size of the first copy if `repeat` makes several; `nil` for a section without a layout.
  func summary(ofSectionAt index: Int) -> String? {
    guard let count = cells[index], let size = sizes[index], let copies = copies[index] else { return nil }
    return (copies > 1 ? "\(copies) times, " : "") + "\(counted(count, "cell")), \(size)"
  }
}

import LayoutSolver
import LayoutSpec

/// How much a view is lower than its texts ask for.
struct TextShortfall {
  /// What messages call the text.
  let text: String
  /// What messages call the view.
  let view: String
  /// The height that its texts need, points.
  let needed: Double
  /// Its height, points.
  let height: Double

  var missing: Double { needed - height }

  func message(in layout: LintedLayout) -> String {
    "\(text) needs \(written(needed)) at the text size \(layout.environment.preferredContentSizeCategory) \(layout.environment.place), the \(view) is \(written(height)) high"
  }
}

extension LintedSection {
  /// True if a cell's measured height follows from its texts.
  var measuresTexts: Bool { items.hasHeights(where: \.countsLines) }
}

extension LintedLayout {
  /// The headers and footers of a section that are lower than their texts ask for, and of its first cells for each item the one that misses
  /// most.
  func textShortfalls(ofTemplate index: Int, _ solution: Solution) -> [NodeID: TextShortfall] {
    let section = templates[index].section
    var found: [NodeID: TextShortfall] = [:]
    if environment.isWithoutSize { return found }
    func add(_ node: NodeID, _ asked: Double?, _ frame: Rect, text: String, view: String) {
      guard let asked, asked > frame.height + environment.pixel,
        asked - frame.height > found[node]?.missing ?? 0
      else { return }
      found[node] = TextShortfall(text: text, view: view, needed: asked, height: frame.height)
    }
    for placed in boundaryItems[index] {
      guard case .ofWidth(let program) = placed.item.measured.height, program.countsLines else { continue }
      let frame = placed.element.frame
      add(
        placed.item.id, placed.item.measuredLength(along: .vertical, width: frame.width), frame,
        text: "the \(placed.noun)'s text", view: placed.noun)
    }
    guard section.measuresTexts else { return found }
    for index in 0..<min(section.items.count, ItemList.examinedCount) {
      guard let run = section.items.position(of: index)?.run,
        case .ofWidth(let program) = run.measured.height,
        program.countsLines, let cell = solution.cell(index, inSection: section.index)
      else { continue }
      add(
        cell.node, section.items.measuredLength(of: index, along: .vertical, width: cell.frame.width),
        cell.frame, text: "the text of cell \(index)", view: "cell")
    }
    return found
  }
}

import LayoutReader
import LayoutText

// Code lenses: the size of the layout above the text, and the widths at which a section changes above the section. They open the preview.

extension LanguageServer {
  func codeLenses(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = analysis(parameters), let solved = analysis.solved else { return [] }
    func lens(_ title: String, at range: Range<Int>) -> JSONValue {
      [
        "range": analysis.positions.range(range),
        "command": [
          "title": .string(title), "command": "layoutc.preview",
          "arguments": [.string(analysis.document.uri)],
        ],
      ]
    }
    let size = FrameText.text(solved.solution.contentSize)
    let rest = analysis.hasErrors ? " · as far as it can be read" : ""
    var lenses = [lens("Preview · \(solved.environmentName) · content \(size)\(rest)", at: 0..<0)]
    guard let intervals = try sectionIntervals(of: analysis), let document = analysis.tree?.document,
      let sections = document.value(SpecKeys.sections.name, of: document.root)
    else { return .array(lenses) }
    for (index, section) in document.elements(sections).enumerated() {
      guard let summary = intervals.summary(ofSectionAt: index) else { continue }
      let start = analysis.sources.main.range(of: document.span(section)).lowerBound
      lenses.append(lens(summary, at: start..<start))
    }
    return .array(lenses)
  }
}

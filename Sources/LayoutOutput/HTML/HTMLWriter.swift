import LayoutSolver
import LayoutText

/// A page that shows the layout as a device would: it scrolls, and tells of each element where it comes from.
enum HTMLWriter: LayoutWriter {
  static let name = "html"
  static let fileExtensions = ["html", "htm"]
  static let summary = "a page that scrolls, for all devices and states at once"
  static let holdsVariations = true

  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    write([LabeledSolution(solution, source: options.source)], to: sink, options: options)
  }

  static func write(_ layouts: [LabeledSolution], to sink: ByteSink, options: WriterOptions) {
    PreviewPage.write(layouts, to: sink, options: options)
  }
}

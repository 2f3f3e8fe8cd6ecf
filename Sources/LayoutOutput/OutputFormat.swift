import LayoutSolver
import LayoutText

/// An output format. Writers visit the elements one by one without keeping them, and stop when the sink is
/// closed.
package struct OutputFormat: Sendable {
  /// All formats, in the order of the help text.
  package static let all = [
    OutputFormat(
      "json", ["json"], "environment, content size, sections and elements as one JSON object",
      JSONWriter.write),
    OutputFormat(
      "ndjson", ["ndjson", "jsonl"], "one element a line as JSON, for streams", NDJSONWriter.write),
    OutputFormat("csv", ["csv"], "one element a line, for spreadsheets", CSVWriter.write),
    OutputFormat(
      "svg", ["svg"], "a picture of the content, or of a device's screen", isPicture: true, SVGWriter.write),
    OutputFormat(
      "png", ["png"], "the same picture in pixels, by rsvg-convert, resvg or inkscape", isPicture: true,
      isConverted: true, SVGWriter.write),
    OutputFormat(
      "html", ["html", "htm"], "a page that scrolls, for all devices and states at once",
      holdsVariations: true, writeLayouts: PreviewPage.write),
  ]

  package let name: String
  /// The file name extensions, without the dot.
  package let fileExtensions: [String]
  package let summary: String
  /// True if picture options apply and a layout with errors can be written.
  package let isPicture: Bool
  /// True if writers write an SVG, which another program converts.
  package let isConverted: Bool
  /// True if one file holds the layouts of all devices and states.
  package let holdsVariations: Bool
  private let writeLayouts: @Sendable (LabeledSolutions, ByteSink, WriterOptions) -> Void

  private init(
    _ name: String, _ fileExtensions: [String], _ summary: String, isPicture: Bool = false,
    isConverted: Bool = false, holdsVariations: Bool = false,
    writeLayouts: @escaping @Sendable (LabeledSolutions, ByteSink, WriterOptions) -> Void
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.isPicture = isPicture
    self.isConverted = isConverted
    self.holdsVariations = holdsVariations
    self.writeLayouts = writeLayouts
  }

  /// Creates a format for a single layout.
  private init(
    _ name: String, _ fileExtensions: [String], _ summary: String, isPicture: Bool = false,
    isConverted: Bool = false, _ write: @escaping @Sendable (Solution, ByteSink, WriterOptions) -> Void
  ) {
    self.init(
      name, fileExtensions, summary, isPicture: isPicture, isConverted: isConverted,
      writeLayouts: { layouts, sink, options in
        guard let first = layouts.first(where: { _ in true }) else { return }
        var options = options
        options.source = first.source
        write(first.solution, sink, options)
      })
  }

  package static func named(_ name: String) -> OutputFormat? { all.first { $0.name == name } }

  /// Returns the format for a path's extension, in upper or lower case.
  package static func ofFile(_ path: String) -> OutputFormat? {
    let fileName = path.split(separator: "/").last ?? ""
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }

  /// Writes a layout; the sink records failures.
  package func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions = WriterOptions()) {
    writeLayouts(LabeledSolutions([LabeledSolution(solution, source: options.source)]), sink, options)
  }

  /// Writes all layouts if the format holds several, else only the first.
  package func write(
    _ layouts: LabeledSolutions, to sink: ByteSink, options: WriterOptions = WriterOptions()
  ) {
    writeLayouts(layouts, sink, options)
  }
}

import LayoutSolver
import LayoutText

/// An output format: what it is called, what it is for, and how solved layouts become bytes in it.
///
/// Writers pull elements one after the other and keep none of them; they stop early when the sink is closed.
package struct OutputFormat: Sendable {
  /// All formats, in the order in which they are listed to users.
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
      "html", ["html", "htm"], "a page that scrolls, for all devices and states at once",
      variations: PreviewPage.write),
  ]

  /// The format's name, as in `--format`.
  package let name: String
  /// The endings of file names that stand for the format, without the dot.
  package let fileExtensions: [String]
  /// What the format is for, in a few words.
  package let summary: String
  /// True if it is a picture: options of drawing change it, and it shows what is wrong with a layout, so that it may be written of one
  /// with errors.
  package let isPicture: Bool
  /// True if one output holds the layouts of all devices and states of a run.
  package let holdsVariations: Bool
  private let writeLayouts: @Sendable (LabeledSolutions, ByteSink, WriterOptions) -> Void

  /// A format that holds one layout.
  private init(
    _ name: String, _ fileExtensions: [String], _ summary: String, isPicture: Bool = false,
    _ write: @escaping @Sendable (Solution, ByteSink, WriterOptions) -> Void
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.isPicture = isPicture
    holdsVariations = false
    writeLayouts = { layouts, sink, options in
      guard let first = layouts.first(where: { _ in true }) else { return }
      var options = options
      options.source = first.source
      write(first.solution, sink, options)
    }
  }

  /// A format that holds several layouts.
  private init(
    _ name: String, _ fileExtensions: [String], _ summary: String,
    variations write: @escaping @Sendable (LabeledSolutions, ByteSink, WriterOptions) -> Void
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    isPicture = false
    holdsVariations = true
    writeLayouts = write
  }

  /// The format of that name.
  package static func named(_ name: String) -> OutputFormat? { all.first { $0.name == name } }

  /// The format that the ending of a path stands for, upper and lower case alike.
  package static func ofFile(_ path: String) -> OutputFormat? {
    let fileName = path.split(separator: "/").last ?? ""
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }

  /// Writes the whole layout; the sink knows whether it succeeded.
  package func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions = WriterOptions()) {
    writeLayouts(LabeledSolutions([LabeledSolution(solution, source: options.source)]), sink, options)
  }

  /// Writes several layouts into one output if the format holds them; otherwise the first.
  package func write(
    _ layouts: LabeledSolutions, to sink: ByteSink, options: WriterOptions = WriterOptions()
  ) {
    writeLayouts(layouts, sink, options)
  }
}

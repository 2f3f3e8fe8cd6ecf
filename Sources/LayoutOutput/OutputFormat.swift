import LayoutSolver
import LayoutText

/// The output formats by name.
package struct OutputFormat: Sendable {
  /// All formats, in the order in which they are listed to users.
  package static let all = [
    OutputFormat(JSONWriter.self),
    OutputFormat(NDJSONWriter.self),
    OutputFormat(CSVWriter.self),
    OutputFormat(SVGWriter.self),
    OutputFormat(HTMLWriter.self),
  ]

  private let writer: any LayoutWriter.Type

  private init(_ writer: any LayoutWriter.Type) { self.writer = writer }

  /// The format's name, as in `--format`.
  package var name: String { writer.name }

  /// The endings of file names that stand for the format, without the dot.
  package var fileExtensions: [String] { writer.fileExtensions }

  /// What the format is for, in a few words.
  package var summary: String { writer.summary }

  /// Whether it is a picture, which options of drawing go into.
  package var isPicture: Bool { writer.isPicture }

  /// Whether one output holds the layouts of all devices and states of a run.
  package var holdsVariations: Bool { writer.holdsVariations }

  /// Whether the format shows what is wrong with a layout, and so may be written of one with errors.
  package var showsCulprits: Bool { writer.showsCulprits }

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
    writer.write(solution, to: sink, options: options)
  }

  /// Writes several layouts into one output, where the format holds them; else the first.
  package func write(
    _ layouts: [LabeledSolution], to sink: ByteSink, options: WriterOptions = WriterOptions()
  ) {
    writer.write(layouts, to: sink, options: options)
  }
}

import LayoutSolver
import LayoutText

/// One output format: how a solved layout becomes bytes.
///
/// Writers pull elements one after the other and keep none of them; they stop early when the sink is closed.
package protocol LayoutWriter: SendableMetatype {
  /// The format's name, as in `--format`.
  static var name: String { get }
  /// The endings of file names that stand for the format, without the dot.
  static var fileExtensions: [String] { get }
  /// What the format is for, in a few words.
  static var summary: String { get }
  /// Whether it is a picture, which options of drawing go into.
  static var isPicture: Bool { get }
  /// Whether one output holds the layouts of all devices and states of a run.
  static var holdsVariations: Bool { get }

  /// Whether the format shows what is wrong with a layout, and so may be written of one with errors.
  static var showsCulprits: Bool { get }

  /// Writes the whole layout.
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions)
  /// Writes several layouts into one output; only of formats that hold variations more than the first.
  static func write(_ layouts: [LabeledSolution], to sink: ByteSink, options: WriterOptions)
}

extension LayoutWriter {
  static var isPicture: Bool { false }
  static var holdsVariations: Bool { false }

  static func write(_ layouts: [LabeledSolution], to sink: ByteSink, options: WriterOptions) {
    guard let first = layouts.first else { return }
    var options = options
    options.source = first.source
    write(first.solution, to: sink, options: options)
  }
}

extension LayoutWriter {
  static var showsCulprits: Bool { false }
}

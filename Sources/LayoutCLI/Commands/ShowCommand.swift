import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutText

/// `layoutc show`: draws a layout in the terminal.
struct ShowCommand {
  let arguments: ParsedArguments
  let console: Console
  /// How many columns the screen has that is drawn on; nil where the picture goes to standard output.
  var screenColumns: Int?

  func run() throws(UsageError) -> ExitCode {
    let path = try arguments.operand(of: .show) ?? "-"
    var options = TerminalOptions(columns: try columns())
    options.alphabet = Self.alphabet(arguments)
    options.drawsEverything = arguments.has(.showAll) || arguments.has(.all)
    let compiler = console.compiler(try arguments.runOptions())
    let prepared = try compiler.prepare(path, console)
    guard var spec = prepared.spec else { return prepared.code }
    let checked = try compiler.solve(&spec)
    console.report(spec.loaded.diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let checked, !spec.loaded.diagnostics.hasErrors else { return .findings }
    return console.output { sink in
      for (index, (variation, result)) in zip(spec.variations, checked).enumerated() {
        if index > 0 { sink.write("\n") }
        options.state = variation.state
        TerminalPicture(result.solution, options).write(to: sink)
      }
    }
  }

  /// As many columns as are asked for, else as there are.
  private func columns() throws(UsageError) -> Int {
    let range = TerminalOptions.columnRange
    if let width = try arguments.number(.width, in: range) { return width }
    if let screenColumns { return min(max(screenColumns, range.lowerBound), range.upperBound) }
    return min(max(Console.columns ?? 80, range.lowerBound), range.upperBound)
  }

  /// What boxes are drawn with: as asked for, else as the locale has it.
  static func alphabet(_ arguments: ParsedArguments) -> TerminalOptions.Alphabet {
    arguments.has(.ascii) || !hasUnicode ? .ascii : .unicode
  }

  /// True if the locale has the characters that boxes are drawn with.
  private static var hasUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap(Platform.environmentVariable).first { !$0.isEmpty } ?? ""
    return ["utf-8", "utf8"].contains {
      locale.lowercased().hasSuffix($0) || locale.lowercased().contains("\($0)@")
    }
  }
}

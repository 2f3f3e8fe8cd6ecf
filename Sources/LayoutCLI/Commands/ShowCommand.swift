import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutText

/// `layoutc show`: draws a layout in the terminal.
struct ShowCommand {
  let arguments: ParsedArguments
  let console: Console
  /// The number of columns of the screen; `nil` if the picture goes to standard output.
  var screenColumns: Int?

  func run() throws(UsageError) -> ExitCode {
    let path = try arguments.operand(of: .show) ?? "-"
    var options = TerminalOptions(columns: try columns())
    options.alphabet = Self.alphabet(arguments)
    options.drawsEverything = arguments.has(.showAll) || arguments.has(.all)
    let compiler = console.compiler(try arguments.runOptions())
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    let compiled = try compiler.compile(spec)
    console.report(compiled.diagnostics, of: compiled.sources, isBrief: true)
    guard let layouts = compiled.layouts, !compiled.hasErrors else { return .findings }
    return console.output { sink in
      for (index, solved) in layouts.solvedInTurn.enumerated() {
        if index > 0 { sink.write("\n") }
        options.state = solved.variation.state
        TerminalPicture(solved.solution, options).write(to: sink)
      }
    }
  }

  /// The number of columns of the picture: as the user asks, otherwise that of the screen.
  private func columns() throws(UsageError) -> Int {
    let range = TerminalOptions.columnRange
    if let width = try arguments.number(.width, in: range) { return width }
    if let screenColumns { return min(max(screenColumns, range.lowerBound), range.upperBound) }
    return min(max(Console.columns ?? 80, range.lowerBound), range.upperBound)
  }

  /// The characters that boxes are drawn with: ASCII if asked for or if the locale has no Unicode.
  static func alphabet(_ arguments: ParsedArguments) -> TerminalOptions.Alphabet {
    arguments.has(.ascii) || !hasUnicode ? .ascii : .unicode
  }

  /// True if the locale uses UTF-8.
  private static var hasUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap(Platform.environmentVariable).first { !$0.isEmpty } ?? ""
    return ["utf-8", "utf8"].contains {
      locale.lowercased().hasSuffix($0) || locale.lowercased().contains("\($0)@")
    }
  }
}

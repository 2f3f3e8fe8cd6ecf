import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// `layoutc fmt`: formats the whitespace of specs.
struct FormatCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let operands = arguments.operands
    guard !operands.isEmpty else {
      throw UsageError(
        message: "fmt needs the files or folders to format",
        help: ["'layoutc fmt .' formats all specs in this folder, '-' standard input"])
    }
    let inputName = try arguments.inputName(among: operands)
    if let code = operands.first(where: SpecCompiler.isSwiftFile)
      ?? inputName.flatMap({ SpecCompiler.isSwiftFile($0) ? $0 : nil })
    {
      throw UsageError(
        message: "\(shownName(code)) is Swift, and fmt formats specs in YAML and JSON",
        help: ["'swift format' formats Swift"])
    }
    let compiler = console.compiler(try arguments.runOptions())
    let targets = SpecTargets(operands).all
    let mode: FormatRun.Mode =
      arguments.has(.formatDiff) ? .diff : arguments.has(.formatCheck) ? .check : .write
    try protect(targets, givesText: mode != .write || operands.contains("-"))

    var run = FormatRun(console: console, compiler: compiler, mode: mode, inputName: inputName)
    for target in targets where run.isOpen { run.take(target) }
    if run.isIdle { console.complainOfNoSpec(in: operands) }
    return run.finish()
  }

  /// Throws if a file to format is also standard input or output.
  private func protect(_ targets: [SpecTarget], givesText: Bool) throws(UsageError) {
    let readsInput = targets.contains { $0.path == "-" }
    for target in targets {
      let name = target.path == "-" ? "standard input" : shownName(target.path)
      if readsInput, target.path != "-", Platform.isSameFile(input: "-", output: target.path) {
        throw UsageError(message: "standard input is \(name), which is formatted, too")
      }
      if givesText, Platform.isSameFile(input: target.path, output: "/dev/stdout") {
        throw UsageError(
          message: "standard output is \(name), which is formatted", help: ["write to another file"])
      }
    }
  }
}

import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// `layoutc convert`: writes a spec as YAML, JSON or Swift.
struct ConvertCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let path = try arguments.operand(of: .convert) ?? "-"
    let format = try language()
    if SpecCompiler.isSwiftFile(path) {
      guard let format else {
        throw UsageError(
          message: "convert --to swift takes a spec, and \(shownName(path)) is Swift",
          help: ["--to yaml writes it as a spec"])
      }
      return try SwiftToSpec(arguments: arguments, console: console).run(path, to: format)
    }
    if let option = arguments.first(of: [.device, .orientation, .items, .entry]) {
      throw UsageError(message: "option '--\(option.name)' of convert goes with a file of Swift")
    }
    guard let format else { return try SpecToSwift(arguments: arguments, console: console).run(path) }
    if let option = arguments.first(of: [.swiftPlatform, .swiftTarget]) {
      throw UsageError(message: "option '--\(option.name)' of convert goes with '--to swift'")
    }
    try arguments.protectSpec()
    let compiler = console.compiler(try arguments.runOptions())
    let name = SourceFile.name(ofInput: path)
    let sources: SourceSet
    do throws(InputError) {
      sources = SourceSet(SourceFile(name: name, bytes: try compiler.read(path)))
    } catch {
      return console.end(compiler.failure(error, path: path, name: name))
    }
    let options = compiler.options
    var diagnostics = DiagnosticBag()
    let document = readDocument(
      sources.main, format: options.format, limits: options.limits, into: &diagnostics)
    let normal = document.flatMap { normalize($0, of: sources.main, into: &diagnostics) }
    normal?.reportNonFiniteDefinitions(into: &diagnostics)
    console.report(diagnostics, of: sources, isBrief: true)
    // A wrong value cannot be expressed in the other language.
    guard let document, !diagnostics.hasErrors else { return .findings }
    return console.output(to: try arguments.singleOutput()) {
      $0.write(text: DocumentWriter.text(of: document, as: format))
    }
  }

  /// The language of `--to`, or of the output file's extension; `nil` for Swift.
  private func language() throws(UsageError) -> InputFormat? {
    if let word = try arguments.word(.to, ["json", "yaml", "swift"]) { return InputFormat(rawValue: word) }
    let path = arguments.value(.output) ?? ""
    if let format = InputFormat.named(path) { return format }
    if SpecCompiler.isSwiftFile(path) { return nil }
    throw UsageError(
      message: "convert needs to know the language to write",
      help: ["add --to json, --to yaml or --to swift"])
  }
}

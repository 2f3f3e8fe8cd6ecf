import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// `layoutc convert`: writes a spec in the other language, or as code.
struct ConvertCommand {
  let arguments: ParsedArguments
  let console: Console

  /// What says how code is read.
  private static let ofCode: [OptionID] = [.device, .orientation, .items, .entry]

  func run() throws(UsageError) -> ExitCode {
    let path = try arguments.operand(of: .convert) ?? "-"
    let format = try language()
    if SpecInput.isCode(path) {
      guard let format else {
        throw UsageError(
          message: "convert --to swift takes a spec, and \(shownName(path)) is Swift",
          help: ["--to yaml writes it as a spec"])
      }
      return try SwiftToSpec(arguments: arguments, console: console).run(path, to: format)
    }
    if let option = OptionTable.options.first(where: {
      Self.ofCode.contains($0.id) && arguments.has($0.id)
    }) {
      throw UsageError(message: "option '--\(option.name)' of convert goes with a file of Swift")
    }
    guard let format else {
      return try SpecToSwift(arguments: arguments, console: console).run(path)
    }
    if let option = OptionTable.options.first(where: {
      ($0.id == .swiftPlatform || $0.id == .swiftTarget) && arguments.has($0.id)
    }) {
      throw UsageError(message: "option '--\(option.name)' of convert goes with '--to swift'")
    }
    try arguments.protectSpec()
    let input = console.compiler(try arguments.runOptions()).input
    let sources: SourceSet
    do throws(InputError) {
      let bytes = try input.read(path)
      sources = SourceSet(SourceFile(name: SpecInput.name(path), bytes: bytes))
    } catch {
      let failure = input.failure(error, path: path, name: SpecInput.name(path))
      return console.end(failure)
    }
    var diagnostics = DiagnosticBag()
    let document = readDocument(sources.main, format: input.format, limits: input.limits, into: &diagnostics)
    let normal = document.flatMap { normalize($0, of: sources.main, into: &diagnostics) }
    normal?.reportNonFiniteDefinitions(into: &diagnostics)
    console.report(diagnostics, of: sources, isBrief: true)
    // Of a wrong value nobody knows what it is to be in the other language.
    guard let document, !diagnostics.hasErrors else { return .findings }
    return console.output(to: try arguments.singleOutput()) {
      $0.write(text: DocumentWriter.text(of: document, as: format))
    }
  }

  /// The language to write: as asked for, else by the extension of the output file; nil for Swift.
  private func language() throws(UsageError) -> InputFormat? {
    if let word = try arguments.word(.to, ["json", "yaml", "swift"]) { return InputFormat(rawValue: word) }
    let path = arguments.value(.output) ?? ""
    if let format = InputFormat.named(path) { return format }
    if path.lowercased().hasSuffix(".swift") { return nil }
    throw UsageError(
      message: "convert needs to know the language to write",
      help: ["add --to json, --to yaml or --to swift"])
  }
}

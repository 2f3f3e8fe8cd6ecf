import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSwift
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
    let name = SpecCompiler.name(ofInput: path)
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
    if path.lowercased().hasSuffix(".swift") { return nil }
    throw UsageError(
      message: "convert needs to know the language to write",
      help: ["add --to json, --to yaml or --to swift"])
  }
}

/// `layoutc convert --to swift`: writes a spec as Swift that builds its layout.
struct SpecToSwift {
  let arguments: ParsedArguments
  let console: Console

  func run(_ path: String) throws(UsageError) -> ExitCode {
    let target = try target()
    try arguments.protectSpec()
    let prepared = try console.compiler(try arguments.runOptions()).prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    if spec.isBuiltByCode {
      throw UsageError(
        message:
          "convert --to swift takes a layout of the spec's own, and that of \(shownName(path)) is Swift")
    }
    var diagnostics = spec.loaded.diagnostics
    var code: String?
    if let normal = spec.loaded.normal {
      // Expanding checks the names and types of expressions, in the spec's own environment.
      _ = expand(normal, including: spec.loaded.included, options: spec.options, into: &diagnostics)
      if !diagnostics.hasErrors {
        code = swiftCode(for: normal, including: spec.loaded.included, target: target, into: &diagnostics)
      }
    }
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let code, !diagnostics.hasErrors else { return .findings }
    return console.output(to: try arguments.singleOutput()) { $0.write(text: code) }
  }

  private func target() throws(UsageError) -> SwiftTarget {
    let words = SwiftTarget.Platform.allCases.map(\.rawValue)
    let platform = try arguments.word(.swiftPlatform, words).flatMap(SwiftTarget.Platform.init)
    guard let text = arguments.value(.swiftTarget) else { return SwiftTarget(platform ?? .uikit) }
    guard let target = SwiftTarget(text.lowercased()) else {
      throw UsageError(
        message:
          "option '--target' of convert has \(quotedText(text)); expected a system such as ios16 or macos11",
        help: ["compositional layouts began with iOS 13 and macOS 10.15"])
    }
    if let platform, platform != target.platform {
      throw UsageError(
        message:
          "option '--platform' has \(platform.rawValue), and '--target' a system of \(target.platform.rawValue)"
      )
    }
    return target
  }
}

/// `layoutc convert FILE.swift --to yaml`: merges what code builds in several environments into one spec.
struct SwiftToSpec {
  let arguments: ParsedArguments
  let console: Console

  func run(_ path: String, to format: InputFormat) throws(UsageError) -> ExitCode {
    try arguments.protectSpec()
    let options = try arguments.runOptions()
    let compiler = console.compiler(options)
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    let isNamed = !options.devices.isEmpty || !options.orientations.isEmpty || !options.systems.isEmpty
    let variations = isNamed ? spec.variations : CodeMerging.usualVariations
    var diagnostics = spec.loaded.diagnostics
    let merged = CodeMerging(spec, in: variations)?.merged(into: &diagnostics)
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let merged, !diagnostics.hasErrors else { return .findings }
    return console.output(to: try arguments.singleOutput()) { sink in
      if format == .yaml {
        let count = merged.environmentCount
        let environments = count == 1 ? "one environment" : "\(count) environments"
        sink.write(text: "# Made by layoutc of \(shownName(path)) in \(environments).\n")
        for note in merged.notes { sink.write(text: "# \(note)\n") }
      }
      sink.write(text: DocumentWriter.text(of: merged.document, as: format))
    }
  }
}

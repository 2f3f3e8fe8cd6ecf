import LayoutCompiler
import LayoutOutput
import LayoutText

/// The output format of `build`, and the options that have no effect on it.
extension BuildCommand {
  /// The format of `--format`, or of the output file's extension, or JSON.
  func outputFormat() throws(UsageError) -> OutputFormat {
    let names = OutputFormat.all.map(\.name)
    if let name = arguments.value(.format), let help = Self.conversion(to: name, arguments) {
      throw UsageError(message: "layoutc writes no \(name.lowercased())", help: [help])
    }
    if let name = try arguments.word(.format, names), let format = OutputFormat.named(name) { return format }
    if let path = arguments.value(.output), path != "-", !path.hasPrefix("/dev/") {
      guard let format = OutputFormat.ofFile(path) else {
        let ending = path.split(separator: ".").last.map(String.init) ?? ""
        if let help = Self.conversion(to: ending, arguments) {
          throw UsageError(message: "layoutc writes no \(ending.lowercased())", help: [help])
        }
        throw UsageError(
          message: "the extension of '\(path)' names no format",
          help: ["use --format with one of \(names.joined(separator: ", "))"])
      }
      return format
    }
    return OutputFormat.all[0]
  }

  /// Help on converting an SVG to a picture format with another program; `nil` if the format is unknown.
  private static func conversion(to format: String, _ arguments: ParsedArguments) -> String? {
    let output = arguments.value(.output)
    let spec = arguments.operands.first.map(shownName) ?? "SPEC"
    let format = format.lowercased()
    let target = output.map(shownName) ?? "out.\(format)"
    switch format {
    case "pdf", "ps", "eps":
      return "draw an svg first: layoutc build \(spec) -f svg | rsvg-convert -f \(format) -o \(target)"
    case "jpg", "jpeg", "webp", "gif", "tiff", "avif":
      return "draw an svg first: layoutc build \(spec) -f svg | rsvg-convert | magick png:- \(target)"
    default: return nil
    }
  }

  func checkEffects(on format: OutputFormat) throws(UsageError) {
    let isPicture = format.isPicture
    let isPage = format.holdsVariations
    let printsEnvironment = arguments.has(.printEnvironment)
    func refuse(
      _ options: [OptionID], if isWrong: Bool, _ text: String, _ help: String
    ) throws(UsageError) {
      guard isWrong, let option = arguments.first(of: options) else { return }
      throw UsageError(message: "option '--\(option.name)' \(text)", help: [help])
    }
    try refuse(
      PictureValues.options.filter { !isPage || $0 != .show }, if: !isPicture,
      "draws into an svg, but the format is \(format.name)", "add --format svg")
    try refuse(
      QueryValues.options, if: isPage, "has no effect on a page, which holds the whole layout",
      "leave it out, or use another format")
    try refuse(
      [.printEnvironment], if: format.name != "json", "writes json, but the format is \(format.name)",
      "add --format json")
    try refuse(
      [.maxElements], if: isPicture || isPage,
      "is for json, ndjson and csv, but the format is \(format.name)", "leave it out")
    try refuse(
      QueryValues.options + [.maxElements], if: printsEnvironment,
      "has no effect on '--print-environment'", "leave one of them out")
    try refuse(
      [.withSource], if: isPage, "has no effect on a page, which always tells the sources", "leave it out")
    try refuse(
      [.withSource], if: isPicture, "has no effect on an svg", "use --format json, ndjson or csv")
  }
}

extension ParsedArguments {
  func first(of options: [OptionID]) -> Option? {
    OptionTable.options.first { options.contains($0.id) && has($0.id) }
  }
}

extension BuildCommand {
  /// Writes one output with all layouts in it, and previews of others.
  func writeTogether(
    _ compiled: CompiledSpec, _ compiler: SpecCompiler, _ request: Request, to path: String?
  ) -> ExitCode {
    let layouts = compiler.layoutsOfPage(compiled)
    var options = request.options
    if compiled.hasErrors { options.messages = console.errors(compiled.diagnostics, of: compiled.sources) }
    guard let reload, let path else {
      return console.output(to: path) { [options] in request.format.write(layouts, to: $0, options: options) }
    }
    options.reloadScript = PageReload.name(ofPage: path)
    let contents = PreviewContents(layouts, options: options)
    let code = console.output(to: path) { PreviewPage.write(contents, to: $0, options: options) }
    guard code == .success else { return code }
    return console.output(to: PageReload.path(ofPage: path)) {
      PreviewPage.writeReload(contents, stamp: reload.stamp, to: $0)
    }
  }
}

import LayoutCompiler
import LayoutOutput
import LayoutText

/// The output format of `build`, and the options without effect on it.
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

  /// How another program converts an svg to a picture format; `nil` if the format is not known.
  private static func conversion(to format: String, _ arguments: ParsedArguments) -> String? {
    let output = arguments.value(.output)
    let spec = arguments.operands.first.map(shownName) ?? "SPEC"
    let format = format.lowercased()
    let target = output.map(shownName) ?? "out.\(format)"
    switch format {
    case "png": return "draw an svg first: layoutc build \(spec) -f svg | rsvg-convert -o \(target)"
    case "pdf", "ps", "eps":
      return "draw an svg first: layoutc build \(spec) -f svg | rsvg-convert -f \(format) -o \(target)"
    case "jpg", "jpeg", "webp", "gif", "tiff", "avif":
      return
        "draw an svg first: layoutc build \(spec) -f svg | rsvg-convert | magick png:- \(target)"
    default: return nil
    }
  }

  /// Throws if an option has no effect on the format.
  func checkEffects(on format: OutputFormat) throws(UsageError) {
    let isPicture = format.isPicture
    let isPage = format.holdsVariations
    let drawing = PictureValues.options.filter { !isPage || $0 != .show }
    if !isPicture, let ignored = arguments.first(of: drawing) {
      throw UsageError(
        message: "option '--\(ignored.name)' draws into an svg, but the format is \(format.name)",
        help: ["add --format svg"])
    }
    if isPage, let ignored = arguments.first(of: QueryValues.options) {
      throw UsageError(
        message: "option '--\(ignored.name)' has no effect on a page, which holds the whole layout",
        help: ["leave it out, or use another format"])
    }
    if arguments.has(.printEnvironment), format.name != "json" {
      throw UsageError(
        message: "option '--print-environment' writes json, but the format is \(format.name)",
        help: ["add --format json"])
    }
    if isPicture || isPage, let ignored = arguments.first(of: [.maxElements]) {
      throw UsageError(
        message: "option '--\(ignored.name)' is for json, ndjson and csv, but the format is \(format.name)",
        help: ["leave it out"])
    }
    if arguments.has(.printEnvironment), let ignored = arguments.first(of: QueryValues.options + [.maxElements]) {
      throw UsageError(
        message: "option '--\(ignored.name)' has no effect on '--print-environment'",
        help: ["leave one of them out"])
    }
    if arguments.has(.withSource), isPage {
      throw UsageError(
        message: "option '--with-source' has no effect on a page, which always tells the sources",
        help: ["leave it out"])
    }
    if arguments.has(.withSource), isPicture {
      throw UsageError(
        message: "option '--with-source' has no effect on an svg", help: ["use --format json, ndjson or csv"])
    }
  }
}

extension ParsedArguments {
  /// The first of some options that is given.
  func first(of options: [OptionID]) -> Option? {
    OptionTable.options.first { options.contains($0.id) && has($0.id) }
  }
}

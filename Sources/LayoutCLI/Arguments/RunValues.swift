import LayoutCompiler
import LayoutSwift
import LayoutText

extension ParsedArguments {
  /// The options of a run.
  func runOptions() throws(UsageError) -> RunOptions {
    var options = RunOptions()
    try setLayouts(of: &options)
    options.dataPath = value(.data)
    options.configurationPath = value(.configuration)
    options.searchesConfiguration = !has(.noConfiguration)
    options.limits = try limits()
    options.format = try inputFormat()
    options.entry = value(.entry)
    options.projectPath = value(.project)
    if let path = options.projectPath, (try? Platform.status(of: path))?.kind != .folder {
      throw invalid(.project, path, "a folder")
    }
    options.assumed = try assumedValues()
    options.toolchain = SwiftToolchain(uikit: { uikitSources }) { Console().complain($0) }
    options.includeRoot = try includeRoot()
    options.isLinted = !has(.noLint)
    options.policy = try lintPolicy()
    if options.configurationPath != nil, !options.searchesConfiguration {
      throw UsageError(message: "option '--config' stands beside '--no-config'; expected one of them")
    }
    return options
  }

  /// The user's values for names that layout code reads; the last value of a name wins.
  private func assumedValues() throws(UsageError) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    for text in values(.assume) {
      // A name may be in quotes, such as that of a stored setting.
      guard let equal = text.lastIndex(of: "="), equal > text.startIndex else {
        throw invalid(.assume, text, "NAME=VALUE, such as Theme.gap=12")
      }
      let name = String(text[..<equal])
      result.removeAll { $0.name == name }
      result.append((name, String(text[text.index(after: equal)...])))
    }
    return result
  }

  /// Sets which layouts are computed: environments, states and data.
  func setLayouts(of options: inout RunOptions) throws(UsageError) {
    options.environment = try environmentOverrides()
    options.values = try namedValues()
    options.cellCounts = try cellCounts()
    options.measured = try measuredSizes()
    options.expandedRows = try expandedRows()
    options.devices = try list(.device)
    options.orientations = try orientations()
    options.systems = try systems()
    options.states = try list(.state)
    options.hasMatrix = has(.matrix)
    options.hasTextSizes = has(.textSizes)
  }
}

extension SpecCompiler {
  /// Reads the spec at a path with its data and configuration. Reports a failure and returns its exit code.
  func prepare(
    _ path: String, _ console: Console
  ) throws(UsageError) -> (spec: PreparedSpec?, code: ExitCode) {
    switch try prepare(path) {
    case .success(let spec): (spec, .success)
    case .failure(let failure): (nil, console.end(failure))
    }
  }
}

extension PreparedSpec {
  /// Throws if a command that takes one layout is asked for several.
  func checkIsOneLayout(for command: Command) throws(UsageError) {
    guard variations.count != 1 else { return }
    throw UsageError(
      message: "\(command.rawValue) looks at one layout, but \(variations.count) are asked for",
      help: ["name one device, orientation and state"])
  }
}

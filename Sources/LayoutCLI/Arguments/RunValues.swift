import LayoutCompiler
import LayoutSwift

extension ParsedArguments {
  /// All that the command line says of a run.
  func runOptions() throws(UsageError) -> RunOptions {
    var options = RunOptions()
    try tellLayouts(&options)
    options.dataPath = value(.data)
    options.configurationPath = value(.configuration)
    options.searchesConfiguration = !has(.noConfiguration)
    options.limits = try limits()
    options.format = try inputFormat()
    options.entry = value(.entry)
    options.toolchain = SwiftToolchain(uikit: { uikitSources }) { Console().complain($0) }
    options.includeRoot = try includeRoot()
    options.isLinted = !has(.noLint)
    options.policy = try lintPolicy()
    if options.configurationPath != nil, !options.searchesConfiguration {
      throw UsageError(message: "option '--config' stands beside '--no-config'; expected one of them")
    }
    return options
  }

  /// What the command line says of the layouts that are wanted: where, in which states, of which cells.
  func tellLayouts(_ options: inout RunOptions) throws(UsageError) {
    options.environment = try environmentOverrides()
    options.values = try namedValues()
    options.cellCounts = try cellCounts()
    options.expandedRows = try expandedRows()
    options.devices = try list(.device)
    options.orientations = try orientations()
    options.systems = try systems()
    options.states = try list(.state)
    options.hasMatrix = has(.matrix)
  }
}

extension SpecCompiler {
  /// Reads the spec at a path and its side files.
  ///
  /// - Returns: `nil` and an exit code after a failure, which is reported on the console.
  func prepare(
    _ path: String, _ console: Console
  ) throws(UsageError) -> (spec: PreparedSpec?, code: ExitCode) {
    switch try prepare(path) {
    case .success(let spec): (spec, .success)
    case .failure(let failure): (nil, console.end(failure))
    }
  }
}

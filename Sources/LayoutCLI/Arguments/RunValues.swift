import LayoutCompiler

extension ParsedArguments {
  /// All that the command line says of a run.
  func runOptions() throws(UsageError) -> RunOptions {
    var options = RunOptions()
    options.environment = try environmentOverrides()
    options.values = try namedValues()
    options.cellCounts = try cellCounts()
    options.expandedRows = try expandedRows()
    options.devices = try list(.device)
    options.orientations = try orientations()
    options.states = try list(.state)
    options.hasMatrix = has(.matrix)
    options.dataPath = value(.data)
    options.configurationPath = value(.configuration)
    options.searchesConfiguration = !has(.noConfiguration)
    options.limits = try limits()
    options.format = try inputFormat()
    options.isLinted = !has(.noLint)
    options.policy = try lintPolicy()
    if options.configurationPath != nil, !options.searchesConfiguration {
      throw UsageError(message: "option '--config' stands beside '--no-config'; expected one of them")
    }
    return options
  }
}

extension SpecCompiler {
  /// Reads the spec at a path and what belongs to it.
  ///
  /// - Returns: the exit code where that fails, which is said on the console.
  func prepare(_ path: String, _ console: Console) throws(UsageError) -> Result<PreparedSpec, FailedRun> {
    switch try prepare(path) {
    case .success(let spec): .success(spec)
    case .failure(let failure): .failure(FailedRun(code: console.end(failure)))
    }
  }
}

/// The end of a run for which there is no spec.
struct FailedRun: Error {
  let code: ExitCode
}

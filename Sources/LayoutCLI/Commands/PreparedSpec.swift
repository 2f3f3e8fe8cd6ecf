/// A spec with the files beside it: what `build`, `show`, `why` and `check` solve.
struct PreparedSpec {
  var loaded: SpecInput.Loaded
  let prepared: SolvingArguments.Prepared

  /// Reads a spec and what belongs to it.
  ///
  /// - Returns: the exit code where that fails, which is said on the console.
  static func read(
    _ path: String, _ input: SpecInput, _ solving: SolvingArguments, _ console: Console
  ) throws(UsageError) -> Result<PreparedSpec, FailedRun> {
    switch input.load(path) {
    case .failure(let failure): return .failure(FailedRun(failure, console))
    case .success(var loaded):
      switch try solving.prepare(&loaded, path: path, input) {
      case .failure(let failure): return .failure(FailedRun(failure, console))
      case .success(let prepared): return .success(PreparedSpec(loaded: loaded, prepared: prepared))
      }
    }
  }
}

/// The end of a run for which there is no spec.
struct FailedRun: Error {
  let code: ExitCode

  fileprivate init(_ failure: SpecInput.Failure, _ console: Console) {
    console.complain(failure)
    code = failure.code
  }
}

import LayoutResolver
import LayoutText

/// The way from the text of a spec to its frames: reads it with the files beside it, lints it, and solves it for all that a run is for.
package struct SpecCompiler: Sendable {
  package let options: RunOptions
  package let input: SpecInput
  let configurations: ConfigurationFiles

  /// - Parameters:
  ///   - files: where specs and the files beside them lie.
  ///   - willRead: is told of each file of a spec before it is read.
  package init(
    _ options: RunOptions, files: FileAccess = .system,
    willRead: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) {
    self.options = options
    input = SpecInput(options, files: files, willRead: willRead)
    configurations = ConfigurationFiles(options, files: files)
  }

  /// Reads the spec at a path, `-` for standard input, and what belongs to it.
  package func prepare(_ path: String) throws(UsageError) -> Result<PreparedSpec, SpecFailure> {
    switch input.load(path) {
    case .failure(let failure): .failure(failure)
    case .success(let loaded): try prepare(loaded, path: path)
    }
  }

  /// Reads the files beside a spec and checks the names that the run is told.
  package func prepare(
    _ loaded: LoadedSpec, path: String
  ) throws(UsageError) -> Result<PreparedSpec, SpecFailure> {
    var spec = PreparedSpec(
      loaded: loaded, options: options.resolving, policy: options.policy, plan: RunPlan(options))
    input.readIncludes(of: &spec.loaded)
    switch try readSideFiles(for: path, into: &spec.loaded) {
    case .success(let found):
      spec.options.data = found.data
      if let configuration = found.configuration {
        spec.options.environment.catalog = configuration.catalog
        spec.policy = configuration.policy(spec.policy, forSpec: spec.loaded.sources.main.name)
        spec.plan.configure(by: configuration.lint)
      }
    case .failure(let failure): return .failure(failure)
    }
    if let normal = spec.loaded.normal, !spec.loaded.diagnostics.hasErrors {
      try NameCheck(normal: normal, included: spec.loaded.included, options: spec.options)
        .check(spec.variations)
    }
    return .success(spec)
  }
}

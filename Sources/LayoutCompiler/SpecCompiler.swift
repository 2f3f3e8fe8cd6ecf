import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSwift
import LayoutText

/// The way from the text of a spec to its frames: reads it with the files beside it, lints it, and solves it for all that a run is for.
package struct SpecCompiler: Sendable {
  @Boxed package private(set) var options: RunOptions
  package private(set) var input: SpecInput
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

  /// The same with texts in the place of some files, which are not read.
  package func reading(_ texts: [String: [UInt8]]) -> SpecCompiler {
    var result = self
    result.input = input.reading(texts)
    return result
  }

  /// The same for one spec of many that are read alike.
  ///
  /// - Parameters:
  ///   - options: those of this compiler, with what the line of a batch says of the layouts that are wanted.
  ///   - key: the key of the outermost map under which the spec stands; nil where the whole text is the spec.
  package func forSpec(_ options: RunOptions, under key: String?) -> SpecCompiler {
    var result = self
    result.options = options
    result.input.specKey = key
    return result
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
    var loaded = loaded
    input.readIncludes(of: &loaded)
    let code: LayoutCode?
    do {
      code = try self.code(of: &loaded)
    } catch {
      return .failure(error)
    }
    switch try readSideFiles(for: path, into: &loaded) {
    case .success(let found):
      var spec = try prepare(loaded, found.data, found.configuration)
      if let code {
        spec.take(code)
        try checkNames(in: spec)
      }
      return .success(spec)
    case .failure(let failure): return .failure(failure)
    }
  }

  /// The compiled code that builds a spec; nil where it has none, where the run compiles none, or something is wrong with it: then nothing
  /// is left of the spec.
  private func code(of loaded: inout LoadedSpec) throws(SpecFailure) -> LayoutCode? {
    let swift = loaded.normal?["swift"]
    guard loaded.isCode || swift != nil else { return nil }
    guard options.runsCode else {
      loaded.normal = loaded.normal ?? Normal(.map([]), at: Span(0, 0))
      return nil
    }
    let name = loaded.sources.main.name
    guard let toolchain = options.toolchain else {
      throw .unreadable("cannot read \(shownName(name)): Swift is read by the program layoutc")
    }
    guard let source = loaded.isCode ? loaded.sources.main : input.readCode(of: &loaded) else {
      loaded.normal = nil
      return nil
    }
    do throws(SwiftFailure) {
      let (code, found) = try LayoutCode.compile(
        source, entry: options.entry, orWritten: swift?["entry"], with: toolchain, options.limits)
      loaded.diagnostics.merge(found)
      // Data alone is no spec.
      if code == nil { loaded.normal = nil }
      return code
    } catch {
      guard case .machine(let message, let help) = error else { throw .unreadable("\(error)") }
      throw .unreadable("cannot read \(shownName(name)): " + ([message] + help).joined(separator: "; "))
    }
  }

  private func prepare(
    _ loaded: LoadedSpec, _ data: Normal?, _ configuration: ConfigurationFile?
  ) throws(UsageError) -> PreparedSpec {
    let catalog = configuration?.catalog ?? options.environment.catalog
    let states =
      options.states.isEmpty
      ? [] : loaded.normal.map { SpecNames($0, including: loaded.included).states } ?? []
    var resolving = options.resolving
    resolving.data = data
    resolving.environment.catalog = catalog
    var spec = PreparedSpec(
      loaded: loaded, options: resolving, policy: options.policy,
      plan: RunPlan(_options, catalog: catalog, states: states))
    if let configuration {
      spec.policy = configuration.policy(spec.policy, forSpec: loaded.sources.main.name)
      spec.plan.configure(by: configuration.lint)
    }
    if spec.plan.hasMatrix, let idiom = spec.namedIdiom { spec.plan.keepIdiom(idiom) }
    try checkNames(in: spec)
    return spec
  }

  private func checkNames(in spec: PreparedSpec) throws(UsageError) {
    guard let normal = spec.loaded.normal, !spec.loaded.diagnostics.hasErrors else { return }
    try NameCheck(normal: normal, included: spec.loaded.included, options: spec.options).check(
      spec.variations)
  }
}

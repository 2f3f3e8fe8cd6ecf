import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutText

/// A spec that was read, linted and laid out.
///
/// ```swift
/// let compilation = try LayoutCompilation(file: "grid.yaml")
/// for finding in compilation.findings { print(finding) }
/// let width = compilation.layouts.first?.frame(ofItem: 5, inSection: 0)?.width
/// ```
public struct LayoutCompilation: Sendable {
  /// The findings, ordered by their positions in the files.
  public let findings: [LayoutFinding]
  /// How many more findings there are, beyond those listed.
  public let omittedFindingCount: Int
  /// A layout for each device and state of the options, in their order; states change fastest. Empty if errors leave nothing to lay out. If
  /// `hasErrors` is true, a section with an error is replaced by a placeholder: one cell 88 points long.
  public let layouts: [CollectionLayout]

  /// Compiles a text in YAML or JSON.
  ///
  /// - Parameters:
  ///   - name: the path that findings give the text. Included files are found relative to its folder.
  ///   - files: where included files are found.
  /// - Throws: `CompilationFailure` if the options do not fit the spec, or a file cannot be read.
  public init(
    text: String, name: String = "spec.yaml", options: CompilationOptions = CompilationOptions(),
    files: SpecFiles = .none
  ) throws(CompilationFailure) { try self.init(Array(text.utf8), name, options, files) }

  /// Compiles a file.
  ///
  /// - Parameter file: its path; `-` is standard input.
  /// - Throws: `CompilationFailure` if the file, or one that it needs, cannot be read, or the options do not fit the spec.
  public init(
    file: String, options: CompilationOptions = CompilationOptions(), files: SpecFiles = .system
  ) throws(CompilationFailure) {
    let bytes: [UInt8]
    do throws(InputError) {
      // Read one byte more than the limit: a spec that is too large then becomes a finding instead of a failure.
      bytes = try files.access.read(file, options.run.limits.bytes + 1)
    } catch {
      throw .unreadable("cannot read \(file): \(error.text)")
    }
    try self.init(bytes, file, options, files)
  }

  private init(
    _ bytes: [UInt8], _ name: String, _ options: CompilationOptions, _ files: SpecFiles
  ) throws(CompilationFailure) {
    let mistakes = options.mistakes
    guard mistakes.isEmpty else {
      self.init(mistakes)
      return
    }
    let compiler = SpecCompiler(options.run, files: files.access)
    guard bytes.count <= compiler.options.limits.bytes else {
      let message = "the spec is larger than \(compiler.options.limits.bytes) bytes"
      self.init([LayoutFinding(RuleID.resourceLimit.name, message, file: name)])
      return
    }
    let result: Result<CompiledSpec, SpecFailure>
    do throws(UsageError) {
      result = try compiler.lint(
        bytes, path: name, name: name, LintRequest(wantsFixes: options.runsRules, keepsLayouts: true))
    } catch {
      throw CompilationFailure(error)
    }
    switch result {
    case .success(let compiled): self.init(compiled)
    case .failure(.unreadable(let message)): throw .unreadable(message)
    case .failure(.refused(let name, let message, let rule)):
      self.init([LayoutFinding(rule.name, message, file: name)])
    case .failure(.brokenConfiguration(let configuration)):
      self.init(LayoutFinding.all(configuration.diagnostics.sorted, in: configuration.sources))
    }
  }

  /// A compilation without layouts, whose findings are about mistakes outside the spec.
  private init(_ findings: [LayoutFinding]) {
    self.findings = findings
    omittedFindingCount = 0
    layouts = []
  }

  private init(_ compiled: CompiledSpec) {
    findings = LayoutFinding.all(compiled.findings, in: compiled.sources)
    omittedFindingCount = compiled.diagnostics.omitted
    layouts = (compiled.layouts?.all(configured: false) ?? []).map {
      CollectionLayout($0, sources: compiled.sources, hasErrors: compiled.hasErrors)
    }
  }

  /// True if a finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// An HTML page with all layouts, in which a reader can switch between devices and states; `nil` if there is no layout.
  public func page(_ options: WritingOptions = WritingOptions()) -> String? {
    guard !layouts.isEmpty else { return nil }
    return text { sink in
      OutputFormat.named("html")?.write(
        LabeledSolutions(layouts.map(\.labeled)), to: sink, options: options.writer)
    }
  }

  /// An SVG picture of all layouts side by side; `nil` if there is no layout.
  public func contactSheet(_ options: WritingOptions = WritingOptions()) -> String? {
    guard let first = layouts.first else { return nil }
    let entries = layouts.map { layout in
      var entry = SVGContactSheet.Entry(layout.solution, state: layout.state)
      entry.culprits = layout.labeled.culprits
      return entry
    }
    let sheet = SVGContactSheet(entries, name: first.solution.spec.name, options: options.writer)
    return text { sheet.write(to: $0) }
  }
}

/// The text that a closure writes to a sink.
func text(_ write: (ByteSink) -> Void) -> String {
  let sink = ByteSink()
  write(sink)
  return sink.text
}

/// Why nothing could be compiled although the spec may be correct.
///
/// ```swift
/// do throws(CompilationFailure) {
///   let compilation = try LayoutCompilation(file: path, options: options)
/// } catch {
///   print(error.description)
/// }
/// ```
public enum CompilationFailure: Error, Sendable, Hashable {
  /// A file cannot be read; the text says which one and why.
  case unreadable(String)
  /// The options do not fit the spec: they name an unknown device, state, value or section, or an orientation without a device. The text says
  /// which.
  case invalidOptions(String)
}

extension CompilationFailure: CustomStringConvertible {
  /// The mistake in words.
  public var description: String {
    switch self {
    case .unreadable(let text), .invalidOptions(let text): text
    }
  }
}

extension CompilationFailure {
  init(_ error: UsageError) {
    let names = [
      "device": "devices", "orientation": "orientation", "state": "states", "set": "values",
      "items": "cellCounts",
    ]
    self = .invalidOptions(
      error.mistake.map { "\(names[$0.option] ?? $0.option) \($0.text)" } ?? error.message)
  }
}

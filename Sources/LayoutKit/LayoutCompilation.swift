import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutText

/// A spec read, linted and laid out.
///
/// ```swift
/// let compilation = try LayoutCompilation(file: "grid.yaml")
/// for finding in compilation.findings { print(finding) }
/// let width = compilation.layouts.first?.frame(ofItem: 5, inSection: 0)?.width
/// ```
public struct LayoutCompilation: Sendable {
  /// What is wrong, in the order of the places in the files.
  public let findings: [LayoutFinding]
  /// How many findings more there are, which only were counted.
  public let omittedFindingCount: Int
  /// A layout for each device and state of the options, in their order, states changing fastest. Empty where errors left nothing to lay
  /// out. A section with an error has a placeholder in its place, one cell 88 points long, and the others are laid out: `hasErrors` tells
  /// whether there may be any.
  public let layouts: [CollectionLayout]

  /// Compiles a text in YAML or JSON.
  ///
  /// - Parameters:
  ///   - name: what findings call the file; a path; the paths of included files begin in its folder.
  ///   - files: where included files are found.
  /// - Throws: `CompilationFailure` if the options do not fit the spec, or a file cannot be read.
  public init(
    text: String, name: String = "spec.yaml", options: CompilationOptions = CompilationOptions(),
    files: SpecFiles = .none
  ) throws(CompilationFailure) {
    try self.init(Array(text.utf8), name, options, files)
  }

  /// Compiles a file.
  ///
  /// - Parameter file: its path; `-` is standard input.
  /// - Throws: `CompilationFailure` if the file, or one beside it, cannot be read, or the options do not fit the spec.
  public init(
    file: String, options: CompilationOptions = CompilationOptions(), files: SpecFiles = .system
  ) throws(CompilationFailure) {
    let bytes: [UInt8]
    do throws(InputError) {
      // One byte more than may be: what is too large is a finding.
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
    guard bytes.count <= compiler.input.limits.bytes else {
      let message = "the spec is larger than \(compiler.input.limits.bytes) bytes"
      self.init([LayoutFinding(RuleID.resourceLimit.name, message, file: name)])
      return
    }
    let result: Result<SpecLinter.Linted, SpecFailure>
    do throws(UsageError) {
      result = try SpecLinter(compiler, wantsFixes: options.runsRules, keepsLayouts: true)
        .lint(bytes, path: name, name: name)
    } catch {
      throw CompilationFailure(error)
    }
    switch result {
    case .success(let linted): self.init(linted)
    case .failure(.unreadable(let message)): throw .unreadable(message)
    case .failure(.refused(let name, let message, let rule)):
      self.init([LayoutFinding(rule.name, message, file: name)])
    case .failure(.brokenConfiguration(let configuration)):
      self.init(LayoutFinding.all(configuration.diagnostics.sorted, in: configuration.sources))
    }
  }

  /// Nothing is laid out for mistakes outside the spec.
  private init(_ findings: [LayoutFinding]) {
    self.findings = findings
    omittedFindingCount = 0
    layouts = []
  }

  private init(_ linted: SpecLinter.Linted) {
    let file = linted.file
    findings = LayoutFinding.all(file.diagnostics, in: file.sources)
    omittedFindingCount = file.omissions.count
    layouts = linted.layouts.map { CollectionLayout($0, sources: file.sources, hasErrors: linted.hasErrors) }
  }

  /// True if a finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// All layouts in one page to look at in a browser, in which a reader changes device and state.
  ///
  /// - Returns: HTML; nil where there is no layout.
  public func page(_ options: WritingOptions = WritingOptions()) -> String? {
    guard !layouts.isEmpty else { return nil }
    return text { sink in
      OutputFormat.named("html")?.write(
        LabeledSolutions(layouts.map(\.labeled)), to: sink, options: options.writer)
    }
  }

  /// The pictures of all layouts side by side.
  ///
  /// - Returns: SVG; nil where there is no layout.
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

/// What is written to a sink in memory.
func text(_ write: (ByteSink) -> Void) -> String {
  let sink = ByteSink()
  write(sink)
  return sink.text
}

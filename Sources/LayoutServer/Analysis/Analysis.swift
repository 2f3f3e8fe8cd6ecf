import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// What is known of an open text: its tree, its findings, and its layouts where it could be solved.
final class Analysis {
  let document: OpenDocument
  let positions: TextPositions
  /// The text and the files that it includes.
  let sources: SourceSet
  /// What `layoutc lint` finds, in the order of the places.
  let diagnostics: [Diagnostic]
  /// One for each device and state that the spec is linted for, the spec's own first; empty where errors left nothing.
  let layouts: [VariedLayout]
  /// The same for what the configuration names besides.
  let configuredLayouts: [VariedLayout]
  /// The configuration, where that is what is wrong.
  let brokenConfiguration: ConfigurationFile?
  private let limits: InputLimits

  /// Lints a text.
  ///
  /// - Parameter compiler: reads files with all open texts in their places.
  init(_ document: OpenDocument, _ compiler: SpecCompiler, _ encoding: TextPositions.Encoding) {
    self.document = document
    limits = compiler.options.limits
    var source = SourceFile(name: document.name, bytes: document.bytes)
    var sources = SourceSet(source)
    var diagnostics: [Diagnostic] = []
    var layouts: [VariedLayout] = []
    var configuredLayouts: [VariedLayout] = []
    var brokenConfiguration: ConfigurationFile?
    func fail(_ message: String, _ rule: RuleID = .documentShape) {
      diagnostics = [Diagnostic(.error, rule: rule, message, at: Span(0, 0))]
    }
    let linter = SpecLinter(compiler, wantsFixes: true, keepsLayouts: true)
    do throws(UsageError) {
      switch try linter.lint(document.bytes, path: document.path ?? "-", name: document.name) {
      case .success(let linted):
        sources = linted.file.sources
        source = sources.main
        diagnostics = linted.file.diagnostics
        layouts = linted.layouts
        configuredLayouts = linted.configuredLayouts
      case .failure(.unreadable(let message)): fail(message)
      case .failure(.refused(_, let message, let rule)): fail(message, rule)
      case .failure(.brokenConfiguration(let configuration)): brokenConfiguration = configuration
      }
    } catch {
      fail(error.message)
    }
    self.sources = sources
    self.diagnostics = diagnostics
    self.layouts = layouts
    self.configuredLayouts = configuredLayouts
    self.brokenConfiguration = brokenConfiguration
    positions = TextPositions(source, encoding)
  }

  /// True if the spec includes one of some files, by their plain paths.
  func includes(_ paths: Set<String>) -> Bool {
    sources.files.dropFirst().contains { paths.contains(OpenDocuments.plain($0.name)) }
  }

  /// True if it is of a text as that is now, and not of code before it was saved.
  func isOf(_ document: OpenDocument?) -> Bool { document?.version == self.document.version }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The text as it was written; of a text with a syntax error what can be read of it.
  private(set) lazy var tree: SpecTree? = {
    var found = DiagnosticBag()
    if let document = readDocument(sources.main, limits: limits, into: &found) { return SpecTree(document) }
    guard let failure = found.sorted.first(where: { $0.severity == .error }) else { return nil }
    return recoverDocument(sources.main, limits: limits, after: failure).map { SpecTree($0.document) }
  }()

  /// The spec in its own environment; nil where errors left no layout.
  private(set) lazy var solved: SolvedSpec? = layouts.first.map { SolvedSpec($0, sources) }

  /// The names of the text and of the files that it includes.
  private(set) lazy var names = NameIndex(self)

  /// The trees of the files that the text includes.
  private(set) lazy var includedTrees: [(source: SourceFile, tree: SpecTree)] = sources.files.dropFirst()
    .compactMap { source in
      var ignored = DiagnosticBag()
      return readDocument(source, limits: limits, into: &ignored).map { (source, SpecTree($0)) }
    }
}

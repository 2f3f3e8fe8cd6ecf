import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// The analysis of an open text: its tree, its findings, and its layouts if it could be solved.
final class Analysis {
  let document: OpenDocument
  let positions: TextPositions
  /// The text and the files that it includes.
  let sources: SourceSet
  /// The findings of `layoutc lint`, in the order of the text.
  let diagnostics: [Diagnostic]
  /// The layouts for each device and state that the spec is linted for, the spec's own first; empty if errors prevent them.
  let layouts: [VariedLayout]
  /// The layouts for the devices that the configuration adds.
  let configuredLayouts: [VariedLayout]
  /// The configuration, if it has errors.
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

  /// True if the text has not changed since; code is analyzed when it is saved.
  func isOf(_ document: OpenDocument?) -> Bool { document?.version == self.document.version }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The tree of the text; after a syntax error, of its readable parts.
  private(set) lazy var tree: DocumentTree? = {
    var found = DiagnosticBag()
    let source = sources.main
    if let document = readDocument(source, limits: limits, into: &found) {
      return DocumentTree(source, document)
    }
    guard let failure = found.sorted.first(where: { $0.severity == .error }) else { return nil }
    return recoverDocument(source, limits: limits, after: failure).map { DocumentTree(source, $0.document) }
  }()

  /// True if the text is JSON, which has no comments.
  var isJSON: Bool { !document.isSwift && tree?.document.format == .json }

  /// The spec in its own environment; `nil` if errors prevent its layout.
  private(set) lazy var solved: SolvedSpec? = layouts.first.map { SolvedSpec($0, sources) }

  /// The names of the text and of the files that it includes.
  private(set) lazy var names = NameIndex(self)

  /// The trees of the files that the text includes.
  private(set) lazy var includedTrees: [DocumentTree] = sources.files.dropFirst().compactMap { source in
    var ignored = DiagnosticBag()
    return readDocument(source, limits: limits, into: &ignored).map { DocumentTree(source, $0) }
  }
}

import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// An open text that was compiled: its tree, findings and layouts.
final class Analysis {
  let document: OpenDocument
  let positions: TextPositions
  /// The text and the files that it includes.
  let sources: SourceSet
  /// What `layoutc lint` finds, in the order of the places.
  let diagnostics: [Diagnostic]
  /// One for each device and state of the run, the spec's own first; empty if errors left nothing.
  let layouts: [SolvedLayout]
  /// One for each environment of the configuration.
  let configuredLayouts: [SolvedLayout]
  /// The configuration, if it has errors.
  let brokenConfiguration: ConfigurationFile?
  /// The text as it was written; of a text with a syntax error what can be read of it.
  let tree: SpecTree?
  private let includedDocuments: [(source: SourceFile, document: Document)]

  /// Lints a text.
  ///
  /// - Parameter compiler: reads open texts instead of their files.
  init(_ document: OpenDocument, _ compiler: SpecCompiler, _ encoding: TextPositions.Encoding) {
    self.document = document
    let loaded = compiler.load(
      SourceFile(name: document.name, bytes: document.bytes), keepsDocument: true)
    var compiled: CompiledSpec?
    var diagnostics: [Diagnostic] = []
    var brokenConfiguration: ConfigurationFile?
    func fail(_ message: String, _ rule: RuleID = .documentShape) {
      diagnostics = [Diagnostic(.error, rule: rule, message, at: Span(0, 0))]
    }
    let request = LintRequest(wantsFixes: true, keepsLayouts: true)
    do throws(UsageError) {
      switch try compiler.lint(loaded, path: document.path ?? "-", request) {
      case .success(let result):
        compiled = result
        diagnostics = result.findings
      case .failure(.unreadable(let message)): fail(message)
      case .failure(.refused(_, let message, let rule)): fail(message, rule)
      case .failure(.brokenConfiguration(let configuration)): brokenConfiguration = configuration
      }
    } catch {
      fail(error.message)
    }
    sources = compiled?.sources ?? loaded.sources
    tree = loaded.document.map(SpecTree.init)
    includedDocuments = compiled?.spec.loaded.includedDocuments ?? []
    self.diagnostics = diagnostics
    layouts = compiled?.layouts?.all(configured: false) ?? []
    configuredLayouts = compiled?.layouts?.all(configured: true) ?? []
    self.brokenConfiguration = brokenConfiguration
    positions = TextPositions(sources.main, encoding)
  }

  /// True if the spec includes one of some files, by their plain paths.
  func includes(_ paths: Set<String>) -> Bool {
    sources.files.dropFirst().contains { paths.contains(OpenDocuments.plain($0.name)) }
  }

  /// True if it is of a text as that is now, and not of code before it was saved.
  func isOf(_ document: OpenDocument?) -> Bool { document?.version == self.document.version }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The spec in its own environment; `nil` if errors left no layout.
  private(set) lazy var solved: SolvedSpec? = layouts.first.map { SolvedSpec($0, sources) }

  /// The names of the text and of the files that it includes.
  private(set) lazy var names = NameIndex(self)

  /// The trees of the files that the text includes.
  private(set) lazy var includedTrees: [(source: SourceFile, tree: SpecTree)] = includedDocuments.map {
    ($0.source, SpecTree($0.document))
  }
}

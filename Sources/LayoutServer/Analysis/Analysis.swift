import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// The result of compiling an open text: its tree, findings and layouts.
final class Analysis {
  let document: OpenDocument
  let positions: TextPositions
  /// The text and the files that it includes.
  let sources: SourceSet
  /// The findings of `layoutc lint`, in the order of the text.
  let diagnostics: [Diagnostic]
  /// The layouts for each device and state that the spec is linted for, with the spec's own environment
  /// first; empty if errors prevent them.
  let layouts: [SolvedLayout]
  /// The layouts for the environments that the configuration adds.
  let configuredLayouts: [SolvedLayout]
  /// The configuration, if it has errors.
  let brokenConfiguration: ConfigurationFile?
  /// The tree of the text. After a syntax error, it has only the readable parts.
  let tree: DocumentTree?
  private let spec: PreparedSpec?
  private let compiler: SpecCompiler
  private let includedDocuments: [(source: SourceFile, document: Document)]

  /// Lints a text.
  ///
  /// - Parameter compiler: a compiler that reads open texts instead of their files.
  init(_ document: OpenDocument, _ compiler: SpecCompiler, _ encoding: TextPositions.Encoding) {
    self.document = document
    self.compiler = compiler
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
    spec = compiled?.spec
    tree = loaded.document.map { DocumentTree(loaded.sources.main, $0) }
    includedDocuments = compiled?.spec.loaded.includedDocuments ?? []
    self.diagnostics = diagnostics
    layouts = compiled?.layouts?.all(configured: false) ?? []
    configuredLayouts = compiled?.layouts?.all(configured: true) ?? []
    self.brokenConfiguration = brokenConfiguration
    positions = TextPositions(sources.main, encoding)
  }

  /// Returns `true` if the spec includes a file at one of the plain paths.
  func includes(_ paths: Set<String>) -> Bool {
    sources.files.dropFirst().contains { paths.contains(OpenDocuments.plain($0.name)) }
  }

  /// Returns `true` if the document still has the analyzed version. Code may have a newer one, because it is
  /// analyzed only when it is saved.
  func isOf(_ document: OpenDocument?) -> Bool { document?.version == self.document.version }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// True if the text is JSON, which has no comments.
  var isJSON: Bool { !document.isSwift && tree?.document.format == .json }

  /// The spec in its own environment; `nil` if errors prevent its layout.
  private(set) lazy var solved: SolvedSpec? = layouts.first.map { SolvedSpec($0, sources) }

  private var foundIntervals: SectionIntervals?
  private var hasSearchedIntervals = false

  /// Where sections change with the width. `nil` for code, which would have to run, and if errors prevent the search or it took too long;
  /// then it is not tried again.
  ///
  /// - Parameters:
  ///   - milliseconds: how long the search may take.
  ///   - isBusy: asked again and again. If it is true, the search ends, and begins anew at the next call.
  /// - Throws: `later` if `isBusy` was true.
  func sectionIntervals(within milliseconds: Int, unless isBusy: () -> Bool) throws(ResponseError)
    -> SectionIntervals?
  {
    guard !hasSearchedIntervals, let spec, !spec.isBuiltByCode, !hasErrors,
      let layout = layouts.first?.layout,
      let search = BreakpointSearch(spec, axis: .horizontal, with: compiler)
    else { return foundIntervals }
    if isBusy() { throw .later }
    let end = Platform.milliseconds + milliseconds
    var givesWay = false
    let intervals = try? search.intervals(in: search.usualRange) {
      givesWay = givesWay || isBusy()
      return !givesWay && Platform.milliseconds < end
    }
    if givesWay { throw .later }
    hasSearchedIntervals = true
    if Platform.milliseconds < end { foundIntervals = intervals.map { SectionIntervals($0, layout) } }
    return foundIntervals
  }

  /// The indexes of the sections that have a key, written in the section or in a definition that it uses.
  func sections(withKeyAt span: Span) -> [Int] { spec?.loaded.shared.sections(withKeyAt: span) ?? [] }

  /// The names of the text and of the files that it includes.
  private(set) lazy var names = NameIndex(self)

  /// The trees of the files that the text includes.
  private(set) lazy var includedTrees = includedDocuments.map { DocumentTree($0.source, $0.document) }
}

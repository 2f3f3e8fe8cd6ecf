import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Reads one spec for a command: from a file, or from standard input.
struct SpecInput: Sendable {
  let limits: InputLimits
  let format: InputFormat?
  /// Whether the rest of a text with a syntax error is read, too; else that error ends the list of findings.
  var recovers = false
  /// Where it is noted down what is read.
  var record: RunRecord?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    limits = try arguments.limits()
    format = try arguments.inputFormat()
  }

  /// A spec in normal form with everything found in it so far.
  struct Loaded {
    var sources: SourceSet
    /// The text as it was read, where that is asked for.
    var document: Document?
    let normal: Normal?
    /// The normal forms of the included files, once they have been asked for.
    var included: [Normal] = []
    var diagnostics: DiagnosticBag
    /// What all environments and states share once one of them is resolved.
    let shared = SharedExpansion()
    /// Of a text with syntax errors what could be read.
    var recovery: RecoveredDocument?
    /// The parts that could not be read at all.
    var blanks: [Span] { recovery?.blanks ?? [] }

    /// Leaves out what was found since names and sections are not known that could not be read.
    mutating func leaveOutMissingNames() {
      guard recovery != nil else { return }
      let followers: Set<RuleID> = [.unknownName, .sectionWithoutLayout]
      diagnostics = diagnostics.filter { !followers.contains($0.rule) }
    }
  }

  /// Why there is no spec, in words.
  enum Failure: Error {
    /// The file could not be read.
    case unreadable(String)
    /// The file as a whole is a mistake.
    case refused(name: String, String, rule: RuleID)
    /// The configuration file has errors.
    case ungoverned(Configuration)

    var code: ExitCode {
      switch self {
      case .unreadable, .ungoverned: .usage
      case .refused: .findings
      }
    }
  }

  /// Reads the input at a path, `-` for standard input.
  ///
  /// - Parameter name: what the input is called in messages; by its path unless given.
  func load(_ path: String, name: String? = nil) -> Result<Loaded, Failure> {
    let name = name ?? Self.name(path)
    record?.willRead(path)
    do throws(InputError) {
      let bytes = try Platform.readAll(path: path, limit: limits.bytes)
      return .success(load(SourceFile(name: name, bytes: bytes)))
    } catch {
      return .failure(failure(error, path: path, name: name))
    }
  }

  /// Reads an input whose bytes are there.
  ///
  /// - Parameter keepsDocument: whether the text is looked at again, to find what fixes change.
  func load(_ source: SourceFile, keepsDocument: Bool = false) -> Loaded {
    let sources = SourceSet(source)
    var diagnostics = DiagnosticBag()
    let document = readDocument(sources.main, format: format, limits: limits, into: &diagnostics)
    if document == nil, recovers, let loaded = recover(sources, diagnostics) { return loaded }
    let normal = document.flatMap { normalize($0, of: sources.main, into: &diagnostics) }
    return Loaded(
      sources: sources, document: keepsDocument ? document : nil, normal: normal, diagnostics: diagnostics)
  }

  /// What can be had of a text with a syntax error, which is the only one that is told of; nil where that is nothing.
  private func recover(_ sources: SourceSet, _ earlier: DiagnosticBag) -> Loaded? {
    guard let failure = earlier.sorted.first(where: { $0.severity == .error }),
      let recovered = recoverDocument(sources.main, format: format, limits: limits, after: failure)
    else { return nil }
    var found = DiagnosticBag()
    guard let normal = normalize(recovered.document, of: sources.main, into: &found),
      normal["sections"]?.elements.isEmpty == false
    else { return nil }
    var diagnostics = DiagnosticBag()
    for var diagnostic in earlier.sorted {
      // What was made blank is left out for that.
      if diagnostic == failure { diagnostic.isPassedOver = true }
      diagnostics.report(diagnostic)
    }
    for diagnostic in found.sorted where !recovered.isOfBlank(diagnostic) { diagnostics.report(diagnostic) }
    diagnostics.count(omittedFrom: found)
    return Loaded(
      sources: sources, document: nil, normal: normal, diagnostics: diagnostics, recovery: recovered)
  }

  /// Why the input at a path could not be read.
  func failure(_ error: InputError, path: String, name: String) -> Failure {
    if case .tooLarge(let limit) = error {
      return .refused(
        name: name, "the spec is larger than \(limit) bytes; see --max-size", rule: .resourceLimit)
    }
    return .unreadable("cannot read \(path == "-" ? "standard input" : shownName(path)): \(error.text)")
  }

  /// Reads the files that a spec includes.
  func readIncludes(of loaded: inout Loaded) {
    guard let normal = loaded.normal else { return }
    loaded.included = LayoutResolver.readIncludes(
      of: normal, in: &loaded.sources, limits: limits, into: &loaded.diagnostics
    ) { path throws(InputError) in
      record?.willRead(path)
      return try Platform.readAll(path: path, limit: limits.bytes)
    }
  }

  /// What the input at a path is called in messages.
  static func name(_ path: String) -> String { path == "-" ? "<stdin>" : path }
}

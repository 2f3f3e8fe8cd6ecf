import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Reads one spec for a command: from a file, or from standard input.
struct SpecInput: Sendable {
  let limits: InputLimits
  let format: InputFormat?
  /// Where it is noted down what is read.
  var record: RunRecord?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    limits = try arguments.limits()
    format = try arguments.inputFormat()
  }

  /// A spec in normal form with everything found in it so far.
  struct Loaded {
    var sources: SourceSet
    let normal: Normal?
    /// The normal forms of the included files, once they have been asked for.
    var included: [Normal] = []
    var diagnostics: DiagnosticBag
  }

  /// Why there is no spec, in words.
  enum Failure: Error {
    /// The file could not be read.
    case unreadable(String)
    /// The file as a whole is a mistake.
    case refused(name: String, String, rule: String)
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
  func load(_ source: SourceFile) -> Loaded {
    let sources = SourceSet(source)
    var diagnostics = DiagnosticBag()
    let document = readDocument(sources.main, format: format, limits: limits, into: &diagnostics)
    let normal = document.flatMap { normalize($0, of: sources.main, into: &diagnostics) }
    return Loaded(sources: sources, normal: normal, diagnostics: diagnostics)
  }

  /// Why the input at a path could not be read.
  func failure(_ error: InputError, path: String, name: String) -> Failure {
    if case .tooLarge(let limit) = error {
      return .refused(
        name: name, "the spec is larger than \(limit) bytes; see --max-size", rule: "resource-limit")
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

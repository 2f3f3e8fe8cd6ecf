import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Reads one spec for a command: from a file, or from standard input.
struct SpecInput {
  let limits: InputLimits
  let format: InputFormat?
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    limits = try arguments.limits()
    format = try arguments.inputFormat()
    self.console = console
  }

  /// A spec in normal form with everything found in it so far.
  struct Loaded {
    var sources: SourceSet
    let normal: Normal?
    /// The normal forms of the included files, once they have been asked for.
    var included: [Normal] = []
    var diagnostics: DiagnosticBag
  }

  /// Reads the input at a path, `-` for standard input; a failure is reported and its exit code returned.
  func load(_ path: String) -> Result<Loaded, Failure> {
    let name = path == "-" ? "<stdin>" : path
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try Platform.readAll(path: path, limit: limits.bytes)
    } catch {
      if case .tooLarge(let limit) = error {
        console.complain(
          about: name, "the spec is larger than \(limit) bytes; see --max-size", rule: "resource-limit")
        return .failure(Failure(code: .findings))
      }
      console.complain("cannot read \(path == "-" ? "standard input" : shownName(path)): \(error.text)")
      return .failure(Failure(code: .usage))
    }
    let sources = SourceSet(SourceFile(name: name, bytes: bytes))
    var diagnostics = DiagnosticBag()
    let document = readDocument(sources.main, format: format, limits: limits, into: &diagnostics)
    let normal = document.flatMap { normalize($0, of: sources.main, into: &diagnostics) }
    return .success(Loaded(sources: sources, normal: normal, diagnostics: diagnostics))
  }

  /// Reads the files that a spec includes.
  func readIncludes(of loaded: inout Loaded) {
    guard let normal = loaded.normal else { return }
    loaded.included = LayoutResolver.readIncludes(
      of: normal, in: &loaded.sources, limits: limits, into: &loaded.diagnostics
    ) { path throws(InputError) in try Platform.readAll(path: path, limit: limits.bytes) }
  }

  struct Failure: Error {
    let code: ExitCode
  }
}

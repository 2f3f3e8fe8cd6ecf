import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Which files are read beside the spec: the data and the configuration.
struct SideFiles {
  private let dataPath: String?
  private let configurationPath: String?
  private let searches: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    dataPath = arguments.value(.data)
    configurationPath = arguments.value(.configuration)
    searches = !arguments.has(.noConfiguration)
    if configurationPath != nil, !searches {
      throw UsageError(message: "option '--config' stands beside '--no-config'; expected one of them")
    }
  }

  /// The path of the configuration file for a spec, if there is one.
  func configuration(forSpec spec: String) -> String? {
    configurationPath ?? (searches ? ConfigurationSearch.path(forSpec: spec) : nil)
  }

  /// Reads both for a spec; what is wrong in them is among the spec's findings.
  ///
  /// - Returns: the data, and the devices that can be named.
  func read(
    for spec: String, _ input: SpecInput, into loaded: inout SpecInput.Loaded
  ) throws(UsageError) -> Result<(data: Normal?, catalog: DeviceCatalog), SpecInput.Failure> {
    var data: Normal?
    var catalog = DeviceCatalog()
    if let dataPath {
      if dataPath == "-", spec == "-" {
        throw UsageError(message: "the spec and '--data' both stand for standard input; name one of them")
      }
      switch input.readBeside(dataPath, into: &loaded, normalizeData) {
      case .success(let normal): data = normal
      case .failure(let failure): return .failure(failure)
      }
    }
    if let path = configuration(forSpec: spec) {
      switch input.readBeside(path, into: &loaded, mayBeEmpty: true, normalizeConfiguration) {
      case .success(let normal): if let normal { catalog = DeviceCatalog(configuration: normal) }
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success((data, catalog))
  }
}

extension SpecInput {
  typealias Normalization = (Document, SourceFile, inout DiagnosticBag) -> Normal?

  /// Reads a file beside the spec and adds it to the spec's sources; a failure to read is reported.
  ///
  /// - Parameter mayBeEmpty: whether nothing but comments is no error.
  /// - Returns: nil where errors left nothing, or the file has nothing.
  func readBeside(
    _ path: String, into loaded: inout Loaded, mayBeEmpty: Bool = false, _ normalization: Normalization
  ) -> Result<Normal?, Failure> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try Platform.readAll(path: path, limit: limits.bytes)
    } catch {
      console.complain("cannot read \(path == "-" ? "standard input" : path): \(error.text)")
      return .failure(Failure(code: .usage))
    }
    if mayBeEmpty, Self.isEmpty(bytes) { return .success(nil) }
    guard let source = loaded.sources.add(name: path == "-" ? "<stdin>" : path, bytes: bytes) else {
      console.complain("cannot read \(path): the files are too large together")
      return .failure(Failure(code: .usage))
    }
    if Self.isEmpty(bytes) {
      let start = Span(start: source.base, end: source.base)
      loaded.diagnostics.report(
        Diagnostic(
          .error, rule: "document-shape", "the data is empty; it must be a map of section ids to items",
          at: start, help: ["no data at all is written {}"]))
      return .success(nil)
    }
    let document = readDocument(source, limits: limits, into: &loaded.diagnostics)
    return .success(document.flatMap { normalization($0, source, &loaded.diagnostics) })
  }

  /// Whether there is nothing but blanks and comments.
  static func isEmpty(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
      let first = line.first { $0 != 0x20 && $0 != 0x09 }
      return first == nil || first == UInt8(ascii: "#")
    }
  }
}

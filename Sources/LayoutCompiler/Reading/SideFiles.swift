import LayoutDiagnostics
import LayoutReader
import LayoutText

extension SpecCompiler {
  /// The configuration of a spec; `nil` if it has none.
  package func configuration(forSpec spec: String) -> Result<ConfigurationFile, SpecFailure>? {
    configurations.configuration(forSpec: spec)
  }

  /// The data of a spec, from the spec itself or the run's data file; `nil` if there are none. Mistakes are added to the spec's findings.
  func data(
    for loaded: inout LoadedSpec, path: String
  ) throws(UsageError) -> Result<Normal?, SpecFailure> {
    guard loaded.data == nil, let dataPath = options.dataPath else { return .success(loaded.data) }
    if dataPath == "-", path == "-" {
      throw UsageError(message: "the spec and '--data' both stand for standard input; name one of them")
    }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try read(dataPath)
    } catch {
      let name = dataPath == "-" ? "standard input" : dataPath
      return .failure(.unreadable("cannot read \(name): \(error.text)"))
    }
    guard let source = loaded.sources.add(name: Self.name(ofInput: dataPath), bytes: bytes) else {
      return .failure(.unreadable("cannot read \(dataPath): the files are too large together"))
    }
    if Self.isEmpty(bytes) {
      let start = Span(start: source.base, end: source.base)
      loaded.diagnostics.report(
        Diagnostic(
          .error, rule: .documentShape, "the data is empty; it must be a map of section ids to items",
          at: start, help: ["no data at all is written {}"]))
      return .success(nil)
    }
    let document = readDocument(source, limits: options.limits, into: &loaded.diagnostics)
    return .success(document.flatMap { normalizeData($0, of: source, into: &loaded.diagnostics) })
  }

  /// True if a text has only whitespace and comments.
  static func isEmpty(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
      let first = line.first { $0 != 0x20 && $0 != 0x09 }
      return first == nil || first == UInt8(ascii: "#")
    }
  }
}

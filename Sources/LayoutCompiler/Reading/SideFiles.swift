import LayoutDiagnostics
import LayoutReader
import LayoutText

extension SpecCompiler {
  /// The configuration of a spec, if there is one; a failure where it is wrong.
  package func configuration(forSpec spec: String) -> Result<ConfigurationFile, SpecFailure>? {
    switch configurations.configuration(forSpec: spec) {
    case nil: nil
    case .failure(let failure): .failure(.unreadable(failure.message))
    case .success(let configuration):
      configuration.diagnostics.hasErrors
        ? .failure(.brokenConfiguration(configuration)) : .success(configuration)
    }
  }

  /// Reads the data and the configuration of a spec; what is wrong in the data is among the spec's findings.
  func readSideFiles(
    for spec: String, into loaded: inout LoadedSpec
  ) throws(UsageError) -> Result<(data: Normal?, configuration: ConfigurationFile?), SpecFailure> {
    var data = loaded.data
    if data == nil, let dataPath = options.dataPath {
      if dataPath == "-", spec == "-" {
        throw UsageError(message: "the spec and '--data' both stand for standard input; name one of them")
      }
      switch input.readData(dataPath, into: &loaded) {
      case .success(let normal): data = normal
      case .failure(let failure): return .failure(failure)
      }
    }
    switch configuration(forSpec: loaded.sources.main.name) {
    case nil: return .success((data, nil))
    case .failure(let failure): return .failure(failure)
    case .success(let configuration):
      guard loaded.sources.add(configuration.sources.main) else {
        return .failure(.unreadable("cannot read \(configuration.path): the files are too large together"))
      }
      return .success((data, configuration))
    }
  }
}

extension SpecInput {
  /// Reads data for a spec and adds the file to the spec's sources.
  ///
  /// - Returns: nil where errors left nothing.
  fileprivate func readData(_ path: String, into loaded: inout LoadedSpec) -> Result<Normal?, SpecFailure> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try read(path)
    } catch {
      return .failure(.unreadable("cannot read \(path == "-" ? "standard input" : path): \(error.text)"))
    }
    guard let source = loaded.sources.add(name: Self.name(path), bytes: bytes) else {
      return .failure(.unreadable("cannot read \(path): the files are too large together"))
    }
    if Self.isEmpty(bytes) {
      let start = Span(start: source.base, end: source.base)
      loaded.diagnostics.report(
        Diagnostic(
          .error, rule: .documentShape, "the data is empty; it must be a map of section ids to items",
          at: start, help: ["no data at all is written {}"]))
      return .success(nil)
    }
    let document = readDocument(source, limits: limits, into: &loaded.diagnostics)
    return .success(document.flatMap { normalizeData($0, of: source, into: &loaded.diagnostics) })
  }

  /// True if there is nothing but blanks and comments.
  static func isEmpty(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
      let first = line.first { $0 != 0x20 && $0 != 0x09 }
      return first == nil || first == UInt8(ascii: "#")
    }
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Reads specs from files or standard input.
extension SpecCompiler {
  /// Reads the input at a path, `-` for standard input.
  package func load(_ path: String) -> Result<LoadedSpec, SpecFailure> {
    let name = SourceFile.name(ofInput: path)
    do throws(InputError) {
      return .success(load(SourceFile(name: name, bytes: try read(path))))
    } catch {
      return .failure(failure(error, path: path, name: name))
    }
  }

  package func load(_ source: SourceFile, keepsDocument: Bool = false) -> LoadedSpec {
    if Self.isSwiftFile(source.name) {
      return LoadedSpec(sources: SourceSet(source), diagnostics: DiagnosticBag(), isSwift: true)
    }
    let (format, limits) = (options.format, options.limits)
    var diagnostics = DiagnosticBag()
    var document = readDocument(source, format: format, limits: limits, into: &diagnostics)
    if let specKey, let spec = document.flatMap({ Fields($0, $0.root).node(specKey) }) {
      document?.root = spec
    }
    if document != nil { return load(document, of: source, diagnostics, keepsDocument: keepsDocument) }
    if let place = Self.importOfUIKit(in: source) {
      diagnostics = DiagnosticBag()
      diagnostics.report(
        Diagnostic(
          .error, rule: .documentShape, "this is Swift, which is read from a file whose name ends in .swift",
          at: place, help: ["save it as a file, such as Layout.swift, and name that"]))
    } else if options.recovers, let failure = diagnostics.sorted.first(where: { $0.severity == .error }),
      let recovered = recoverDocument(source, format: format, limits: limits, after: failure)
    {
      return load(recovered, of: source, diagnostics, failure, keepsDocument: keepsDocument)
    }
    return LoadedSpec(sources: SourceSet(source), diagnostics: diagnostics)
  }

  /// Normalizes a document whose root is the spec, and adds to the findings from reading it. The document is `nil` if parsing failed.
  package func load(
    _ document: Document?, of source: SourceFile, _ diagnostics: DiagnosticBag, keepsDocument: Bool = false
  ) -> LoadedSpec {
    var diagnostics = diagnostics
    let normal = document.flatMap { normalize($0, of: source, into: &diagnostics) }
    return LoadedSpec(
      sources: SourceSet(source), document: keepsDocument ? document : nil, normal: normal,
      diagnostics: diagnostics)
  }

  /// Normalizes the readable parts of a text with a syntax error. Reports the first syntax error, what was found before it, and what is
  /// found in these parts. The result has no normal form if no section is left.
  private func load(
    _ recovered: RecoveredDocument, of source: SourceFile, _ earlier: DiagnosticBag, _ failure: Diagnostic,
    keepsDocument: Bool
  ) -> LoadedSpec {
    var loaded = LoadedSpec(
      sources: SourceSet(source), document: keepsDocument ? recovered.document : nil, diagnostics: earlier)
    var found = DiagnosticBag()
    guard let normal = normalize(recovered.document, of: source, into: &found),
      normal[SpecKeys.sections]?.elements.isEmpty == false
    else { return loaded }
    loaded.diagnostics = DiagnosticBag()
    for var diagnostic in earlier.sorted {
      // The parts with the error are left out already, so the error itself costs nothing more.
      if diagnostic == failure { diagnostic.losesNothing = true }
      loaded.diagnostics.report(diagnostic)
    }
    for diagnostic in found.sorted where !recovered.isOfBlank(diagnostic) {
      loaded.diagnostics.report(diagnostic)
    }
    loaded.diagnostics.count(omittedFrom: found)
    loaded.normal = normal
    loaded.recovery = recovered
    return loaded
  }

  private static func importOfUIKit(in source: SourceFile) -> Span? {
    let line = Array("import UIKit".utf8)
    for (start, byte) in source.bytes.enumerated()
    where byte == line[0] && (start == source.textStart || source.bytes[start - 1] == 0x0A) {
      let end = start + line.count
      if source.bytes[start...].starts(with: line), end == source.bytes.count || source.bytes[end] <= 0x20 {
        return Span(start, end).moved(by: source.base)
      }
    }
    return nil
  }

  /// The failure for an input that could not be read.
  package func failure(_ error: InputError, path: String, name: String) -> SpecFailure {
    if case .tooLarge = error { return tooLarge(name) }
    return .unreadable("cannot read \(path == "-" ? "standard input" : shownName(path)): \(error.text)")
  }

  /// The failure for a spec that is longer than the limit.
  package func tooLarge(_ name: String) -> SpecFailure {
    .refused(
      name: name, "the spec is larger than \(options.limits.bytes) bytes; see --max-size",
      rule: .resourceLimit)
  }

  package func readIncludes(of loaded: inout LoadedSpec) {
    guard let normal = loaded.normal, normal[SpecKeys.include] != nil else { return }
    let root = includeRoot(ofSpec: loaded.sources.main.name)
    var documents: [(source: SourceFile, document: Document)] = []
    let keepsDocuments = loaded.document != nil
    loaded.included = LayoutResolver.readIncludes(
      of: normal, in: &loaded.sources, limits: options.limits, into: &loaded.diagnostics,
      keepingDocuments: keepsDocuments ? { documents.append(($0, $1)) } : nil
    ) { path throws(InputError) in try read(path, below: root) }
    loaded.includedDocuments = documents
  }

  /// Reads the Swift file that a spec names, and adds it to the spec's sources. Returns `nil` after an error.
  func readCode(of loaded: inout LoadedSpec) -> SourceFile? {
    guard let file = loaded.normal?[SpecKeys.swift]?["file"], let written = file.text else { return nil }
    let name = loaded.sources.main.name
    let path = LayoutResolver.path(written, namedIn: name)
    func refuse(_ rule: RuleID, _ message: String, help: [String] = []) {
      loaded.diagnostics.report(Diagnostic(.error, rule: rule, message, at: file.span, help: help))
    }
    guard Self.isSwiftFile(path) else {
      refuse(
        .invalidValue, "\(shownName(written)) is no file of Swift", help: ["its name has to end in .swift"])
      return nil
    }
    do throws(InputError) {
      let bytes = try read(path, below: includeRoot(ofSpec: name))
      if let source = loaded.sources.add(name: path, bytes: bytes) { return source }
      refuse(.resourceLimit, "the spec and what it is made of are too large")
    } catch {
      refuse(.invalidValue, "cannot read \(shownName(path)): \(error.text)")
    }
    return nil
  }

  /// Reads a file, which must be inside the folder `root` unless that is `nil`.
  private func read(_ path: String, below root: String?) throws(InputError) -> [UInt8] {
    if let root, let real = files.realPath(path), !real.hasPrefix(root == "/" ? root : root + "/") {
      throw .outside(root: root)
    }
    // Reading a pipe would block, and a device may have no end.
    if case .special? = files.kind(path) { throw .isSpecial }
    return try read(path)
  }

  /// The folder that included files must be in: the given one, else the spec's repository, else the spec's folder. `nil` if files are in
  /// memory.
  private func includeRoot(ofSpec name: String) -> String? {
    if let root = options.includeRoot { return files.realPath(root) ?? root }
    let slash = name == SourceFile.standardInput ? nil : name.lastIndex(of: "/")
    guard let folder = files.realPath(slash.map { String(name[...$0]) } ?? ".") else { return nil }
    var next: Substring? = folder[...]
    while let root = next, !root.isEmpty {
      if files.kind(root + "/.git") != nil { return String(root) }
      next = root.lastIndex(of: "/").map { root[..<$0] }
    }
    return folder
  }

  /// The bytes of a file, or of standard input.
  package func read(_ path: String) throws(InputError) -> [UInt8] {
    willRead(path)
    return try files.read(path, options.limits.bytes)
  }

  /// The configuration of a spec; `nil` if it has none.
  package func configuration(forSpec spec: String) -> Result<ConfigurationFile, SpecFailure>? {
    configurations.configuration(forSpec: spec)
  }

  /// The data of a spec, from the spec itself or the run's data file; `nil` if there is none. Its mistakes become findings of the spec.
  func data(for loaded: inout LoadedSpec, path: String) throws(UsageError) -> Result<Normal?, SpecFailure> {
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
    guard let source = loaded.sources.add(name: SourceFile.name(ofInput: dataPath), bytes: bytes) else {
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

  static func isEmpty(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
      let first = line.first { $0 != 0x20 && $0 != 0x09 }
      return first == nil || first == UInt8(ascii: "#")
    }
  }

  /// True if the name is that of a Swift file.
  package static func isSwiftFile(_ name: String) -> Bool { name.lowercased().hasSuffix(".swift") }
}

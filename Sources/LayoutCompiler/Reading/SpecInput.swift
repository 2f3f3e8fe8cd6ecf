import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Reads one spec: a file, or standard input.
package struct SpecInput: Sendable {
  package let limits: InputLimits
  package let format: InputFormat?
  /// The key of the outermost map under which the spec stands; nil where the whole text is the spec.
  var specKey: String?
  private let recovers: Bool
  private let includeRoot: String?
  private var files: FileAccess
  private let willRead: @Sendable (String) -> Void

  /// - Parameter willRead: is told of a file before it is read.
  init(_ options: RunOptions, files: FileAccess, willRead: @escaping @Sendable (String) -> Void) {
    limits = options.limits
    format = options.format
    recovers = options.recovers
    includeRoot = options.includeRoot
    self.files = files
    self.willRead = willRead
  }

  /// Reads the input at a path, `-` for standard input.
  ///
  /// - Parameter name: what the input is called in messages; by its path unless given.
  package func load(_ path: String, name: String? = nil) -> Result<LoadedSpec, SpecFailure> {
    let name = name ?? Self.name(path)
    do throws(InputError) {
      return .success(load(SourceFile(name: name, bytes: try read(path))))
    } catch {
      return .failure(failure(error, path: path, name: name))
    }
  }

  /// Reads an input whose bytes are there.
  ///
  /// - Parameter keepsDocument: true if the text is looked at again, to find what fixes change.
  package func load(_ source: SourceFile, keepsDocument: Bool = false) -> LoadedSpec {
    let sources = SourceSet(source)
    if Self.isCode(source.name) {
      var loaded = LoadedSpec(sources: sources, normal: nil, diagnostics: DiagnosticBag())
      loaded.isCode = true
      return loaded
    }
    var diagnostics = DiagnosticBag()
    var document = readDocument(sources.main, format: format, limits: limits, into: &diagnostics)
    if let specKey, let spec = document.flatMap({ Fields($0, $0.root).node(specKey) }) {
      document?.root = spec
    }
    if document == nil, let place = Self.importOfUIKit(in: sources.main) {
      var found = DiagnosticBag()
      found.report(
        Diagnostic(
          .error, rule: .documentShape, "this is Swift, which is read from a file whose name ends in .swift",
          at: place, help: ["save it as a file, such as Layout.swift, and name that"]))
      return LoadedSpec(sources: sources, normal: nil, diagnostics: found)
    }
    if document == nil, recovers, let loaded = recover(sources, diagnostics) { return loaded }
    return load(document, of: sources.main, diagnostics, keepsDocument: keepsDocument)
  }

  /// Takes up a spec that was read already.
  ///
  /// - Parameters:
  ///   - document: with the spec as its root; nil where errors left none.
  ///   - diagnostics: what was found while it was read.
  package func load(
    _ document: Document?, of source: SourceFile, _ diagnostics: DiagnosticBag, keepsDocument: Bool = false
  ) -> LoadedSpec {
    var diagnostics = diagnostics
    let normal = document.flatMap { normalize($0, of: source, into: &diagnostics) }
    return LoadedSpec(
      sources: SourceSet(source), document: keepsDocument ? document : nil, normal: normal,
      diagnostics: diagnostics)
  }

  /// The line of a text that imports UIKit; nil where there is none, and it is no text of Swift.
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

  /// Reads a text without the parts that have syntax errors. Reports what was found before, the first syntax error, and what is found outside
  /// the parts left out. Nil if no section is left.
  private func recover(_ sources: SourceSet, _ earlier: DiagnosticBag) -> LoadedSpec? {
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
      if diagnostic == failure { diagnostic.losesNothing = true }
      diagnostics.report(diagnostic)
    }
    for diagnostic in found.sorted where !recovered.isOfBlank(diagnostic) { diagnostics.report(diagnostic) }
    diagnostics.count(omittedFrom: found)
    return LoadedSpec(
      sources: sources, document: nil, normal: normal, diagnostics: diagnostics, recovery: recovered)
  }

  /// Why the input at a path could not be read.
  package func failure(_ error: InputError, path: String, name: String) -> SpecFailure {
    if case .tooLarge = error { return tooLarge(name) }
    return .unreadable("cannot read \(path == "-" ? "standard input" : shownName(path)): \(error.text)")
  }

  /// Why a spec is not read that is longer than the limit.
  package func tooLarge(_ name: String) -> SpecFailure {
    .refused(
      name: name, "the spec is larger than \(limits.bytes) bytes; see --max-size", rule: .resourceLimit)
  }

  /// Reads the files that a spec includes.
  package func readIncludes(of loaded: inout LoadedSpec) {
    guard let normal = loaded.normal, normal["include"] != nil else { return }
    let root = includeRoot(ofSpec: loaded.sources.main.name)
    var documents: [(source: SourceFile, document: Document)] = []
    let keepsDocuments = loaded.document != nil
    loaded.included = LayoutResolver.readIncludes(
      of: normal, in: &loaded.sources, limits: limits, into: &loaded.diagnostics,
      keepingDocuments: keepsDocuments ? { documents.append(($0, $1)) } : nil
    ) { path throws(InputError) in
      try read(path, below: root)
    }
    loaded.includedDocuments = documents
  }

  /// Reads the file of Swift that a spec names.
  ///
  /// - Returns: the file, which is one of the spec's sources then; nil where it cannot be read, with an error.
  func readCode(of loaded: inout LoadedSpec) -> SourceFile? {
    guard let file = loaded.normal?["swift"]?["file"], let written = file.text else { return nil }
    let name = loaded.sources.main.name
    let path = LayoutResolver.path(written, namedIn: name)
    func refuse(_ rule: RuleID, _ message: String, help: [String] = []) {
      loaded.diagnostics.report(Diagnostic(.error, rule: rule, message, at: file.span, help: help))
    }
    guard Self.isCode(path) else {
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

  /// Reads a file that a spec names.
  ///
  /// - Parameter root: the folder that it has to lie in; nil where there are no folders.
  private func read(_ path: String, below root: String?) throws(InputError) -> [UInt8] {
    if let root, let real = files.realPath(path), !real.hasPrefix(root == "/" ? root : root + "/") {
      throw .outside(root: root)
    }
    // A pipe would be waited for, and a device may have no end.
    if case .special? = files.kind(path) { throw .isSpecial }
    return try read(path)
  }

  /// The folder that included files have to lie in: the one that is given, else the spec's repository, else its folder. Nil where there are no
  /// folders.
  private func includeRoot(ofSpec name: String) -> String? {
    if let includeRoot { return files.realPath(includeRoot) ?? includeRoot }
    let slash = name == "<stdin>" ? nil : name.lastIndex(of: "/")
    guard let folder = files.realPath(slash.map { String(name[...$0]) } ?? ".") else { return nil }
    var next: Substring? = folder[...]
    while let root = next, !root.isEmpty {
      if files.kind(root + "/.git") != nil { return String(root) }
      next = root.lastIndex(of: "/").map { root[..<$0] }
    }
    return folder
  }

  /// The same with other texts in the place of some files.
  func reading(_ texts: [String: [UInt8]]) -> SpecInput {
    var result = self
    let files = files
    result.files.read = { path, limit throws(InputError) in
      let text = texts[path] ?? texts.first { Platform.isSameFile(input: $0.key, output: path) }?.value
      return if let text { text } else { try files.read(path, limit) }
    }
    return result
  }

  /// The bytes of a file, or of standard input.
  package func read(_ path: String) throws(InputError) -> [UInt8] {
    willRead(path)
    return try files.read(path, limits.bytes)
  }

  /// True if a file of this name is Swift.
  package static func isCode(_ name: String) -> Bool { name.lowercased().hasSuffix(".swift") }

  /// What the input at a path is called in messages.
  package static func name(_ path: String) -> String { path == "-" ? "<stdin>" : path }
}

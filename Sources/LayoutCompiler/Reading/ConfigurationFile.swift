import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText

/// A configuration file, read once for all specs that it governs.
package struct ConfigurationFile: Sendable {
  /// The path as messages name it.
  package let path: String
  /// The file in a set of its own; its offsets lie behind those of all specs.
  package let sources: SourceSet
  /// What the file says; nil where it could not be understood.
  package let normal: Normal?
  package let catalog: DeviceCatalog
  package let lint: LintConfiguration
  package let diagnostics: DiagnosticBag

  private let files: FileAccess

  /// Reads a configuration file.
  init(path: String, limit: Int, files: FileAccess) throws(InputError) {
    let bytes = try files.read(path, limit)
    self.files = files
    self.path = path == "-" ? "<stdin>" : path
    // The last offsets that there are, so that every spec may have its own before them.
    let base = UInt32.max - UInt32(clamping: bytes.count) - 16
    let source = SourceFile(name: self.path, bytes: bytes, base: base)
    sources = SourceSet(source)
    var found = DiagnosticBag()
    if SpecInput.isEmpty(bytes) {
      normal = Normal(.map([]), at: Span(start: base, end: base))
    } else {
      normal = readDocument(source, into: &found).flatMap {
        normalizeConfiguration($0, of: source, into: &found)
      }
    }
    catalog = normal.map(DeviceCatalog.init(configuration:)) ?? DeviceCatalog()
    lint = normal.map { LintConfiguration($0, into: &found) } ?? LintConfiguration()
    for name in normal?["lint"]?["devices"]?.elements ?? [] {
      guard let text = name.text, !catalog.names.contains(text) else { continue }
      found.report(
        Diagnostic(
          .error, rule: .unknownName, "there is no device \(quotedText(text))", at: name.span,
          help: catalog.help(for: text)))
    }
    diagnostics = found
  }

  /// What the rules are to do in a spec.
  ///
  /// - Parameter policy: what the command line says, without a configuration.
  func policy(_ policy: LintPolicy, forSpec spec: String) -> LintPolicy {
    var policy = policy
    lint.set(&policy, for: relativePath(ofSpec: spec))
    return policy
  }

  /// A spec's path from the folder of the file; nil where it lies elsewhere.
  package func relativePath(ofSpec spec: String) -> String? {
    ConfigurationSearch(files).relativePath(ofSpec: spec, toFolderOf: path)
  }
}

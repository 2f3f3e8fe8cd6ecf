import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText

/// A configuration file, read once for all specs that it governs.
package struct ConfigurationFile: Sendable {
  /// The path in messages.
  package let path: String
  /// A source set with only this file. Its offsets come after those of all specs.
  package let sources: SourceSet
  /// The file in normal form; `nil` if parsing failed.
  package let normal: Normal?
  package let catalog: DeviceCatalog
  package let lint: LintConfiguration
  /// Values for names that Swift files read and that are unknown here.
  let assumed: [(name: String, value: String)]
  package let diagnostics: DiagnosticBag

  private let files: FileAccess

  init(path: String, limit: Int, files: FileAccess) throws(InputError) {
    let bytes = try files.read(path, limit)
    self.files = files
    self.path = SourceFile.name(ofInput: path)
    // Takes the last possible offsets, so that those of every spec come before them.
    let base = UInt32.max - UInt32(clamping: bytes.count) - 16
    let source = SourceFile(name: self.path, bytes: bytes, base: base)
    sources = SourceSet(source)
    var found = DiagnosticBag()
    if SpecCompiler.isEmpty(bytes) {
      normal = Normal(.map([]), at: Span(start: base, end: base))
    } else {
      normal = readDocument(source, into: &found).flatMap {
        normalizeConfiguration($0, of: source, into: &found)
      }
    }
    catalog = normal.map(DeviceCatalog.init(configuration:)) ?? DeviceCatalog()
    lint = normal.map { LintConfiguration($0, into: &found) } ?? LintConfiguration()
    assumed = (normal?["assume"]?.fields ?? []).compactMap { field in
      field.value.literalText.map { (field.key, $0) }
    }
    for name in normal?[SpecKeys.lint]?["devices"]?.elements ?? [] {
      guard let text = name.text, !catalog.names.contains(text) else { continue }
      found.report(
        Diagnostic(
          .error, rule: .unknownName, "there is no device \(quotedText(text))", at: name.span,
          help: catalog.help(for: text)))
    }
    diagnostics = found
  }

  /// The lint policy for a spec: that of the command line, changed by this file.
  func policy(_ policy: LintPolicy, forSpec spec: String) -> LintPolicy {
    var policy = policy
    lint.set(&policy, for: relativePath(ofSpec: spec))
    return policy
  }

  /// A spec's path relative to the folder of the file; `nil` if the spec is not in that folder.
  package func relativePath(ofSpec spec: String) -> String? {
    ConfigurationSearch(files).relativePath(ofSpec: spec, toFolderOf: path)
  }
}

extension Normal {
  /// A number, a boolean or text as `--assume` takes it.
  fileprivate var literalText: String? {
    switch value {
    case .number(let number): shortestText(number)
    case .boolean(let boolean): String(boolean)
    case .text(let text): text
    default: nil
    }
  }
}

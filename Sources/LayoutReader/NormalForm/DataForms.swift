import LayoutDiagnostics
import LayoutText

/// Normalizes a data file: a map of section ids to items, as in a state.
package func normalizeData(
  _ document: Document, of source: SourceFile, into diagnostics: inout DiagnosticBag
) -> Normal? {
  var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
  defer { diagnostics = normalizer.diagnostics }
  guard document.kind(document.root) == .mapping else {
    normalizer.report(
      .invalidValue,
      "the data is \(normalizer.describe(document.root)); it must be a map of section ids to items",
      at: normalizer.startOfLine(document.span(document.root)))
    return nil
  }
  return normalizer.value(document.root, as: .names(.items), at: Place(what: "the data"))
}

/// Normalizes a configuration file: custom devices, named environments and lint settings.
package func normalizeConfiguration(
  _ document: Document, of source: SourceFile, into diagnostics: inout DiagnosticBag
) -> Normal? {
  var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
  defer { diagnostics = normalizer.diagnostics }
  switch document.kind(document.root) {
  case .null: return Normal(.map([]), at: document.span(document.root))
  case .mapping:
    let normal = normalizer.value(
      document.root, as: .map(.configurationFile), at: Place(what: "the configuration file"))
    for names in [ConfigurationFileTable.devices, ConfigurationFileTable.environments] {
      for field in normal?[names]?.fields ?? [] where field.key.isEmpty || field.key.contains(",") {
        normalizer.report(
          .invalidValue,
          "a name in \(names.name) is \(quotedText(field.key)); expected one of a character at least, and without a comma",
          at: field.keySpan)
      }
    }
    return normal
  case .boolean, .number, .string, .sequence:
    normalizer.report(
      .invalidValue,
      "the configuration file is \(normalizer.describe(document.root)); it must be a map with devices, environments, lint",
      at: normalizer.startOfLine(document.span(document.root)))
    return nil
  }
}

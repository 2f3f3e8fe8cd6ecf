import LayoutDiagnostics
import LayoutText

/// The two languages a spec may be written in.
public enum InputFormat: String, Sendable, CaseIterable {
  case json
  case yaml
}

/// Reads a source into a document.
///
/// - Parameters:
///   - source: the bytes.
///   - format: the language, or nil to decide by name and content: a name ending in `.json` is JSON, a name ending in `.yaml` or
///     `.yml` is YAML; anything else is JSON if it begins with `{` or `[` and is valid JSON, else YAML.
///   - limits: what the input may cost.
///   - diagnostics: receives every error.
/// - Returns: the tree, or nil where a syntax error or a limit left none; the bag then holds an error.
public func readDocument(
  _ source: SourceFile, format: InputFormat? = nil, limits: InputLimits = InputLimits(),
  into diagnostics: inout DiagnosticBag
) -> Document? {
  nil
}

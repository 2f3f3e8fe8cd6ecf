import LayoutCompiler

/// Why nothing could be compiled although the spec may be correct.
///
/// ```swift
/// do throws(CompilationFailure) {
///   let compilation = try LayoutCompilation(file: path, options: options)
/// } catch {
///   print(error.description)
/// }
/// ```
public enum CompilationFailure: Error, Sendable, Hashable {
  /// A file cannot be read; the text says which and why.
  case unreadable(String)
  /// The options do not fit the spec: they name an unknown device, state, value or section, or an orientation without a device. The text says
  /// which.
  case invalidOptions(String)
}

extension CompilationFailure: CustomStringConvertible {
  /// The mistake in words.
  public var description: String {
    switch self {
    case .unreadable(let text), .invalidOptions(let text): text
    }
  }
}

extension CompilationFailure {
  init(_ error: UsageError) {
    let names = [
      "device": "devices", "orientation": "orientation", "state": "states", "set": "values",
      "items": "cellCounts",
    ]
    self = .invalidOptions(
      error.mistake.map { "\(names[$0.option] ?? $0.option) \($0.text)" } ?? error.message)
  }
}

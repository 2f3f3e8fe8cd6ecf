import LayoutCompiler

/// Why nothing could be compiled although no spec is wrong.
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
  /// The options name what neither the spec nor layoutc has, such as a state or a device; the text says what there is.
  case unknownName(String)
}

extension CompilationFailure: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unreadable(let text), .unknownName(let text): text
    }
  }
}

extension CompilationFailure {
  init(_ error: UsageError) {
    let names = [
      "device": "devices", "orientation": "orientation", "state": "states", "set": "values",
      "items": "cellCounts",
    ]
    self = .unknownName(error.mistake.map { "\(names[$0.option] ?? $0.option) \($0.text)" } ?? error.message)
  }
}

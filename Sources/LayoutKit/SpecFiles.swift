import LayoutCompiler

/// Where a compilation finds specs and the files beside them: what they include, data, and the configuration `.layoutc.yaml`.
public struct SpecFiles: Sendable {
  let access: FileAccess

  /// The files of the machine.
  public static let system = SpecFiles(access: .system)

  /// No files at all: what a spec includes is a finding, a data file is thrown.
  public static let none = memory([:])

  /// Texts in memory, by their paths. A path is matched as written but for one slash at its beginning.
  ///
  /// ```swift
  /// let files = SpecFiles.memory(["grid.yaml": spec, "shared.yaml": "let: {gap: 8}"])
  /// let compilation = try LayoutCompilation(file: "grid.yaml", files: files)
  /// ```
  public static func memory(_ texts: [String: String]) -> SpecFiles {
    SpecFiles(access: .memory(texts))
  }
}

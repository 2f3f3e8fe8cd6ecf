import LayoutCompiler

/// Where a compilation finds specs and their files: includes, data, and the configuration `.layoutc.yaml`.
public struct SpecFiles: Sendable {
  let access: FileAccess

  /// The files of the machine.
  public static let system = SpecFiles(access: .system)

  /// No files: an include is a finding, and a data file is thrown.
  public static let none = memory([:])

  /// Texts in memory, by their paths. Paths are compared as written, except for a slash at the beginning.
  ///
  /// ```swift
  /// let files = SpecFiles.memory(["grid.yaml": spec, "shared.yaml": "let: {gap: 8}"])
  /// let compilation = try LayoutCompilation(file: "grid.yaml", files: files)
  /// ```
  public static func memory(_ texts: [String: String]) -> SpecFiles { SpecFiles(access: .memory(texts)) }
}

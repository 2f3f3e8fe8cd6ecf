import Foundation

/// The files of the repository, as tests see them.
public enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of data whose files are the lists of tests.
  public static let fixtures = file("Tests/Fixtures")

  /// True if goldens are to be rewritten.
  public static let blesses = ProcessInfo.processInfo.environment["LAYOUTC_BLESS"] == "1"

  /// The place of a file or folder by its path in the repository.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file.
  public static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  /// The specs below a folder, relative to it, sorted: files that end in one of a few extensions.
  public static func specs(below folder: URL, _ extensions: Set<String> = ["yaml", "json"]) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { extensions.contains(($0 as NSString).pathExtension) }.sorted()
  }

  /// Compares a text with its golden file, or rewrites that where LAYOUTC_BLESS is 1.
  ///
  /// - Returns: the first difference, for a message; `nil` if there is none.
  public static func difference(of text: String, from golden: URL) throws -> String? {
    if blesses {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return nil
    }
    guard let data = try? Data(contentsOf: golden) else { return "\(golden.path) is missing" }
    let expected = String(decoding: data, as: UTF8.self)
    guard !text.utf8.elementsEqual(expected.utf8) else { return nil }
    // Unicode scalars, since CR and LF in one are one character.
    let lines = zip(
      text.unicodeScalars.split(separator: "\n"), expected.unicodeScalars.split(separator: "\n"))
    let difference = lines.first { !$0.elementsEqual($1) }
    return """
      differs from \(golden.path); LAYOUTC_BLESS=1 rewrites it
      is      \(difference.map { String($0.0) } ?? "\(text.utf8.count) bytes")
      expects \(difference.map { String($0.1) } ?? "\(expected.utf8.count) bytes")
      """
  }
}

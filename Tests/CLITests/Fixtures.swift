import Foundation
import Testing

/// The fixtures: data whose folders are the list of tests.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Whether goldens are to be rewritten.
  static let blesses = ProcessInfo.processInfo.environment["LAYOUTC_BLESS"] == "1"

  /// The specs below a folder of fixtures, relative to it, sorted.
  static func specs(in name: String, _ extensions: Set<String> = ["yaml", "json"]) -> [String] {
    let root = folder.appendingPathComponent(name)
    let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return found.filter { extensions.contains(($0 as NSString).pathExtension) }.sorted()
  }

  /// Compares text with its golden, or rewrites the golden.
  static func expect(
    _ text: String, toMatch golden: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if blesses {
      try Data(text.utf8).write(to: golden)
      return
    }
    let expected = try? String(contentsOf: golden, encoding: .utf8)
    #expect(expected == text, sourceLocation: sourceLocation)
  }
}

import Foundation
import Testing

/// The files of the repository, as tests see them.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: file(path)), as: UTF8.self)
  }

  /// Compares with a golden file, or rewrites it where LAYOUTC_BLESS is 1.
  static func expectGolden(
    _ text: String, _ path: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["LAYOUTC_BLESS"] == "1" {
      let golden = file(path)
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return
    }
    let golden = try self.text(path)
    guard text != golden else { return }
    // Unicode scalars, since CR and LF in one are one character.
    let lines = zip(text.unicodeScalars.split(separator: "\n"), golden.unicodeScalars.split(separator: "\n"))
    let difference = lines.first { !$0.elementsEqual($1) }
    Issue.record(
      """
      differs from \(path); LAYOUTC_BLESS=1 rewrites it
      is      \(difference.map { String($0.0) } ?? "\(text.utf8.count) bytes")
      expects \(difference.map { String($0.1) } ?? "\(golden.utf8.count) bytes")
      """, sourceLocation: location)
  }
}

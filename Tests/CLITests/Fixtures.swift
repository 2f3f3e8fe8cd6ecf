import Foundation
import TestSupport
import Testing

/// The fixtures: data whose folders are the list of tests.
enum Fixtures {
  static let folder = Repository.fixtures

  /// The specs below a folder of fixtures, relative to it, sorted.
  static func specs(in name: String, _ extensions: Set<String> = ["yaml", "json"]) -> [String] {
    Repository.specs(below: folder.appendingPathComponent(name), extensions)
  }

  /// Compares text with its golden, or rewrites the golden.
  static func expect(
    _ text: String, toMatch golden: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if let difference = try Repository.difference(of: text, from: golden) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }
}

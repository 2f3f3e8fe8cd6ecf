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

  /// The commands in a section of layoutc(1) that are marked as recipes.
  static func recipes(under heading: String) -> [String] {
    let page = (try? Repository.text("man/layoutc.1")) ?? ""
    let section = page.components(separatedBy: "\n.Sh ").first { $0.hasPrefix("\(heading)\n") } ?? ""
    return section.components(separatedBy: ".\\\" recipe\n").dropFirst().map { block in
      let lines = block.components(separatedBy: "\n").dropFirst().prefix { $0 != ".Ed" }
      return lines.joined(separator: "\n").replacingOccurrences(of: "\\e", with: "\\")
    }
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

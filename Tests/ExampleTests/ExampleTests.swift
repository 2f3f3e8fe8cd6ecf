import Foundation
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

/// The examples, solved and compared with files that were read and checked by arithmetic.
@Suite struct ExampleTests {
  @Test func examplesAreFound() {
    #expect(Example.yaml.count >= 29)
    #expect(Example.json.count * 3 >= Example.yaml.count)
  }

  @Test(arguments: Example.yaml, ["json", "csv", "svg"])
  func matchesGolden(example: Example, format: String) throws {
    try Repository.expectGolden(
      try written(example.resolved(), as: format), "Tests/Fixtures/examples/\(example.name).\(format)")
  }

  @Test(arguments: ExampleVariation.all, ["json", "csv", "svg"])
  func variationMatchesGolden(variation: ExampleVariation, format: String) throws {
    try Repository.expectGolden(
      try written(variation.layout(), as: format), "\(variation.golden).\(format)")
  }

  /// No golden is left of an example that is gone.
  @Test func goldensBelongToExamples() throws {
    let folder = Repository.file("Tests/Fixtures/examples").path
    let names = Example.yaml.map(\.name) + ExampleVariation.all.map(\.description)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        == Set(names.flatMap { name in ["json", "csv", "svg"].map { "\(name).\($0)" } }))
  }

  /// An example in both languages is one layout.
  @Test(arguments: Example.json, ["json", "ndjson", "csv", "svg"])
  func isTheSameInYAML(example: Example, format: String) throws {
    let other = try #require(Example.yaml.first { $0.name == example.name })
    #expect(try written(example.resolved(), as: format) == written(other.resolved(), as: format))
  }

  /// A comment at the top says what the example shows.
  @Test(arguments: Example.yaml)
  func saysWhatItShows(example: Example) throws {
    let text = try Repository.text("Examples/\(example.file.lastPathComponent)")
    #expect(text.hasPrefix("# "))
    #expect(try example.resolved().spec.name != nil)
  }
}

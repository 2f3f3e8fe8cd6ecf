import Foundation
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutLint
import TestSupport
import Testing

/// What the README shows is true.
@Suite struct ReadmeTests {
  /// The library's example is the code that is compiled here, and it runs.
  @Test func swiftIsCompiled() throws {
    let block = try #require(try blocks("swift").first)
    #expect(try Repository.text("Tests/ExampleTests/ReadmeSnippet.swift") == block)
    let picture = try #require(try drawGrid())
    #expect(picture.hasPrefix("<svg"))
  }

  /// What the comments of the library's example claim.
  @Test func swiftPrintsWhatItSays() throws {
    let solution = try solved(
      """
      environment: {container: 375 x 812}
      sections:
        - items: 94
          group:
            horizontal: {size: 100% x 44, subitems: [item: 1/4 x 100%]}
      """)
    #expect("\(solution.contentSize.height)" == "1056.0")
    #expect(solution.frame(ofItem: 5, inSection: 0)?.x == 93.5)
  }

  /// The spec gives the output that stands below it.
  @Test func specGivesTheOutputShown() throws {
    let solution = try solved(try #require(try blocks("yaml").first))
    let sink = ByteSink()
    OutputFormat.named("csv")?.write(solution, to: sink)
    let records = sink.text.split(separator: "\r\n").map { record in
      record.split(separator: ",", omittingEmptySubsequences: false).prefix(10).joined(separator: ",")
    }
    let shown = try #require(try blocks("csv").first)
    #expect(records.map { $0 + "\n" }.joined() == shown)
  }

  @Test func specIsDrawnAsShown() throws {
    let solution = try solved(try #require(try blocks("yaml").first))
    let sink = ByteSink()
    TerminalPicture(solution, TerminalOptions(columns: 40)).write(to: sink)
    #expect(try blocks("text").first == sink.text)
  }

  /// The table of rules is rendered from their metadata.
  @Test func tableSaysWhatTheRulesSay() throws {
    let text = try Repository.text("README.md")
    let head = "| rule | finds |\n| --- | --- |\n"
    let start = try #require(text.range(of: head)).upperBound
    let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
    let table = RulesPage.table(RuleRegistry.metadata).dropLast()
    try Repository.expectGolden(text.replacingCharacters(in: start..<end, with: table), "README.md")
  }

  /// The picture is what the program draws.
  @Test func pictureIsDrawnFromTheExample() throws {
    let example = try #require(Example.yaml.first { $0.name == "mosaic" })
    var layout = try example.resolved()
    layout.spec.sections[0].items = layout.spec.sections[0].items.resized(to: 24)
    try Repository.expectGolden(try written(layout, as: "svg"), "Examples/mosaic.svg")
  }

  @Test func contactSheetIsDrawnFromTheExample() throws {
    let example = try #require(Example.yaml.first { $0.name == "app-store" })
    let entries = try ["iphone-16", "ipad-mini"].map { device in
      let layout = try example.resolved(in: "{device: \(device)}")
      return SVGContactSheet.Entry(solve(layout.spec, in: layout.environment))
    }
    let sink = ByteSink()
    SVGContactSheet(entries, name: "App store", options: WriterOptions()).write(to: sink)
    try Repository.expectGolden(sink.text, "Examples/app-store-devices.svg")
  }

  /// The code blocks in a language.
  private func blocks(_ language: String) throws -> [String] {
    var result: [String] = []
    var block: String?
    for line in try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if let text = block {
        if line == "```" { result.append(text) }
        block = line == "```" ? nil : text + line + "\n"
      } else if line == "```\(language)" {
        block = ""
      }
    }
    return result
  }

  private func solved(_ text: String) throws -> Solution {
    let source = SourceFile(name: "README.md", text: text)
    var diagnostics = DiagnosticBag()
    let document = try #require(readDocument(source, format: .yaml, into: &diagnostics))
    let normal = try #require(normalize(document, of: source, into: &diagnostics))
    let layout = try #require(resolve(normal, into: &diagnostics))
    return solve(layout.spec, in: layout.environment)
  }
}

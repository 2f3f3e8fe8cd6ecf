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
    let block = try #require(try blocks("swift").last)
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

  /// A new user reads it in ten minutes.
  @Test func isShort() throws {
    #expect(try Repository.text("README.md").utf8.count <= 16_000)
  }

  /// Every piece of a spec in the manual page's table of Swift code works in a section, a node or the whole spec.
  @Test func tableOfSwiftCodeHasWorkingSpecs() throws {
    let page = try Repository.text("man/layoutc-spec.5")
    let table = try #require(page.components(separatedBy: ".\\\" from swift\n").last)
    let lines = table.components(separatedBy: ".El\n")[0].split(separator: "\n")
    let pieces = lines.filter { $0.hasPrefix(".Ql ") }
    #expect(pieces.count >= 25)
    for line in pieces {
      let piece = line.dropFirst(5).dropLast().replacingOccurrences(of: "\\(dq", with: "\"")
      #expect(Self.places(for: piece).contains { (try? solved($0)) != nil }, "\(piece)")
    }
  }

  /// Specs with a fragment at each place where it is allowed.
  private static func places(for piece: String) -> [String] {
    let group = "group: {horizontal: {size: 100% x 44, subitems: [item: 50% x 100%]}}"
    return [
      "sections: [{id: photos, items: 3, list: plain}]\n\(piece)",
      piece,
      "sections: [{items: 3, \(piece), \(group)}]",
      "sections: [{items: 3, \(piece)}]",
      "sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{\(piece)}]}}}]",
      "sections: [{items: 3, group: {horizontal: {size: 100% x ~44, \(piece), subitems: [item: 50% x 100%]}}}]",
      "sections: [{items: 3, group: {horizontal: {size: 100% x ~44, subitems: [item: {\(piece)}]}}}]",
    ]
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
    let layout = readDocument(source, format: .yaml, into: &diagnostics)
      .flatMap { normalize($0, of: source, into: &diagnostics) }
      .flatMap { resolve($0, into: &diagnostics) }
    guard let layout, diagnostics.isEmpty else {
      throw Example.Findings(messages: diagnostics.sorted.map(\.message))
    }
    return solve(layout.spec, in: layout.environment)
  }
}

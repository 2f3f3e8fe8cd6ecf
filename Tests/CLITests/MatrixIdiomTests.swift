import Foundation
import Testing

/// `lint --matrix` keeps to the idiom that is named.
@Suite struct MatrixIdiomTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func lint(_ environment: String, _ arguments: [String]) throws -> String {
    let rows = "group: {horizontal: {size: 100% x 28, subitems: [{item: {}}]}}"
    let path = try scratch.file("a.yaml", "environment: \(environment)\nsections: [{items: 9, \(rows)}]\n")
    return try ToolRun.run(
      ["lint", "--no-config", "--matrix", "--select", "touch-target-too-small", path] + arguments
    ).outputText
  }

  /// Rows of a Mac and a television are not touched, also not at the size of a phone.
  @Test(arguments: [
    ("{container: 1280 x 28, traits: {userInterfaceIdiom: mac}}", []), ("{device: apple-tv}", []),
    ("{container: 390 x 844}", ["--trait", "userInterfaceIdiom=mac"]),
    ("{container: 390 x 844}", ["--device", "mac-window"]),
  ])
  func looksAtNoPhone(environment: String, arguments: [String]) throws {
    #expect(try lint(environment, arguments).isEmpty)
  }

  /// A phone that is named leaves the pads out, and one that is not named does not.
  @Test func looksAtPhones() throws {
    let named = try lint("{container: 390 x 844, traits: {userInterfaceIdiom: phone}}", [])
    #expect(named.contains("in all 9 environments"))
    let derived = try lint("{container: 390 x 844}", [])
    #expect(derived.contains("in all 13 environments"))
  }

  /// Its own size is looked at right to left, too.
  @Test func looksAtItsOwnSizeMirrored() throws {
    let text = """
      environment: {container: 1280 x 720, traits: {userInterfaceIdiom: mac}}
      sections:
        - items: 2
          group: {custom: {size: 100% x 100, items: [{frame: [0, 0, 100, 100]}, {frame: [300, 0, 50, 100]}]}}

      """
    let run = try ToolRun.run(
      ["lint", "--no-config", "--matrix", "--select", "physical-edge-name", try scratch.file("b.yaml", text)])
    #expect(run.outputText.contains("physical-edge-name"))
  }
}

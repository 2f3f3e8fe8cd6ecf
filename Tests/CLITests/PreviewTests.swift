import Foundation
import Testing

@testable import LayoutCLI

/// The HTML preview: one page for all devices and states of a run.
@Suite struct PreviewTests {
  /// The layouts of a page: device, orientation and state of each.
  private func layouts(_ arguments: [String], spec: String = RunVariationTests.spec) throws -> [String] {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", spec)
    let run = try ToolRun.run(["build", "spec.yaml"] + arguments, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    var page = run.outputText
    if page.isEmpty {
      page = try String(contentsOf: scratch.folder.appendingPathComponent("page.html"), encoding: .utf8)
    }
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
    let layouts = try #require(data?["layouts"] as? [[String: Any]])
    return layouts.map { layout in
      ["device", "orientation", "state"].compactMap { layout[$0] as? String }.joined(separator: " ")
    }
  }

  @Test func holdsWhatTheCommandLineNames() throws {
    let arguments = ["--device", "ipad-mini,iphone-se", "--state", "empty,full", "-o", "page.html"]
    #expect(
      try layouts(arguments) == [
        "ipad-mini portrait empty", "ipad-mini portrait full", "iphone-se portrait empty",
        "iphone-se portrait full",
      ])
  }

  @Test func holdsAFewDevicesAndAllStatesOtherwise() throws {
    let found = try layouts(["--format", "html"])
    #expect(found.prefix(3) == ["iphone-16 portrait", "iphone-16 portrait empty", "iphone-16 portrait full"])
    // Own device upright, the others both ways; each without a state and with two.
    #expect(found.count == 6 * 3)
    #expect(Set(found).count == found.count)
  }

  @Test func holdsOneSizeWhereItIsGiven() throws {
    #expect(
      try layouts(["-f", "html", "--size", "400x300"]) == ["400 × 300", "400 × 300 empty", "400 × 300 full"])
  }

  @Test func manyCellsHaveFewDevices() throws {
    let spec =
      "sections: [{items: 67000, group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}}]"
    #expect(try layouts(["-f", "html"], spec: spec).count == 3)
  }

  /// The sound sections are there, and the errors are told over them.
  @Test(arguments: [
    "sections: [{items: three, list: plain}, {id: good, items: 3, list: plain}]",
    "sections: [{id: good, items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 900 x 100%}]}}}]",
  ])
  func errorsStandOverThePage(spec: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("good.yaml", spec)
    let run = try ToolRun.run(["build", "-f", "html", "good.yaml"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.outputText.contains("\"messages\":\"good.yaml:1:"))
    #expect(run.outputText.contains("\"id\":\"good\"") || run.outputText.contains("\"name\":\"good\""))
    #expect(run.outputText.hasSuffix("</html>\n"))
    _ = try scratch.file("a.yaml", "sections: three")
    let none = try ToolRun.run(["build", "-o", "a.html", "a.yaml"], in: scratch.folder)
    #expect(none.code == 1)
    #expect(scratch.text("a.html") == nil)
  }

  @Test func findingsAreThoseOfTheSpecsOwnDevice() throws {
    let spec =
      "sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 380 x 100%}]}}}]"
    let page = try ToolRun.run(["build", "-f", "html"], input: spec)
    let frames = try ToolRun.run(["build"], input: spec)
    #expect(page.code == 0)
    #expect(page.errorText == frames.errorText)
  }

  @Test(arguments: ["--visible", "--at=1,1", "--rect=0,0,9,9", "--section=0", "--item=0.1", "--with-source"])
  func optionsWithoutEffectAreMistakes(option: String) throws {
    let run = try ToolRun.run(["build", "-f", "html", option], input: RunVariationTests.spec)
    #expect(run.code == 2)
    #expect(run.errorText.contains("has no effect on a page"))
  }
}

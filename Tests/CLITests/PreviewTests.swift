import Foundation
import Testing

@testable import LayoutCLI

/// The HTML preview: one page for all devices and states of a run.
@Suite struct PreviewTests {
  /// The layouts of a page.
  private struct Page {
    let layouts: [[String: Any]]

    /// Those that are read in a direction with a text size: device, orientation and state of each.
    func layouts(direction: String = "ltr", textSize: String = "large") -> [String] {
      layouts.filter { $0["direction"] as? String == direction && $0["textSize"] as? String == textSize }
        .map { layout in
          ["device", "orientation", "state"].compactMap { layout[$0] as? String }.joined(separator: " ")
        }
    }
  }

  private func page(
    _ arguments: [String], spec: String = RunVariationTests.spec, configuration: String? = nil
  ) throws -> Page {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", spec)
    if let configuration { _ = try scratch.file(".layoutc.yaml", configuration) }
    let run = try ToolRun.run(["build", "spec.yaml"] + arguments, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    var page = run.outputText
    if page.isEmpty {
      page = try String(contentsOf: scratch.folder.appendingPathComponent("page.html"), encoding: .utf8)
    }
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
    return Page(layouts: try #require(data?["layouts"] as? [[String: Any]]))
  }

  /// All that is there is also there mirrored, unless the user says how it is read or the page would be twice as large.
  @Test func holdsTheOtherDirection() throws {
    let all = try page(["-f", "html"])
    #expect(all.layouts(direction: "rtl") == all.layouts())
    let named = ["-f", "html", "--device", "ipad-mini", "--state", "full"]
    #expect(try page(named).layouts(direction: "rtl") == ["ipad-mini portrait full"])
    #expect(try page(named + ["--rtl"]).layouts() == [])
    #expect(try page(named + ["--trait", "layoutDirection=ltr"]).layouts(direction: "rtl") == [])
    let large = try page(["-f", "html"], spec: "sections: [{items: 16000, list: {rowHeight: 44}}]")
    #expect(large.layouts().count > 1)
    #expect(large.layouts(direction: "rtl") == [])
  }

  /// Text sizes with the same layout are represented by the first of them; one that changes nothing is left out.
  @Test func holdsTextSizesThatMatter() throws {
    let spec = """
      let: {tall: "${80 if preferredContentSizeCategory == accessibilityLarge else 44}"}
      sections: [{items: 2, list: {rowHeight: "${tall}"}}]
      """
    let all = try page(["-f", "html"], spec: spec)
    for direction in ["ltr", "rtl"] {
      #expect(all.layouts(direction: direction, textSize: "accessibilityLarge") == all.layouts())
    }
    #expect(all.layouts(textSize: "extraSmall") == [])
    let same = try page(["-f", "html", "--trait", "preferredContentSizeCategory=large"], spec: spec)
    #expect(same.layouts(textSize: "accessibilityLarge") == [])
  }

  /// Both ways to hold the spec's own device, and the devices that it is linted for.
  @Test func holdsTheDevicesThatAreNamed() throws {
    let found = try page(
      ["-f", "html"], spec: "environment: {device: ipad-mini}\nsections: [{items: 2, list: plain}]",
      configuration: "lint: {devices: [iphone-air, apple-tv]}"
    ).layouts()
    #expect(found.prefix(3) == ["ipad-mini portrait", "ipad-mini landscape", "iphone-air portrait"])
    #expect(found.contains("apple-tv portrait") && found.contains("iphone-16 portrait"))
  }

  /// The source line of an element is in the page once, however many elements refer to it; a long line is shortened to the element.
  @Test func holdsTheLinesOfThePlaces() throws {
    let title = String(repeating: "x", count: 300)
    let spec = "name: \(title)\nsections: [{title: \(title), items: 3, list: plain}]\n"
    let page = try ToolRun.run(["build", "-f", "html", "--size", "300x300"], input: spec).outputText
    let start = try #require(page.range(of: "\"lines\":[")).upperBound
    let lines = page[start...].prefix { $0 != "]" }
    #expect(lines.contains("\"… list: plain}"))
    #expect(lines.components(separatedBy: "\",\"").count < 5)
    let short = try ToolRun.run(
      ["build", "-f", "html", "--size", "300x300"], input: "sections:\n  - {items: 3, list: plain}\n")
    #expect(short.outputText.contains("\"lines\":[\"- {items: 3, list: plain}\"]"))
  }

  @Test func holdsWhatTheCommandLineNames() throws {
    let arguments = ["--device", "ipad-mini,iphone-se", "--state", "empty,full", "-o", "page.html"]
    #expect(
      try page(arguments).layouts() == [
        "ipad-mini portrait empty", "ipad-mini portrait full", "iphone-se portrait empty",
        "iphone-se portrait full",
      ])
  }

  @Test func holdsAFewDevicesAndAllStatesOtherwise() throws {
    let found = try page(["--format", "html"]).layouts()
    #expect(found.prefix(3) == ["iphone-16 portrait", "iphone-16 portrait empty", "iphone-16 portrait full"])
    // Own device upright, the others both ways; each without a state and with two.
    #expect(found.count == 6 * 3)
    #expect(Set(found).count == found.count)
  }

  @Test func holdsOneSizeWhereItIsGiven() throws {
    #expect(
      try page(["-f", "html", "--size", "400x300"]).layouts()
        == ["400 × 300", "400 × 300 empty", "400 × 300 full"])
  }

  /// The sections without errors are drawn, below the errors.
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

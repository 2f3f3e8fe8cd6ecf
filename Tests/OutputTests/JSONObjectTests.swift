import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

@Suite struct JSONObjectTests {
  private func written(_ body: (ByteSink) -> Void) -> String {
    let sink = ByteSink()
    body(sink)
    return sink.text
  }

  @Test func environmentOfTheContract() {
    var environment = Environment(container: Extent(width: 393, height: 852), displayScale: 3)
    environment.safeArea = Insets(top: 59, bottom: 34)
    let withoutDevice =
      #"{"width": 393, "height": 852, "displayScale": 3, "layoutDirection": "ltr", "userInterfaceIdiom": "phone", "#
      + #""horizontalSizeClass": "compact", "verticalSizeClass": "regular", "preferredContentSizeCategory": "large", "#
      + #""safeArea": {"top": 59, "leading": 0, "bottom": 34, "trailing": 0}, "scroll": {"x": 0, "y": 0}"#
    #expect(written { JSONObjects.write(environment, precision: 3, to: $0) } == withoutDevice + "}")
    environment.device = "iphone-16"
    #expect(
      written { JSONObjects.write(environment, precision: 3, to: $0) } == withoutDevice
        + #", "device": "iphone-16", "system": "ios-18"}"#)
  }

  /// The section of the contract's example: eight cells of 100 x 50 that scroll sideways below a header of 20.
  private func featured(_ behavior: OrthogonalScrolling.Behavior?, items: Int = 8) -> Solution {
    var section = Sample.section(name: "featured", items: [ItemList.Run(count: items)])
    section.group.size = LayoutSize(width: .absolute(100), height: .absolute(50))
    section.contentInsets = Insets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 8
    section.boundaryItems[0].size = LayoutSize(width: .fractionalWidth(1), height: .absolute(20))
    section.orthogonalScrolling = behavior.map { OrthogonalScrolling(behavior: $0) }
    return solve(
      Spec(sections: [section]), in: Environment(container: Extent(width: 393, height: 852), displayScale: 3))
  }

  private func section(_ solution: Solution) -> String {
    written { JSONObjects.writeSection(0, of: solution, precision: 3, to: $0) }
  }

  @Test func sectionOfTheContract() {
    #expect(
      section(featured(nil, items: 1))
        == #"{"index": 0, "id": "featured", "itemCount": 1, "x": 0, "y": 0, "width": 393, "height": 78}"#)
    #expect(
      section(featured(.paging))
        == #"{"index": 0, "id": "featured", "itemCount": 8, "x": 0, "y": 0, "width": 393, "height": 78, "#
        + #""orthogonal": {"behavior": "paging", "viewportLength": 383, "contentLength": 856, "maxOffset": 473, "#
        + #""offset": 0, "restingOffsets": [0, 383, 473]}}"#)
  }

  /// `anywhere` is a word, and more than a thousand resting offsets are written as the first, the step and the last.
  @Test func restingOffsets() {
    #expect(section(featured(.continuous)).contains(#""restingOffsets": "any"}}"#))
    #expect(section(featured(.groupPaging, items: 0)).contains(#""restingOffsets": [0]}}"#))
    #expect(section(featured(.groupPagingCentered, items: 0)).contains(#""restingOffsets": [0]}}"#))
    // 1002 groups reach 108 * 1002 - 8 = 108208 points, of which 383 are seen: 107825 lies beyond step 998 at 107784.
    let listed = section(featured(.groupPaging, items: 1_002))
    #expect(listed.contains(", 107676, 107784, 107825]}}"))
    // One group more: step 999 at 107892 is below the greatest offset of 107933, which makes 1001 of them.
    #expect(
      section(featured(.groupPaging, items: 1_003)).contains(
        #""restingOffsets": {"first": 0, "step": 108, "last": 107933}}}"#))
    // Centred: from 50 - 191.5, one a group.
    #expect(
      section(featured(.groupPagingCentered, items: 1_000_000_000)).contains(
        #""restingOffsets": {"first": -141.5, "step": 108, "last": 107999999750.5}}}"#))
  }

  @Test func arraysHaveOneValueALine() {
    let text = written { sink in
      JSONLines(key: "none", sink: sink).end()
      var lines = JSONLines(key: "two", sink: sink)
      for value in 1...2 {
        lines.beginLine()
        sink.write(integer: value)
      }
      lines.end()
    }
    #expect(text == ",\n  \"none\": [],\n  \"two\": [\n    1,\n    2\n  ]")
  }

  @Test func formatsHaveNamesAndEndings() {
    #expect(OutputFormat.all.map(\.name) == ["json", "ndjson", "csv", "svg", "png", "html"])
    #expect(OutputFormat.ofFile("out/Picture.SVG")?.name == "svg")
    #expect(OutputFormat.ofFile("a.json/b") == nil)
    #expect(OutputFormat.ofFile("x.") == nil)
    #expect(OutputFormat.named("yaml") == nil)
  }

  /// Only a layout that rests on assumed values has the key.
  @Test func assumedValues() {
    let layout = featured(nil)
    var options = WriterOptions()
    options.isOnOneLine = true
    #expect(!written { JSONWriter.write(layout, to: $0, options: options) }.contains("assumed"))
    options.assumptions = [
      Assumption(name: "Theme.gap", value: "8", file: "Home.swift", line: 12, sections: []),
      Assumption(name: "height", value: "\"", file: "Home.swift", line: 9, sections: [0, 2]),
    ]
    let expected =
      #", "assumed": [{"name": "Theme.gap", "value": "8", "file": "Home.swift", "line": 12}, "#
      + #"{"name": "height", "value": "\"", "file": "Home.swift", "line": 9, "sections": [0, 2]}], "sections": ["#
    #expect(written { JSONWriter.write(layout, to: $0, options: options) }.contains(expected))
  }
}

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
        + #", "device": "iphone-16"}"#)
  }

  @Test func sectionOfTheContract() {
    let section = Sample.section(name: "featured", items: [ItemList.Run(count: 8)])
    let text = written {
      JSONObjects.write(
        section, index: 0, frame: Rect(x: 0, y: 0, width: 393, height: 78), precision: 3, to: $0)
    }
    #expect(
      text == #"{"index": 0, "id": "featured", "itemCount": 8, "x": 0, "y": 0, "width": 393, "height": 78}"#)
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
    #expect(OutputFormat.all.map(\.name) == ["json", "ndjson", "csv", "svg"])
    #expect(OutputFormat.ofFile("out/Picture.SVG")?.name == "svg")
    #expect(OutputFormat.ofFile("a.json/b") == nil)
    #expect(OutputFormat.ofFile("x.") == nil)
    #expect(OutputFormat.named("yaml") == nil)
  }
}

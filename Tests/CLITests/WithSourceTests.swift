import TestSupport
import Testing

/// `--with-source` names the line and column that a line table would, on all kinds of lines.
@Suite struct WithSourceTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func namesThePlaceOfEachNode(lineEnd: String) throws {
    let lines = [
      "\u{FEFF}name: \"é 👩‍🚀\"", "sections:", "  - title: \"日本\"", "    items: 2", "    header: 30",
      "    group: {horizontal: {size: 100% x 44, name: \"é\", subitems: [{item: 50% x 100%}]}}", "",
    ]
    let run = try ToolRun.run(
      ["build", "-fcsv", "--with-source", "--input-format", "yaml"], input: lines.joined(separator: lineEnd))
    let rows = run.outputText.split(separator: "\r\n").map(String.init)
    #expect(rows.count == 4, "\(run.errorText)")
    #expect(rows[1].hasSuffix(",sections[0].header,5,5,"))
    #expect(rows[2].hasSuffix(",sections[0].group.horizontal.subitems[0].item,6,66,"))
    #expect(rows[3].hasSuffix(",sections[0].group.horizontal.subitems[0].item,6,66,"))
  }

  /// Columns are not counted from the start of the line for each element: this would take minutes.
  @Test func longLinesAreCountedOnce() throws {
    let section = #"{"items":3,"group":{"horizontal":{"size":"100% x 44","subitem":{"item":{}},"count":2}}}"#
    let spec =
      #"{"sections":["#
      + Array(repeating: section, count: exampleCount(4_000, of: 20_000)).joined(separator: ",") + "]}"
    let run = try ToolRun.run(["build", "-fcsv", "--with-source", "--no-lint"], input: spec)
    #expect(run.code == 0)
    #expect(run.outputText.hasSuffix(",1,\(spec.utf8.count - 24),\r\n"), "\(run.outputText.suffix(200))")
  }
}

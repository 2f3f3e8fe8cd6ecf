import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Titles with expressions, titles of the first cells, and blank cells before them.
@Suite struct TitleTests {
  private let spec = Fixtures.folder.appendingPathComponent("ast/titles.yaml").path
  private let titles = [
    "0.333", "a 3 b 1", "a 4 b 2", "a 5 b 3", "a 6 b 4", "Day 2: 600", "Day 3: 600", "3",
  ]

  @Test func cellsHaveTheirTitles() throws {
    let expected = [
      "supplementary,0,0,Room 1 of 3", "cell,0,0,blank", "cell,0,1,blank", "cell,0,2,0.333",
      "cell,0,3,a 3 b 1",
      "cell,0,4,a 4 b 2", "cell,0,5,a 5 b 3", "cell,0,6,a 6 b 4", "cell,1,0,blank",
      "cell,1,1,day-0,Day 2: 600",
      "cell,1,2,day-1,Day 3: 600", "cell,1,3,last,3", "cell,1,4,blank,blank",
    ]
    #expect(try labels(["--size", "600x400", spec]) == expected)
  }

  /// The blank cells are written out, and `index` stays.
  @Test func theLongFormHasTheSameTitles() throws {
    let long = try ToolRun.run(["ast", "--expand", "--size", "600x400", spec])
    #expect(
      try labels(["--size", "600x400"], input: long.outputText) == labels(["--size", "600x400", spec]))
  }

  @Test(arguments: ["svg", "html"]) func picturesShowThem(format: String) throws {
    let run = try ToolRun.run(["build", "--no-lint", "--size", "600x400", "--format", format, spec])
    for title in titles { #expect(run.outputText.contains(format == "svg" ? ">\(title)<" : "\"\(title)\"")) }
  }

  /// The frame of a row in a box is open towards the next row, that of a blank row is faint all around.
  @Test func blankRowsOfBoxesAreFaint() throws {
    let list = "sections: [{list: insetGrouped, leadingBlanks: 1, items: 3}]"
    let picture = try ToolRun.run(["build", "--no-lint", "--format", "svg"], input: list).output
    let faint = try XMLDocument(data: picture).nodes(forXPath: "//*[local-name()='rect'][@class='hidden']")
    #expect(faint.count == 1)
  }

  /// The category, indexes, id, kind and title of each element.
  private func labels(_ arguments: [String], input: String = "") throws -> [String] {
    let run = try ToolRun.run(["build", "--no-lint", "--format", "csv"] + arguments, input: input)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return ([0, 2, 3] + (10...12)).map { String(fields[$0]) }.filter { !$0.isEmpty }.joined(separator: ",")
    }
  }
}

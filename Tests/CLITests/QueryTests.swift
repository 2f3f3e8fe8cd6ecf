import Foundation
import Testing

/// Questions by place, section and item on the command line.
@Suite struct QueryTests {
  /// Rows of three cells of 100 by 44, below a header of 30 that is pinned.
  static let spec = """
    environment: {container: 300 x 400}
    sections:
      - id: top.picks
        items: [{id: hero}, {id: card, count: 1000000000}]
        boundarySupplementaryItems:
          - {elementKind: header, size: 100% x 30, alignment: top, pinToVisibleBounds: true}
        group: {horizontal: {size: 100% x 44, subitems: [{item: 1/3 x 100%}]}}
      - items: [a, b, hero]
        group: {horizontal: {size: 100% x 44, subitems: [{item: 1/3 x 100%}]}}
    """

  /// The elements as `category section.item`.
  private func found(_ arguments: [String]) throws -> [String] {
    let run = try ToolRun.run(["build", "-", "-f", "csv", "--no-lint"] + arguments, input: Self.spec)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText.split(separator: "\r\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\(fields[0]) \(fields[2]).\(fields[3])"
    }
  }

  @Test(arguments: [
    (["--rect", "0,74,100,44"], ["cell 0.3"]),
    (["--rect", "99,74,2,1"], ["cell 0.3", "cell 0.4"]),
    (["--rect=-50,-50,51,90"], ["supplementary 0.0", "cell 0.0"]),
    (["--rect", "0,-50,300,50"], []),
    // The header floats over the rows: at 10,000 points row 226 begins at 30 + 226 * 44 = 9974, row 227 at 10,018.
    (["--scroll", "10000", "--at", "0,10017"], ["supplementary 0.0", "cell 0.678"]),
    (
      ["--scroll", "10000", "--at", "0,10018", "--section", "top.picks"], ["supplementary 0.0", "cell 0.681"]
    ),
    // Each of the conditions by itself: row 8 begins in sight, at 382, and holds the point below it.
    (["--visible", "--at", "150,400"], ["cell 0.25"]),
    (["--visible", "--at", "150,430"], []),
    (["--visible", "--at", "150,399"], ["cell 0.25"]),
    (["--item", "hero"], ["cell 0.0", "cell 1.2"]),
    (["--item", "hero", "--section", "1"], ["cell 1.2"]),
    (["--item", "card-7", "--item", "top.picks.5", "--item", "1.a"], ["cell 0.5", "cell 0.8", "cell 1.0"]),
    (["--item", "top.picks.1000000000"], ["cell 0.1000000000"]),
    (["--section", "1"], ["cell 1.0", "cell 1.1", "cell 1.2"]),
  ])
  func answers(arguments: [String], expected: [String]) throws {
    #expect(try found(arguments) == expected)
  }

  /// JSON still has all sections and the whole content size; the elements are those of the other formats.
  @Test func json() throws {
    let arguments = ["build", "-", "--no-lint", "--rect", "0,74,100,44"]
    let run = try ToolRun.run(arguments, input: Self.spec)
    let object = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect((object["sections"] as? [Any])?.count == 2)
    #expect((object["elements"] as? [[String: Any]])?.map { $0["itemID"] as? String } == ["card-2"])
    // 1,000,000,001 cells in rows of three below 30 points, and a row more.
    let size = try #require(object["contentSize"] as? [String: Double])
    let height = try #require(size["height"])
    #expect(height == 30.0 + 333_333_334.0 * 44 + 44)
    let lines = try ToolRun.run(arguments + ["-f", "ndjson"], input: Self.spec)
    #expect(lines.outputText.split(separator: "\n").count == 1)
  }

  /// A picture shows the rectangle, and of the boxes those that meet it.
  @Test func pictures() throws {
    let run = try ToolRun.run(
      ["build", "-", "--no-lint", "-fsvg", "--show=groups", "--rect", "0,74,100,88"], input: Self.spec)
    #expect(run.outputText.contains("viewBox=\"0 74 100 88\""))
    #expect(run.outputText.components(separatedBy: "<rect ").count == 3)
    #expect(run.outputText.components(separatedBy: "<title>group").count == 3)
  }

  @Test(arguments: [
    (["--rect", "1,2,3"], "option '--rect' has '1,2,3'; expected x,y,width,height in points"),
    (["--rect", "1,2,0,3"], "option '--rect' has '1,2,0,3'; expected x,y,width,height in points"),
    (["--rect", "1,2,1e99,3"], "option '--rect' has '1,2,1e99,3'"),
    (["--at", "1"], "option '--at' has '1'; expected x,y in points"),
    (["--at", "1,nan"], "option '--at' has '1,nan'"),
    (["--section", "top.pick"], "did you mean 'top.picks'?"),
    (["--section", "2"], "<stdin> has no section '2'; it has top.picks, 1 (no id)"),
    (["--item", "hro"], "did you mean 'hero'?"),
    (["--item", "3"], "expected an item's id, or a section and an index, such as 0.3"),
    (["--item", "1.3"], "the section 1 has the cells 0 to 2"),
    (["--item", "card-1000000000"], "names the item 'card-1000000000', which <stdin> does not have"),
    (["--visible", "--print-environment"], "option '--visible' has no effect on '--print-environment'"),
  ])
  func mistakes(arguments: [String], expected: String) throws {
    let run = try ToolRun.run(["build", "-", "--no-lint"] + arguments, input: Self.spec)
    #expect(run.code == 2)
    #expect(run.errorText.contains(expected), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }

  /// A section that only one of two states has is no mistake.
  @Test func namesOfSomeStates() throws {
    let spec = """
      states: {empty: {s: []}, full: {s: [x, y]}}
      sections: [{id: s, items: 0, grid: {columns: 2, rowHeight: 20}}]
      """
    let scratch = try Scratch()
    let path = try scratch.file("spec.yaml", spec)
    let output = scratch.folder.appendingPathComponent("{state}.ndjson").path
    let run = try ToolRun.run(["build", path, "--no-lint", "--state=empty,full", "-o", output, "--item=y"])
    #expect(run.code == 0, "\(run.errorText)")
    #expect(scratch.text("empty.ndjson") == "")
    #expect(scratch.text("full.ndjson")?.contains("\"itemID\": \"y\"") == true)
  }
}

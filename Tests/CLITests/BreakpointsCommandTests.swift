import Foundation
import Testing

/// `layoutc breakpoints`.
@Suite struct BreakpointsCommandTests {
  private let spec = """
    environment: {container: 393 x 852}
    sections:
    - {id: photos, items: 9, contentInsets: {horizontal: 16}, grid: {columns: auto(160), rowHeight: 100, spacing: 8}}
    - {id: wide, items: 2, group: {horizontal: {size: 100% x 44, subitems: [{item: 350 x 100%}]}}}
    """

  private func run(_ arguments: [String], _ scratch: Scratch) throws -> ToolRun {
    try ToolRun.run(["breakpoints"] + arguments, in: scratch.folder)
  }

  @Test func intervalsAreLines() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", spec)
    let result = try run(["a.yaml", "--to", "600"], scratch)
    #expect(
      result.outputText == """
        a.yaml: 4 intervals from 320 to 600 wide, 852 high, scale 2; each pixel laid out
        320 to 349.5  photos: 1 column; wide: no cells
        350 to 359.5  wide: 1 column
        360 to 527.5  photos: 2 columns  (auto(160): 2 x 160 + 8 + 32 = 360)
        528 to 600    photos: 3 columns  (auto(160): 3 x 160 + 2 x 8 + 32 = 528)
        group-cannot-fit-item at 320 to 349.5: the first subitem is 350 wide; the group has room for 320 at 320 x 852

        """)
    #expect(result.code == 0)
  }

  @Test func recordedBreakpointsAreComparedAndUpdated() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", spec)
    let missing = try run(["a.yaml", "--against", "a.json"], scratch)
    #expect(missing.code == 2)
    #expect(missing.errorText.contains("add --update to write it"))
    #expect(try run(["a.yaml", "--against", "a.json", "--update"], scratch).code == 0)
    #expect(try run(["a.yaml", "--against", "a.json"], scratch).code == 0)
    _ = try scratch.file("a.yaml", spec.replacingOccurrences(of: "auto(160)", with: "auto(170)"))
    let changed = try run(["a.yaml", "--against", "a.json"], scratch)
    #expect(changed.code == 1)
    #expect(
      changed.outputText.hasPrefix("photos: 2 columns: moved from 360 to 380\n"), "\(changed.outputText)")
  }

  @Test(arguments: [
    (["--from", "500", "--to", "400"], "'--from' is greater than '--to'"),
    (["--from", "0"], "expected a length from 1 to 10000 points"),
    (["--from", "100,200"], "expected a length from 1 to 10000 points"),
    (["--to", "nan"], "expected a length from 1 to 10000 points"),
    (["--axis", "depth"], "'--axis'"),
    (["--update"], "add --against FILE"),
    (["--against", "x.json", "-f", "svg"], "writes sentences"),
    (["--against", "a.yaml"], "has no breakpoints"),
    (["--device", "iphone-16,iphone-se"], "looks at one layout"),
    (["-o", "a.yaml"], "a.yaml"),
  ])
  func mistakesInOptionsAreTold(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", spec)
    let result = try run(["a.yaml"] + arguments, scratch)
    #expect(result.code == 2)
    #expect(result.errorText.contains(message), "\(result.errorText)")
    #expect(try String(contentsOf: scratch.folder.appendingPathComponent("a.yaml"), encoding: .utf8) == spec)
  }

  @Test func aBrokenSpecHasFindings() throws {
    let result = try ToolRun.run(["breakpoints"], input: "sections: [{items: 3, grid: {colums: 2}}]")
    #expect(result.code == 1)
    #expect(result.errorText.contains("colums"))
  }

  @Test func picturesHaveTheIntervals() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", spec)
    #expect(try run(["a.yaml", "--to", "400", "-o", "a.svg"], scratch).code == 0)
    let picture = try String(contentsOf: scratch.folder.appendingPathComponent("a.svg"), encoding: .utf8)
    for range in ["320 to 349.5", "350 to 359.5", "360 to 400"] { #expect(picture.contains(">\(range)<")) }
  }

  /// Findings about cells without room say at which widths.
  @Test func findingsOfAMatrixHaveARange() throws {
    let result = try ToolRun.run(["lint", "--matrix", "-"], input: spec)
    #expect(result.outputText.contains("= note: at 320 to 349.5 wide, 852 high"), "\(result.outputText)")
  }
}

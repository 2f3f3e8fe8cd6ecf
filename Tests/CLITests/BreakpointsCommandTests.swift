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
        a.yaml: 4 intervals from 320 to 600 wide, 852 high, scale 2; laid out at every pixel
        320 to 349.5  photos: 1 column; wide: no cells
        350 to 359.5  wide: 1 column  (room for 350)
        360 to 527.5  photos: 2 columns  (auto(160): 2 x 160 + 8 + 32 = 360)
        528 to 600    photos: 3 columns  (auto(160): 3 x 160 + 2 x 8 + 32 = 528)
        group-cannot-fit-item in sections[1].group.horizontal at 320 to 349.5: the first subitem is 350 wide; the group has room for 320 at 320 x 852

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
      changed.outputText.hasPrefix("photos: 2 columns: now at 380, recorded at 360\n"),
      "\(changed.outputText)")
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
    (["--against", ""], "needs the name of a file"),
    (["--against", "x.json", "--update", "-o", "y.txt"], "leave one of them out"),
    (["--against", "a.yaml", "--update"], "has no breakpoints"),
    (["-o", "x.png"], "breakpoints writes no png"),
    (["--from", "400.1", "--to", "400.2"], "is a whole pixel"),
    (["-o", "a.yaml"], "writes no yaml"),
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

  @Test func pagesHaveASliderOfTheWidth() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", spec)
    #expect(try run(["a.yaml", "--to", "400", "-o", "a.html"], scratch).code == 0)
    let page = try String(contentsOf: scratch.folder.appendingPathComponent("a.html"), encoding: .utf8)
    #expect(
      page.contains(
        #""lengths":{"axis":"width","adjective":"wide","own":393,"intervals":[{"from":320,"to":349.5,"#))
    #expect(page.contains(#""changes":["photos: 2 columns  (auto(160): 2 x 160 + 8 + 32 = 360)"]"#))
    #expect(
      page.contains(
        #""title":"group-cannot-fit-item in sections[1].group.horizontal at 320 to 349.5","ranges":[[320,349.5]]"#
      ))
    #expect(page.contains(#""container":[359.5,852]"#))
  }

  /// A spec that names no bounds is laid out in windows on the standard device, as "build" lays it out on that.
  @Test func windowsAreThoseOfTheStandardDevice() throws {
    let columns = "${2 if displayScale == 3 and safeArea.top == 59 else 5}"
    for traits in ["{}", "{traits: {horizontalSizeClass: regular}}"] {
      let spec =
        "environment: \(traits)\nsections: [{items: 9, grid: {columns: '\(columns)', rowHeight: 44}}]\n"
      let result = try ToolRun.run(["breakpoints", "-"], input: spec)
      #expect(result.outputText.hasSuffix("\n320 to 1366  0: 2 columns\n"), "\(result.outputText)")
      let ofSize = try ToolRun.run(["breakpoints", "-", "--size", "600x800"], input: spec)
      #expect(ofSize.outputText.contains(" 800 high, scale 2; "), "\(ofSize.outputText)")
      #expect(ofSize.outputText.hasSuffix("\n320 to 1366  0: 5 columns\n"), "\(ofSize.outputText)")
    }
  }

  @Test func whatHasTooManyIntervalsIsNotDrawn() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "a.yaml", "sections: [{items: 2, grid: {columns: '${1 + floor(width) % 2}', rowHeight: 44}}]")
    for ending in ["svg", "html"] {
      let result = try run(["a.yaml", "-o", "a.\(ending)"], scratch)
      #expect(result.code == 2)
      #expect(result.errorText.contains("1047 intervals are too many for a"), "\(result.errorText)")
    }
  }

  /// Findings about groups without room say at which widths.
  @Test func findingsOfAMatrixHaveARange() throws {
    let result = try ToolRun.run(["lint", "--matrix", "-"], input: spec)
    #expect(result.outputText.contains("= note: at 320 to 349.5 wide, 852 high"), "\(result.outputText)")
  }

  /// Facts about other lengths are not compared.
  @Test func recordsOfOtherLengthsAreRefused() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", spec)
    #expect(try run(["a.yaml", "--against", "a.json", "--update"], scratch).code == 0)
    let other = try run(["a.yaml", "--against", "a.json", "--to", "700"], scratch)
    #expect(other.code == 2)
    #expect(other.errorText.contains("is about 320 to 1366 wide, 852 high, scale 2, not 320 to 700 wide"))
  }

  @Test func anErrorAtAllLengthsIsAFinding() throws {
    let result = try ToolRun.run(
      ["breakpoints"],
      input:
        "environment: {container: 393 x 852}\nsections: [{items: 3, grid: {columns: '${few}', rowHeight: 44}}]"
    )
    #expect(result.code == 1)
    #expect(result.errorText.contains("unknown name 'few'"))
    #expect(result.outputText.isEmpty)
  }

  /// Cells of a centred flow and of a waterfall change their places all the time, but not their rows and columns.
  @Test func onlyRowsOfAFlowAndColumnsOfAWaterfallCount() throws {
    let items =
      "items: [{measured: {width: 100, height: 30}}, {measured: {width: 150, height: 50}}, {measured: {width: 90, height: 90}}]"
    let result = try ToolRun.run(
      ["breakpoints", "--to", "700"],
      input: """
        environment: {container: 393 x 852}
        sections:
        - {id: f, \(items), flow: {spacing: 10, align: center}}
        - {id: w, items: 9, measured: {height: "${30 + index * 37 % 90}"}, waterfall: {columns: auto(150), spacing: 8}}
        """)
    #expect(
      result.outputText.split(separator: "\n").dropFirst() == [
        "320 to 359.5  f: 2 rows; w: 2 columns", "360 to 465.5  f: 1 row  (100 + 150 + 90 + 2 x 10 = 360)",
        "466 to 623.5  w: 3 columns  (auto(150): 3 x 150 + 2 x 8 = 466)",
        "624 to 700    w: 4 columns  (auto(150): 4 x 150 + 3 x 8 = 624)",
      ])
  }

  /// A spec for a phone is laid out in windows of all widths, with their traits.
  @Test func sizeClassesFollowTheWidthOfAWindow() throws {
    let text = """
      environment: {device: iphone-16}
      sections: [{id: a, items: 8, grid: {columns: "${4 if horizontalSizeClass == regular else 2}", rowHeight: 44}}]
      """
    let result = try ToolRun.run(["breakpoints"], input: text)
    #expect(
      result.outputText.contains("\n600 to 1366     a: 4 columns  (horizontalSizeClass regular)\n"),
      "\(result.outputText)")
    let fixed = text.replacingOccurrences(
      of: "iphone-16}", with: "iphone-16, traits: {horizontalSizeClass: compact}}")
    #expect(try ToolRun.run(["breakpoints"], input: fixed).outputText.contains("1 interval"))
  }

  @Test func sectionsThatGoAreTold() throws {
    let result = try ToolRun.run(
      ["breakpoints", "--to", "600"],
      input: """
        environment: {container: 393 x 852}
        sections:
        - {id: r, repeat: "${2 if width < 500 else 1}", items: 3, list: plain}
        - {id: z, items: 3, grid: {columns: 3, rowHeight: 44}}
        """)
    #expect(
      result.outputText.contains("\n500 to 600    r-1: gone  (2 if width < 500 else 1: 2 becomes 1)\n"),
      "\(result.outputText)")
    #expect(!result.outputText.contains("500 to 600    z"))
  }
}

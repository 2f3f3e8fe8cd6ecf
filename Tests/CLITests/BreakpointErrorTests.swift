import Foundation
import Testing

/// `layoutc breakpoints` where a layout has errors at some widths, or lies outside of the usual ones.
@Suite struct BreakpointErrorTests {
  private let spec = """
    environment: {container: 800 x 844}
    sections:
    - {id: a, items: 9, grid: {columns: "${floor(width / 400)}", rowHeight: 40}}
    - {id: b, items: 9, grid: {columns: "${floor(width / 600)}", rowHeight: 40}}
    """

  /// A section with an error is not described as if it were laid out, and each error has its own place.
  @Test func errorsAtSomeLengthsHaveAPlace() throws {
    let result = try ToolRun.run(["breakpoints", "--to", "900"], input: spec)
    #expect(
      result.outputText == """
        <stdin>: 4 intervals from 320 to 900 wide, 844 high, scale 2; laid out at every pixel
        320 to 399.5  a: not laid out; b: not laid out
        400 to 599.5  a: 1 column  (floor(width / 400): 0 becomes 1)
        600 to 799.5  b: 1 column  (floor(width / 600): 0 becomes 1)
        800 to 900    a: 2 columns  (floor(width / 400): 1 becomes 2)
        count-not-positive in sections[0] at 320 to 399.5: columns is 0; a count must be at least 1
        count-not-positive in sections[1] at 320 to 599.5: columns is 0; a count must be at least 1

        """)
  }

  @Test func anErrorAtAllLengthsIsThatOfTheFirst() throws {
    let result = try ToolRun.run(["breakpoints", "--to", "380"], input: spec)
    #expect(result.code == 1)
    #expect(result.errorText.contains("error: columns is 0"), "\(result.errorText)")
    #expect(result.outputText.isEmpty)
  }

  @Test func rangesOfAMatrixAreThoseOfTheFinding() throws {
    let result = try ToolRun.run(
      ["lint", "--matrix", "-"],
      input: """
        environment: {device: iphone-16}
        sections:
        - items: 6
          group: {horizontal: {size: 100% x 60, subitems: [{item: 380 x 60}]}}
          variants: [{when: "${width > 500 and width < 700}", group: {horizontal: {subitems: [{item: 720 x 60}]}}}]
        """)
    let notes = result.outputText.split(separator: "\n").filter { $0.contains(" wide, 852 high") }
    #expect(
      notes == [
        "   = note: at 320 to 379.667 wide, 852 high", "   = note: at 500.333 to 699.667 wide, 852 high",
      ])
  }

  /// The layout of the spec itself is always among those that are laid out.
  @Test func theRangeReachesTheOwnLength() throws {
    let result = try ToolRun.run(
      ["breakpoints"],
      input: """
        environment: {device: ipad-pro-13, orientation: landscape}
        sections: [{items: 9, grid: {columns: "${5 if width > 1366 else 4}", rowHeight: 60}}]
        """)
    #expect(result.outputText.contains("\n1366.5 to 1376  0: 5 columns"), "\(result.outputText)")
  }

  /// A phone on its side stays compact, as "build --size" has it, and a pad is one in a narrow window, too.
  @Test(arguments: [
    ("device: iphone-16, orientation: landscape", "horizontalSizeClass == compact"),
    ("device: ipad-pro-13", "userInterfaceIdiom == pad"),
  ])
  func traitsOfTheDeviceStay(environment: String, condition: String) throws {
    let result = try ToolRun.run(
      ["breakpoints"],
      input: """
        environment: {\(environment)}
        sections: [{items: 9, grid: {columns: "${4 if \(condition) else 2}", rowHeight: 60}}]
        """)
    #expect(result.outputText.hasSuffix("\n320 to 1366  0: 4 columns\n"), "\(result.outputText)")
  }

  /// More cells move no breakpoint; another reason is told with both.
  @Test func recordsAreComparedByBreakpointsAndReasons() throws {
    let scratch = try Scratch()
    func write(items: Int, least: Int, spacing: Int) throws {
      _ = try scratch.file(
        "a.yaml",
        "environment: {container: 393 x 852}\nsections: [{id: a, items: \(items), grid: {columns: auto(\(least)), rowHeight: 44, spacing: \(spacing)}}]"
      )
    }
    func compare(_ more: [String] = []) throws -> ToolRun {
      try ToolRun.run(
        ["breakpoints", "a.yaml", "--to", "400", "--against", "a.json"] + more, in: scratch.folder)
    }
    try write(items: 9, least: 160, spacing: 8)
    #expect(try compare(["--update"]).code == 0)
    try write(items: 10, least: 160, spacing: 8)
    let grown = try compare()
    #expect(grown.code == 0, "\(grown.outputText)")
    try write(items: 9, least: 159, spacing: 10)
    let other = try compare()
    #expect(other.code == 1)
    #expect(
      other.outputText
        == "a: 2 columns: at 328 for another reason: auto(159): 2 x 159 + 10 = 328, recorded auto(160): 2 x 160 + 8 = 328\n"
    )
    let record = scratch.folder.appendingPathComponent("a.json")
    let later = try String(contentsOf: record, encoding: .utf8).replacingOccurrences(
      of: #""version": 1"#, with: #""version": 99"#)
    try later.write(to: record, atomically: true, encoding: .utf8)
    #expect(try compare().code == 2)
  }

  /// Only one end is given, and the other one is not where it is expected.
  @Test func aMissingEndIsAskedFor() throws {
    let result = try ToolRun.run(["breakpoints", "--to", "300"], input: spec)
    #expect(result.code == 2)
    #expect(result.errorText.contains("name the other end with --from, too"), "\(result.errorText)")
  }
}

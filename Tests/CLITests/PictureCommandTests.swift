import Foundation
import Testing

/// Pictures on the command line.
@Suite struct PictureCommandTests {
  static let spec = """
    name: Shelf
    states: {empty: {shelf: 0}, full: {shelf: [dune, emma, {id: run, count: 2}]}}
    sections:
      - id: shelf
        items: 7000
        grid: {columns: 2, rowHeight: 44, spacing: 8}
    """

  private func picture(_ arguments: [String]) throws -> String {
    let run = try ToolRun.run(["build", "-", "--no-lint", "-fsvg"] + arguments, input: Self.spec)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText
  }

  private func count(_ text: String, _ part: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test(arguments: [
    ["show", "--width", "60"], ["build", "--format", "svg"], ["build", "--format", "html"],
  ])
  func lineEndsInTitlesAreSpaces(command: [String]) throws {
    let spec = """
      sections:
        - items: [{title: "Two\\nlines"}, {title: "and\\r\\nmore"}]
          header: {height: 44, title: "He\\rad"}
          list: {rowHeight: 44}

      """
    let text = try ToolRun.run(command + ["--no-config", "-"], input: spec).outputText
    for title in ["Two lines", "and more", "He ad"] { #expect(text.contains(title), "\(title)") }
  }

  @Test func frames() throws {
    #expect(try picture(["--frame", "device", "--show", "none"]).contains("viewBox=\"-19 -78 431 890\""))
    #expect(try count(picture(["--all", "--show=none"]), "<title>cell") == 7000)
    #expect(try picture(["--theme=dark", "--id-prefix", "x-"]).contains("id=\"x-section-0\""))
    #expect(try picture(["--show", "groups,spacing"]).contains("<title>interItemSpacing - 8</title>"))
    #expect(try picture(["--state", "full"]).contains(">iphone-16 · state full · 393 × 852<"))
  }

  /// One picture of each device and state: those that are named, else all.
  @Test func sheets() throws {
    let states = try picture(["--sheet", "states"])
    #expect(count(states, "<clipPath id=") == 3)
    for state in ["default", "empty", "full"] {
      #expect(states.contains(" class=\"name\" fill=\"#1c1f24\" font-weight=\"600\">\(state)<"))
    }
    let devices = try picture(["--sheet", "devices", "--state", "full"])
    #expect(count(devices, "<clipPath id=") >= 20)
    #expect(devices.contains(">ipad-pro-13<") && devices.contains(">apple-tv<"))
    let both = try picture(["--sheet", "both", "--device", "iphone-16,ipad-mini", "--state=empty,full"])
    #expect(count(both, "<clipPath id=") == 4)
    #expect(both.contains(">state empty · 744 × 1133<"))
    // What does not turn is there once.
    let turned = try picture([
      "--sheet", "devices", "--device", "iphone-16,mac-window", "--orientation", "portrait,landscape",
      "--state", "full",
    ])
    #expect(count(turned, "<clipPath id=") == 3)
    #expect(turned.contains(">iphone-16, landscape<"))
  }

  @Test func sheetsGoIntoOneFile() throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    let run = try ToolRun.run(
      ["build", "spec.yaml", "--sheet", "states", "-o", "{name}.svg"], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(scratch.text("Shelf.svg")?.contains(">default<") == true)
  }

  @Test(arguments: [
    (["-fjson", "--frame", "device"], "option '--frame' draws into an svg, but the format is json"),
    (["-fcsv", "--sheet", "states"], "option '--sheet' draws into an svg, but the format is csv"),
    (["-fjson", "--all"], "option '--all' draws into an svg"),
    (
      ["-fsvg", "--sheet", "devices", "--size", "300x600"],
      "'--size' would give all devices of the sheet the same bounds"
    ),
    (
      ["-fsvg", "--sheet", "both", "--size", "300x600"],
      "'--size' would give all devices of the sheet the same bounds"
    ),
    (
      ["-fsvg", "--all", "--items", "1000000000"],
      "would draw 1,000,000,000 elements, but a picture holds 10,000,000"
    ),
    (["-fsvg", "--frame", "phone"], "option '--frame' has 'phone'; expected one of device, none"),
    (["-fsvg", "--clip", "x"], "expected one of ghost, cut, none"),
    (["-fsvg", "--theme", "x"], "expected one of auto, light, dark"),
    (["-fsvg", "--sheet", "x"], "expected one of devices, states, systems, both"),
    (
      ["-fsvg", "--show", "group"],
      "expected some of groups, insets, spacing, safe-area, labels, title, or none"
    ),
    (["-fsvg", "--id-prefix", "1a"], "option '--id-prefix' has '1a'"),
    (["-fsvg", "--id-prefix", "a\"b"], "option '--id-prefix' has"),
    (["-fsvg", "--id-prefix", ""], "option '--id-prefix' has"),
    (["--sheet", "devices", "-o", "{device}.svg"], "a contact sheet is one file"),
    (["-fsvg", "--sheet", "states", "--state", "nope"], "unknown state 'nope'"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let run = try ToolRun.run(["build", "-"] + arguments, input: Self.spec)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  @Test func sheetsOfStatesNeedStates() throws {
    let run = try ToolRun.run(
      ["build", "-", "-fsvg", "--sheet", "both"], input: "sections: [{items: 3, list: plain}]")
    #expect(run.code == 2)
    #expect(run.errorText.contains("has 'both', but <stdin> has no states"))
  }
}

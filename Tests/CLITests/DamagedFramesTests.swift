import Foundation
import FoundationXML
import Testing

/// Recorded frames that `layoutc build` did not write: `layoutc check` and `layoutc diff` say what is wrong with them.
@Suite struct DamagedFramesTests {
  static let spec = """
    environment: {container: 300 x 300}
    sections: [{id: shelf, items: 2, header: 30, list: {rowHeight: 50}}]

    """

  /// A folder with a spec and its frames, in which one text is replaced.
  private func folder(_ old: String, _ new: String) throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", Self.spec)
    let build = try ToolRun.run(["build", "--no-config", "a.yaml"], in: scratch.folder).outputText
    let damaged = build.replacingOccurrences(of: old, with: new)
    #expect(damaged != build)
    _ = try scratch.file("Frames/a-300x300-default.json", damaged)
    return scratch
  }

  private func run(_ arguments: [String], in scratch: Scratch) throws -> ToolRun {
    try ToolRun.run(arguments + ["--no-config"], in: scratch.folder)
  }

  static let cell = #"{"category": "cell", "elementKind": "", "section": 0, "item": 1,"#

  @Test(arguments: [
    (
      cell, cell.replacingOccurrences(of: "cell", with: "c</title><script>alert(1)</script>"),
      "elements[2].category is 'c</title><script>alert(1)</script>'; expected cell, supplementary or decoration"
    ),
    (
      cell, cell.replacingOccurrences(of: "cell", with: #"\u0000\u001b"#),
      "elements[2].category is 'U+0000U+001B'; expected cell, supplementary or decoration"
    ),
    (
      cell, cell.replacingOccurrences(of: "\"item\": 1", with: "\"item\": 0"),
      "elements[2] is item 0 of section 0 again"
    ),
    (
      cell, cell.replacingOccurrences(of: "\"section\": 0", with: "\"section\": 7"),
      "elements[2].section is 7, but there is 1 section"
    ),
    (
      cell, cell.replacingOccurrences(of: "\"section\": 0", with: "\"section\": null"),
      "elements[2] is without the index of its section"
    ),
    (
      #""section": 0, "item": 0, "x": 0, "y": 0,"#, #""x": 0, "y": 0, "item": 0,"#,
      "elements[0] is without the index of its section"
    ),
    (
      #""zIndex": 1, "sectionID": "shelf""#, #""zIndex": 1, "sectionID": "desk""#,
      "elements[0] is of 'desk', but section 0 is 'shelf'"
    ),
    (
      #""zIndex": 1, "sectionID": "shelf""#, #""zIndex": 1"#,
      "elements[0] is of 'section 0', but section 0 is 'shelf'"
    ),
    (cell, cell.replacingOccurrences(of: "\"section\": 0", with: "\"section\": [0]"), "writes them\n"),
    (
      cell, cell.replacingOccurrences(of: "\"item\": 1", with: "\"item\": 5"),
      "elements[2].item is 5, but section 0 has 2 items"
    ),
    ("\"index\": 0", "\"index\": 1", "has no frames as 'layoutc build' writes them\n"),
  ])
  func whatIsWrongIsTold(old: String, new: String, message: String) throws {
    let scratch = try folder(old, new)
    let file = "Frames/a-300x300-default.json"
    let check = try run(["check", "a.yaml", "--against", "Frames"], in: scratch)
    #expect(check.code == 1 && check.outputText.contains(message), "\(check.outputText)\(check.errorText)")
    for format in ["svg", "html"] {
      let drawn = try run(["check", "a.yaml", "--against", "Frames", "-f", format], in: scratch)
      #expect(drawn.code == 1 && !drawn.outputText.contains("<script>"))
    }
    for operands in [[file, "a.yaml"], ["a.yaml", file], [file, file]] {
      let diff = try run(["diff"] + operands, in: scratch)
      #expect(diff.code == 2 && diff.output.isEmpty)
      #expect(diff.errorText.contains(message), "\(diff.errorText)")
    }
  }
  /// A file of another program stays, also behind a link; damaged frames are replaced. What was written before is told.
  @Test func updateSparesOtherFiles() throws {
    let scratch = try Scratch()
    for name in ["a", "b", "c"] { _ = try scratch.file("\(name).yaml", Self.spec) }
    _ = try scratch.file("secret.json", "{\"secret\": 1}")
    _ = try scratch.file("Frames/a-300x300-default.json", "{\"contentSize\": <<<<<<<")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("Frames/b-300x300-default.json").path,
      withDestinationPath: "../secret.json")
    let operands = ["check", "a.yaml", "b.yaml", "c.yaml", "--against", "Frames", "--update"]
    let update = try run(operands, in: scratch)
    #expect(update.code == 2)
    #expect(update.outputText == "wrote Frames/a-300x300-default.json\n")
    #expect(
      update.errorText.contains(
        "b-300x300-default.json has no frames as 'layoutc build' writes them, and is not overwritten"))
    #expect(scratch.text("secret.json") == "{\"secret\": 1}")
    _ = try scratch.file("secret.json", "")
    #expect(try run(operands, in: scratch).code == 0)
    #expect(scratch.text("secret.json")?.contains("contentSize") == true)
  }

  /// An update that fails half way tells what it has written.
  @Test func updateTellsWhatWasWrittenBeforeItFails() throws {
    let scratch = try Scratch()
    for name in ["a", "b"] { _ = try scratch.file("\(name).yaml", Self.spec) }
    _ = try scratch.file("Frames/notes.txt", "")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("Frames/b-300x300-default.json").path,
      withDestinationPath: "/nonexist/x")
    let update = try run(["check", "a.yaml", "b.yaml", "--against", "Frames", "--update"], in: scratch)
    #expect(update.code == 2 && update.errorText.contains("cannot write "))
    #expect(update.outputText == "wrote Frames/a-300x300-default.json\n")
  }
  /// Too many elements are refused by their number, before the memory for them is taken.
  @Test func manyElementsAreRefusedAtOnce() throws {
    // The text stands in both lists.
    let scratch = try folder("}\n  ]", "}, \(String(repeating: "\"category\"", count: 250_000))]")
    let diff = try run(["diff", "Frames/a-300x300-default.json", "a.yaml"], in: scratch)
    #expect(diff.code == 2)
    #expect(
      diff.errorText.contains("has 500,003 elements; diff compares up to 500,000"), "\(diff.errorText)")
  }

  @Test func longFilesAreNotRead() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", Self.spec)
    let diff = try ToolRun.shell(
      "truncate -s 300M long.json; \"$LAYOUTC\" diff long.json a.yaml", in: scratch.folder)
    #expect(diff.code == 2)
    #expect(diff.errorText.contains("cannot read long.json: larger than the limit of 268435456 bytes"))
  }

  /// A layout with too many elements to tell of is on the page without a picture.
  @Test func manyElementsAreNotDrawn() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", "sections: [{items: 100001, list: {rowHeight: 50}}]\n")
    let page = try run(["check", "a.yaml", "--against", "Frames", "-f", "html"], in: scratch)
    #expect(page.code == 1 && page.outputText.contains("<h2>a, iphone-16</h2>"))
    #expect(!page.outputText.contains("<img"))
    let picture = try run(["check", "a.yaml", "--against", "Frames", "-f", "svg"], in: scratch)
    #expect(picture.code == 2 && picture.output.isEmpty)
    #expect(picture.errorText.contains("has 100,001 elements; check draws at most 100,000"))
  }
}

import Foundation
import Testing

/// Pictures of specs with errors: `culprits/<case>.yaml` with `<case>.svg`.
@Suite struct CulpritPictureTests {
  private static let folder = Fixtures.folder.appendingPathComponent("culprits")

  @Test(arguments: Fixtures.specs(in: "culprits"))
  func drawsWhatIsWrong(spec: String) throws {
    let run = try ToolRun.run(["build", "--no-config", "--format", "svg", spec], in: Self.folder)
    #expect(run.code == 1)
    #expect(run.errorText.contains("error:"))
    #expect(run.outputText.contains("fill=\"url(#culprit)\""))
    let golden = Self.folder.appendingPathComponent(spec).deletingPathExtension().appendingPathExtension(
      "svg")
    try Fixtures.expect(run.outputText, toMatch: golden)
  }

  /// Data with errors would be taken for right: none are written, whether to standard output or to a file.
  @Test(arguments: ["json", "ndjson", "csv"])
  func writesNoData(format: String) throws {
    let scratch = try Scratch()
    let spec = Self.folder.appendingPathComponent("cells.yaml").path
    let run = try ToolRun.run(["build", "--no-config", "--format", format, spec])
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    let file = try ToolRun.run(["build", "--no-config", "-o", "out.\(format)", spec], in: scratch.folder)
    #expect(file.code == 1)
    #expect(scratch.text("out.\(format)") == nil)
  }

  /// Where the sections cannot even be counted there is no picture.
  @Test(arguments: [
    "sections: []\n", "sections: three\n",
    "configuration: {scrollDirection: up}\nsections: [{items: 1, list: plain}]\n",
  ])
  func drawsNothingOfNoLayout(spec: String) throws {
    let run = try ToolRun.run(["build", "--no-config", "--format", "svg", "-"], input: spec)
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
  }

  /// Unreadable parts have a box with the reason, next to the rest of the layout.
  @Test func drawsBoxesForSectionsLeftOut() throws {
    let run = try ToolRun.run(
      ["build", "--no-config", "--format", "svg", "-"],
      input: "sections: [{items: three, list: plain}, {items: 2, list: plain}]\n")
    #expect(run.code == 1)
    #expect(run.outputText.contains("invalid-value: items is"))
    #expect(run.outputText.contains("<title>cell 1.1 - "))
    #expect(run.outputText.contains("fill=\"url(#culprit)\""))
  }

  /// A page distinguishes placeholders from cells, and marks wrong cells.
  @Test func pagesMarkSectionsLeftOut() throws {
    let run = try ToolRun.run(
      ["build", "--no-config", "--format", "html", "--size", "361x600", "-"],
      input: "sections: [{items: three, list: plain}, {items: 2, list: plain}]\n")
    #expect(run.code == 1)
    #expect(run.outputText.contains("\"count\":0,\"leftOut\":1"))
    #expect(run.outputText.contains("\"cells\":2,"))
    #expect(run.outputText.contains("\"error\":\"items is 'three'"))
  }

  /// Each picture has the errors of its own environment.
  @Test func marksOnlyWhereItIsWrong() throws {
    let scratch = try Scratch()
    let spec = """
      sections:
        - items: 4
          group: {horizontal: {size: 100% x 44, subitems: [{item: 500 x 100%}]}}
      """
    _ = try scratch.file("wide.yaml", spec)
    let run = try ToolRun.run(
      ["build", "--no-config", "--device", "iphone-16,ipad-mini", "-o", "{device}.svg", "wide.yaml"],
      in: scratch.folder)
    #expect(run.code == 1)
    let phone = try #require(scratch.text("iphone-16.svg"))
    let pad = try #require(scratch.text("ipad-mini.svg"))
    #expect(phone.contains("#culprit"))
    #expect(!pad.contains("#culprit"))
  }

  /// Errors without a place in the layout, such as an unknown key, are in a line of the picture and in its description.
  @Test(arguments: [
    ("horizontal: {size: 100% x 44, colums: 3, subitems: [{item: 50% x 100%}]}", "unknown key 'colums'"),
    ("horizontal: {size: 100% x 44, subitems: [{item: {use: 3}}]}", ""),
  ])
  func saysThatThereAreErrors(group: String, message: String) throws {
    let spec = "sections: [{items: 2, group: {\(group)}}]\n"
    for options in [[], ["--show", "groups"], ["--sheet", "devices", "--device", "iphone-16,iphone-se"]] {
      let run = try ToolRun.run(["build", "--no-config", "-fsvg", "-"] + options, input: spec)
      #expect(run.code == 1)
      #expect(run.outputText.components(separatedBy: ">1 error: \(message)").count == 2, "\(options)")
      #expect(run.outputText.contains("; error: \(message)"))
    }
    let sound = try ToolRun.run(
      ["build", "--no-config", "-fsvg", "-"], input: "sections: [{items: 2, list: plain}]\n")
    #expect(!sound.outputText.contains(" error"))
  }
}

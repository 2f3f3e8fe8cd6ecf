import Foundation
import Testing

@testable import LayoutCLI

/// The specs of `layoutc init`, and `layoutc convert`.
@Suite struct StarterTests {
  @Test(arguments: Starter.allCases)
  func starterIsSound(starter: Starter) throws {
    let scratch = try Scratch()
    let file = "\(starter.rawValue).layout.yaml"
    let printed = try ToolRun.run(["init", starter.rawValue], in: scratch.folder)
    let written = try ToolRun.run(["init", starter.rawValue, "-o", file], in: scratch.folder)
    #expect(printed.code == 0 && written.code == 0)
    #expect(scratch.text(file) == printed.outputText)
    #expect(printed.outputText.hasPrefix("# "))
    for options in [[], ["--matrix"], ["--device", "ipad-pro-13"]] {
      let lint = try ToolRun.run(["lint", "--no-config", file] + options, in: scratch.folder)
      // In the narrow window of the matrix only the finding that margins leave no room is allowed.
      let isClean =
        lint.outputText.isEmpty
        || options == ["--matrix"] && lint.outputText.contains("at 32 x 653 [group-no-room-after-insets]")
          && lint.outputText.hasSuffix("\n1 info in 1 file\n")
      #expect(lint.code == 0 && isClean, "\(lint.outputText)\(lint.errorText)")
    }
    let build = try ToolRun.run(["build", "--no-config", "-fcsv", file], in: scratch.folder)
    #expect(build.code == 0 && build.errorText.isEmpty)
    #expect(build.outputText.split(separator: "\r\n").count > 5)
    // Values have the one spelling that lint recommends, in YAML and in JSON.
    for language in ["yaml", "json"] {
      let converted = try ToolRun.run(["convert", file, "-o", "again.\(language)"], in: scratch.folder)
      #expect(converted.code == 0, "\(converted.errorText)")
      let again = try ToolRun.run(
        ["build", "--no-config", "-fcsv", "again.\(language)"], in: scratch.folder)
      #expect(again.output == build.output)
    }
  }

  @Test(arguments: [["init"], ["schema"]])
  func whatIsThereIsNotReplaced(command: [String]) throws {
    let scratch = try Scratch()
    _ = try scratch.file("mine.json", "mine")
    let refused = try ToolRun.run(command + ["-o", "mine.json"], in: scratch.folder)
    #expect(refused.code == 2)
    #expect(
      refused.errorText.hasPrefix(
        "layoutc: mine.json is there already\nlayoutc: add --force to write over it\n"))
    #expect(scratch.text("mine.json") == "mine")
    #expect(try ToolRun.run(command + ["--force", "-o", "mine.json"], in: scratch.folder).code == 0)
    #expect(scratch.text("mine.json") != "mine")
    #expect(try ToolRun.run(command + ["-o", "/dev/null"], in: scratch.folder).code == 0)
  }

  @Test func listIsTheDefault() throws {
    #expect(try ToolRun.run(["init"]).output == ToolRun.run(["init", "list"]).output)
  }

  @Test(arguments: [
    (["init", "gird"], "did you mean 'grid'?"), (["init", "list", "grid"], "init takes one name"),
    (["convert"], "add --to json, --to yaml or --to swift"),
    (["convert", "--to", "xml"], "expected one of json, yaml"),
    (["convert", "a", "b"], "convert takes one spec"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let run = try ToolRun.run(arguments, input: "sections: [{list: plain}]")
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  @Test func whatIsWrongIsNotConverted() throws {
    let run = try ToolRun.run(["convert", "--to", "json"], input: "sections: [{list: plan}]")
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
  }

  @Test func theSpecIsNotOverwritten() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", "sections: [{list: plain}]")
    #expect(try ToolRun.run(["convert", "a.yaml", "-o", "a.yaml"], in: scratch.folder).code == 2)
  }
}

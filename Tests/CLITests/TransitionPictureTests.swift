import Foundation
import TestSupport
import Testing

/// The pictures of `diff`.
@Suite struct TransitionPictureTests {
  private func example(_ name: String) -> String { Repository.file("Examples/\(name).yaml").path }

  private func diff(_ arguments: [String], input: String = "") throws -> ToolRun {
    try ToolRun.run(["diff", "--no-config"] + arguments, input: input)
  }

  @Test func matchesGolden() throws {
    let run = try diff([example("library-states"), "--from", "empty", "--to", "borrowed", "-fsvg"])
    #expect(run.code == 1)
    try Fixtures.expect(
      run.outputText, toMatch: Fixtures.folder.appendingPathComponent("output/transition.svg"))
  }

  @Test func nothingMovesFromALayoutToItself() throws {
    let run = try diff([example("library-states"), "--from", "empty", "--to", "empty", "-fsvg"])
    #expect(run.code == 0)
    #expect(!run.outputText.contains("<g class="))
  }

  @Test(arguments: ["svg", "html"])
  func recordedFramesAreNotDrawn(format: String) throws {
    let frames = try ToolRun.run(["build", example("list"), "--no-lint"]).outputText
    let run = try diff([example("list"), "-", "-f", format], input: frames)
    #expect(run.code == 2)
    #expect(run.errorText.contains("draws"), "\(run.errorText)")
    #expect(run.errorText.contains("is no spec"), "\(run.errorText)")
  }

  @Test func recordedFramesAreWhereElementsComeFrom() throws {
    let frames = try ToolRun.run(
      ["build", example("library-states"), "--state", "empty", "--no-lint"]
    ).outputText
    let run = try diff(["-", example("library-states") + "@borrowed", "-fsvg"], input: frames)
    #expect(run.code == 1)
    #expect(run.outputText.contains("<title>cell 1.0 Dune - 225 x 200 at 0, 112, kind loan, z 0, moved, "))
  }

  @Test func pagesHoldBothLayoutsOfEachDevice() throws {
    let run = try diff([
      example("library-states"), "--from", "empty", "--to", "borrowed", "--device", "iphone-se,ipad-mini",
      "-fhtml",
    ])
    #expect(run.code == 1, "\(run.errorText)")
    let states = run.outputText.components(separatedBy: "\"state\":\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(states == ["empty", "borrowed", "empty", "borrowed"])
    #expect(run.outputText.contains("\"transitions\":[{\"from\":0,\"to\":1,\"elements\":{\"count\":7,"))
    #expect(run.outputText.contains(",{\"from\":2,\"to\":3,\"elements\":{\"count\":7,"))
  }

  @Test func pagesOfOneLayoutHaveNoTransitions() throws {
    let page = try ToolRun.run(["build", example("library-states"), "--no-lint", "-fhtml"]).outputText
    #expect(!page.contains("\"transitions\":"))
  }

  @Test func largeLayoutsAreShownInPart() throws {
    let scratch = try Scratch()
    try """
    sections: [{id: shelf, items: 0, list: {rowHeight: 20}}]
    states: {few: {shelf: 6000}, many: {shelf: 7000}}
    """.write(to: scratch.folder.appendingPathComponent("shelf.yaml"), atomically: true, encoding: .utf8)
    let spec = scratch.folder.appendingPathComponent("shelf.yaml").path
    let part = try diff([spec, "--from", "few", "--to", "many", "-fsvg"]).outputText
    #expect(part.contains("of 7,000 elements; --all draws everything"))
    #expect(part.utf8.count < 60_000)
    let all = try diff([spec, "--from", "many", "--to", "few", "-fsvg", "--all"]).outputText
    #expect(all.components(separatedBy: "<g class=\"disappears\"").count == 1_001)
  }
}

import Foundation
import Testing

/// Output never overwrites a spec.
@Suite struct SpecProtectionTests {
  private static let spec =
    #"{"sections": [{"group": {"horizontal": {"size": "100% x 44", "subitems": [{"item": {}}]}}}]}"#

  @Test(arguments: ["s.json", "./s.json", "link.json", "folder/../s.json", "twin.json"], ["build", "ast"])
  func refuses(output: String, command: String) throws {
    let scratch = try scratch()
    let run = try ToolRun.run([command, "s.json", "-o", output], in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.hasPrefix("layoutc: the output is the spec itself: \(output)\n"))
    #expect(scratch.text("s.json") == Self.spec)
  }

  @Test func refusesWhatStandardInputReads() throws {
    let scratch = try scratch()
    let run = try ToolRun.shell("$LAYOUTC build -o s.json < s.json", in: scratch.folder)
    #expect(run.code == 2)
    #expect(scratch.text("s.json") == Self.spec)
  }

  /// A path that becomes the spec's only when the words in it are known, and the other files that are read.
  @Test(arguments: [
    (["build", "s.json", "-o", "{name}.json"], "the output is the spec itself: s.json"),
    (["ast", "s.json", "-o", "{name}.json"], "the output is the spec itself: s.json"),
    (["ast", "--expand", "s.json", "-o", "folder/../{name}.json"], "the spec itself: folder/../s.json"),
    (["build", "s.json", "--print-environment", "-o", "{name}.json"], "the spec itself: s.json"),
    (["build", "s.json", "--data", "data.json", "-o", "data.json"], "a file that is read: data.json"),
    (["build", "s.json", "--config", "own.json", "-o", "./own.json"], "a file that is read: ./own.json"),
    (["build", "i.yaml", "-fjson", "-o", "folder/common.yaml"], "a file that is read: folder/common.yaml"),
  ])
  func refusesFilesThatAreRead(arguments: [String], text: String) throws {
    let scratch = try scratch()
    let files = [
      "data.json": #"{"0": 1}"#, "own.json": #"{"environments": {"e": {"container": "10 x 10"}}}"#,
      "folder/common.yaml": "let: {gap: 8}\n",
      "i.yaml": "include: [folder/common.yaml]\nsections: [{grid: {columns: 2}}]\n",
    ]
    for (name, content) in files { _ = try scratch.file(name, content) }
    let run = try ToolRun.run(arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    for (name, content) in files { #expect(scratch.text(name) == content) }
    #expect(scratch.text("s.json") == Self.spec)
  }

  /// Findings go nowhere that something was read from, nor to one file by two names; `ast` spares what its spec includes, used or not.
  @Test(arguments: [
    (
      ["lint", "i.yaml", "-f", "json=folder/common.yaml"],
      "the output is a file that is read: folder/common.yaml"
    ),
    (["lint", "i.yaml", "-f", "json=.layoutc.yaml"], "a file that is read: .layoutc.yaml"),
    (
      ["lint", "s.json", "--data", "data.json", "-f", "json=./data.json"], "a file that is read: ./data.json"
    ),
    (["lint", "s.json", "-f", "json=x.json", "-f", "sarif=./x.json"], "two formats would go to ./x.json"),
    (["ast", "i.yaml", "-o", "folder/common.yaml"], "a file that is read: folder/common.yaml"),
    (["ast", "i.yaml", "-o", ".layoutc.yaml"], "a file that is read: .layoutc.yaml"),
    (
      ["check", "s.json", "--against", ".", "-o", "s-iphone-16-default.json"],
      "is read: s-iphone-16-default.json"
    ),
    (
      ["diff", "s.json", "i.yaml", "-o", "folder/common.yaml", "-f", "text"],
      "that is read: folder/common.yaml"
    ),
  ])
  func refusesWhateverTheRunReads(arguments: [String], text: String) throws {
    let scratch = try scratch()
    let files = [
      "data.json": #"{"0": 1}"#, "s-iphone-16-default.json": "{}",
      ".layoutc.yaml": "lint: {failOn: error}\n",
      "folder/common.yaml": "let: {gap: 8}\n",
      "i.yaml": "include: [folder/common.yaml]\nsections: [{items: 3, list: plain}]\n",
    ]
    for (name, content) in files { _ = try scratch.file(name, content) }
    let run = try ToolRun.run(arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    for (name, content) in files { #expect(scratch.text(name) == content) }
  }

  @Test func writesBesideIt() throws {
    let scratch = try scratch()
    _ = try scratch.file("copy.json", Self.spec)
    #expect(try ToolRun.run(["build", "s.json", "-o", "copy.json"], in: scratch.folder).code == 0)
    #expect(scratch.text("copy.json") != Self.spec)
    #expect(try ToolRun.run(["ast", "s.json", "-o", "/dev/null"], in: scratch.folder).code == 0)
  }

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("s.json", Self.spec)
    let folder = scratch.folder
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("link.json"),
      withDestinationURL: folder.appendingPathComponent("s.json"))
    try files.linkItem(
      at: folder.appendingPathComponent("s.json"), to: folder.appendingPathComponent("twin.json"))
    try files.createDirectory(
      at: folder.appendingPathComponent("folder"), withIntermediateDirectories: false)
    return scratch
  }
}

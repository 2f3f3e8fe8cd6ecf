import Foundation
import Testing

/// What the fuzzer once found, by target: each input is solved or refused, and soon.
@Suite struct FuzzFixtureTests {
  private static let inputs: [String] = {
    let folder = Fixtures.folder.appendingPathComponent("fuzz")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }()

  private static let seedFolder = Fixtures.folder.deletingLastPathComponent().appendingPathComponent(
    "Fuzz/Seeds")
  private static let seeds = Fixtures.specs(in: "../Fuzz/Seeds")

  @Test func thereAreInputsAndSeeds() {
    #expect(Self.inputs.count >= 4 && Self.seeds.count >= 12)
  }

  @Test(arguments: inputs)
  func isSolvedOrRefused(path: String) throws {
    if path.hasPrefix("configuration/") { return try governsOrIsRefused("fuzz/\(path)") }
    var input = try Data(contentsOf: Fixtures.folder.appendingPathComponent("fuzz/\(path)"))
    var options: [String] = []
    switch path.split(separator: "/").first {
    case "json": options = ["--input-format", "json"]
    case "yaml": options = ["--input-format", "yaml"]
    case "expression": input = specLetting(String(decoding: input, as: UTF8.self))
    default: break
    }
    let start = ContinuousClock.now
    for format in ["json", "ndjson", "csv", "svg"] {
      let run = try ToolRun.run(["build", "--items", "500", "--format", format] + options, input: input)
      #expect([0, 1].contains(run.code), "\(run.errorText.prefix(400))")
      if format == "csv", run.code == 0 { try expectSameWrittenOut(run.output, input, options) }
    }
    // Generous, because this is a debug build and other tests run at the same time.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// The settings that the fuzzer starts from.
  @Test(arguments: ["all", "tiny", "wrong"])
  func settingsGovernOrAreRefused(name: String) throws {
    try governsOrIsRefused("../Fuzz/Settings/\(name).yaml")
  }

  private func governsOrIsRefused(_ path: String) throws {
    let file = Fixtures.folder.appendingPathComponent(path).standardized.path
    let spec = "sections: [{items: 3, header: ~44, grid: {columns: 2, rowHeight: 44}}]\n"
    let run = try ToolRun.run(["lint", "--config", file, "-"], input: spec)
    #expect([0, 1, 2].contains(run.code), "\(run.errorText.prefix(400))")
    #expect(
      (run.code == 2) == path.contains("wrong") || path.hasPrefix("fuzz"), "\(run.errorText.prefix(400))")
  }

  /// What is solved has the same frames once everything is written out.
  private func expectSameWrittenOut(_ frames: Data, _ input: Data, _ options: [String]) throws {
    let expanded = try ToolRun.run(["ast", "--expand", "--items", "500"] + options, input: input)
    let again = try ToolRun.run(
      ["build", "--items", "500", "--format", "csv"], input: expanded.output)
    #expect(again.code == 0 && again.output == frames, "\(again.errorText.prefix(400))")
  }

  /// What the fuzzer starts from gets through to the frames; the files that some include are the fuzzer's own.
  @Test(arguments: seeds)
  func seedsAreSolved(name: String) throws {
    let input = try Data(contentsOf: Self.seedFolder.appendingPathComponent(name))
    guard !String(decoding: input, as: UTF8.self).hasPrefix("include:") else { return }
    let run = try ToolRun.run(["build", "--format", "csv"], input: input)
    #expect(run.code == 0, "\(run.errorText.prefix(400))")
  }

  /// A spec whose `let` has each line of an input as the expression of one name.
  private func specLetting(_ text: String) -> Data {
    let names = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ("name\($0.offset)", "${\($0.element)}")
    }
    let spec: [String: Any] = [
      "let": Dictionary(names) { first, _ in first },
      "sections": [["items": 1, "list": "plain"] as [String: Any]],
    ]
    return (try? JSONSerialization.data(withJSONObject: spec)) ?? Data()
  }
}

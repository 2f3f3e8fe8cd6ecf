import Foundation
import Testing

/// `.layoutc.yaml`: where it is found, and what it gives.
@Suite struct ConfigurationFileTests {
  static let file = """
    devices:
      kiosk: {container: 1080 x 1920, displayScale: 1, safeArea: {top: 24}, landscapeSafeArea: 0}
      iphone-16: {container: 100 x 200}
    environments:
      tall: {device: kiosk, traits: {preferredContentSizeCategory: small}, bars: {tab: true}}
      box: {container: 300 x 300}
      round: {device: trip}
      trip: {device: round}
    """

  private func folder(_ path: String = ".layoutc.yaml", _ text: String = file) throws -> Scratch {
    let scratch = try Scratch()
    for name in ["a/b", "a/.git"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    _ = try scratch.file(path, text)
    _ = try scratch.file("a/b/spec.yaml", RunVariationTests.spec)
    return scratch
  }

  private func run(_ arguments: [String], in folder: URL) throws -> ToolRun {
    try ToolRun.run(["build", "b/spec.yaml", "--print-environment"] + arguments, in: folder)
  }

  @Test(arguments: [
    ("a/b/.layoutc.yaml", 0), ("a/.layoutc.yaml", 0), (".layoutc.yaml", 2), ("a/.git/.layoutc.yaml", 2),
    ("a/.layoutc.yml", 0), (".layoutc.yml", 2),
  ])
  func isFoundUpToTheRepository(path: String, code: Int) throws {
    let scratch = try folder(path)
    let run = try run(["--device", "kiosk"], in: scratch.folder.appendingPathComponent("a"))
    #expect(run.code == code, "\(run.errorText)")
  }

  @Test func isFoundFromTheWorkingFolderForStandardInput() throws {
    let scratch = try folder("a/.layoutc.yaml")
    let inner = scratch.folder.appendingPathComponent("a/b")
    let input = Data(RunVariationTests.spec.utf8)
    #expect(try ToolRun.run(["build", "--device", "kiosk"], input: input, in: inner).code == 0)
    #expect(
      try ToolRun.run(["build", "--device", "kiosk", "--no-config"], input: input, in: inner).code == 2)
    let names = try DeviceListingTests.listing(in: inner)
    #expect(names.devices.last?.name == "iphone-16")
    #expect(names.environments == ["tall", "box", "round", "trip"])
    #expect(try DeviceListingTests.listing(["--no-config"], in: inner).environments.isEmpty)
  }

  @Test func givesDevicesAndEnvironments() throws {
    let scratch = try folder("a/own.yaml")
    let a = scratch.folder.appendingPathComponent("a")
    func environment(_ arguments: [String]) throws -> String {
      try run(["--config", "own.yaml"] + arguments, in: a).outputText
    }
    let kiosk = try environment(["--device", "kiosk", "--orientation", "landscape"])
    #expect(kiosk.contains("\"width\": 1920,") && kiosk.contains("\"safeArea\": {\"top\": 0,"))
    let tall = try environment(["--device", "tall"])
    #expect(tall.contains("\"device\": \"tall\"") && tall.contains("\"displayScale\": 1"))
    #expect(tall.contains("{\"top\": 24, \"leading\": 0, \"bottom\": 49, \"trailing\": 0}"))
    #expect(tall.contains("\"preferredContentSizeCategory\": \"small\""))
    // A custom device takes precedence over one of the table.
    #expect(try environment([]).contains("\"width\": 393"))
    #expect(try environment(["--device", "iphone-16"]).contains("\"width\": 100"))
    #expect(
      try run(["--config", "own.yaml", "--device", "box", "--orientation", "portrait"], in: a).code == 2)
  }

  @Test func specsNameEnvironments() throws {
    let scratch = try folder("a/.layoutc.yaml")
    let a = scratch.folder.appendingPathComponent("a")
    func built(_ environment: String) throws -> ToolRun {
      _ = try scratch.file("a/b/spec.yaml", "environment: {\(environment)}\nsections: [{grid: {columns: 2}}]")
      return try run([], in: a)
    }
    #expect(try built("device: tall, orientation: landscape").outputText.contains("\"width\": 1920"))
    #expect(try built("device: box, safeArea: 4").outputText.contains("\"safeArea\": {\"top\": 4"))
    let turned = try built("device: box, orientation: landscape")
    #expect(turned.code == 1)
    #expect(turned.errorText.contains("the environment 'box' is given by 'container'"))
    let cycle = try built("device: round")
    #expect(cycle.code == 1)
    #expect(cycle.errorText.contains(".layoutc.yaml:8:18: error: the environment is built on itself"))
    #expect(try built("device: tal").errorText.contains("did you mean 'tall'?"))
  }

  @Test func buildsOnTheDeviceOfTheSameName() throws {
    let scratch = try folder(
      "a/.layoutc.yaml", "environments: {iphone-16: {device: iphone-16, bars: {tab: true}}}")
    let text = try run(["--device", "iphone-16"], in: scratch.folder.appendingPathComponent("a")).outputText
    #expect(text.contains("\"safeArea\": {\"top\": 59, \"leading\": 0, \"bottom\": 83"))
    #expect(text.contains("\"device\": \"iphone-16\""))
  }

  /// Asked for by the command line an environment wins over the spec in all that it says; named by the spec, the spec wins.
  @Test func winsWhereItIsAskedFor() throws {
    let scratch = try folder("a/.layoutc.yaml")
    let a = scratch.folder.appendingPathComponent("a")
    let own = "bars: {navigation: standard}, contentInset: 3, traits: {preferredContentSizeCategory: large}"
    func outcome(_ device: String, _ arguments: [String] = []) throws -> [Bool] {
      _ = try scratch.file(
        "a/b/spec.yaml", "environment: {\(device)\(own)}\nsections: [{grid: {columns: 2}}]")
      let text = try run(arguments, in: a).outputText
      return [
        "\"preferredContentSizeCategory\": \"small\"",
        "\"safeArea\": {\"top\": 68, \"leading\": 0, \"bottom\": 49",
        "\"contentInset\": {\"top\": 3", "\"width\": 1080",
      ].map(text.contains)
    }
    #expect(try outcome("device: tall, ") == [false, true, true, true])
    #expect(try outcome("", ["--device", "tall"]) == [true, true, true, true])
    #expect(
      try outcome("device: iphone-se, safeArea: 7, ", ["--device", "tall"]) == [true, true, true, true])
    #expect(
      try outcome("", ["--device", "tall", "--orientation", "landscape"]) == [true, false, true, false])
    #expect(
      try outcome("", ["--device", "tall", "--trait", "preferredContentSizeCategory=large"])[0] == false)
  }

  @Test(arguments: [
    ("devices: {k: {safeArea: 1}}", ":1:11: error: a device needs 'container'"),
    ("devices: {k: {container: 1 x 1, scale: 2}}", ":1:33: error: unknown key 'scale' in a device"),
    ("environment: {device: kiosk}", "did you mean 'environments'?"),
    ("environments: {k: {devise: 1}}", ":1:20: error: unknown key 'devise' in an environment"),
    (
      "devices: {k: {container: 1 x 1, displayScale: 1, traits: {displayScale: 2}}}",
      "stands here and in 'traits'"
    ),
    (
      "devices: {'a,b': {container: 1 x 1}}",
      ":1:11: error: a name in devices is 'a,b'; expected one of a character at least, and without a comma"
    ),
    ("environments: {'': {container: 1 x 1}}", ":1:16: error: a name in environments is ''"),
    ("asume: {Theme.gap: 8}", "did you mean 'assume'?"),
    ("assume: {Theme: {gap: 8}}", ":1:17: error: Theme is a map; expected a number, a boolean or text"),
    // Positions in this file are those of its own bytes.
    ("lint:\n  ignore:\n    a: 1", ":3:5: error: ignore is a map; expected text"),
    ("- 1", "the configuration file is a list; it must be a map with devices, environments"),
  ])
  func isChecked(text: String, message: String) throws {
    let scratch = try folder("a/.layoutc.yaml", text)
    let a = scratch.folder.appendingPathComponent("a")
    for arguments in [
      ["build", "b/spec.yaml"], ["lint", "b/spec.yaml"], ["ast", "--expand", "b/spec.yaml"], ["devices"],
    ] {
      let run = try ToolRun.run(arguments, in: a)
      #expect(run.code == 2)
      #expect(run.errorText.hasPrefix(".layoutc.yaml:"), "\(run.errorText)")
      #expect(run.errorText.contains(message), "\(run.errorText)")
    }
    #expect(try ToolRun.run(["ast", "b/spec.yaml"], in: a).code == 0)
    #expect(try ToolRun.run(["build", "b/spec.yaml", "--no-config"], in: a).code == 0)
  }

  @Test func mayBeEmpty() throws {
    let scratch = try folder("a/.layoutc.yaml", "# nothing yet\n")
    #expect(try run([], in: scratch.folder.appendingPathComponent("a")).code == 0)
  }
}

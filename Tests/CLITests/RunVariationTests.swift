import Foundation
import Testing

@testable import LayoutCLI
@testable import LayoutCompiler

/// Several devices, orientations and states in one run, and where their outputs go.
@Suite struct RunVariationTests {
  static let spec = """
    name: My Library/1
    let: {cols: 2}
    states: {empty: {shelf: 0}, full: {shelf: [dune, emma, {id: run, count: 2}]}}
    sections:
      - id: shelf
        items: 3
        grid: {columns: "${cols}", rowHeight: 44}
    """

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("out"), withIntermediateDirectories: false)
    return scratch
  }

  private func files(_ scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appendingPathComponent("out").path
    ).sorted()
  }

  private func items(_ arguments: [String], in scratch: Scratch) throws -> Int {
    let run = try ToolRun.run(["build", "spec.yaml", "-fcsv"] + arguments, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText.split(separator: "\r\n").count - 1
  }

  @Test func writesEveryCombination() throws {
    let scratch = try folder()
    let run = try ToolRun.run(
      [
        "build", "spec.yaml", "--device", "iphone-16,ipad-mini", "--orientation", "portrait", "--orientation",
        "landscape", "--state=empty,full", "-o", "out/{name}-{device}-{orientation}-{state}.csv",
      ], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(run.output.isEmpty)
    let expected = ["ipad-mini", "iphone-16"].flatMap { device in
      ["landscape", "portrait"].flatMap { orientation in
        ["empty", "full"].map { "My-Library-1-\(device)-\(orientation)-\($0).csv" }
      }
    }
    #expect(try files(scratch) == expected)
    for name in expected {
      let parts = name.dropFirst("My-Library-1-".count).dropLast(".csv".count)
      let device = parts.hasPrefix("ipad-mini") ? "ipad-mini" : "iphone-16"
      let words = parts.dropFirst(device.count + 1).split(separator: "-").map(String.init)
      let alone = try ToolRun.run(
        ["build", "spec.yaml", "-fcsv", "--device", device, "--orientation", words[0], "--state", words[1]],
        in: scratch.folder)
      #expect(scratch.text("out/\(name)") == alone.outputText)
    }
  }

  @Test(arguments: [
    (["--device", "iphone-16,ipad-mini"], "2 outputs would go to standard output"),
    (
      ["--device", "iphone-16", "--device", "ipad-mini", "-fndjson"], "2 outputs would go to standard output"
    ),
    (["--state", "empty,full", "-o", "-", "-fcsv"], "2 outputs would go to standard output"),
    (["--state", "empty,full", "-o", "out/a.svg"], "2 outputs would go to one file"),
    (["--state", "empty,full", "-o", "out/{device}.json"], "two outputs would go to out/iphone-16.json"),
    (
      ["--device", "ipad-mini,ipad-mini", "-o", "out/{device}.csv"],
      "two outputs would go to out/ipad-mini.csv"
    ),
    (["-o", "out/{devise}.svg"], "did you mean '{device}'?"),
    (["-o", "out/{device.svg"], "'{' without '}' after it: 'out/{device.svg'"),
    (
      ["-o", "out/{}.svg"], "expected {file}, {name}, {device}, {orientation}, {system}, {textSize}, {state}"
    ),
    (["-o", "spec.yaml/a/{device}.svg"], "cannot make the folder spec.yaml/a: Not a directory"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(["build", "spec.yaml"] + arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    #expect(try files(scratch).isEmpty)
  }

  @Test func fillsTheTemplateOfOneOutput() throws {
    let scratch = try folder()
    for (arguments, name) in [
      ([String](), "My-Library-1-iphone-16-portrait-default.svg"),
      (["--size", "500x400.5"], "My-Library-1-500x401-landscape-default.svg"),
      (["--device", "ipad-mini", "--state", "full"], "My-Library-1-ipad-mini-portrait-full.svg"),
    ] {
      let run = try ToolRun.run(
        ["build", "spec.yaml", "-o", "out/{name}-{device}-{orientation}-{state}.svg"] + arguments,
        in: scratch.folder)
      #expect(run.code == 0, "\(run.errorText)")
      #expect(scratch.text("out/\(name)") != nil, "\(name)")
    }
    _ = try scratch.file("plain.v2.layout.yaml", "sections: [{grid: {columns: 2}}]")
    for word in ["file", "name"] {
      let output = "out/\(word)/{\(word)}.json"
      let run = try ToolRun.run(["ast", "plain.v2.layout.yaml", "-o", output], in: scratch.folder)
      #expect(run.code == 0, "\(run.errorText)")
      #expect(scratch.text("out/\(word)/plain.v2.json") != nil)
    }
  }

  @Test(arguments: [
    ("Library", "Library"), ("a/b", "a-b"), ("../x", "x"), ("", "unnamed"), ("...", "unnamed"),
    ("a  b", "a-b"),
    ("Überblick 2", "Überblick-2"), ("a\nb", "a-b"),
  ])
  func namesAreSafe(text: String, name: String) { #expect(OutputTemplate.fileSafe(text) == name) }

  /// Words for several devices, orientations and states.
  @Test(arguments: [
    (
      ["--state", "all"],
      ["iphone-16-portrait-default", "iphone-16-portrait-empty", "iphone-16-portrait-full"]
    ),
    (["--state", "default"], ["iphone-16-portrait-default"]),
    (["--state", "default,f*"], ["iphone-16-portrait-default", "iphone-16-portrait-full"]),
    (
      ["--state", "full,all,empty"],
      ["iphone-16-portrait-default", "iphone-16-portrait-empty", "iphone-16-portrait-full"]
    ),
    (["--orientation", "both"], ["iphone-16-landscape-default", "iphone-16-portrait-default"]),
    (["--orientation", "both,portrait"], ["iphone-16-landscape-default", "iphone-16-portrait-default"]),
    (
      ["--device", "iphone-16-*"],
      ["iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max"].map { "\($0)-portrait-default" }
    ),
    (["--device", "iphone-1?e,iphone-16*e"], ["iphone-16e-portrait-default"]),
    // An alias only where the device that it is like is not there by itself.
    (
      ["--device", "iphone-15*"], ["iphone-15", "iphone-15-plus"].map { "\($0)-portrait-default" }
    ),
    (["--device", "desk*"], ["desk-portrait-default"]),
  ])
  func wordsStandForSeveral(arguments: [String], names: [String]) throws {
    let scratch = try folder()
    _ = try scratch.file(".layoutc.yaml", "environments: {desk: {device: ipad-10}}")
    let run = try ToolRun.run(
      ["build", "spec.yaml", "-o", "out/{device}-{orientation}-{state}.csv"] + arguments, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(try files(scratch) == names.map { "\($0).csv" }.sorted())
  }

  /// All devices: those of the table and the user's own ones, and no other names of theirs.
  @Test func allDevicesAreThoseOfTheTable() throws {
    let scratch = try folder()
    _ = try scratch.file(".layoutc.yaml", "devices: {wall: {container: 500 x 400}}")
    let run = try ToolRun.run(
      ["build", "spec.yaml", "-o", "out/{device}.csv", "--device", "all"], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    let listed = try DeviceListingTests.listing(in: scratch.folder).devices.map { "\($0.name).csv" }
    #expect(listed.contains("wall.csv"))
    #expect(try files(scratch) == listed.sorted())
  }

  /// A state with the name of such a word takes precedence.
  @Test func namesWinOverWords() throws {
    let scratch = try folder()
    _ = try scratch.file(
      "spec.yaml",
      Self.spec.replacingOccurrences(of: "{empty: {shelf: 0}", with: "{all: {shelf: 1}, default: {shelf: 2}"))
    #expect(try items(["--state", "all"], in: scratch) == 1)
    #expect(try items(["--state", "default"], in: scratch) == 2)
    // The spec's own items and the state that is called like them have files of their own, as those of check.
    let spec = Self.spec.replacingOccurrences(of: "{empty: {shelf: 0}", with: "{default: {shelf: 2}")
    _ = try scratch.file("spec.yaml", spec)
    let run = try ToolRun.run(
      ["build", "spec.yaml", "--state", "all", "-o", "out/{state}.csv"], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(try files(scratch) == ["default.csv", "full.csv", "state-default.csv"])
  }

  @Test(arguments: [
    ("abc", "a*c", true), ("abc", "*", true), ("abc", "a?c", true), ("ac", "a?c", false),
    ("abc", "ab", false),
    ("aXbXc", "a*b*c", true), ("aXbXcd", "a*b*c", false), ("", "*", true), ("", "?", false),
    ("ab", "*b*", true),
    (String(repeating: "a", count: 5000), String(repeating: "a*", count: 2000) + "b", false),
  ])
  func patternsFit(name: String, pattern: String, fits: Bool) {
    #expect(NameChoice.fits(name, pattern) == fits)
  }

  @Test(arguments: [
    (["why", "spec.yaml", "0.1", "--state", "all"], "why looks at one layout, but 3 are asked for"),
    (["diff", "spec.yaml", "spec.yaml", "--state", "all"], "diff compares one state of each spec, but 3"),
    (["build", "spec.yaml", "--device", "zune-*"], "names the unknown device 'zune-*'"),
    (["build", "spec.yaml", "--state", "z?"], "the spec has the states empty, full"),
  ])
  func wordsAreRefused(arguments: [String], text: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  /// One variation with errors: nothing is written.
  @Test func writesNothingAfterAnError() throws {
    let scratch = try folder()
    _ = try scratch.file(
      "wrong.yaml",
      "sections: [{items: 1, grid: {columns: 2}, variants: [{when: '${width > 500}', grid: {columns: '${width - 2000}'}}]}]"
    )
    let run = try ToolRun.run(
      ["build", "wrong.yaml", "--device", "iphone-16,ipad-mini", "-o", "out/{device}.csv"], in: scratch.folder
    )
    #expect(run.code == 1, "\(run.errorText)")
    #expect(try files(scratch).isEmpty)
  }

  /// What is found for some of the devices only says for which; what holds for all does not.
  @Test(arguments: [
    ["build", "-o", "out/{device}-{orientation}-{state}.csv"], ["lint", "--quiet"],
    ["ast", "--expand", "-o", "out/{device}-{orientation}-{state}.json"],
  ])
  func findingsNameTheirDevice(command: [String]) throws {
    let scratch = try folder()
    _ = try scratch.file(
      "wrong.yaml",
      """
      states: {empty: {0: 1}, full: {0: "${width - 500}"}}
      sections:
        - grid: {columns: "${width - 400}"}
        - {items: 1, grid: {columns: "${4 - 4 * displayScale}"}}
      """)
    let run = try ToolRun.run(
      [command[0], "wrong.yaml"] + command.dropFirst() + [
        "--device", "iphone-16,ipad-mini", "--orientation", "portrait,landscape", "--state", "empty,full",
      ], in: scratch.folder)
    #expect(run.code == 1)
    let found = command[0] == "lint" ? run.outputText : run.errorText
    let lines = found.split(separator: "\n").filter {
      $0.contains("error:") || $0.contains(" = note:")
    }
    // What is wrong with columns in the last line is wrong for all of them, though the numbers differ.
    #expect(
      lines == [
        "wrong.yaml:1:36: error: items is -107; a count must be at least 0 [invalid-value]",
        "   = note: in 1 of 8 environments: iphone-16 in portrait with the state full",
        "wrong.yaml:3:22: error: columns is -7; a count must be at least 1 [count-not-positive]",
        "   = note: in 2 of 8 environments: iphone-16 in portrait",
        "wrong.yaml:4:33: error: columns is -8; a count must be at least 1 [count-not-positive]",
        "   = note: in all 8 environments",
      ])
  }

  /// The matrix is added to the spec's own environment, which counts once if it is in the matrix.
  @Test func matrixAddsEnvironments() throws {
    let scratch = try folder()
    for (environment, note) in [
      (
        "container: 300 x 600",
        "in 7 of 13 environments: 300 x 600, 320 x 568, 375 x 667, 393 x 852 and 3 more"
      ),
      (
        "device: iphone-16",
        "in 6 of 12 environments: iphone-16, 320 x 568, 375 x 667, 320 x 568 right to left and 2 more"
      ),
    ] {
      _ = try scratch.file(
        "wide.yaml",
        """
        environment: {\(environment)}
        sections:
          - items: 3
            group: {horizontal: {size: 100% x 50, subitems: [{item: 400 x 100%}]}}
        """)
      let run = try ToolRun.run(["lint", "wide.yaml", "--matrix"], in: scratch.folder)
      #expect(run.code == 1)
      let notes = run.outputText.split(separator: "\n").filter { $0.contains("note: in ") }
      #expect(notes.count == 1)
      #expect(notes.allSatisfy { $0.contains(note) }, "\(notes)")
    }
  }

  @Test func statesAndDataFillSections() throws {
    let scratch = try folder()
    #expect(try items([], in: scratch) == 3)
    #expect(try items(["--state", "empty"], in: scratch) == 0)
    #expect(try items(["--state", "full"], in: scratch) == 4)
    _ = try scratch.file("data.json", #"{"shelf": 7}"#)
    _ = try scratch.file("data.yaml", "shelf: [a, {count: 4}]\n")
    #expect(try items(["--data", "data.json"], in: scratch) == 7)
    #expect(try items(["--data", "data.yaml", "--state", "full"], in: scratch) == 5)
    #expect(try items(["--data", "data.json", "--items", "1"], in: scratch) == 1)
  }

  /// The data of a state apply to every variant, even if it replaces or removes the items.
  @Test func statesWinOverVariants() throws {
    let scratch = try folder()
    for own in ["items: 9", "items: null", "items: [x]", "items: \"${9}\""] {
      _ = try scratch.file(
        "spec.yaml",
        """
        states: {empty: {shelf: 0}, full: {shelf: [dune, emma, {id: run, count: 2}]}}
        sections:
          - id: shelf
            items: 3
            grid: {columns: 2}
            variants: [{when: "${itemCount != 3}", \(own)}]
        """)
      #expect(try items([], in: scratch) == 3)
      #expect(try items(["--state", "empty"], in: scratch) == 0)
      #expect(try items(["--state", "full"], in: scratch) == 4)
      _ = try scratch.file("data.json", #"{"shelf": 7}"#)
      #expect(try items(["--data", "data.json", "--state", "full"], in: scratch) == 7)
      #expect(try items(["--state", "full", "--items", "2"], in: scratch) == 2)
    }
  }

  @Test func idsOfCopiesAreNamed() throws {
    let spec = "states: {full: {b: 1}}\nsections: [{id: b, repeat: 5, list: plain}, {id: b-x, list: plain}]"
    let run = try ToolRun.run(["build", "--state", "full"], input: spec)
    #expect(run.code == 1)
    #expect(
      run.errorText.contains("a section that is repeated has an id for each copy: b-0, b-1, b-2, …\n"),
      "\(run.errorText)")
  }

  /// If no character of the spec's name is allowed in a path, the file's name is used.
  @Test(arguments: ["...", "", "///"])
  func unusableNamesGiveWayToTheFiles(name: String) throws {
    let scratch = try folder()
    _ = try scratch.file("plain.yaml", "name: '\(name)'\nsections: [{grid: {columns: 2}}]")
    #expect(try ToolRun.run(["build", "plain.yaml", "-o", "out/{name}.svg"], in: scratch.folder).code == 0)
    #expect(try files(scratch) == ["plain.svg"])
  }

  @Test func setWinsOverLet() throws {
    let scratch = try folder()
    for (value, width) in [("1", "393"), ("3", "131")] {
      let run = try ToolRun.run(
        ["build", "spec.yaml", "-fcsv", "--set", "cols=\(value)"], in: scratch.folder)
      #expect(run.outputText.contains("cell,,0,0,0,0,\(width),44"), "\(run.outputText)")
    }
  }

  @Test(arguments: [
    (
      "", "data.json:1:1: error: the data is empty; it must be a map of section ids to items [document-shape]"
    ),
    ("[1]", "data.json:1:1: error: the data is a list; it must be a map of section ids to items"),
    ("{\"shelf\": -1}", "data.json:1:11: error:"),
    ("{\n \"shelv\": 1}", "data.json:2:2: error:"),
    ("{\"shelf\": [{\"titel\": 1}]}", "data.json:1:13: error: unknown key 'titel' in a cell"),
    ("{\"shelf\": [1,]}", "data.json:1:13: error:"),
  ])
  func dataIsChecked(data: String, text: String) throws {
    let scratch = try folder()
    _ = try scratch.file("data.json", data)
    let run = try ToolRun.run(["build", "spec.yaml", "--data", "data.json"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.errorText.hasPrefix(text), "\(run.errorText)")
  }
}

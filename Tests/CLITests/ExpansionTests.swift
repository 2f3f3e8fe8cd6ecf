import Foundation
import TestSupport
import Testing

/// `ast --expand` writes everything out, and solving that gives the same frames.
@Suite struct ExpansionTests {
  static let examples: [String] = {
    let folder = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0).path }
  }()

  static let specs = [
    RunVariationTests.spec,
    """
    configuration:
      interSectionSpacing: 4
      variants: [{when: "${width > 500}", interSectionSpacing: 20, contentInsetsReference: none}]
    sections:
      - items: 7
        repeat: 2
        header: 44
        grid: {columns: "auto(120)", rowHeight: ~44, spacing: 8}
        variants:
          - when: ${width > 800}
            grid: {columns: 6}
          - when: ${verticalSizeClass == compact}
            list: plain
    """,
    """
    let: {gap: 8, tall: "${100 if horizontalSizeClass == regular else 60}"}
    define:
      card: {horizontal: {size: 100% x 50, subitems: [item: 50% x 100%], interItemSpacing: "${gap}"}}
    sections:
      - items: "${4 + gap}"
        contentInsets: {horizontal: "${gap * 2}"}
        group: {use: card, size: "100% x ${tall}"}
      - items: 3
        list: insetGrouped
    """,
    """
    define:
      fan:
        custom:
          size: 50% x 100
          let: {angle: "${(index - (count - 1) / 2) * spread}"}
          count: ${2 + floor(width / 150)}
          frame: ["${groupWidth / 2 + 100 * sin(angle)}", "${50 - 50 * cos(angle)}", 30, 40]
          zIndex: ${index % 2}
    sections:
      - items: [a, {id: b, expanded: false, children: [c]}, {id: d, children: [{id: e, count: 3}]}]
        group: {horizontal: {size: 100% x 100, subitems: [{use: fan, with: {spread: 0.3}}, {use: fan, with: {spread: 0}}]}}
    """,
    // A group that is not evaluated, as there are no cells, and would have no value.
    """
    let: {number: 2.7, side: 9}
    sections:
      - items: 0
        group:
          custom:
            {size: "${side * 10}% x 44", count: "${number}", let: {side: 5}, frame: ["${side * index}", 0, 10, 10]}
    """,
  ]

  private func expectSameFrames(_ spec: Data, _ arguments: [String], _ name: String) throws {
    let built = try ToolRun.run(["build", "--no-lint"] + arguments, input: spec)
    #expect(built.code == 0, "\(name): \(built.errorText)")
    let expanded = try ToolRun.run(["ast", "--expand"] + arguments, input: spec)
    #expect(expanded.code == 0, "\(name): \(expanded.errorText)")
    let again = try ToolRun.run(["build", "--no-lint"], input: expanded.output)
    #expect(again.code == 0, "\(name): \(again.errorText)")
    #expect(again.output == built.output, "\(name)")
    #expect(
      try ToolRun.run(["ast", "--expand"], input: expanded.output).output == expanded.output, "\(name)")
  }

  @Test(arguments: examples)
  func examplesKeepTheirFrames(path: String) throws {
    try expectSameFrames(Data(contentsOf: URL(fileURLWithPath: path)), [], path)
  }

  @Test(arguments: examples.enumerated().filter { isTried($0.offset, oneIn: 4) }.map(\.element))
  func examplesKeepTheirFramesOnOtherDevices(path: String) throws {
    let spec = try Data(contentsOf: URL(fileURLWithPath: path))
    try expectSameFrames(spec, ["--device", "ipad-pro-11", "--orientation", "landscape"], path)
  }

  @Test(arguments: [
    [], ["--device", "iphone-16-pro-max", "--orientation", "landscape"], ["--device", "ipad-mini"],
    ["--size", "1000x400", "--safe-area", "10", "--scale", "1"], ["--device", "apple-tv"],
  ])
  func variantsKeepTheirFrames(arguments: [String]) throws {
    for spec in Self.specs { try expectSameFrames(Data(spec.utf8), arguments, spec) }
  }

  @Test func takesStatesAndValues() throws {
    let spec = Data(RunVariationTests.spec.utf8)
    try expectSameFrames(spec, ["--state", "full", "--set", "cols=3"], "state")
  }

  /// What is written out means the same where the user's own devices are not known.
  @Test func ownDevicesAreWrittenOut() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      ".layoutc.yaml",
      """
      devices: {kiosk: {container: 1080 x 1920, safeArea: {top: 20}, traits: {displayScale: 1}}}
      environments: {wall: {device: kiosk, orientation: landscape}}
      """)
    _ = try scratch.file("spec.yaml", "sections: [{items: 5, grid: {columns: auto(200), rowHeight: 50}}]")
    for device in ["kiosk", "wall"] {
      let expanded = try ToolRun.run(
        ["ast", "--expand", "spec.yaml", "--device", device], in: scratch.folder)
      #expect(expanded.code == 0, "\(expanded.errorText)")
      #expect(!expanded.outputText.contains("\"device\""))
      let built = try ToolRun.run(["build", "spec.yaml", "-fcsv", "--device", device], in: scratch.folder)
      let again = try ToolRun.run(["build", "-fcsv", "--no-config"], input: expanded.output)
      #expect(again.code == 0, "\(again.errorText)")
      #expect(again.outputText == built.outputText)
      let twice = try ToolRun.run(["ast", "--expand", "--no-config"], input: expanded.output)
      #expect(twice.outputText == expanded.outputText)
    }
    let common = try ToolRun.run(
      ["ast", "--expand", "spec.yaml", "--device", "ipad-mini"], in: scratch.folder)
    #expect(common.outputText.contains("\"device\": \"ipad-mini\""))
  }

  @Test func flagsOfTheEnvironmentNeedExpand() throws {
    for arguments in [["--device", "iphone-16"], ["--state", "full"], ["--rtl"], ["--no-config"]] {
      let run = try ToolRun.run(["ast"] + arguments, input: RunVariationTests.spec)
      #expect(run.code == 2)
      #expect(run.errorText.contains("goes with '--expand'"), "\(run.errorText)")
    }
  }
}

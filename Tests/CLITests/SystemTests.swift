import Foundation
import LayoutReader
import LayoutResolver
import LayoutSpec
import TestSupport
import Testing

/// The system of a layout: its errors and its effects.
@Suite struct SystemTests {
  static let list = "sections: [{list: insetGrouped, items: 2}]\n"

  @Test func namesAreRead() {
    #expect(System(named: "ios-26") == .iOS(26))
    #expect(System(named: "visionos-2")?.title == "visionOS 2")
    for text in ["", "ios", "ios-", "ios-x", "iOS-26", "ios-26.1", "ios--26", "ios-0", "watchos-11"] {
      #expect(System(named: text) == nil, "\(text)")
    }
    for name in SystemNames.all { #expect(System(named: name)?.name == name) }
  }

  @Test(arguments: [
    ("ios-19", "ios-18"), ("iOS 26.1", "ios-26"), ("ipados-17", "ios-17"), ("26", "ios-26"),
    ("ios-99", "ios-27"), ("ios-9", "ios-13"), ("macos 16", "macos-15"), ("mac-26", "macos-26"),
  ])
  func offersTheNearest(text: String, name: String) throws {
    #expect(SystemNames.nearest(to: text) == name)
    let run = try ToolRun.run(["build", "--system", text], input: Self.list)
    #expect(run.code == 2)
    #expect(run.errorText.contains("unknown system '\(text)'"))
    #expect(run.errorText.contains("did you mean '\(name)'?"))
    let spec = try ToolRun.run(["build"], input: "environment: {system: \"\(text)\"}\n" + Self.list)
    #expect(spec.code == 1)
    #expect(spec.errorText.contains("<stdin>:1:23: error: system is '\(text)'"))
    #expect(spec.errorText.contains("did you mean '\(name)'?"))
  }

  /// A device does not run each system: the command line's is a mistake in it, the spec's own one in the spec.
  @Test func devicesDoNotRunEach() throws {
    for (device, system, runs) in [
      ("iphone-17", "ios-18", "ios-26 and later"), ("iphone-x", "ios-17", "ios-13 to ios-16"),
      ("iphone-17", "macos-27", "ios-26 and later"),
    ] {
      let words = "'\(device)' does not run \(system); it runs \(runs)"
      let option = try ToolRun.run(["build", "--device", device, "--system", system], input: Self.list)
      #expect(option.code == 2)
      #expect(option.errorText.contains(words), "\(option.errorText)")
      let spec = "environment: {device: \(device), system: \(system)}\n" + Self.list
      let written = try ToolRun.run(["build"], input: spec)
      #expect(written.code == 1)
      #expect(written.errorText.contains("error: \(words)"), "\(written.errorText)")
      // On another device it is no matter.
      #expect(try ToolRun.run(["build", "--device", "iphone-11", "--no-lint"], input: spec).code == 0)
    }
  }

  @Test func idiomsBelongToSystems() throws {
    let spec = "environment: {container: 800 x 600, system: ios-18, traits: {userInterfaceIdiom: mac}}\n"
    let run = try ToolRun.run(["build"], input: spec + Self.list)
    #expect(run.code == 1)
    #expect(run.errorText.contains("ios-18 does not have the idiom 'mac'; it has phone or pad"))
    let option = try ToolRun.run(
      ["build", "--system", "ios-18", "--trait", "userInterfaceIdiom=mac"], input: Self.list)
    #expect(option.code == 2)
  }

  /// Each device of the table runs a system of its own idiom.
  @Test func devicesHaveOneThatTheyRun() {
    for preset in DevicePreset.all {
      #expect(preset.systems.has(preset.systems.usual), "\(preset.name)")
      #expect(preset.systems.usual.family.idioms.contains(preset.idiom), "\(preset.name)")
      #expect(SystemNames.all.contains(preset.systems.usual.name), "\(preset.name)")
    }
    #expect(DevicePreset.common("iphone-17")?.systems.usual == .iOS(26))
    #expect(DevicePreset.common("iphone-x")?.systems.usual == .iOS(16))
    #expect(DevicePreset.common("iphone-xr")?.systems.usual == .iOS(18))
    #expect(DevicePreset.common("mac-window")?.systems.usual == System(.macOS, 27))
  }

  /// Without a system, a layout is solved for iOS 18.
  @Test(arguments: [
    "app-store", "inset-grouped-shadow", "settings", "list-self-sizing", "list-inset", "grid-inset",
  ])
  func boundsAreThoseOfSystem18(example: String) throws {
    let text = try Repository.text("Examples/\(example).yaml")
    #expect(text.contains("container: "))
    let plain = try ToolRun.run(["build", "--no-lint"], input: text)
    let named = try ToolRun.run(["build", "--no-lint", "--system", "ios-18"], input: text)
    #expect(plain.code == 0)
    #expect(plain.output == named.output)
  }

  @Test func variationsHaveSeveral() throws {
    let scratch = try Scratch()
    _ = try scratch.file("list.yaml", Self.list)
    let run = try ToolRun.run(
      ["build", "list.yaml", "--system", "ios-18,ios-26", "-o", "{name}-{system}.csv"], in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    for (system, row) in [("ios-18", "16,17.667,361,44"), ("ios-26", "16,0,361,52")] {
      let text = try String(
        contentsOf: scratch.folder.appendingPathComponent("list-\(system).csv"), encoding: .utf8)
      #expect(text.contains(row), "\(text)")
    }
    let sheet = try ToolRun.run(
      ["build", "list.yaml", "--sheet", "systems", "-f", "svg"], in: scratch.folder)
    #expect(sheet.code == 0, "\(sheet.errorText)")
    for system in ["ios-18", "ios-26", "ios-27"] { #expect(sheet.outputText.contains(system)) }
  }

  @Test func theConfigurationHasOne() throws {
    let scratch = try Scratch()
    _ = try scratch.file("list.yaml", Self.list)
    _ = try scratch.file(
      ".layoutc.yaml", "system: ios-18\ndevices: {kiosk: {container: 1080 x 1920, system: ios-15}}\n")
    for (arguments, system) in [
      ([], "ios-18"), (["--device", "iphone-15"], "ios-18"), (["--device", "iphone-17"], "ios-26"),
      (["--device", "kiosk"], "ios-15"), (["--system", "ios-27"], "ios-27"),
    ] {
      let run = try ToolRun.run(
        ["build", "list.yaml", "--print-environment"] + arguments, in: scratch.folder)
      #expect(run.outputText.contains("\"system\": \"\(system)\""), "\(arguments): \(run.outputText)")
    }
  }

  /// Conditions distinguish systems, and gaps between them are found by the known versions.
  @Test func conditionsTellThemApart() throws {
    let spec = """
      sections:
        - id: grid
          items: 4
          variants:
            - when: ${systemVersion >= 26}
              group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 100%}]}}

      """
    let run = try ToolRun.run(["lint", "-"], input: spec)
    #expect(run.outputText.contains("for example with systemVersion 13"), "\(run.outputText)")
    let both =
      spec + """
              - when: ${systemVersion < 26}
                group: {horizontal: {size: 100% x 44, subitems: [{item: 25% x 100%}]}}

        """
    let whole = try ToolRun.run(["lint", "-"], input: both)
    #expect(whole.outputText.contains("one of the conditions always holds"), "\(whole.outputText)")
  }

  @Test func whyNamesTheSystem() throws {
    let spec =
      "sections: [{list: insetGrouped, items: [{measured: {height: 90.2}}]}, {list: insetGrouped, items: 1}]\n"
    let run = try ToolRun.run(["why", "-", "1.0"], input: spec)
    let text = run.outputText.replacing(#/\s+/#, with: " ")
    #expect(text.contains("sections-on-pixels compared"), "\(run.outputText)")
    #expect(text.contains("from iOS 26 on, here ios-26"), "\(run.outputText)")
    let first = try ToolRun.run(["why", "-", "0.0", "--system", "ios-18"], input: spec)
    #expect(first.outputText.contains("list-first-edge"), "\(first.outputText)")
  }

  /// The rule for a list's space at its top; none if the spec sets it, or if the list scrolls horizontally.
  @Test(arguments: [
    ("list: grouped", "list-first-edge"),
    ("list: plain, contentInsets: {top: 7}", nil),
    ("list: {appearance: plain, headerMode: firstItemInSection}", "list-header-top-padding"),
    ("list: {appearance: plain, headerMode: firstItemInSection, headerTopPadding: 7}", nil),
    ("list: sidebar", nil),
  ])
  func whyNamesWhatGivesAListItsTop(section: String, rule: String?) throws {
    for direction in ["vertical", "horizontal"] {
      let run = try ToolRun.run(
        ["why", "-", "0.0", "--system", "ios-18"],
        input: "{configuration: {scrollDirection: \(direction)}, sections: [{\(section), items: 2}]}\n")
      #expect(run.code == 0, "\(run.errorText)")
      let named = ["list-first-edge", "list-header-top-padding", "list-edges"].filter(run.outputText.contains)
      #expect(named == (direction == "vertical" ? [rule].compactMap { $0 } : []), "\(run.outputText)")
    }
  }

  /// A section that a list follows has what lists keep between sections.
  @Test func whyNamesTheEdgeBetweenLists() throws {
    let run = try ToolRun.run(
      ["why", "-", "1.0"], input: "sections: [{list: grouped, items: 2}, {list: grouped, items: 2}]\n")
    #expect(run.outputText.contains("list-edges"), "\(run.outputText)")
  }
}

import Foundation
import Testing

/// The environment of a run: from the spec, the command line, and what is derived from both.
@Suite struct EnvironmentTests {
  /// A row: the spec's environment, the arguments, and what `--print-environment` has at some keys.
  struct Row: Sendable, CustomTestStringConvertible {
    let environment: String
    let arguments: [String]
    let expected: [String: String]
    var testDescription: String { "{\(environment)} \(arguments.joined(separator: " "))" }

    init(_ environment: String, _ arguments: String = "", _ expected: [String: String]) {
      self.environment = environment
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.expected = expected
    }
  }

  @Test(arguments: [
    Row(
      "", "",
      ["device": "iphone-16", "width": "393", "height": "852", "safeArea": "59,0,34,0", "displayScale": "3"]),
    Row("orientation: landscape", "", ["width": "852", "height": "393", "safeArea": "0,59,21,59"]),
    Row(
      "container: 375 x 812", "",
      [
        "device": "-", "displayScale": "2", "safeArea": "0,0,0,0", "layoutMargins": "0,16,0,16",
        "userInterfaceIdiom": "phone", "horizontalSizeClass": "compact", "verticalSizeClass": "regular",
      ]),
    Row("container: 414 x 500", "", ["layoutMargins": "0,20,0,20", "verticalSizeClass": "compact"]),
    Row("container: 600 x 600", "", ["horizontalSizeClass": "regular", "userInterfaceIdiom": "phone"]),
    Row("container: 744 x 599", "", ["userInterfaceIdiom": "pad", "verticalSizeClass": "compact"]),
    Row(
      "device: ipad-mini, container: 300 x 400", "",
      ["device": "ipad-mini", "width": "300", "safeArea": "24,0,20,0", "layoutMargins": "24,16,20,16"]),
    Row("device: iphone-16-plus, orientation: landscape", "", ["horizontalSizeClass": "regular"]),
    Row("device: iphone-16, orientation: landscape", "", ["horizontalSizeClass": "compact"]),
    Row("device: apple-tv", "", ["layoutMargins": "60,90,60,90", "readableContent": "0,0,0,0"]),
    Row("container: 413 x 500", "", ["layoutMargins": "0,16,0,16"]),
    Row("container: 599 x 600", "", ["horizontalSizeClass": "compact", "verticalSizeClass": "regular"]),
    Row("container: 743 x 599.9", "", ["userInterfaceIdiom": "phone", "verticalSizeClass": "compact"]),
    Row("container: 852 x 393, safeArea: {horizontal: 59}", "", ["layoutMargins": "0,79,0,79"]),
    // Measured in simulators of devices with these screens; 0 where the guide is as wide as the margins leave room.
    Row("device: ipad-mini", "", ["layoutMargins": "24,20,20,20", "readableContent": "0,0,0,0"]),
    Row("device: ipad-mini, orientation: landscape", "", ["readableContent": "24,234.5,20,234.5"]),
    Row("device: ipad-air-11", "", ["readableContent": "24,78,20,78"]),
    Row("device: ipad-air-11, orientation: landscape", "", ["readableContent": "24,258,20,258"]),
    Row("device: ipad-air-13", "", ["readableContent": "24,180,20,180"]),
    Row("device: ipad-air-13, orientation: landscape", "", ["readableContent": "24,351,20,351"]),
    Row("device: iphone-se", "", ["layoutMargins": "20,16,0,16", "readableContent": "0,0,0,0"]),
    Row(
      "device: iphone-se, orientation: landscape", "",
      ["layoutMargins": "0,20,0,20", "readableContent": "0,0,0,0"]),
    Row(
      "device: iphone-13-mini, orientation: landscape", "",
      ["layoutMargins": "0,66,21,66", "readableContent": "0,0,0,0"]),
    Row(
      "device: iphone-14, orientation: landscape", "",
      ["layoutMargins": "0,63,21,63", "readableContent": "0,0,0,0"]),
    Row("device: iphone-16-plus", "", ["layoutMargins": "59,20,34,20", "readableContent": "0,0,0,0"]),
    // As wide as the measured iPhone 13 Pro Max, whose safe area is narrower: 926 less 664.
    Row(
      "device: iphone-16-plus, orientation: landscape, container: 926 x 428, safeArea: {horizontal: 47}", "",
      ["layoutMargins": "0,63,0,63", "readableContent": "0,131,0,131"]),
    Row("device: iphone-16", "", ["layoutMargins": "59,16,34,16", "readableContent": "0,0,0,0"]),
    // What is written wins over what the device says, and over what follows from the bounds.
    Row("device: ipad-mini, safeArea: {top: 1}", "", ["safeArea": "1,0,0,0", "layoutMargins": "1,20,0,20"]),
    Row(
      "device: ipad-mini, traits: {horizontalSizeClass: compact, verticalSizeClass: compact}", "",
      ["horizontalSizeClass": "compact", "verticalSizeClass": "compact", "readableContent": "0,0,0,0"]),
    Row(
      "device: ipad-mini, traits: {userInterfaceIdiom: vision, displayScale: 1.5}", "",
      ["userInterfaceIdiom": "vision", "displayScale": "1.5"]),
    Row(
      "container: 300 x 300, traits: {horizontalSizeClass: regular, verticalSizeClass: regular}", "",
      ["horizontalSizeClass": "regular", "verticalSizeClass": "regular"]),
    Row(
      "container: 300 x 300, traits: {userInterfaceIdiom: tv, displayScale: 3, layoutDirection: rtl}", "",
      ["userInterfaceIdiom": "tv", "displayScale": "3", "layoutDirection": "rtl"]),
    Row(
      "device: iphone-16, orientation: landscape, container: 300 x 400", "",
      ["width": "300", "height": "400", "safeArea": "0,59,21,59", "verticalSizeClass": "compact"]),
    Row("safeArea: 5", "--size 300x400", ["safeArea": "5,5,5,5", "device": "-"]),
    Row("traits: {layoutDirection: rtl}", "--trait layoutDirection=ltr", ["layoutDirection": "ltr"]),
    Row("contentInset: {top: 1, horizontal: 2}", "", ["contentInset": "1,2,0,2", "safeArea": "59,0,34,0"]),
    Row("bars: {navigation: none, tab: false}", "", ["safeArea": "59,0,34,0"]),
    Row("bars: {tab: true}", "", ["safeArea": "59,0,83,0", "layoutMargins": "59,16,83,16"]),
    Row("device: iphone-16, layoutMargins: 8", "", ["layoutMargins": "8,8,8,8"]),
    Row("device: ipad-mini, readableContent: {leading: 50}", "", ["readableContent": "0,50,0,0"]),
    Row("bars: {navigation: standard, tab: true}", "", ["safeArea": "113,0,83,0"]),
    Row("bars: {navigation: large}", "", ["safeArea": "165,0,34,0"]),
    Row("system: ios-18, bars: {navigation: standard, tab: true}", "", ["safeArea": "103,0,83,0"]),
    Row("system: ios-18, bars: {navigation: large}", "", ["safeArea": "155,0,34,0"]),
    Row("device: iphone-x, bars: {navigation: large}", "", ["safeArea": "140,0,34,0", "system": "ios-16"]),
    Row("device: iphone-17", "", ["system": "ios-26"]),
    Row("device: iphone-15, system: ios-17", "--device iphone-17", ["system": "ios-26"]),
    Row("device: iphone-15, system: ios-18", "--device iphone-16", ["system": "ios-18"]),
    Row("device: iphone-15, system: ios-18", "--system ios-26", ["system": "ios-26"]),
    Row(
      "container: 393 x 852, bars: {navigation: standard}", "", ["safeArea": "44,0,0,0", "system": "ios-18"]),
    Row("container: 800 x 600, system: macos-15", "", ["userInterfaceIdiom": "mac", "system": "macos-15"]),
    Row("container: 800 x 600, traits: {userInterfaceIdiom: mac}", "", ["system": "macos-27"]),
    Row("safeArea: 0, bars: {navigation: standard}", "", ["safeArea": "54,0,0,0"]),
    Row("bars: {navigation: standard}", "--safe-area 1,2,3,4", ["safeArea": "55,2,3,4"]),
    Row("system: ios-17, bars: {navigation: large, search: true}", "", ["safeArea": "207,0,34,0"]),
    Row("system: ios-26, bars: {navigation: standard, sheet: true}", "", ["safeArea": "74,0,34,0"]),
    Row("bars: {sheet: true}", "", ["safeArea": "0,0,34,0"]),
    Row(
      "system: ios-26, safeArea: 5, bars: {navigation: standard, sheet: true}", "", ["safeArea": "79,5,5,5"]),
    Row("bars: {toolbar: true}", "", ["safeArea": "59,0,78,0"]),
    Row("bars: {tab: true, toolbar: true}", "", ["safeArea": "59,0,127,0"]),
    Row("bars: {search: true, sheet: false, toolbar: false}", "", ["safeArea": "111,0,34,0"]),
    Row("safeArea: 9", "--safe-area 5", ["safeArea": "5,5,5,5"]),
    Row("", "--size 500x400", ["device": "-", "width": "500", "displayScale": "2", "safeArea": "0,0,0,0"]),
    Row("device: ipad-mini", "--size 500x400", ["device": "ipad-mini", "width": "500", "displayScale": "2"]),
    Row(
      "", "--device ipad-mini --size 500x400", ["device": "ipad-mini", "height": "400", "displayScale": "2"]),
    Row("orientation: landscape", "--size 500x900", ["device": "-", "height": "900"]),
    Row(
      "container: 10 x 10, safeArea: 1, layoutMargins: 2, traits: {displayScale: 1, horizontalSizeClass: regular}",
      "--device iphone-se",
      [
        "width": "375", "safeArea": "20,0,0,0", "layoutMargins": "20,16,0,16", "displayScale": "2",
        "horizontalSizeClass": "compact",
      ]),
    Row(
      "container: 10 x 10, contentInset: 3, measure: visible, traits: {preferredContentSizeCategory: small}",
      "--device iphone-se",
      ["contentInset": "3,3,3,3", "measure": "visible", "preferredContentSizeCategory": "small"]),
    // How a device is held is no part of it.
    Row("orientation: landscape", "--device ipad-mini", ["device": "ipad-mini", "width": "1133"]),
    Row("device: iphone-16, orientation: landscape", "--device ipad-mini", ["width": "1133"]),
    Row("orientation: landscape", "--device ipad-mini --orientation portrait", ["width": "744"]),
    Row("orientation: landscape", "--orientation portrait", ["width": "393"]),
    Row("device: ipad-mini", "--orientation landscape", ["width": "1133"]),
    Row("traits: {displayScale: 1}", "--trait displayScale=2", ["displayScale": "2"]),
    Row("", "--trait displayScale=2 --scale 1", ["displayScale": "1"]),
    Row("", "--rtl", ["layoutDirection": "rtl"]),
    Row(
      "", "--trait verticalSizeClass=compact --trait userInterfaceIdiom=mac",
      ["verticalSizeClass": "compact", "userInterfaceIdiom": "mac"]),
    Row(
      "", "--trait preferredContentSizeCategory=extraSmall", ["preferredContentSizeCategory": "extraSmall"]),
  ])
  func follows(row: Row) throws {
    let spec = "environment: {\(row.environment)}\nsections: [{grid: {columns: 2}}]\n"
    let run = try ToolRun.run(["build", "--print-environment"] + row.arguments, input: spec)
    #expect(run.code == 0, "\(run.errorText)")
    let object = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    for (key, value) in row.expected {
      #expect(Self.text(object[key]) == value, "\(key)")
    }
  }

  /// A member in short: insets as top, leading, bottom, trailing; `-` where it is missing.
  private static func text(_ value: Any?) -> String {
    guard let value else { return "-" }
    guard let insets = value as? [String: Any] else { return "\(value)" }
    return ["top", "leading", "bottom", "trailing"].map { "\(insets[$0] ?? "")" }.joined(separator: ",")
  }

  @Test(arguments: [
    (["--device", "iphone-61"], "did you mean 'iphone-11' (414 x 896)?"),
    (["--device", "iphone-16,"], "has 'iphone-16,'; expected a name, or several with a comma between"),
    (["--orientation", "sideways"], "expected portrait, landscape or both"),
    (["--size", "100x100", "--orientation", "landscape"], "here '--size' gives the size"),
    (["--safe-area", "1,2"], "top,leading,bottom,trailing or one number"),
    (["--safe-area", "1,2,3,x"], "top,leading,bottom,trailing or one number"),
    (["--safe-area", "1e9"], "top,leading,bottom,trailing or one number"),
    (["--trait", "displayScale"], "expected TRAIT=VALUE"),
    (["--trait", "displayScale=0"], "greater than 0"),
    (["--trait", "displayscale=2"], "did you mean 'displayScale'?"),
    (["--trait", "verticalSizeClass=compct"], "did you mean 'verticalSizeClass=compact'?"),
    (["--set", "cols"], "expected NAME=VALUE"),
    (["--set", "cols=many"], "a number, true or false"),
    (["--set", "col=3"], "did you mean 'cols'?"),
    (["--state", "ful"], "did you mean 'full'?"),
    (["--state", "none"], "the spec has the states empty, full"),
    (["--data", "none.json"], "cannot read none.json: no such file"),
    (["--data", "-"], "both stand for standard input"),
    (["--config", "none.yaml"], "cannot read none.yaml: no such file"),
    (["--config", "x", "--no-config"], "'--config' stands beside '--no-config'"),
  ])
  func refuses(arguments: [String], text: String) throws {
    for command in [["build"], ["lint"], ["ast", "--expand"]] {
      let run = try ToolRun.run(command + arguments, input: RunVariationTests.spec)
      #expect(run.code == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorText.contains(text), "\(run.errorText)")
    }
  }

  @Test func nothingIsUsedInTheEnvironment() throws {
    let spec = """
      environment: {safeArea: {use: edges}}
      define: {edges: 8}
      sections: [{grid: {columns: 2}, contentInsets: {use: edges}}]
      """
    let run = try ToolRun.run(["build"], input: spec)
    #expect(run.code == 1)
    #expect(run.errorText.hasPrefix("<stdin>:1:26: error: "), "\(run.errorText)")
  }

  @Test func boundsDoNotTurn() throws {
    let spec = "environment: {container: 10 x 20}\nsections: [{grid: {columns: 2}}]\n"
    let run = try ToolRun.run(["build", "--orientation", "landscape"], input: spec)
    #expect(run.code == 2)
    #expect(run.errorText.contains("'--orientation' goes with a device; here 'container' gives the size"))
    #expect(
      try ToolRun.run(["build", "--orientation", "landscape", "--device", "ipad-mini"], input: spec).code == 0
    )
  }

  /// What the command line says of scrolling wins over the spec, and is clamped as a resting scroll view is.
  @Test func scrolling() throws {
    // A header of half a point and 40 rows of 50, of which 100 points are seen.
    let spec = """
      environment: {container: 300 x 100, scroll: {x: 0, y: 70}}
      sections: [{items: 40, header: {height: 0.5, pinned: true}, group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}}]
      """
    func headerTop(_ arguments: String...) throws -> String? {
      let run = try ToolRun.run(["build", "--format", "csv"] + arguments, input: spec)
      #expect(run.code == 0, "\(run.errorText)")
      return run.outputText.split(whereSeparator: \.isNewline).dropFirst().first?.split(separator: ",")[5]
        .description
    }
    #expect(try headerTop() == "70")
    #expect(try headerTop("--scroll", "120") == "120")
    #expect(try headerTop("--scroll", "0,45.5") == "45.5")
    #expect(try headerTop("--scroll", "99999") == "1900.5")
    #expect(try headerTop("--scroll", "-50") == "0")
    for wrong in ["", "1,2,3", "x", "1,", "nan", "1e99"] {
      let run = try ToolRun.run(["build", "--scroll", wrong], input: spec)
      #expect(run.code == 2)
      #expect(run.errorText.contains("option '--scroll' has '\(wrong)'; expected"), "\(run.errorText)")
    }
  }

  @Test func rightToLeft() throws {
    let spec =
      "environment: {container: 300 x 100}\nsections: [{items: 1, group: {horizontal: {size: 80 x 50, subitems: [{item: {}}]}}}]\n"
    let run = try ToolRun.run(["build", "--format", "csv", "--rtl"], input: spec)
    #expect(run.outputText.contains("cell,,0,0,220,0,80,50,"), "\(run.outputText)")
  }

  /// Nothing is printed for a spec with errors; an unknown device is reported with them.
  @Test func printingTellsOfAllErrors() throws {
    let run = try ToolRun.run(
      ["build", "--print-environment"],
      input: "environment: {device: iphone16}\nsections: [{items: -5, list: plain}]\n")
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("unknown device 'iphone16'"))
    #expect(run.errorText.contains("items is -5"))
  }

  @Test func printsTheEnvironmentAsJSON() throws {
    for arguments in [["-fcsv"], ["-o", "environment.svg"]] {
      let run = try ToolRun.run(
        ["build", "--print-environment"] + arguments, input: RunVariationTests.spec)
      #expect(run.code == 2)
      #expect(run.errorText.contains("'--print-environment' writes json, but the format is"))
    }
  }
}

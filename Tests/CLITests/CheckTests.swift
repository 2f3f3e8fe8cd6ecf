import Foundation
import FoundationXML
import Testing

/// Frames as tests: `layoutc check`.
@Suite struct CheckTests {
  static let spec = """
    name: Library of mine
    states: {empty: {shelf: 0}, full: {shelf: 40}}
    sections:
      - {id: intro, items: [welcome], list: {rowHeight: 100}}
      - {id: shelf, items: [dune, emma, {id: run, count: 4}], header: 44, list: {rowHeight: 50}}
    """

  private func check(_ arguments: [String], in scratch: Scratch) throws -> ToolRun {
    try ToolRun.run(["check", "--no-config", "--against", "Frames"] + arguments, in: scratch.folder)
  }

  /// A folder with the spec and its frames.
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("library.layout.yaml", Self.spec)
    let run = try check(["library.layout.yaml", "--update"], in: scratch)
    #expect(run.code == 0, "\(run.errorText)")
    return scratch
  }

  /// What is found after a change of the spec.
  private func found(
    _ old: String, _ new: String, _ arguments: [String] = [], in scratch: Scratch
  ) throws -> [Substring] {
    let changed = Self.spec.replacingOccurrences(of: old, with: new)
    #expect(changed != Self.spec)
    _ = try scratch.file("library.layout.yaml", changed)
    let run = try check(["library.layout.yaml"] + arguments, in: scratch)
    #expect(run.code == (run.output.isEmpty ? 0 : 1), "\(run.errorText)")
    #expect(run.errorText.contains("add --update") == (run.code == 1))
    return run.outputText.split(separator: "\n")
  }

  /// Frames are written and compared as they come: in 64 MB, where they take 41 and as much again.
  @Test func manyFramesAreStreamed() throws {
    let scratch = try Scratch()
    func write(_ height: Int) throws {
      _ = try scratch.file(
        "s.yaml",
        "sections: [{items: 300000, group: {horizontal: {size: 100% x \(height), subitems: [{item: {}}]}}}]\n"
      )
    }
    func check(_ options: String) throws -> ToolRun {
      try ToolRun.shell(
        "ulimit -d 65536; \"$LAYOUTC\" check s.yaml --against frames \(options)", in: scratch.folder,
        environment: ["SWIFT_BACKTRACE": "enable=no"])
    }
    try write(44)
    #expect(try check("--update").code == 0)
    #expect(try check("").code == 0)
    try write(45)
    let changed = try check("")
    #expect(changed.code == 1)
    #expect(
      changed.outputText.contains("the frames differ; which of them is told of at most 100,000 elements"),
      "\(changed.outputText)\(changed.errorText)")
    _ = try scratch.file("s.yaml", "sections: [{items: 10100000000, list: plain}]\n")
    let refused = try check("--update")
    #expect(refused.code == 2)
    #expect(
      refused.errorText.contains("s, iphone-16 has 10,100,000,000 elements; check takes at most 5,000,000"),
      "\(refused.errorText)")
  }

  @Test func framesAreWhatBuildWrites() throws {
    let scratch = try folder()
    for state in ["default", "empty", "full"] {
      let options = state == "default" ? [] : ["--state", state]
      let build = try ToolRun.run(["build", "library.layout.yaml"] + options, in: scratch.folder)
      #expect(scratch.text("Frames/library-iphone-16-\(state).json") == build.outputText)
    }
    let again = try check(["library.layout.yaml"], in: scratch)
    #expect(again.code == 0 && again.output.isEmpty && again.errors.isEmpty)
  }

  @Test func saysWhatMoved() throws {
    let scratch = try folder()
    #expect(
      try found("rowHeight: 100", "rowHeight: 108", in: scratch) == [
        "library, iphone-16: the content is 393 x 452 pt, was 393 x 444 pt",
        "library, iphone-16: intro welcome is 8 pt taller",
        "library, iphone-16: all of shelf moved 8 pt down",
        "library, iphone-16, empty: the content is 393 x 152 pt, was 393 x 144 pt",
        "library, iphone-16, empty: intro welcome is 8 pt taller",
        "library, iphone-16, empty: shelf header moved 8 pt down",
        "library, iphone-16, full: the content is 393 x 2152 pt, was 393 x 2144 pt",
        "library, iphone-16, full: intro welcome is 8 pt taller",
        "library, iphone-16, full: all of shelf moved 8 pt down",
      ])
    #expect(try found("rowHeight: 100", "rowHeight: 108", ["--tolerance", "8"], in: scratch) == [])
    #expect(
      try found("[dune, emma,", "[dune, it, emma,", ["--state", "empty"], in: scratch) == [])
    let listed = try found("[dune, emma,", "[dune, it,", in: scratch)
    #expect(
      listed == [
        "library, iphone-16: shelf it appeared", "library, iphone-16: shelf emma disappeared",
        "library, iphone-16, full: shelf it appeared", "library, iphone-16, full: shelf emma disappeared",
      ])
    #expect(
      try found("header: 44", "header: {height: 44, zIndex: 7}", ["--state", "empty"], in: scratch) == [
        "library, iphone-16, empty: shelf header has zIndex 7, was 1"
      ])
  }

  /// What no element shows: the section's own box, and where its row rests.
  @Test func sectionsAreCompared() throws {
    let scratch = try Scratch()
    func rows(_ change: String = "", _ behavior: String = "groupPaging", insets: String = "0") throws {
      _ = try scratch.file(
        "rows.yaml",
        """
        environment: {container: 300 x 600}
        sections:
          - id: shelf
            items: 4
            contentInsets: {bottom: \(insets)}
            orthogonalScrollingBehavior: \(behavior)
            \(change)
            group: {horizontal: {size: 200 x 50, subitems: [{item: {}}]}}
          - {id: none, items: 0, list: plain}

        """)
    }
    func found(_ options: String...) throws -> [Substring] {
      try check(["rows.yaml"] + options, in: scratch).outputText.split(separator: "\n")
    }
    try rows()
    #expect(try check(["rows.yaml", "--update"], in: scratch).code == 0)
    #expect(try found() == [])
    try rows(insets: "12")
    #expect(
      try found() == [
        "rows, 300x600: the content is 300 x 62 pt, was 300 x 50 pt",
        "rows, 300x600: the section shelf is 12 pt taller",
        "rows, 300x600: the section none moved 12 pt down",
      ])
    #expect(try found("--tolerance", "12") == [])
    try rows("", "groupPagingCentered")
    #expect(
      try found() == [
        "rows, 300x600: shelf scrolls as groupPagingCentered, was groupPaging",
        "rows, 300x600: shelf rests at -50, 150, 350, 550, was 0, 200, 400, 500",
      ])
    try rows("", "continuous")
    #expect(
      try found() == [
        "rows, 300x600: shelf scrolls as continuous, was groupPaging",
        "rows, 300x600: shelf rests at any offset, was 0, 200, 400, 500",
      ])
    try rows("scroll: {x: 30}")
    #expect(try found().last == "rows, 300x600: shelf is scrolled by 30, was 0")
  }

  /// A state may be called as the spec's own items are in names of files.
  @Test func aStateCalledDefaultHasItsOwnFrames() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "a.yaml",
      """
      environment: {container: 300 x 600}
      states: {default: {shelf: 1}, state-default: {shelf: 2}}
      sections: [{id: shelf, items: 3, list: {rowHeight: 50}}]

      """)
    let update = try check(["a.yaml", "--update"], in: scratch)
    #expect(update.code == 0, "\(update.errorText)")
    for (file, count) in [("default", 3), ("state-default", 1), ("state-state-default", 2)] {
      #expect(scratch.text("Frames/a-300x600-\(file).json")?.contains("\"itemCount\": \(count)") == true)
    }
    #expect(try check(["a.yaml"], in: scratch).code == 0)
  }

  /// Neighboring elements that moved by different distances are reported together.
  @Test func manyMovesAreOneLine() throws {
    let scratch = try Scratch()
    func grid(_ spacing: Int) -> String {
      "sections: [{id: shop, items: 12, grid: {columns: 2, rowHeight: 40, spacing: \(spacing)}}]"
    }
    _ = try scratch.file("shop.yaml", grid(8))
    #expect(try check(["shop.yaml", "--size", "308x600", "--update"], in: scratch).code == 0)
    _ = try scratch.file("shop.yaml", grid(10))
    let run = try check(["shop.yaml", "--size", "308x600"], in: scratch)
    #expect(
      run.outputText.split(separator: "\n") == [
        "shop, 308x600: the content is 308 x 290 pt, was 308 x 280 pt",
        "shop, 308x600: shop 0 to 11 moved 0 to 1 pt right and 0 to 10 pt down, are 1 pt narrower",
      ])
  }

  /// Ids that do not count up are no range; moves to both sides say so.
  @Test func namesAndWaysAreTold() throws {
    let scratch = try Scratch()
    func grid(_ items: String, columns: Int = 3) throws {
      _ = try scratch.file(
        "shop.yaml", "sections: [{id: zz, items: \(items), grid: {columns: \(columns), rowHeight: 40}}]")
    }
    func found(_ options: String...) throws -> [Substring] {
      try check(["shop.yaml", "--size", "300x600"] + options, in: scratch).outputText.split(separator: "\n")
    }
    try grid("[a]")
    _ = try found("--update")
    try grid("[a, q, p, s, t]")
    #expect(try found().last == "shop, 300x600: zz q, p, s and t appeared")
    try grid("[a, q, p, s, t, b]")
    #expect(try found().last == "shop, 300x600: zz q … b (5 elements) appeared")
    try grid("[a, {id: run, count: 6}]")
    #expect(try found().last == "shop, 300x600: zz run-0 to run-5 appeared")
    try grid("12")
    _ = try found("--update")
    try grid("12", columns: 4)
    #expect(
      try found().last
        == "shop, 300x600: zz 0 to 11 moved 200 pt left to 225 pt right and 0 to 40 pt up, are 25 pt narrower"
    )
  }

  /// Words that move no frame are no findings, but `--update` writes them.
  @Test func wordsMakeNoDifference() throws {
    let scratch = try folder()
    #expect(try found("of mine", "of yours", in: scratch) == [])
    let run = try check(["library.layout.yaml", "--update"], in: scratch)
    #expect(run.outputText.split(separator: "\n").count == 3)
    #expect(scratch.text("Frames/library-iphone-16-full.json")?.contains("of yours") == true)
  }

  @Test func filesAreMissingOrLeftOver() throws {
    let scratch = try folder()
    // Not of this spec: another one's, and another program's.
    _ = try scratch.file("Frames/library-two-iphone-16-default.json", "{}")
    _ = try scratch.file("Frames/library-notes.json", "{}")
    let lines = try found("full:", "long:", in: scratch)
    #expect(
      lines == [
        "library, iphone-16, long: there are no frames yet: Frames/library-iphone-16-long.json",
        "Frames/library-iphone-16-full.json: no layout has these frames",
      ])
    #expect(try found("full:", "long:", ["--device", "iphone-16", "--state", "empty"], in: scratch) == [])
    #expect(try check(["library.layout.yaml", "--update"], in: scratch).code == 0)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appendingPathComponent("Frames").path)
    #expect(
      left.sorted() == [
        "library-iphone-16-default.json", "library-iphone-16-empty.json", "library-iphone-16-long.json",
        "library-notes.json", "library-two-iphone-16-default.json",
      ])
  }

  /// The name of a spec may be another's and a device, or bounds.
  @Test(arguments: ["ipad-mini", "ipad-mini-full", "300x600", "300x600-full", "iphone-16", "iphone-16-x"])
  func framesOfSpecsWithLongerNamesStay(ending: String) throws {
    let scratch = try Scratch()
    let spec = "sections: [{items: 2, grid: {columns: 2, rowHeight: 40}}]"
    _ = try scratch.file("shop.layout.yaml", spec)
    _ = try scratch.file("shop-\(ending).layout.yaml", spec)
    let both = ["shop.layout.yaml", "shop-\(ending).layout.yaml"]
    #expect(try check(both + ["--update"], in: scratch).code == 0)
    #expect(try check(["shop.layout.yaml"], in: scratch).outputText.isEmpty)
    #expect(try check(["shop.layout.yaml", "--update"], in: scratch).outputText.isEmpty)
    #expect(try check(both, in: scratch).code == 0)
    // What only the one spec can have had is still left over.
    _ = try scratch.file("shop.layout.yaml", "environment: {container: 300 x 500}\n" + spec)
    let run = try check(["shop.layout.yaml"], in: scratch)
    #expect(run.outputText.contains("Frames/shop-iphone-16-default.json: no layout has these frames\n"))
  }

  @Test func devicesHaveFilesOfTheirOwn() throws {
    let scratch = try folder()
    let options = [
      "--device", "iphone-16,ipad-mini", "--orientation", "portrait,landscape", "--state", "full",
    ]
    #expect(try check(["library.layout.yaml", "--update"] + options, in: scratch).code == 0)
    for device in ["iphone-16", "iphone-16-landscape", "ipad-mini", "ipad-mini-landscape"] {
      #expect(scratch.text("Frames/library-\(device)-full.json") != nil, "\(device)")
    }
    #expect(try check(["library.layout.yaml"] + options, in: scratch).code == 0)
  }

  /// Frames that were recorded with `--device` have no layout without it.
  @Test func framesOfOtherDevicesAreTold() throws {
    let scratch = try folder()
    #expect(
      try check(["library.layout.yaml", "--device", "iphone-16,ipad-mini", "--update"], in: scratch).code == 0
    )
    let run = try check(["."], in: scratch)
    #expect(run.code == 1)
    #expect(
      run.errorText.hasSuffix(
        "\nlayoutc: the frames of ipad-mini are compared with --device iphone-16,ipad-mini; --update removes them\n"
      ),
      "\(run.errorText)")
    #expect(try check([".", "--device", "iphone-16,ipad-mini"], in: scratch).code == 0)
  }

  /// Half a screen is higher than wide however the device is held.
  @Test func devicesInHalfAScreenHaveFilesOfTheirOwn() throws {
    let scratch = try folder()
    let options = [
      "--device", "ipad-pro-11-split-half", "--orientation", "portrait,landscape", "--state", "full",
    ]
    #expect(try check(["library.layout.yaml", "--update"] + options, in: scratch).code == 0)
    for device in ["ipad-pro-11-split-half", "ipad-pro-11-split-half-landscape"] {
      #expect(scratch.text("Frames/library-\(device)-full.json") != nil, "\(device)")
    }
    #expect(try check(["library.layout.yaml"] + options, in: scratch).code == 0)
  }

  /// Layouts with the same name are refused before anything is solved or written.
  @Test func clashesAreFoundFirst() throws {
    let scratch = try folder()
    for name in ["one", "two"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    _ = try scratch.file("one/wall.yaml", "sections: [{items: 2, list: plain}]")
    _ = try scratch.file("two/wall.yaml", "sections: [{items: 3, list: plain}]")
    let run = try check(["one/wall.yaml", "two/wall.yaml", "--update"], in: scratch)
    #expect(run.code == 2)
    #expect(
      run.errorText.contains("two layouts would have their frames in Frames/wall-iphone-16-default.json"))
    #expect(scratch.text("Frames/wall-iphone-16-default.json") == nil)
  }

  @Test(arguments: ["", "{}", "[1]", "{\"version\": 1, \"contentSize\": {}, \"elements\": []}", "\u{0}"])
  func brokenFramesAreAFinding(text: String) throws {
    let scratch = try folder()
    _ = try scratch.file("Frames/library-iphone-16-empty.json", text)
    let run = try check(["library.layout.yaml"], in: scratch)
    #expect(run.code == 1)
    #expect(run.outputText.contains("has no frames as 'layoutc build' writes them"))
  }

  @Test func errorsOfASpecAreFindings() throws {
    let scratch = try folder()
    _ = try scratch.file("wrong.yaml", "sections: 3")
    let run = try check(["wrong.yaml", "library.layout.yaml"], in: scratch)
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(try check(["missing.yaml", "library.layout.yaml"], in: scratch).code == 2)
  }

  @Test(arguments: ["wrong.yaml", "missing.yaml"]) func aSpecWithErrorsIsNamedOnce(name: String) throws {
    let scratch = try folder()
    _ = try scratch.file("wrong.yaml", "sections: 3")
    let run = try check([name, "library.layout.yaml", name, "--format", "json"], in: scratch)
    #expect(run.outputText.components(separatedBy: #""spec": "\#(name)""#).count == 2)
    #expect(run.errorText.components(separatedBy: name).count == 2)
  }

  /// Each format says what failed, not just that something did.
  @Test(arguments: [
    ("wrong.yaml", "json", #""message": "sections is 3; expected a list", "file": "wrong.yaml", "line": 1"#),
    (
      "wrong.yaml", "github",
      "::error file=wrong.yaml,line=1,title=layoutc check::sections is 3; expected a list"
    ),
    ("wrong.yaml", "junit", "wrong.yaml:1: sections is 3; expected a list"),
    ("missing.yaml", "json", #""message": "cannot read missing.yaml: "#),
    ("missing.yaml", "github", "::error file=missing.yaml,title=layoutc check::cannot read missing.yaml: "),
    ("missing.yaml", "junit", "cannot read missing.yaml: "),
  ])
  func saysWhyASpecFails(name: String, format: String, text: String) throws {
    let scratch = try folder()
    _ = try scratch.file("wrong.yaml", "sections: 3")
    let run = try check([name, "--format", format], in: scratch)
    #expect(run.outputText.contains(text), "\(run.outputText)")
  }

  // MARK: Folders

  @Test func aFolderIsSearchedForSpecs() throws {
    let scratch = try folder()
    _ = try scratch.file("Specs/a.layout.yaml", Self.spec)
    _ = try scratch.file("Specs/Inner/b.yaml", Self.spec)
    _ = try scratch.file("Specs/values.yaml", "gap: 8")
    let run = try check(["Specs", "--update"], in: scratch)
    #expect(run.code == 0)
    #expect(scratch.text("Frames/a-iphone-16-default.json") != nil)
    #expect(scratch.text("Frames/b-iphone-16-default.json") != nil)
    // The recorded frames are no specs.
    let again = try check([".", "--format", "json"], in: scratch)
    #expect(again.code == 0 && again.errorText.isEmpty, "\(again.errorText)")
    #expect(try check(["Frames"], in: scratch).errorText.contains("no spec in Frames"))
  }

  /// Frames whose spec is gone are told, and kept.
  @Test func framesWithoutASpecAreTold() throws {
    let scratch = try folder()
    _ = try scratch.file("Specs/charts.layout.yaml", Self.spec)
    _ = try scratch.file("Specs/other.layout.yaml", Self.spec)
    #expect(try check(["Specs", "--update"], in: scratch).code == 0)
    // Another run checks the other specs of the folder.
    let alone = try check(["Specs/other.layout.yaml"], in: scratch)
    #expect(alone.code == 0 && !alone.errorText.contains("charts"))
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("Specs/charts.layout.yaml"))
    let run = try check(["Specs"], in: scratch)
    #expect(run.code == 0)
    #expect(
      run.errorText.contains(
        "Frames/charts-iphone-16-default.json: recorded for charts, which is not beside these specs"))
    // Where only some specs are checked, the others may lie anywhere.
    let one = try check(["Specs/other.layout.yaml"], in: scratch)
    #expect(one.code == 0 && one.errorText.isEmpty, "\(one.errorText)")
    let github = try check(["Specs", "--format", "github"], in: scratch)
    #expect(github.outputText.contains("::warning file=Frames/charts-iphone-16-default.json,"))
    #expect(try check(["Specs", "--update"], in: scratch).code == 0)
    #expect(scratch.text("Frames/charts-iphone-16-default.json") != nil)
  }

  @Test(arguments: [
    (["check", "library.layout.yaml"], "add --against DIR"),
    (["check", "--against", "Frames"], "check takes specs"),
    (
      ["check", "library.layout.yaml", "--against", "Frames", "--tolerance", "-1"],
      "expected a number of points"
    ),
    (["check", "library.layout.yaml", "Copy", "--against", "Frames"], "two layouts would have"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let scratch = try folder()
    _ = try scratch.file("Copy/library.yaml", Self.spec)
    let run = try ToolRun.run(arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    #expect(scratch.text("library.layout.yaml") != nil)
  }

  // MARK: Formats

  /// A folder whose spec is not as its frames any more.
  private func changedFolder() throws -> Scratch {
    let scratch = try folder()
    let changed = Self.spec.replacingOccurrences(of: "rowHeight: 100", with: "rowHeight: 108")
      .replacingOccurrences(of: "[dune, emma,", with: "[dune,")
    _ = try scratch.file("library.layout.yaml", changed)
    return scratch
  }

  @Test func tellsProgramsWhatMoved() throws {
    let scratch = try changedFolder()
    let run = try check(["library.layout.yaml", "--format", "json", "--state", "empty"], in: scratch)
    #expect(run.code == 1)
    let document = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let layout = try #require((document["layouts"] as? [[String: Any]])?.first)
    #expect(layout["spec"] as? String == "library.layout.yaml")
    #expect(layout["device"] as? String == "iphone-16")
    #expect(layout["state"] as? String == "empty")
    #expect(layout["status"] as? String == "changed")
    #expect((layout["differences"] as? [String])?.last == "shelf header moved 8 pt down")
    let header = try #require((layout["elements"] as? [[String: Any]])?.last)
    #expect((header["old"] as? [String: Any])?["y"] as? Int == 100)
    #expect((header["new"] as? [String: Any])?["y"] as? Int == 108)
    #expect((document["summary"] as? [String: Any])?["changed"] as? Int == 1)
  }

  /// Every layout has a result; specs with errors and frames without a layout are reported, too.
  @Test func everyLayoutHasAResult() throws {
    let scratch = try changedFolder()
    _ = try scratch.file("wrong.yaml", "sections: 3\n")
    try FileManager.default.removeItem(
      at: scratch.folder.appendingPathComponent("Frames/library-iphone-16-empty.json"))
    let run = try check(["library.layout.yaml", "wrong.yaml", "-f", "json"], in: scratch)
    #expect(run.code == 1)
    let document = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let layouts = document["layouts"] as? [[String: Any]] ?? []
    #expect(layouts.map { $0["status"] as? String } == ["changed", "missing", "changed"])
    #expect((document["failedSpecs"] as? [[String: Any]])?.map { $0["spec"] as? String } == ["wrong.yaml"])
    let same = try check(["library.layout.yaml", "--update"], in: scratch)
    #expect(same.code == 0)
    _ = try scratch.file(
      "library.layout.yaml", Self.spec.replacingOccurrences(of: ", full: {shelf: 40}", with: ""))
    let stale = try check(["library.layout.yaml", "-f", "json", "--tolerance", "1000"], in: scratch)
    let rest = try #require(try JSONSerialization.jsonObject(with: stale.output) as? [String: Any])
    #expect(rest["stale"] as? [String] == ["Frames/library-iphone-16-full.json"])
  }

  @Test func annotatesAndReportsTests() throws {
    let scratch = try changedFolder()
    let github = try check(["library.layout.yaml", "--format", "github", "--state", "empty"], in: scratch)
    #expect(
      github.outputText.hasPrefix(
        "::error file=library.layout.yaml,title=layoutc check%3A library%2C iphone-16%2C empty::"))
    #expect(github.outputText.hasSuffix("%0Ashelf header moved 8 pt down\n"))
    let junit = try check(["library.layout.yaml", "-o", "results.xml"], in: scratch)
    #expect(junit.code == 1)
    let document = try XMLDocument(data: Data(try #require(scratch.text("results.xml")).utf8))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "failures")?.stringValue == "3")
    let names = suite.elements(forName: "testcase").map { $0.attribute(forName: "name")?.stringValue }
    #expect(names == ["iphone-16", "iphone-16, empty", "iphone-16, full"])
    _ = try check(["library.layout.yaml", "--update"], in: scratch)
    let fine = try check(["library.layout.yaml", "-f", "junit"], in: scratch)
    #expect(fine.code == 0)
    #expect(fine.outputText.contains("tests=\"3\" failures=\"0\" errors=\"0\""))
  }

  /// Frames that are a link to a spec are not written.
  @Test func updateSparesSpecs() throws {
    let scratch = try changedFolder()
    let path = try scratch.file("list.layout.yaml", "sections: [{id: a, items: 3, list: plain}]\n")
    try FileManager.default.removeItem(atPath: scratch.folder.appendingPathComponent("Frames").path)
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("Frames"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("Frames/list-iphone-16-default.json").path,
      withDestinationPath: path)
    let run = try check(["list.layout.yaml", "--update"], in: scratch)
    #expect(run.code == 2 && run.errorText.contains("leads to a spec that is read"), "\(run.errorText)")
    #expect(scratch.text("list.layout.yaml")?.hasPrefix("sections:") == true)
  }

  /// What moved is drawn where it is, and in dashes where it was.
  @Test func drawsWhatMoved() throws {
    let scratch = try changedFolder()
    let one = try check(["library.layout.yaml", "-f", "svg", "--state", "empty"], in: scratch)
    #expect(one.code == 1)
    let picture = try XMLDocument(data: one.output)
    let origins = try picture.nodes(forXPath: "//*[@id='origins']/*[@class='origin']")
    #expect(origins.count == 2)
    #expect(one.outputText.contains("moved, was 393 x 44 at 0, 100"))
    let several = try check(["library.layout.yaml", "-f", "svg"], in: scratch)
    #expect(several.code == 2)
    #expect(several.errorText.contains("3 outputs would go to standard output"))
    let files = try check(["library.layout.yaml", "-o", "{file}-{state}.svg"], in: scratch)
    #expect(files.code == 1)
    for state in ["default", "empty", "full"] { #expect(scratch.text("library-\(state).svg") != nil) }
    // A cell that is gone is outlined, too.
    #expect(scratch.text("library-default.svg")?.contains("class=\"gone\"") == true)
  }

  @Test func drawsAllOnOnePage() throws {
    let scratch = try changedFolder()
    let run = try check(["library.layout.yaml", "-o", "changes.html"], in: scratch)
    #expect(run.code == 1)
    let page = try #require(scratch.text("changes.html"))
    #expect(page.components(separatedBy: "data:image/svg+xml;base64,").count == 4)
    #expect(page.contains("<li>shelf header moved 8 pt down</li>"))
    _ = try check(["library.layout.yaml", "--update"], in: scratch)
    let same = try check(["library.layout.yaml", "-f", "html"], in: scratch)
    #expect(same.code == 0 && same.outputText.contains("All layouts are as they were."))
    let none = try check(["library.layout.yaml", "-f", "svg"], in: scratch)
    #expect(none.code == 0 && none.output.isEmpty)
  }

  /// The page tells of specs with errors and of frames without a layout, also beside layouts that changed.
  @Test func thePageTellsOfAll() throws {
    let scratch = try folder()
    _ = try scratch.file("wrong.yaml", "sections: 3 # <b>")
    let failed = try check(["wrong.yaml", "missing.yaml", "library.layout.yaml", "-f", "html"], in: scratch)
    #expect(failed.code == 2)
    #expect(failed.outputText.contains("<li>wrong.yaml:1: sections is 3; expected a list</li>"))
    #expect(failed.outputText.contains("<li>cannot read missing.yaml: "))
    #expect(!failed.outputText.contains("All layouts are as they were."))
    let changed = Self.spec.replacingOccurrences(of: "full:", with: "long:")
    _ = try scratch.file("library.layout.yaml", changed)
    let both = try check(["wrong.yaml", "library.layout.yaml", "-f", "html"], in: scratch)
    #expect(both.outputText.contains("<p>1 layout not as before."))
    #expect(both.outputText.contains("<li>wrong.yaml:1: "))
    let stale = try check(["library.layout.yaml", "-f", "html"], in: scratch)
    #expect(
      stale.outputText.contains("<li>Frames/library-iphone-16-full.json: no layout has these frames</li>"))
    try FileManager.default.removeItem(
      at: scratch.folder.appendingPathComponent("Frames/library-iphone-16-empty.json"))
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("Frames/library-iphone-16-empty.json"),
      withIntermediateDirectories: true)
    let unread = try check(["library.layout.yaml", "-f", "html"], in: scratch)
    #expect(unread.outputText.contains("<li>cannot read Frames/library-iphone-16-empty.json: "))
  }

  @Test(arguments: [
    (["--update", "-f", "json"], "option '--update' writes frames, and stands beside the format json"),
    (["-o", "library.layout.yaml", "-f", "json"], "the output is the spec itself"),
    (["-f", "csv"], "expected one of text, json, github, junit, svg, html"),
    (["-o", "d.png"], "only build writes a png\nlayoutc: write an svg or html"),
    (["-o", "d.JPG"], "layoutc writes no jpg"),
    (["-o", "d.svg"], "layoutc: or write one page with all of them: --output changes.html"),
  ])
  func refusesWhatHasNoMeaning(arguments: [String], message: String) throws {
    let scratch = try changedFolder()
    let run = try check(["library.layout.yaml"] + arguments, in: scratch)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(message), "\(run.errorText)")
  }
}

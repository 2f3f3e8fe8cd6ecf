import Foundation
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

  /// Elements side by side that moved each a bit differently are told of together.
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

  @Test(arguments: [
    (["check", "library.layout.yaml"], "add --against DIR"),
    (["check", "--against", "Frames"], "check takes a spec"),
    (
      ["check", "library.layout.yaml", "--against", "Frames", "--tolerance", "-1"],
      "expected a number of points"
    ),
    (
      ["check", "library.layout.yaml", "library.layout.yaml", "--against", "Frames"], "two layouts would have"
    ),
  ])
  func refuses(arguments: [String], text: String) throws {
    let scratch = try folder()
    let run = try ToolRun.run(arguments, in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
    #expect(scratch.text("library.layout.yaml") != nil)
  }
}

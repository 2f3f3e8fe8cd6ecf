import Foundation
import Testing

/// Pictures in the terminal, from the command line.
@Suite struct ShowTests {
  static let spec = """
    name: Shelf
    states: {empty: {shelf: 0}, full: {shelf: [dune, emma]}}
    sections:
      - id: shelf
        items: 100
        grid: {columns: 2, rowHeight: 44, spacing: 8}
    """
  /// Nothing of the test's own terminal and locale.
  private static let bare = ["LC_ALL": "", "LC_CTYPE": "", "LANG": "", "COLUMNS": ""]

  private func show(
    _ arguments: [String], _ environment: [String: String] = [:], spec: String = Self.spec
  ) throws -> String {
    let run = try ToolRun.run(
      ["show", "-", "--no-lint"] + arguments, input: Data(spec.utf8),
      environment: Self.bare.merging(environment) { $1 })
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText
  }

  private func widest(_ text: String) -> Int { text.split(separator: "\n").map(\.count).max() ?? 0 }

  @Test(arguments: [
    ([:], [], false), (["LANG": "en_US.UTF-8"], [], true), (["LC_ALL": "C", "LANG": "C.UTF-8"], [], false),
    (["LC_CTYPE": "de_DE.utf8@euro"], [], true), (["LANG": "C.UTF-8"], ["--ascii"], false),
  ])
  func alphabetGoesByTheLocale(environment: [String: String], arguments: [String], isUnicode: Bool) throws {
    let text = try show(arguments, environment)
    #expect(text.contains("┌") == isUnicode)
    #expect(text.utf8.allSatisfy { $0 < 128 } != isUnicode)
  }

  @Test func width() throws {
    #expect(widest(try show([])) == 80)
    #expect(widest(try show([], ["COLUMNS": "60"])) == 60)
    #expect(widest(try show(["--width", "40"], ["COLUMNS": "60"])) == 40)
    #expect(widest(try show([], ["COLUMNS": "none"])) == 80)
    // A phone is not blown up.
    #expect(widest(try show(["--width", "1000"])) == 99)
  }

  @Test func statesStandBelowEachOther() throws {
    let text = try show(["--state", "empty,full", "--device", "iphone-se"])
    let pictures = text.components(separatedBy: "\n\nShelf\n")
    #expect(pictures.count == 2)
    #expect(pictures[0] == "Shelf\niphone-se - state empty - 375 x 667\n")
    #expect(pictures.last?.contains(" dune ") == true && pictures.last?.contains(" emma ") == true)
  }

  @Test func longLayoutsSayWhatTheyShow() throws {
    #expect(try show([]).hasSuffix("showing 0 to 793 of 2,592 points; --all draws everything\n"))
    let all = try show(["--all"])
    #expect(all.contains(" 99 ") && !all.contains("showing"))
    let long = "sections: [{items: 1000000, grid: {columns: 1, rowHeight: 4000}}]"
    let text = try show(["--all", "--width", "10"], spec: long)
    #expect(text.split(separator: "\n").count < 100_100)
    #expect(text.split(separator: "\n").suffix(4).joined(separator: " ").contains("of 4,000,000,000 points"))
  }

  /// Content that sticks out at the side makes the picture smaller, not wider.
  @Test func wideContentFits() throws {
    let wide = """
      sections: [{items: 2, group: {horizontal: {size: 5000 x 900, subitems: [item: 50% x 100%]}}}]
      """
    for options in [[], ["--all"]] {
      #expect(widest(try show(["--width", "60"] + options, spec: wide)) <= 60)
    }
  }

  /// What a terminal would obey is not written, and wide characters take two columns.
  @Test func textIsHarmless() throws {
    let hostile = #"{"sections": [{"items": ["a\u001b[31mb\u202e", "書籍"], "list": "plain"}]}"#
    let text = try show(["--width", "40"], ["LANG": "C.UTF-8"], spec: hostile)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.contains(" a\u{FFFD}[31mb\u{FFFD} "))
    let line = try #require(text.split(separator: "\n").first { $0.contains("書籍") })
    #expect(line.count == 38)
    #expect(try show(["--width", "40"], spec: hostile).contains(" ?? "))
  }

  @Test(arguments: [
    (["--width", "9"], "expected a whole number from 10 to 1000"), (["a", "b"], "show takes one spec"),
    (["--output", "x"], "unknown option '--output' for 'show'"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let run = try ToolRun.run(["show"] + arguments, input: Data(Self.spec.utf8))
    #expect(run.code == 2)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  @Test func errorsGiveNoPicture() throws {
    let run = try ToolRun.run(["show", "-"], input: "sections: 3")
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
  }
}

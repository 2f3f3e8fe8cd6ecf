import Foundation
import LayoutLint
import Testing

/// `layoutc explain`, as a shell sees it.
@Suite struct ExplainTests {
  /// Examples are drawn, as far as they have a layout; near misses are not.
  @Test func drawsExamples() throws {
    let utf8 = ["LC_ALL": "C.UTF-8"]
    let run = try ToolRun.run(["explain", "cross-axis-overflow"], environment: utf8)
    let picture = """
      subitems: [{item: 50% x 80}]

          ┌──────────────────────┬───────────────────────┐
      """
    #expect(run.outputText.contains(picture))
    #expect(run.outputText.contains("\n    ...\n"))
    let plain = try ToolRun.run(["explain", "cross-axis-overflow"], environment: ["LC_ALL": "C"])
    #expect(plain.outputText.contains("\n    +----------------------+-----------------------+\n"))
    #expect(plain.output.allSatisfy { $0 < 0x80 })
    let none = try ToolRun.run(["explain", "syntax-error"], environment: utf8)
    #expect(none.code == 0)
    let wrong = none.outputText.components(separatedBy: "\nRight: ")
    #expect(wrong.count > 1 && !wrong[0].contains("┌") && wrong[1].contains("┌"))
  }

  @Test func tellsAllOfARule() throws {
    let run = try ToolRun.run(["explain", "count-overrides-item-size"])
    #expect(run.code == 0)
    let metadata = try #require(RuleRegistry.named("count-overrides-item-size"))
    let text = run.outputText
    #expect(text.hasPrefix("count-overrides-item-size: \(metadata.summary)\n"))
    for example in metadata.bad + metadata.good + metadata.nearMisses {
      #expect(text.contains(": \(example.title)\n"))
    }
    #expect(!text.contains("# <-"))
    #expect(text.contains("example.yaml:6:25: info: the item's width of 100 has no effect"))
    #expect(text.contains("# layoutc:ignore count-overrides-item-size -- REASON"))
  }

  /// Every bad example is shown with a finding, no other example with one.
  @Test func showsWhatIsFound() throws {
    let ids = RuleRegistry.ids.map(\.name)
    let run = try ToolRun.run(["explain", "--format", "json"] + ids)
    #expect(run.code == 0)
    let document = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ids)
    for rule in rules {
      let id = rule["id"] as? String ?? ""
      for (key, isFound) in [("bad", true), ("good", false), ("nearMisses", false)] {
        for example in rule[key] as? [[String: Any]] ?? [] {
          let findings = try #require(example["findings"] as? [[String: Any]])
          if (example["spec"] as? String)?.hasPrefix("import UIKit") == true { continue }
          #expect(findings.isEmpty != isFound, "\(id): \(example["title"] ?? "")")
          #expect(findings.allSatisfy { $0["rule"] as? String == id })
        }
      }
    }
  }

  @Test func listsTheRulesThatAreBuilt() throws {
    let run = try ToolRun.run(["explain", "--list"])
    #expect(run.code == 0)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == RuleRegistry.ids.map(\.name).sorted().map { $0[...] })
    let optIn = RuleRegistry.metadata.filter(\.isOptIn).map(\.id.name).sorted()
    #expect(lines.filter { $0.hasSuffix("(opt-in)") }.map { String($0.prefix { $0 != " " }) } == optIn)
  }

  @Test func offersTheNearestRule() throws {
    let run = try ToolRun.run(["explain", "unused-defintion"])
    #expect(run.code == 2)
    #expect(run.errorText.contains("did you mean 'unused-definition'?"))
    #expect(run.output.isEmpty)
  }

  /// A part of a name, or its words in another order.
  @Test(arguments: [
    ("estimated-insets", "did you mean 'estimated-insets-ignored'?"),
    ("insets-estimated", "did you mean 'estimated-insets-ignored'?"),
    ("decoration", "rules of such a name: "), ("-", "'layoutc explain --list' lists the rules"),
  ])
  func offersRulesOfSuchAName(name: String, help: String) throws {
    let run = try ToolRun.run(["explain", "--", name])
    #expect(run.code == 2)
    #expect(run.errorText.contains(help), "\(run.errorText)")
  }

  /// A rule whose findings are also errors of the reader does not promise that all of them can be turned off.
  @Test(arguments: [("nonpositive-dimension", true), ("adaptive-gap", true), ("ragged-row", false)])
  func saysWhichFindingsStay(rule: String, stays: Bool) throws {
    let run = try ToolRun.run(["explain", rule])
    #expect(run.outputText.replacing("\n", with: " ").contains("that error stays, whatever") == stays)
  }

  static let crashes = Fixtures.specs(in: "crashes", ["txt"])

  /// Logs as they are pasted: the cause stands first, once, and what the numbers in them say.
  @Test(arguments: crashes) func readsWhatALogSays(_ name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("crashes")
    let log = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let run = try ToolRun.run(["explain", "--crash", "-"], input: log)
    #expect(run.code == 0, "\(run.errorText)")
    try Fixtures.expect(
      run.outputText, toMatch: folder.appendingPathComponent(name.replacing(".txt", with: ".expected")))
    let causes = run.outputText.split(separator: "\n").filter { $0.hasPrefix("UIKit tells of") }
    #expect(causes.count == 1)
  }

  /// The crash that every app has seen is none of the layout.
  @Test(arguments: [
    "*** 'Invalid update: invalid number of items in section 0. The number of items contained in an existing section",
    "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or",
    "attempt to delete item 7 from section 0 which only contains 3 items before the update",
  ])
  func tellsDataSourcesFromLayouts(message: String) throws {
    let run = try ToolRun.run(["explain", "--crash", message])
    #expect(run.code == 0)
    #expect(
      run.outputText.replacing("\n", with: " ").contains("a matter of the data source, not of the layout."))
    #expect(run.outputText.contains("layoutc diff SPEC --from STATE --to STATE --format updates\n"))
    #expect(!run.outputText.contains("Find it:"))
  }

  @Test func readsACrashLog() throws {
    let log = "17  App  0x1\nError: ... This group cannot fit\n    even a single item. Inspect\n"
    for arguments in [["--crash", "-"], ["--crash=-"]] {
      let run = try ToolRun.run(["explain"] + arguments, input: log)
      #expect(run.code == 0)
      #expect(run.outputText.contains("layoutc lint --select edge-spacing-overflow,group-cannot-fit-item"))
    }
  }

  @Test func saysWhereNoMessageIsKnown() throws {
    let run = try ToolRun.run(["explain", "--crash", "EXC_BAD_ACCESS"])
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("no message of UIKit"))
    let json = try ToolRun.run(["explain", "--crash", "EXC_BAD_ACCESS", "--format", "json"])
    #expect(json.code == 1)
    #expect(json.outputText == "{\n  \"version\": 1,\n  \"crashes\": []\n}\n")
  }

  @Test(arguments: [
    [], ["--list", "ragged-row"], ["--crash", "x", "ragged-row"], ["--list", "--crash", "x"],
    ["--format", "yaml", "ragged-row"],
  ])
  func refusesWrongUsage(arguments: [String]) throws {
    let run = try ToolRun.run(["explain"] + arguments)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
  }
}

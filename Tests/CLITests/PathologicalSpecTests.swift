import Foundation
import TestSupport
import Testing

/// Small specs that once took minutes, gigabytes or the stack. Each is linted, in CI also built, by a process that may take some seconds of a
/// processor and 2 GB of addresses: what once was quadratic takes far more.
@Suite struct PathologicalSpecTests {
  private static let box = "group: {horizontal: {size: 100% x 44, subitems: [{item: {}}]}}"

  /// How many names or definitions the long chains have.
  private static let length = exampleCount(3_000, of: 10_000)

  /// How many seconds of a processor a process may take.
  private static let seconds = exampleCount(15, of: 30)

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  private static let cases: [String: String] = [
    "a chain of definitions that nothing uses": """
    define:
      d0: {item: {}}
    \(lines(length - 1) { "  d\($0 + 1): {use: d\($0)}" })sections: [{items: 3, \(box)}]
    """,
    "a circle of definitions": """
    define:
    \(lines(length) { "  d\($0): {use: d\(($0 + length - 1) % length)}" })sections: [{items: 3, \(box)}]
    """,
    "a chain of names that nothing uses": """
    let:
      a0: 1
    \(lines(length - 1) { "  a\($0 + 1): \"${a\($0) + 1}\"" })sections: [{items: 3, \(box)}]
    """,
    "a circle of names": """
    let:
    \(lines(length) { "  a\($0): \"${a\(($0 + length - 1) % length) + 1}\"" })sections: [{items: 3, \(box)}]
    """,
    "uses of what is not defined, beside as many definitions": """
    define:
    \(lines(4_000) { "  cardname\($0): {item: {}}" })sections:
    \(lines(4_000) { "- {items: 1, group: {use: cardnam\($0)}}" })
    """,
    "unknown sections in a state, beside many sections": """
    sections:
    \(lines(2_500) { "- {id: section\($0), items: 3, \(box)}" })states:
      full: {\((0..<4_000).map { "sectiom\($0): 3" }.joined(separator: ", "))}
    """,
    "kinds that are not registered, beside many that are": """
    registrations: {supplementary: [\((0..<10_000).map { "kind\($0)" }.joined(separator: ", "))]}
    sections:
    - items: 3
      \(box)
      boundarySupplementaryItems:
    \(lines(1_000) { "  - {elementKind: kimd\($0), size: 20 x 20, alignment: top}" })
    """,
    "functions of thousands of numbers": """
    sections:
    - items: 300
      group:
        custom:
          size: 100% x 1000
          count: 300
          frame: ["${min(\(Array(repeating: "index", count: 2_700).joined(separator: ",")))}", 0, 9, 9]
    """,
    "a custom group with thousands of names": """
    sections:
    - items: 100
      group:
        custom:
          size: 100% x 1000
          count: 100
          let: {\((0..<length).map { "name\($0): \"${index + \($0)}\"" }.joined(separator: ", "))}
          frame: ["${name0}", "${name\(length - 1)}", 9, 9]
    """,
  ]

  @Test(arguments: cases.keys.sorted(), triesAllExamples ? ["lint", "build -o /dev/null -f json"] : ["lint"])
  func endsSoon(name: String, command: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", try #require(Self.cases[name]))
    let run = try ToolRun.shell(
      "ulimit -t \(Self.seconds); ulimit -v 2000000; \"$LAYOUTC\" \(command) spec.yaml", in: scratch.folder)
    #expect(run.code == 0 || run.code == 1, "\(run.errorText.suffix(400))")
  }

  /// In code each name is declared behind those that it uses, in whatever order they are written; a long chain takes neither the stack
  /// nor quadratic time.
  @Test(arguments: [false, true]) func chainsOfNamesBecomeCode(areReversed: Bool) throws {
    let names = ["  a0: 1"] + (1..<Self.length).map { "  a\($0): \"${a\($0 - 1) + 1}\"" }
    let last = "a\(Self.length - 1)"
    let scratch = try Scratch()
    _ = try scratch.file(
      "spec.yaml",
      "let:\n\((areReversed ? names.reversed() : names).joined(separator: "\n"))\n"
        + "sections: [{items: 3, contentInsets: \"${\(last) / 1000}\", \(Self.box)}]\n")
    let run = try ToolRun.shell(
      "ulimit -t \(Self.seconds); \"$LAYOUTC\" convert --to swift spec.yaml", in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText.suffix(400))")
    #expect(run.outputText.contains("private static let a0: CGFloat = 1\n"))
    #expect(run.outputText.contains("private static let \(last): CGFloat = a\(Self.length - 2) + 1\n"))
  }

  /// The limits on memory are asked before so much of it is needed.
  @Test func tooLittleMemoryIsTold() throws {
    let scratch = try Scratch()
    for name in ["old.yaml", "new.yaml"] {
      _ = try scratch.file(name, "sections: [{items: 3, \(Self.box)}]\n")
    }
    _ = try scratch.file(
      "long.yaml",
      "sections:\n\(Self.lines(40_000) { "- {items: \($0 % 9), grid: {columns: 3, rowHeight: 44}}" })")
    for command in ["diff old.yaml new.yaml --items 400000", "build long.yaml"] {
      let run = try ToolRun.shell("ulimit -v 300000; \"$LAYOUTC\" \(command)", in: scratch.folder)
      #expect(run.code == 2 && run.errorText.contains("there is not enough memory"), "\(run.errorText)")
    }
  }

  /// A log is looked through once for each known message, as fast as memory is read.
  @Test func longLogsAreExplained() throws {
    let words = exampleCount(5_500, of: 22_000)
    let log = String(repeating: "NSInvalidArgument reason item size group ", count: words)
    let scratch = try Scratch()
    _ = try scratch.file("log", log + "cannot fit even a single item")
    let run = try ToolRun.shell(
      "ulimit -t \(Self.seconds); \"$LAYOUTC\" explain --crash - <log", in: scratch.folder)
    #expect(run.code == 0 && run.outputText.contains("larger, with its spacing"), "\(run.errorText)")
  }

  /// Sizes that depend on the index are computed for each cell: as many steps as end in a moment.
  @Test func measuredSizesHaveAStepLimit() throws {
    let sum = (["index"] + Array(repeating: "1", count: 8_000)).joined(separator: "+")
    func spec(_ count: Int) -> String {
      "sections: [{items: [{count: \(count), measured: {height: \"${\(sum)}\"}}], waterfall: {columns: 3}}]"
    }
    let refused = try ToolRun.run(["build"], input: spec(1_000_000))
    #expect(refused.code == 1)
    #expect(
      refused.errorText.contains(
        "error: measured sizes that differ between cells take more than 400000000 steps to compute [resource-limit]"
      ),
      "\(refused.errorText.prefix(400))")
    #expect(try ToolRun.run(["build", "-o", "/dev/null", "-f", "json"], input: spec(100)).code == 0)
  }

  /// What a spec's states have in common is looked at once, not once more for each of them.
  @Test(arguments: ["lint", "build -o out/{state}.json"])
  func thousandsOfStates(command: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "spec.yaml",
      """
      sections: [{id: s, items: 3, \(Self.box)}]
      states:
      \(Self.lines(exampleCount(600, of: 2_000)) { "  s\($0): {s: [{id: a\($0)}, b, {count: \"${1 + 1}\"}]}" })
      """)
    let run = try ToolRun.shell(
      "ulimit -t \(Self.seconds); \"$LAYOUTC\" \(command) --state all spec.yaml", in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText.suffix(400))")
  }

  /// Copies of a section share its groups: 300 boxes for each of 3,000 would take 300 MB.
  @Test func copiesTakeLittleMemory() throws {
    let scratch = try Scratch()
    let items = Array(repeating: "{item: {size: 1 x 100%}}", count: 300).joined(separator: ", ")
    _ = try scratch.file(
      "spec.yaml",
      "sections: [{repeat: 3000, items: 300, group: {horizontal: {size: 300 x 44, subitems: [\(items)]}}}]\n")
    let run = try ToolRun.shell(
      "ulimit -d 100000; \"$LAYOUTC\" build --no-lint --visible -f csv spec.yaml", in: scratch.folder,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(run.code == 0, "\(run.errorText.suffix(400))")
    // Above the content 59 of the 852 points in sight are empty, and 18 sections of 44 do not fill the rest.
    #expect(run.outputText.components(separatedBy: "\r\n").count == 1 + 300 * 19 + 1)
  }

  /// More sections than may be are refused before one is made.
  @Test(arguments: ["repeat: 1000000"])
  func tooManyCopies(count: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "spec.yaml", "sections:\n- {\(count), items: 2, \(Self.box)}\n- {items: 1, \(Self.box)}\n")
    let run = try ToolRun.shell(
      "ulimit -d 40000; \"$LAYOUTC\" build spec.yaml", in: scratch.folder,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(run.code == 1)
    #expect(
      run.errorText.hasPrefix(
        "spec.yaml:2:12: error: the spec has more than 1000000 sections [resource-limit]\n"),
      "\(run.errorText.suffix(400))")
  }

  /// Layouts of several devices are there one at a time: all of them would take 16 MB.
  @Test(arguments: ["build -f svg --sheet devices", "build -f svg -o {device}.svg"])
  func layoutsAreSolvedAgain(command: String) throws {
    let scratch = try Scratch()
    let sizes = "measured: {height: \"${40 + index % 50}\"}"
    _ = try scratch.file(
      "spec.yaml", "sections: [{items: [{count: 200000, \(sizes)}], waterfall: {columns: 3}}]\n")
    let devices = "iphone-16,iphone-se,ipad-mini,ipad-pro-11"
    let run = try ToolRun.shell(
      "ulimit -d 18000; \"$LAYOUTC\" \(command) --no-lint --device \(devices) spec.yaml", in: scratch.folder,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(run.code == 0, "\(run.errorText.suffix(400))")
  }

  /// A fix takes the definitions along that use the one it deletes, unless they are very many: those have fixes of their own.
  @Test func fixesOfLongChainsAreShort() throws {
    let spec = """
      define:
        d0: {item: {}}
      \(Self.lines(99) { "  d\($0 + 1): {use: d\($0)}" })sections: [{items: 3, \(Self.box)}]

      """
    let text = try ToolRun.run(["lint", "--format", "json", "-"], input: spec).outputText
    // d70 and those behind it, with 30 edits at most: 1 + 2 + … + 30.
    #expect(text.components(separatedBy: #""text": """#).count - 1 == 30 * 31 / 2)
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", spec)
    #expect(try ToolRun.run(["lint", "--fix", "spec.yaml"], in: scratch.folder).code == 0)
    #expect(scratch.text("spec.yaml") == "sections: [{items: 3, \(Self.box)}]\n")
  }
}

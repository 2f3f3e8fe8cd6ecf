import Foundation
import TestSupport
import Testing

/// `build --batch` and `lint --batch`: a spec a line, an answer a line.
@Suite struct BatchTests {
  private static let names = Fixtures.specs(in: "batch", ["ndjson"])

  /// The fixtures: standard input and the answers to it.
  @Test(arguments: names, ["build", "lint"])
  func answers(name: String, command: String) throws {
    let input = Fixtures.folder.appendingPathComponent("batch/\(name)")
    let run = try ToolRun.run([command, "--batch", "--no-config"], input: Data(contentsOf: input))
    #expect(run.errorText == "")
    #expect([0, 1].contains(run.code))
    let golden = input.deletingPathExtension().appendingPathExtension(command)
    try Fixtures.expect(run.outputText, toMatch: golden)
  }

  /// The answer to a spec is what it has by itself.
  @Test func answersAreThoseOfSingleRuns() throws {
    let lines = Self.specs(exampleCount(24, of: 300))
    let input = lines.joined(separator: "\n")
    let layouts = try ToolRun.run(["build", "--batch"], input: input).lines
    let findings = try ToolRun.run(["lint", "--batch"], input: input).lines
    #expect(layouts.count == lines.count && findings.count == lines.count)
    for (index, line) in lines.enumerated() where layouts.count == lines.count {
      let build = try ToolRun.run(["build", "-", "--input-format", "json"], input: line)
      if build.code == 0 {
        #expect(
          layouts[index] == "{\"id\": null, \"layout\": \(Self.onOneLine(build.outputText))}", "\(line)")
      } else {
        let error = try #require(try Self.object(layouts[index])["error"] as? [String: Any])
        let text = "error: \(error["message"] ?? "") [\(error["rule"] ?? "")]"
        #expect(build.errorText.contains(text), "\(line)\n\(layouts[index])\n\(build.errorText)")
      }
      let lint = try ToolRun.run(["lint", "-", "-f", "json", "--input-format", "json"], input: line)
      let expected = try Self.object(lint.outputText)["findings"] as? NSArray
      #expect(try Self.object(findings[index])["findings"] as? NSArray == expected, "\(line)")
    }
  }

  @Test(arguments: ["build", "lint"])
  func jobsChangeNoByte(command: String) throws {
    let input = Self.specs(150).joined(separator: "\n")
    let one = try ToolRun.run([command, "--batch", "--jobs", "1"], input: input)
    for jobs in ["2", "4", "17"] {
      let many = try ToolRun.run([command, "--batch", "--jobs", jobs], input: input)
      #expect(many.output == one.output && many.code == one.code)
    }
  }

  /// An answer of millions of bytes waits for its turn and is whole.
  @Test func largeAnswersKeepTheOrder() throws {
    let specs = (0..<8).map { index in
      #"{"id": \#(index), "spec": {"sections": [{"items": \#(index % 2 == 0 ? 2_000 : 1), "list": "plain"}]}}"#
    }
    let input = specs.flatMap { Array(repeating: $0, count: 9) }.joined(separator: "\n")
    let one = try ToolRun.run(["build", "--batch", "--no-lint"], input: input)
    let many = try ToolRun.run(["build", "--batch", "--no-lint", "-j4"], input: input)
    #expect(one.code == 0 && one.output.count > 5_000_000)
    #expect(one.output == many.output)
  }

  /// What a line says wins over the command line, what it does not say stays.
  @Test func optionsOfLinesWin() throws {
    let spec =
      #"{"let": {"n": 2, "m": 3}, "sections": [{"id": "a", "items": "${n}", "grid": {"columns": "${m}", "rowHeight": 44}}]}"#
    let lines = [
      #"{"spec": \#(spec)}"#, #"{"spec": \#(spec), "options": {"device": "ipad-mini", "set": {"n": 5}}}"#,
      #"{"spec": \#(spec), "options": {"rtl": false, "items": {"a": 7}}}"#,
    ]
    let run = try ToolRun.run(
      ["build", "--batch", "--device", "iphone-se", "--rtl", "--set", "m=4"],
      input: lines.joined(separator: "\n"))
    let alone = [
      ["--device", "iphone-se", "--rtl", "--set", "m=4"],
      ["--device", "ipad-mini", "--rtl", "--set", "m=4", "--set", "n=5"],
      ["--device", "iphone-se", "--set", "m=4", "--items", "a=7"],
    ]
    for (line, options) in zip(run.lines, alone) {
      let build = try ToolRun.run(["build", "-"] + options, input: spec)
      #expect(line == "{\"id\": null, \"layout\": \(Self.onOneLine(build.outputText))}")
    }
    #expect(run.lines.count == 3)
  }

  /// Data of the command line is for all lines, also where it comes through a pipe, which can be read once.
  @Test func dataIsReadOnce() throws {
    let run = try ToolRun.shell(
      """
      spec='{"sections":[{"id":"s","list":"plain"}]}'
      printf '{"s": ["a", "b"]}' | {
        printf '%s\\n%s\\n' "$spec" "$spec" | "$LAYOUTC" build --batch --no-config --data /dev/fd/3
      } 3<&0
      """)
    #expect(run.code == 0, "\(run.outputText)\(run.errorText)")
    #expect(run.lines.count == 2 && run.lines.allSatisfy { $0.contains("\"itemCount\": 2") })
    #expect(run.lines.first == run.lines.last)
  }

  /// Lines that are made to break something: each has its answer, and the next one is read.
  @Test func hostileLinesAreAnswered() throws {
    let good = #"{"id":"good","spec":{"sections":[{"items":1,"list":"plain"}]}}"#
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    let lines: [(line: Data, message: String)] = [
      (Data("{\"id\":1,\"spec\":\u{0}}".utf8), "not a text file"),
      (Data([0x22, 0xFF, 0xFE, 0x22]), "UTF-8"),
      (Data(("\"" + String(repeating: "x", count: 11 << 20) + "\"").utf8), "larger than 10485760 bytes"),
      (Data(deep.utf8), "deeper than 64 levels"),
      (Data(#"{"id":1,"id":2,"spec":{"sections":[]}}"#.utf8), "twice in one mapping"),
      (Data("[\(String(repeating: "3,", count: 120_000))3]".utf8), "more than 100000 values"),
      (Data("\u{FEFF}\u{FEFF}{}".utf8), "found"),
    ]
    var input = Data("\u{FEFF}\(good)\r\n\r\n \t\n\u{FEFF} \r\n".utf8)
    for (line, _) in lines { input += line + Data("\n\(good)\r\n".utf8) }
    for command in ["build", "lint"] {
      let run = try ToolRun.run([command, "--batch", "--max-values", "100000"], input: input)
      #expect(run.code == 1 && run.errorText == "")
      #expect(run.lines.count == 2 * lines.count + 1)
      for (index, answer) in run.lines.enumerated() {
        if index % 2 == 0 {
          #expect(answer.hasPrefix(#"{"id": "good", "#) && !answer.contains("error"), "\(answer)")
        } else {
          let message = lines[index / 2].message
          #expect(answer.contains(message), "\(message): \(answer.prefix(300))")
        }
      }
    }
  }

  /// A line that nothing ends is a line; memory does not grow with those that are too long.
  @Test func longLinesTakeNoMemory() throws {
    let run = try ToolRun.shell(
      """
      ulimit -d 65536
      { head -c 300000000 /dev/zero; echo; printf '{"sections":[{"items":1,"list":"plain"}]}'; } |
        "$LAYOUTC" build --batch --max-size 1M
      """)
    #expect(run.code == 1 && run.lines.count == 2, "\(run.errorText)")
    #expect(run.lines.last?.contains("\"layout\"") == true)
  }

  /// Who sends a line and waits gets the answer before the next line is sent.
  @Test(arguments: ["1", "3"])
  func answersAtOnce(jobs: String) throws {
    let scratch = try Scratch()
    let run = try ToolRun.shell(
      """
      mkfifo in out
      "$LAYOUTC" build --batch --jobs \(jobs) < in > out &
      exec 3> in 4< out
      for id in 1 2 3; do
        echo "{\\"id\\":$id,\\"spec\\":{\\"sections\\":[{\\"items\\":1,\\"list\\":\\"plain\\"}]}}" >&3
        read -r line <&4
        echo "$line" | cut -c1-9
      done
      exec 3>&-
      wait $!
      """, in: scratch.folder)
    #expect(run.outputText == "{\"id\": 1,\n{\"id\": 2,\n{\"id\": 3,\n", "\(run.errorText)")
    #expect(run.code == 0)
  }

  @Test(arguments: [
    (["build", "--batch", "a.json"], "a batch is read from standard input, but a.json is given"),
    (["build", "--batch", "-o", "x.json"], "option '--output' has no effect on a batch"),
    (["build", "--batch", "--sheet", "devices"], "option '--sheet' has no effect on a batch"),
    (["build", "--batch", "--format", "csv"], "option '--format' has 'csv'; expected json"),
    (["build", "--batch", "--input-format", "yaml"], "expected json"),
    (["build", "--batch", "--data", "-"], "both stand for standard input"),
    (["build", "--batch", "--device", "iphone-16", "--jobs", "0"], "from 1 to 256"),
    (["build", "--batch", "--size", "1"], "expected width x height"),
    (["build", "--jobs", "2"], "option '--jobs' has no effect without '--batch'"),
    (["lint", "--batch", "--fix"], "option '--fix' has no effect on a batch"),
    (["lint", "--batch", "--format", "sarif"], "expected json"),
    (["build", "--batch", "--config", "missing.yaml"], "cannot read missing.yaml"),
    (["lint", "--batch", "--data", "missing.yaml"], "cannot read missing.yaml"),
    (["watch", "--batch", "a.yaml"], "it is an option of build, lint"),
  ])
  func refuses(arguments: [String], text: String) throws {
    let run = try ToolRun.run(arguments, input: "{}\n")
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errorText.contains(text), "\(run.errorText)")
  }

  @Test func endsWithItsStreams() throws {
    let closed = try ToolRun.shell(
      "yes '{\"sections\":[{\"items\":1,\"list\":\"plain\"}]}' 2>/dev/null | \"$LAYOUTC\" build --batch -j2 | head -n 1 | wc -l"
    )
    #expect(closed.outputText == "1\n" && closed.errorText == "")
    let full = try ToolRun.shell("echo '{}' | \"$LAYOUTC\" build --batch > /dev/full")
    #expect(full.code == 2 && full.errorText.contains("cannot write standard output"))
    let folder = try ToolRun.shell("\"$LAYOUTC\" build --batch < /")
    #expect(folder.code == 2 && folder.errorText.contains("cannot read standard input: is a directory"))
    let none = try ToolRun.run(["build", "--batch"], input: "\n \n")
    #expect(none.code == 0 && none.output.isEmpty)
  }

  /// What fails a run of `lint`, fails one of a batch.
  @Test(arguments: [
    ([], 1), (["--fail-on", "error"], 0), (["--max-warnings", "3"], 0), (["--max-warnings", "2"], 1),
    (["--quiet"], 1), (["--ignore", "subitem-never-placed"], 0),
  ])
  func thresholdsHold(options: [String], code: Int) throws {
    let spec = #"{"sections":[{"items":3,"grid":{"columns":2,"rowHeight":44}}]}"#
    let text =
      #"{"sections":[{"items":3,"group":{"horizontal":{"size":"100% x 44","subitems":[{"item":{"size":"60% x 44"}},{"item":{"size":"60% x 44"}}]}}}]}"#
    let lines = Array(repeating: text, count: 3) + [spec]
    let run = try ToolRun.run(
      ["lint", "--batch", "--no-config"] + options, input: lines.joined(separator: "\n"))
    #expect(run.code == code, "\(run.outputText)\(run.errorText)")
    if options == ["--quiet"] { #expect(!run.outputText.contains("warning")) }
  }
}

extension BatchTests {
  /// Random specs, most of them right, each on a line.
  private static func specs(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 19)
    return (0..<count).map { _ in
      let sections = (0..<Int.random(in: 1...3, using: &random)).map { section($0, &random) }
      var line = "{\"name\": \"Screen\", \"sections\": [\(sections.joined(separator: ", "))]}"
      if Int.random(in: 0..<4, using: &random) == 0, let place = line.indices.randomElement(using: &random) {
        line.replaceSubrange(
          place...place, with: ["x", "\"", "}", "9", ":", " "].randomElement(using: &random) ?? "")
      }
      return line
    }
  }

  private static func section(_ index: Int, _ random: inout SeededGenerator) -> String {
    let kinds = [
      #""list": "plain""#, #""grid": {"columns": 3, "rowHeight": 44}"#,
      #""waterfall": {"columns": 2, "aspectRatio": 1.5}"#,
      #""header": 30, "group": {"horizontal": {"size": "100% x ~44", "subitems": [{"item": {"size": "1/3 x ~44"}}]}}"#,
      #""group": {"horizontal": {"size": "90% x 120", "subitem": {"item": {}}, "count": 2}}, "orthogonalScrollingBehavior": "groupPaging""#,
      #""group": {"vertical": {"size": "200 x 20", "subitems": [{"item": {"size": "500 x 30"}}]}}"#,
    ]
    let kind = kinds.randomElement(using: &random) ?? ""
    return "{\"id\": \"s\(index)\", \"items\": \(Int.random(in: 0...5, using: &random)), \(kind)}"
  }

  private static func onOneLine(_ text: String) -> String {
    text.replacing(/,\n */, with: ", ").replacing(/\n */, with: "")
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}

extension ToolRun {
  fileprivate var lines: [String] { outputText.split(separator: "\n").map(String.init) }
}

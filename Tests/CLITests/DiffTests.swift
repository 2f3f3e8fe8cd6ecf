import Foundation
import TestSupport
import Testing

/// What changes from one layout to another: `layoutc diff`.
@Suite struct DiffTests {
  /// Specs with the states `old` and `new`, and folders with two specs.
  static let cases = names(in: "diff").filter { !$0.hasSuffix(".txt") }

  /// Batches between the states of `spec.yaml`, and between the specs of folders.
  static let batches = (["."] + names(in: "updates").filter { !$0.contains(".") }).flatMap { folder in
    names(in: "updates/\(folder)").filter { $0.hasSuffix(".txt") || $0.hasSuffix(".json") }
      .map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  private static func names(in folder: String) -> [String] {
    let path = Fixtures.folder.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func diff(_ arguments: [String], in folder: URL) throws -> ToolRun {
    try ToolRun.run(["diff", "--no-config"] + arguments, in: folder)
  }

  private static func operands(_ name: String) -> [String] {
    name.hasSuffix(".yaml") ? ["\(name)@old", "\(name)@new"] : ["\(name)/old.yaml", "\(name)/new.yaml"]
  }

  @Test(arguments: cases) func saysWhatChanges(_ name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("diff")
    let operands = Self.operands(name)
    let text = try diff(operands, in: folder)
    let updates = try diff(operands + ["--format", "updates"], in: folder)
    #expect(text.code == (text.output.isEmpty ? 0 : 1), "\(text.errorText)")
    #expect(updates.code == text.code)
    let name = name.replacingOccurrences(of: ".yaml", with: "")
    try Fixtures.expect(
      text.outputText + (updates.output.isEmpty ? "" : "---\n" + updates.outputText),
      toMatch: folder.appendingPathComponent("\(name).txt"))
  }

  /// What the command writes is right when it is replayed, and nothing differs the other way round but the direction.
  @Test(arguments: cases) func replaysItsOwnUpdates(_ name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("diff")
    let operands = Self.operands(name)
    let scratch = try Scratch()
    for format in ["updates", "json"] {
      let written = try diff(operands + ["--format", format], in: folder)
      let file = try scratch.file("batch.\(format)", written.outputText)
      let replay = try diff(operands + ["--updates", file], in: folder)
      #expect(replay.outputText == "fine\n", "\(format): \(replay.outputText)\(replay.errorText)")
      #expect(replay.code == 0)
    }
  }

  @Test(arguments: cases) func isEmptyOfTheSame(_ name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("diff")
    let operand = Self.operands(name)[1]
    let run = try diff([operand, operand], in: folder)
    #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty)
    let json = try diff([operand, operand, "--format", "json"], in: folder)
    #expect(json.outputText.contains("\"frames\": []"))
    #expect(json.outputText.contains("\"batches\": []"))
  }

  /// Recorded frames are compared like specs, as far as their data goes.
  @Test(arguments: cases) func comparesFrames(_ name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("diff")
    let scratch = try Scratch()
    var files: [String] = []
    for (index, operand) in Self.operands(name).enumerated() {
      let parts = operand.split(separator: "@").map(String.init)
      let state = parts.count > 1 ? ["--state", parts[1]] : []
      let build = try ToolRun.run(["build", "--no-config", parts[0]] + state, in: folder)
      files.append(try scratch.file("\(index).json", build.outputText))
    }
    for format in ["updates", "patch"] {
      let specs = try diff(Self.operands(name) + ["--format", format], in: folder)
      let frames = try diff(files + ["--format", format], in: scratch.folder)
      // Content sizes and measures are not written.
      let isReload = { (line: Substring) in line.hasPrefix("reload") || line.isEmpty }
      #expect(
        frames.outputText.split(separator: "\n").filter { !isReload($0) }
          == specs.outputText.split(separator: "\n").filter { !isReload($0) })
    }
  }

  /// A state called `default` is what `--state default` takes, too.
  @Test func stateCalledDefaultWins() throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", "sections: [{id: a, items: 3, list: plain}]\nstates: {default: {a: 1}}\n")
    let run = try diff(["a.yaml", "--to", "default"], in: scratch.folder)
    #expect(run.code == 1 && run.outputText.contains("a 1 to 2 disappeared"), "\(run.outputText)")
  }

  /// The exception of UIKit, or that a batch is fine.
  @Test(arguments: batches) func replaysRecordedBatches(_ name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("updates")
    let parts = name.split(separator: "/")
    let operands =
      parts.count > 1 ? Self.operands(String(parts[0])) : ["spec.yaml", "--from", "old", "--to", "new"]
    let run = try diff(operands + ["--updates", name], in: folder)
    let text = run.outputText + run.errorText
    #expect(run.code == (run.outputText == "fine\n" ? 0 : run.output.isEmpty ? 2 : 1))
    try Fixtures.expect(text, toMatch: folder.appendingPathComponent("\(name).expected"))
    guard run.code == 1 else { return }
    let crash = try ToolRun.run(["explain", "--crash", "-"], input: run.outputText)
    let isOwn = ["nothing is raised, but item", "no batch is recorded"].contains {
      run.outputText.contains($0)
    }
    #expect(crash.code == 0 || isOwn, "explain --crash does not know \(run.outputText)")
  }

  static let spec = """
    environment: {container: 320 x 640}
    sections: [{id: shelf, items: [dune], list: {rowHeight: 50}}, {id: loans, items: [emma], list: {rowHeight: 50}}]
    states: {lent: {shelf: [], loans: [emma, dune]}, twice: {shelf: [dune], loans: [dune]}}
    """

  @Test(arguments: [
    (["spec.yaml"], "diff takes two layouts, or one spec and two of its states"),
    (["spec.yaml", "--from", "lend"], "did you mean 'lent'?"),
    (["spec.yaml", "--from", "lend"], "layoutc: option '--from' names the unknown state 'lend'\n"),
    (["spec.yaml", "--to", "lend"], "layoutc: option '--to' names the unknown state 'lend'\n"),
    (["spec.yaml@lend", "spec.yaml"], "did you mean 'lent'?"),
    (["spec.yaml@lend", "spec.yaml"], "layoutc: spec.yaml@lend names the unknown state 'lend'\n"),
    (
      ["spec.yaml", "spec.yaml", "--state", "lend"],
      "layoutc: option '--state' names the unknown state 'lend'\n"
    ),
    (["spec.yaml", "spec.yaml", "--to", "lent"], "name the state of each by SPEC@STATE"),
    (["spec.yaml", "spec.yaml", "spec.yaml"], "diff takes two layouts, but 3 are given"),
    (["spec.yaml", "missing.yaml"], "cannot read missing.yaml"),
    (["-", "-"], "both layouts stand for standard input"),
    (
      ["spec.yaml", "--to", "twice"],
      "spec.yaml@twice has the item identifier 'dune' twice: item 0 of shelf and item 0 of loans"
    ),
    (["spec.yaml", "--to", "twice"], "UIKit raises: supplied item identifiers are not unique"),
    (["spec.yaml", "--to", "lent", "--items", "shelf=20000000"], "diff compares up to 500,000"),
    (["spec.yaml", "--to", "lent", "--format", "jsn"], "expected one of text, json"),
    (["spec.yaml", "--to", "lent", "--identity", "name"], "expected one of id, content"),
    (["spec.yaml", "--to", "lent", "-o", "spec.yaml"], "the output is the spec itself"),
    (["spec.yaml", "--to", "lent", "--state", "lent"], "stands beside '--from' and '--to'"),
    (
      ["spec.yaml", "--to", "lent", "--device", "iphone-16,ipad-mini", "-f", "json"], "2 outputs would go to"
    ),
    (
      ["spec.yaml", "--to", "lent", "--updates", "x.txt", "-f", "json"],
      "'--updates' says whether a batch is fine"
    ),
    (["negative.json", "spec.yaml"], "negative.json has no frames as 'layoutc build' writes them"),
    (["spec.yaml", "--to", "lent", "--updates", "missing.txt"], "cannot read missing.txt"),
    (["frames.json", "spec.yaml"], "frames.json has no frames as 'layoutc build' writes them"),
  ])
  func refuses(_ arguments: [String], _ message: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    _ = try scratch.file("frames.json", "{\"contentSize\": 1, \"elements\": 3}")
    let build = try ToolRun.run(["build", "--no-config", "spec.yaml"], in: scratch.folder).outputText
    _ = try scratch.file(
      "negative.json", build.replacingOccurrences(of: "\"itemCount\": 1", with: "\"itemCount\": -1"))
    let run = try diff(arguments, in: scratch.folder)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(scratch.text("spec.yaml") == Self.spec)
  }

  @Test func comparesSeveralDevices() throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    let run = try diff(["spec.yaml", "--to", "lent", "--device", "iphone-16,ipad-mini"], in: scratch.folder)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.first == "iphone-16: dune moved from shelf 0 to loans 1")
    #expect(lines.contains("ipad-mini: dune moved from shelf 0 to loans 1"))
    let files = try diff(
      ["spec.yaml", "--to", "lent", "--device", "iphone-16,ipad-mini", "-o", "{device}.json"],
      in: scratch.folder)
    #expect(files.code == 1)
    #expect(scratch.text("ipad-mini.json")?.contains("\"device\": \"ipad-mini\"") == true)
  }

  /// A file that git has not on one side is nothing at all.
  @Test func comparesWithNothing() throws {
    let scratch = try Scratch()
    _ = try scratch.file("spec.yaml", Self.spec)
    let run = try diff(["/dev/null", "spec.yaml"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(
      run.outputText.split(separator: "\n").first == "the section shelf appeared with 1 item",
      "\(run.errorText)")
  }

  /// `git difftool` gives the two files as operands.
  @Test func worksAsAToolOfGit() throws {
    let scratch = try Scratch()
    _ = try scratch.file("shop.yaml", Self.spec)
    let script = """
      git init --quiet . && git add shop.yaml &&
      git -c user.name=a -c user.email=a@b commit --quiet -m one &&
      sed -i 's/\\[emma\\]/[emma, ulysses]/' shop.yaml &&
      git difftool -y -x "$LAYOUTC diff" && echo '*.yaml diff=layout' > .gitattributes &&
      git -c diff.layout.textconv="$LAYOUTC build --format csv --no-lint" diff shop.yaml
      """
    let run = try ToolRun.shell(script, in: scratch.folder, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    #expect(run.outputText.contains("ulysses appeared at loans 1"), "\(run.errorText)")
    #expect(run.outputText.contains("+cell,,1,1,"))
  }
}

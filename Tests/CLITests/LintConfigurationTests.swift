import Foundation
import Testing

/// The `lint` part of `.layoutc.yaml`, and what `config` says of it.
@Suite struct LintConfigurationTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in [".git", "old/deep", "new"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for name in ["old/deep/a.yaml", "old/b.yaml", "new/c.yaml"] {
      _ = try scratch.file(name, LintFolderTests.doubtful)
    }
  }

  private func lint(_ configuration: String, _ arguments: [String] = ["."]) throws -> ToolRun {
    _ = try scratch.file(".layoutc.yaml", "lint: \(configuration)\n")
    return try ToolRun.run(["lint", "-f", "short"] + arguments, in: scratch.folder)
  }

  private func severities(_ run: ToolRun) -> String {
    run.outputText.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().first.map { String($0.dropLast()) } ?? ""
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("{}", "warning warning warning", 1),
    ("{ignore: [one-point-dimension]}", "", 0),
    ("{severity: {one-point-dimension: error}}", "error error error", 1),
    ("{severity: {one-point-dimension: info}}", "info info info", 0),
    ("{severity: {one-point-dimension: info}, failOn: info}", "info info info", 1),
    ("{failOn: error}", "warning warning warning", 0),
    ("{maxWarnings: 3}", "warning warning warning", 0),
    ("{maxWarnings: 2}", "warning warning warning", 1),
    ("{select: [ragged-row]}", "", 0), ("{select: all}", "warning warning warning", 1),
    ("{overrides: [{files: old, disable: [one-point-dimension]}]}", "warning", 1),
    ("{overrides: [{files: 'old/*', severity: {one-point-dimension: info}}]}", "warning info info", 1),
    (
      "{overrides: [{files: 'old/*.yaml', severity: {one-point-dimension: info}}]}", "warning info warning", 1
    ),
    (
      "{overrides: [{files: ['**'], disable: [one-point-dimension]}, {files: [b.yaml, 'x'], severity: {one-point-dimension: error}}]}",
      "error", 1
    ),
  ])
  func governs(configuration: String, found: String, code: Int) throws {
    let run = try lint(configuration)
    #expect(severities(run) == found, "\(run.outputText)\(run.errorText)")
    #expect(run.code == code)
    let without = try lint(configuration, [".", "--no-config"])
    #expect(severities(without) == "warning warning warning" && without.code == 1)
  }

  /// Command line over spec over configuration over default.
  @Test func isWeakerThanTheSpecAndTheCommandLine() throws {
    let rule = "one-point-dimension"
    let off = "{ignore: [\(rule)], failOn: error, maxWarnings: 0}"
    func outcome(_ configuration: String, _ arguments: [String], spec: String? = nil) throws -> String {
      let own = spec.map { "lint: {severity: {\(rule): \($0)}}\n" } ?? ""
      _ = try scratch.file("new/c.yaml", own + LintFolderTests.doubtful)
      let run = try lint(configuration, ["new/c.yaml"] + arguments)
      return "\(severities(run)) \(run.code)"
    }
    #expect(try outcome(off, []) == " 0")
    #expect(try outcome(off, [], spec: "info") == "info 0")
    #expect(try outcome(off, ["--severity", "\(rule)=error"], spec: "info") == "error 1")
    #expect(try outcome(off, ["--ignore", rule], spec: "info") == " 0")
    #expect(try outcome(off, ["--select", rule]) == "warning 1")
    #expect(try outcome(off, ["--select", rule, "--max-warnings", "1"]) == "warning 0")
    #expect(try outcome("{failOn: error}", ["--fail-on", "warning"]) == "warning 1")
    #expect(try outcome("{maxWarnings: 0}", ["--max-warnings", "1"]) == "warning 0")
    #expect(try outcome("{severity: {\(rule): error}}", [], spec: "off") == " 0")
  }

  @Test func appliesToBuildToo() throws {
    func build(_ configuration: String) throws -> Int32 {
      _ = try scratch.file(".layoutc.yaml", configuration)
      return try ToolRun.run(["build", "new/c.yaml"], in: scratch.folder).code
    }
    #expect(try build("lint: {severity: {one-point-dimension: error}}") == 1)
    #expect(try build("lint: {severity: {one-point-dimension: info}}") == 0)
  }

  @Test func nearestFileGoverns() throws {
    _ = try scratch.file("old/.layoutc.yaml", "lint: {severity: {one-point-dimension: info}}")
    #expect(severities(try lint("{severity: {one-point-dimension: error}}")) == "error info info")
    #expect(
      severities(try lint("{}", ["--config", "old/.layoutc.yaml", "."])) == "info info info")
  }

  @Test func givesTargets() throws {
    let spec =
      "sections: [{items: 2, supplementaryContentInsetsReference: none, grid: {columns: 2, rowHeight: 44}}]\n"
    func count(_ arguments: [String], own: String = "") throws -> Int {
      _ = try scratch.file("new/c.yaml", own + spec)
      return try lint("{targets: {iOS: 15}, select: [api-unavailable]}", ["new/c.yaml"] + arguments)
        .outputText
        .split(separator: "\n").count
    }
    #expect(try count([]) == 1)
    #expect(try count([], own: "lint: {targets: {ios: 16}}\n") == 0)
    #expect(try count([], own: "lint: {targets: {tvos: 15}}\n") == 2)
    #expect(try count(["--target", "ios16"]) == 0)
  }

  @Test(arguments: [
    ("{ignore: [one-pont-dimension]}", ":1:17: error: there is no rule 'one-pont-dimension'"),
    ("{select: [all, alll]}", ":1:22: error: there is no rule 'alll'"),
    ("{overrides: [{files: x, disable: [y]}]}", ":1:41: error: there is no rule 'y'"),
    ("{overrides: [{disable: [ragged-row]}]}", "an override needs 'files'"),
    ("{overrides: [{files: ['{a']}]}", "the pattern '{a' has a '{' without its '}'"),
    ("{overrides: [{files: []}]}", "error: "),
    ("{failon: error}", "did you mean 'failOn'?"), ("{failOn: off}", "expected one of error, warning, info"),
    ("{maxWarnings: -1}", "must be at least 0"), ("{targets: {ois: 3}}", "did you mean 'ios'?"),
    ("{options: {touchTarget: big}}", "touchTarget is 'big'"),
    ("{options: {minContainer: 3}}", "minContainer is 3"),
    ("3", "lint is 3"), ("{devices: [iphone-es]}", "there is no device 'iphone-es'"),
  ])
  func mistakesAreSaidOnceAndFail(configuration: String, message: String) throws {
    _ = try scratch.file("old/.layoutc.yaml", "")
    let run = try lint(configuration)
    #expect(run.code == 2)
    #expect(run.errorText.components(separatedBy: message).count == 2, "\(run.errorText)")
    #expect(
      run.errorText.hasSuffix("layoutc: .layoutc.yaml has errors: the specs that it governs are not linted\n")
    )
    // What another file governs is linted all the same.
    #expect(severities(run) == "warning warning")
  }

  @Test func saysWhatCannotBeTurnedOff() throws {
    let run = try lint("{ignore: [unknown-key]}")
    #expect(run.code == 1)
    #expect(run.errorText.hasPrefix(".layoutc.yaml:1:17: warning: unknown-key has one level only"))
    let own = try ToolRun.run(
      ["lint", "-f", "short"], input: "lint: {severity: {syntax-error: info}}\n" + LintFolderTests.good)
    #expect(own.outputText.hasPrefix("<stdin>:1:19: warning: syntax-error has one level only"))
  }

  /// Devices and the matrix are added to the spec's environment, unless the command line chooses the environments.
  @Test func addsDevicesAndTheMatrix() throws {
    _ = try scratch.file(
      "new/c.yaml",
      """
      environment: {container: 400 x 800}
      sections: [{items: 3, group: {horizontal: {size: 100% x 44, subitems: [{item: 390 x 44}]}}}]
      """)
    func finds(_ configuration: String, _ arguments: [String] = []) throws -> Bool {
      let run = try lint(configuration, ["new/c.yaml", "--select", "group-cannot-fit-item"] + arguments)
      #expect(run.code == (run.output.isEmpty ? 0 : 1), "\(run.errorText)")
      return !run.output.isEmpty
    }
    #expect(try !finds("{}"))
    #expect(try finds("{devices: [ipad-mini, iphone-se]}"))
    #expect(try !finds("{devices: [ipad-mini]}"))
    #expect(try finds("{matrix: true}"))
    #expect(try !finds("{devices: [iphone-se], matrix: true}", ["--size", "400x800"]))
    #expect(try !finds("{devices: [iphone-se]}", ["--device", "ipad-mini"]))
    #expect(try !finds("{devices: [iphone-se]}", ["--no-config"]))
    #expect(try ToolRun.run(["build", "new/c.yaml"], in: scratch.folder).code == 0)
  }

  /// What the reader warns of obeys levels and comments as what rules find does.
  @Test func readersWarningsObeyToo() throws {
    let doubtful = "name: yes\n" + LintFolderTests.good
    func outcome(_ configuration: String, _ text: String, _ arguments: [String] = []) throws -> String {
      _ = try scratch.file("new/c.yaml", text)
      return severities(try lint(configuration, ["new/c.yaml"] + arguments))
    }
    #expect(try outcome("{}", doubtful) == "warning")
    #expect(try outcome("{ignore: [ambiguous-scalar]}", doubtful) == "")
    #expect(try outcome("{severity: {ambiguous-scalar: info}}", doubtful) == "info")
    #expect(try outcome("{}", doubtful, ["--severity", "ambiguous-scalar=error"]) == "error")
    #expect(try outcome("{}", doubtful, ["--ignore", "ambiguous-scalar"]) == "")
    #expect(try outcome("{}", doubtful, ["--select", "ragged-row"]) == "")
    #expect(try outcome("{}", "lint: {disable: [ambiguous-scalar]}\n" + doubtful) == "")
    let comment = "# layoutc:ignore ambiguous-scalar -- an answer\n"
    #expect(try outcome("{}", comment + doubtful) == "")
    // The comment still hides errors, and is reported if it hides nothing.
    #expect(try outcome("{}", comment + "name: yes\nsections: 3\n") == "error")
    #expect(try outcome("{}", comment + LintFolderTests.good) == "warning")
  }

  @Test func unreadableFilesFail() throws {
    let run = try ToolRun.run(["lint", ".", "--config", "none.yaml"], in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText == "layoutc: cannot read none.yaml: no such file\n")
  }

  private func settings(_ arguments: [String]) throws -> [String: String] {
    let run = try ToolRun.run(["config", "--format", "json"] + arguments, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    var result: [String: String] = [:]
    for entry in object?["settings"] as? [[String: Any]] ?? [] {
      guard let key = entry["key"] as? String, let origin = entry["origin"] as? [String: Any] else {
        continue
      }
      let place = ["file", "line", "column", "option"].compactMap { origin[$0].map { "\($0)" } }
      let value = entry["value"].map { $0 is NSNull ? "null" : "\($0)" } ?? ""
      result[key] = "\(value) \(place.isEmpty ? "default" : place.joined(separator: ":"))"
    }
    return result
  }

  @Test func configSaysWhereValuesComeFrom() throws {
    let rule = "lint.severity.one-point-dimension"
    #expect(try settings([])["lint.failOn"] == "warning default")
    _ = try scratch.file(
      ".layoutc.yaml",
      """
      lint:
        severity: {one-point-dimension: error}
        maxWarnings: 3
        targets: {ios: 15}
        options: {touchTarget: 40}
        overrides: [{files: old, disable: [one-point-dimension]}]
      """)
    let all = try settings(["new/c.yaml"])
    #expect(all[rule] == "error .layoutc.yaml:2:14")
    #expect(all["lint.failOn"] == "error .layoutc.yaml:3:3")
    #expect(all["lint.targets.ios"] == "15 .layoutc.yaml:4:13")
    #expect(all["lint.options.touchTarget"] == "40 .layoutc.yaml:5:13")
    #expect(all["lint.options.estimatedItems"] == "1000 default")
    #expect(try settings(["old/b.yaml"])[rule] == "off .layoutc.yaml:6:38")
    _ = try scratch.file(
      "old/b.yaml", "lint: {severity: {one-point-dimension: info}}\n" + LintFolderTests.good)
    #expect(try settings(["old/b.yaml"])[rule] == "info old/b.yaml:1:19")
    #expect(try settings(["old/b.yaml", "--ignore", "one-point-dimension"])[rule] == "off --ignore")
    #expect(
      try settings(["old/b.yaml", "--severity", "one-point-dimension=error"])[rule] == "error --severity")
    #expect(try settings(["old"])[rule] == "error .layoutc.yaml:2:14")
    #expect(try settings(["--no-config"])[rule] == nil)
    #expect(try settings(["--fail-on", "info", "--target", "tvos12"])["lint.targets.tvos"] == "12 --target")
    #expect(try settings(["--fail-on", "info"])["lint.failOn"] == "info --fail-on")
    let text = try ToolRun.run(["config", "new/c.yaml"], in: scratch.folder).outputText
    #expect(text.hasPrefix("# new/c.yaml: .layoutc.yaml\nlint.select "))
    #expect(text.contains("\nlint.maxWarnings                   3      .layoutc.yaml:3:3\n"), "\(text)")
  }

  /// A spec's settings of rules are checked, too, and the valid ones are listed.
  @Test func configFindsMistakesOfTheSpec() throws {
    _ = try scratch.file(
      "old/b.yaml",
      """
      lint: {disable: [one-point-dimenson], severity: {ragged-row: loud, unused-definition: error}}
      sections: [{items: many}]

      """)
    let run = try ToolRun.run(["config", "old/b.yaml"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.errorText.contains("old/b.yaml:1:18: error: there is no rule 'one-point-dimenson'"))
    #expect(run.errorText.contains("ragged-row is 'loud'"))
    #expect(!run.errorText.contains("items"))
    #expect(run.outputText.contains("lint.severity.unused-definition  error"))
    #expect(!run.outputText.contains("dimenson"))
    _ = try scratch.file("old/b.yaml", "sections: [\n")
    #expect(try ToolRun.run(["config", "old/b.yaml"], in: scratch.folder).code == 1)
  }

  /// Keys whose values are commented out say nothing.
  @Test(arguments: ["lint:\n", "lint:\n  ignore:\n    # - ragged-row\n  overrides:\ndevices:\n"])
  func emptyKeysSayNothing(text: String) throws {
    _ = try scratch.file(".layoutc.yaml", text)
    let run = try ToolRun.run(["lint", "new"], in: scratch.folder)
    #expect(run.errorText.isEmpty)
    #expect(run.code == 1)
  }

  /// A file that is asked for by its name in the folder is not passed over, because it is a link to nothing.
  @Test func findsLinksToNothing() throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent(".layoutc.yaml").path, withDestinationPath: "gone.yaml")
    let run = try ToolRun.run(["lint", "new"], in: scratch.folder)
    #expect(run.code == 2)
    #expect(run.errorText == "layoutc: cannot read .layoutc.yaml: the link leads to no file\n")
  }

  /// Blanks next to commas are not part of a name.
  @Test func namesOfRulesMayHaveBlanksAround() throws {
    let run = try ToolRun.run(
      [
        "lint", "--ignore", " one-point-dimension, ragged-row ", "--severity",
        "unused-definition=off , ragged-row=info", "new",
      ],
      in: scratch.folder)
    #expect(run.code == 0, "\(run.outputText)\(run.errorText)")
  }

  @Test func configComplains() throws {
    #expect(try ToolRun.run(["config", "none"], in: scratch.folder).code == 2)
    #expect(try ToolRun.run(["config", "a", "b"], in: scratch.folder).code == 2)
    _ = try scratch.file(".layoutc.yaml", "lint: {ignore: [x]}")
    let run = try ToolRun.run(["config"], in: scratch.folder)
    #expect(run.code == 2 && run.output.isEmpty && run.errorText.contains("there is no rule 'x'"))
  }
}

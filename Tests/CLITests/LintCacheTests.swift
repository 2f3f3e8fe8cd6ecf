import Foundation
import LayoutDiagnostics
import LayoutText
import Testing

@testable import LayoutCLI

/// What `lint` remembers from one run to the next: nobody sees it but by the clock.
@Suite struct LintCacheTests {
  private static let good = LintFolderTests.good
  private static let doubtful = LintFolderTests.doubtful

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["specs", "specs/.git"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  private func lint(_ arguments: [String]) throws -> ToolRun {
    try ToolRun.run(
      ["lint", "--format", "short", "--cache-dir", "kept/here"] + arguments + ["specs"], in: scratch.folder)
  }

  private var kept: URL { scratch.folder.appendingPathComponent("kept/here/findings.layoutc") }

  /// What is wrong in the fixtures is told in the same words by a run that remembers it.
  @Test(arguments: [FindingsFormat.text, .json, .sarif])
  func tellsTheSame(format: FindingsFormat) throws {
    let fixtures = Fixtures.folder.path
    let arguments = [
      "lint", "--format", format.rawValue, "--select", "all", "--matrix", fixtures + "/fix",
      fixtures + "/recover",
      fixtures + "/culprits",
    ]
    let plain = try ToolRun.run(arguments + ["--no-cache"])
    #expect(plain.output.count > 10_000)
    let keeping = arguments + ["--cache-dir", scratch.folder.path]
    for _ in 0..<2 {
      let run = try ToolRun.run(keeping)
      #expect(run.output == plain.output && run.errors == plain.errors && run.code == plain.code)
    }
    let file = LintCacheFile(path: scratch.folder.appendingPathComponent("findings.layoutc").path)
    #expect(file.fingerprints.count > 20)
    for fingerprint in file.fingerprints {
      let part = try #require(file.part(fingerprint))
      #expect(try #require(KeptFindings(part)).bytes == Array(part))
    }
  }

  /// All of a finding that is written anywhere is kept; a new part of it has to be, too.
  @Test func keepsAllOfAFinding() throws {
    var fix = Fix(.unsafe, "title", [TextEdit(Span(3, 4), "new"), TextEdit(Span(70_000, 70_001), "")])
    fix.isShared = true
    var diagnostic = Diagnostic(
      .warning, rule: RuleID("rule"), "message", at: Span(5, 9), label: "label",
      secondary: [DiagnosticLabel(Span(1, 2), "there")], notes: ["a", "b"], help: ["c"], fixes: [fix],
      path: "sections[0]")
    diagnostic.lastingPath = "sections[a]"
    diagnostic.environments = ["iphone-16", "320 x 568"]
    var omissions = OmittedFindings()
    omissions.add(3, of: RuleID("rule"), .info, fix: .safe)
    omissions.add(4, of: RuleID("rule"), .info)
    let kept = KeptFindings(diagnostics: [diagnostic], omissions: omissions, hasErrors: true)
    let read = try #require(KeptFindings(kept.bytes[...]))
    #expect(read.diagnostics == [diagnostic] && read.omissions == omissions && read.hasErrors)
    // Besides these: what is of use only while findings are put together.
    #expect(Mirror(reflecting: diagnostic).children.count == 12 + ["claim", "isPassedOver", "ways"].count)
    #expect(Mirror(reflecting: fix).children.count == 4)
    #expect(omissions.kinds.first.map { Mirror(reflecting: $0).children.count } == 3)
  }

  /// What is only counted is remembered, too.
  @Test func remembersHowManyCanBeFixed() throws {
    _ = try scratch.file("specs/many.yaml", LintOptionTests.many)
    let texts = try (0..<2).map { _ in
      try ToolRun.run(["lint", "--cache-dir", "kept/there", "specs"], in: scratch.folder).outputText.suffix(
        100)
    }
    #expect(texts[0].hasSuffix("1 fixable with --fix; 1200 more with --unsafe-fixes\n"))
    #expect(texts[0] == texts[1])
  }

  /// A second run over the same specs has nothing to add.
  @Test func remembers() throws {
    for index in 0..<3 { _ = try scratch.file("specs/\(index).yaml", Self.doubtful) }
    let first = try lint([])
    let bytes = try Data(contentsOf: kept)
    let date = try FileManager.default.attributesOfItem(atPath: kept.path)[.systemFileNumber] as? Int
    let second = try lint(["-j2"])
    #expect(first.outputText.split(separator: "\n").count == 3)
    #expect(second.output == first.output && second.code == 1)
    #expect(try Data(contentsOf: kept) == bytes)
    #expect(try FileManager.default.attributesOfItem(atPath: kept.path)[.systemFileNumber] as? Int == date)
    let folder = try FileManager.default.attributesOfItem(atPath: kept.deletingLastPathComponent().path)
    #expect(folder[.posixPermissions] as? Int == 0o700)
  }

  /// Whatever has a say in the findings is looked at.
  @Test func sees() throws {
    let spec = "specs/a.layout.yaml"
    func codes(_ runs: [String]...) throws -> [Int32] { try runs.map { try lint($0).code } }
    _ = try scratch.file(spec, Self.good)
    #expect(try codes([], []) == [0, 0])
    _ = try scratch.file(spec, Self.doubtful)
    #expect(try codes([], []) == [1, 1])
    // Options, and the configuration that comes to be, changes and goes.
    #expect(try codes(["--ignore", "one-point-dimension"], []) == [0, 1])
    _ = try scratch.file("specs/.layoutc.yaml", "lint: {ignore: [one-point-dimension]}\n")
    #expect(try codes([], [], ["--no-config"]) == [0, 0, 1])
    let overrides = "lint: {overrides: [{files: b*, disable: [one-point-dimension]}]}\n"
    _ = try scratch.file("specs/.layoutc.yaml", overrides)
    #expect(try codes([]) == [1])
    try FileManager.default.moveItem(
      atPath: scratch.folder.appendingPathComponent(spec).path,
      toPath: scratch.folder.appendingPathComponent("specs/b.layout.yaml").path)
    #expect(try codes([], []) == [0, 0])
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("specs/.layoutc.yaml"))
    #expect(try codes([]) == [1])
  }

  /// What an included file says is read anew.
  @Test func seesIncludedFiles() throws {
    _ = try scratch.file("specs/a.layout.yaml", "include: [names.yml]\n" + Self.good)
    #expect(try lint([]).code == 1)
    _ = try scratch.file("specs/names.yml", "define: {unused: {item: {}}}\n")
    let run = try lint([])
    #expect(run.code == 0, "\(run.outputText)")
    _ = try scratch.file("specs/names.yml", "define: {unused: {item: {sise: 3}}}\n")
    #expect(try lint([]).code == 1)
  }

  /// What layoutc has not written is neither read nor written over.
  @Test func keepsOffOtherFiles() throws {
    _ = try scratch.file("specs/a.yaml", Self.doubtful)
    let own = scratch.folder.appendingPathComponent("specs/findings.layoutc")
    try Data("mine".utf8).write(to: own)
    let run = try ToolRun.run(["lint", "--cache-dir", "specs", "specs"], in: scratch.folder)
    #expect(run.code == 2 && run.outputText.contains("one-point-dimension"))
    #expect(run.errorText.contains("there is a file that layoutc has not written"))
    #expect(try Data(contentsOf: own) == Data("mine".utf8))
    let pipe = try ToolRun.shell(
      "mkdir p; mkfifo p/findings.layoutc; \"$LAYOUTC\" lint --cache-dir p specs", in: scratch.folder)
    #expect(pipe.code == 2 && pipe.outputText.contains("one-point-dimension"))
  }

  /// A file that is broken is as good as none, and is replaced.
  @Test func bearsAnyFile() throws {
    for index in 0..<5 { _ = try scratch.file("specs/\(index).yaml", Self.doubtful) }
    let plain = try lint([])
    let bytes = try Data(contentsOf: kept)
    var generator = SeededGenerator(seed: 3)
    for round in 0..<12 {
      var broken = bytes
      switch round % 4 {
      case 0: broken.removeLast(Int.random(in: 1..<bytes.count - 19, using: &generator))
      case 1: broken[Int.random(in: 19..<bytes.count, using: &generator)] ^= 0x41
      case 2:
        broken = broken.prefix(19) + Data((0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })
      default: broken.append(0)
      }
      try broken.write(to: kept)
      let run = try lint([])
      #expect(run.output == plain.output && run.errors == plain.errors && run.code == plain.code)
      #expect(try Data(contentsOf: kept) == bytes)
    }
  }

  @Test func complainsOfANamedFolderOnly() throws {
    for index in 0..<40 { _ = try scratch.file("specs/\(index).yaml", Self.good) }
    let named = try ToolRun.run(["lint", "--cache-dir", "/dev/null/x", "specs"], in: scratch.folder)
    #expect(
      named.code == 2 && named.errorText.hasPrefix("layoutc: cannot write /dev/null/x/findings.layoutc: "))
    let own = try ToolRun.run(
      ["lint", "specs"], in: scratch.folder, environment: ["XDG_CACHE_HOME": "/dev/null"])
    #expect(own.code == 0 && own.errorText.isEmpty)
    let home = scratch.folder.appendingPathComponent("home").path
    for environment in [["XDG_CACHE_HOME": home], ["XDG_CACHE_HOME": "relative", "HOME": home]] {
      _ = try ToolRun.run(["lint", "specs"], in: scratch.folder, environment: environment)
    }
    #expect(FileManager.default.fileExists(atPath: home + "/layoutc/findings.layoutc"))
    #expect(FileManager.default.fileExists(atPath: home + "/.cache/layoutc/findings.layoutc"))
    let both = try ToolRun.run(["lint", "--no-cache", "--cache-dir", "x", "specs"], in: scratch.folder)
    #expect(both.code == 2 && both.errorText.contains("expected one of them"))
  }

  /// What was used longest ago makes room.
  @Test func keepsToItsSize() throws {
    let part = Array(repeating: UInt8(7), count: 1 << 19)
    let parts = (0..<12).map { (Fingerprint(first: $0, second: 0), part[...]) }
    let bytes = LintCacheFile.bytes(of: parts)
    #expect(bytes.count <= LintCacheFile.greatestSize)
    try Data(bytes).write(to: scratch.folder.appendingPathComponent("full"))
    let file = LintCacheFile(path: scratch.folder.appendingPathComponent("full").path)
    #expect(file.fingerprints == parts.prefix(7).map(\.0))
    #expect(file.part(parts[6].0).map(Array.init) == part && file.part(parts[7].0) == nil)
  }
}

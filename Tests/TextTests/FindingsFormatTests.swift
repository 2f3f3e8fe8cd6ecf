import Foundation
import LayoutDiagnostics
import LayoutText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the formats make of few and of hostile findings.
@Suite struct FindingsFormatTests {
  private static let hostile = "a\u{1B}[31m\u{2028}\0%:,\u{FFFE}\"]]><\r\n'\u{FFFD}\\ 🎉"

  /// A file whose findings and name have everything that a format could stumble over.
  private static var hostileFile: LintedFile {
    let source = SourceFile(name: "../\(hostile).yaml", text: "a: \u{1F389} b\nc: d\n")
    let diagnostic = Diagnostic(
      .warning, rule: RuleID("ragged-row"), hostile, at: Span(8, 9),
      secondary: [DiagnosticLabel(Span(10, 14), hostile)], notes: [hostile], help: [hostile],
      fixes: [Fix(.safe, hostile, [TextEdit(Span(8, 9), hostile), TextEdit(Span(10, 14), "")])], path: hostile
    )
    var other = diagnostic
    other.severity = .info
    return LintedFile(
      name: source.name, sources: SourceSet(source), diagnostics: [diagnostic, diagnostic, other])
  }

  private static func settings(_ folder: String? = nil) -> ReportSettings {
    ReportSettings(version: "1.2.3", folder: folder) { id in
      ReportedRule(
        id: id, summary: hostile, why: hostile, severity: .info, isOn: false, help: (hostile, hostile),
        properties: ["layer": hostile])
    }
  }

  private static func written(
    _ format: FindingsFormat, _ files: [LintedFile], failures: [String] = [], folder: String? = nil
  ) -> ByteSink {
    let sink = ByteSink()
    var reporter = format.reporter(settings(folder))
    var totals = LintTotals()
    reporter.begin(to: sink)
    for file in files {
      totals.add(file)
      reporter.write(file, to: sink)
    }
    for name in failures { totals.fail(name, "cannot read \(name)") }
    reporter.end(totals, to: sink)
    return sink
  }

  private static let clean = LintedFile(
    name: "clean.yaml", sources: SourceSet(SourceFile(name: "clean.yaml", text: "")), diagnostics: [])

  private static let runs: [(files: [LintedFile], failures: [String])] = [
    ([], []), ([clean], []), ([clean, hostileFile, clean, hostileFile], []), ([], [hostile]),
    ([hostileFile], ["x", hostile]),
  ]

  @Test(arguments: [FindingsFormat.json, .sarif], runs.indices)
  func isJSON(format: FindingsFormat, run: Int) throws {
    let (files, failures) = Self.runs[run]
    let bytes = Self.written(format, files, failures: failures).bytes
    let document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let list = format == .json ? document : (document?["runs"] as? [[String: Any]])?.first
    let findings = try #require(list?[format == .json ? "findings" : "results"] as? [[String: Any]])
    #expect(findings.count == files.reduce(0) { $0 + $1.diagnostics.count })
    for finding in findings where format == .json { #expect(finding["message"] as? String == Self.hostile) }
  }

  @Test(arguments: runs.indices)
  func isXML(run: Int) throws {
    let (files, failures) = Self.runs[run]
    let parser = XMLParser(data: Data(Self.written(.junit, files, failures: failures).bytes))
    let counter = ElementCounter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["testsuites"] == 1)
    #expect(counter.counts["testsuite"] ?? 0 == files.count + failures.count)
    #expect(counter.counts["failure"] ?? 0 == files.count { !$0.diagnostics.isEmpty })
    #expect(counter.counts["error"] ?? 0 == failures.count)
  }

  @Test func isALineForEachFinding() {
    for format in [FindingsFormat.short, .github] {
      let text = Self.written(format, [Self.hostileFile]).bytes
      #expect(format == .short || text.count { $0 == 0x0A } == 3)
      #expect(!text.isEmpty)
      #expect(Self.written(format, []).bytes.isEmpty)
    }
  }

  /// A command's properties end at a comma, its message at the end of the line.
  @Test func escapesWorkflowCommands() {
    let source = SourceFile(name: "a,b:c%.yaml", text: "a: 1\nb: 2\n")
    let file = LintedFile(
      name: source.name, sources: SourceSet(source),
      diagnostics: [
        Diagnostic(.error, rule: RuleID("unknown-key"), "50% of a:b, c", at: Span(0, 1), help: ["write a"]),
        Diagnostic(.info, rule: RuleID("ragged-row"), "over two lines", at: Span(3, 6)),
      ])
    let head = "file=a%2Cb%3Ac%25.yaml,line=1,endLine="
    #expect(
      Self.written(.github, [file]).text == """
        ::error \(head)1,col=1,endColumn=1,title=unknown-key::50%25 of a:b, c%0Ahelp: write a
        ::notice \(head)2,title=ragged-row::over two lines

        """)
  }

  /// Control characters of names and texts end no command and do nothing to a terminal.
  @Test func hidesControlCharactersFromWorkflows() {
    let bytes = Self.written(.github, [Self.hostileFile], failures: [Self.hostile]).bytes
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(bytes.count { $0 == 0x0A } == 4)
    #expect(String(decoding: bytes, as: UTF8.self).contains("file=../aU+001B[31mU+2028U+0000%25%3A%2C"))
  }

  /// Warnings that are only counted.
  private static func omitted(_ count: Int) -> OmittedFindings {
    var result = OmittedFindings()
    result.add(count, of: RuleID("ragged-row"), .warning)
    return result
  }

  @Test func countsFindingsAtTheEnd() {
    var diagnostic = Diagnostic(.warning, rule: RuleID("ragged-row"), "m", at: Span(0, 0))
    let source = SourceFile(name: "a.yaml", text: "a\n")
    func last(_ diagnostics: [Diagnostic], omitted: Int = 0) -> String? {
      let file = LintedFile(
        name: "a.yaml", sources: SourceSet(source), diagnostics: diagnostics,
        omissions: Self.omitted(omitted))
      return Self.written(.text, [file, Self.clean]).text.split(separator: "\n").last.map(String.init)
    }
    #expect(last([]) == nil)
    #expect(last([diagnostic]) == "1 warning in 2 files")
    let plain = diagnostic
    diagnostic.fixes = [Fix(.unsafe, "f", [])]
    #expect(last([plain, diagnostic]) == "2 warnings in 2 files; 1 fixable with --unsafe-fixes")
    diagnostic.fixes = [Fix(.safe, "f", [])]
    diagnostic.severity = .error
    #expect(
      last([plain, diagnostic], omitted: 3)
        == "1 error, 4 warnings in 2 files, 3 of them not shown; 1 fixable with --fix")
    diagnostic.fixes.insert(Fix(.unsafe, "g", []), at: 0)
    #expect(last([diagnostic]) == "1 error in 2 files; 1 fixable with --fix")
  }

  /// Every format says where it has not all findings of a file.
  @Test func tellsOfWhatIsNotShown() throws {
    let source = SourceFile(name: "a,b.yaml", text: "a\n")
    let file = LintedFile(
      name: source.name, sources: SourceSet(source),
      diagnostics: [Diagnostic(.warning, rule: RuleID("ragged-row"), "m", at: Span(0, 1))],
      omissions: Self.omitted(12))
    func written(_ format: FindingsFormat) -> String { Self.written(format, [file, Self.clean]).text }
    #expect(written(.short).hasSuffix("\na,b.yaml: 12 more not shown\n"))
    #expect(written(.text).contains("\na,b.yaml: 12 more not shown\n"))
    #expect(written(.json).contains(#""warnings": 13, "infos": 0, "omitted": 12"#))
    #expect(written(.json).contains(#""rules": {"ragged-row": 13}"#))
    #expect(written(.github).hasSuffix("\n::warning file=a%2Cb.yaml::12 more findings are not shown\n"))
    #expect(
      written(.junit).contains(
        "    </testcase>\n    <system-err>12 more findings are not shown</system-err>\n  </testsuite>\n"))
    let log = try JSONSerialization.jsonObject(with: Data(Self.written(.sarif, [file]).bytes))
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.map { $0["level"] as? String } == ["warning"])
    #expect((notes.first?["message"] as? [String: String])?["text"] == "12 more findings are not shown")
  }

  /// Help describes fixes in its own words; without help, the fixes' titles are used.
  @Test func namesFixesAsHelp() {
    var diagnostic = Diagnostic(
      .warning, rule: RuleID("ragged-row"), "m", at: Span(0, 1),
      help: ["write 1 (safe: frames do not change)"])
    diagnostic.fixes = [Fix(.safe, "write 1", []), Fix(.unsafe, "write 2", [])]
    let sink = ByteSink()
    TextReporter(SourceSet(SourceFile(name: "a", text: "a\n"))).write(diagnostic, to: sink)
    let help = sink.text.split(separator: "\n").filter { $0.contains("help:") }
    #expect(help == ["   = help: write 1 (safe: frames do not change)"])
  }

  /// Help mentions the effect of fixes only if there are such fixes.
  @Test func promisesNoFixesThatAreNotThere() {
    var diagnostic = Diagnostic(
      .warning, rule: RuleID("ragged-row"), "m", at: Span(0, 1),
      help: ["delete it (safe: frames do not change), or not", "write 2 (unsafe: frames change)"])
    diagnostic.fixes = [Fix(.unsafe, "write 2", [])]
    let source = SourceSet(SourceFile(name: "a", text: "a\n"))
    let file = LintedFile(name: "a", sources: source, diagnostics: [diagnostic])
    for format in FindingsFormat.allCases where format != .short {
      let text = Self.written(format, [file]).text
      #expect(text.contains("delete it, or not"), "\(format)")
      #expect(!text.contains("frames do not change"), "\(format)")
    }
  }

  @Test func namesFixesWhereThereIsNoHelp() {
    var diagnostic = Diagnostic(.warning, rule: RuleID("ragged-row"), "m", at: Span(0, 1))
    diagnostic.fixes = [Fix(.safe, "write 1", []), Fix(.unsafe, "write 2", [])]
    let sink = ByteSink()
    TextReporter(SourceSet(SourceFile(name: "a", text: "a\n"))).write(diagnostic, to: sink)
    let help = sink.text.split(separator: "\n").filter { $0.contains("help:") }
    #expect(
      help == [
        "   = help: write 1 (safe: frames do not change)", "   = help: write 2 (unsafe: frames change)",
      ])
  }

  @Test(arguments: [
    ("a b/ü.yaml", "a%20b/%C3%BC.yaml", true), ("./a//b/../c.yaml", "a/c.yaml", true),
    ("/srv/here/x:y.yaml", "x%3Ay.yaml", true), ("/srv/herex/y.yaml", "file:///srv/herex/y.yaml", false),
    ("../y.yaml", "../y.yaml", true), ("../here/a b.yaml", "a%20b.yaml", true),
    ("a/../../é.yaml", "../%C3%A9.yaml", true), ("/srv/a b%.yaml", "file:///srv/a%20b%25.yaml", false),
    ("<stdin>", "%3Cstdin%3E", true),
  ])
  func namesFilesByURI(name: String, uri: String, isRelative: Bool) throws {
    let file = LintedFile(
      name: name, sources: SourceSet(SourceFile(name: name, text: "a\n")),
      diagnostics: [Diagnostic(.error, rule: RuleID("r"), "m", at: Span(0, 1))])
    let text = Self.written(.sarif, [file], folder: "/srv/here").text
    let base = isRelative ? ", \"uriBaseId\": \"%SRCROOT%\"" : ""
    #expect(text.contains("\"artifactLocation\": {\"uri\": \"\(uri)\"\(base)}"))
  }

  /// SARIF counts columns in UTF-16 code units, where the other formats count characters.
  @Test func countsUTF16Columns() {
    #expect(Self.written(.sarif, [Self.hostileFile]).text.contains(#""startLine": 1, "startColumn": 7,"#))
    #expect(
      Self.written(.json, [Self.hostileFile]).text.contains(#""start": {"byte": 8, "line": 1, "column": 6}"#))
  }

  /// A fingerprint distinguishes findings at one path, and survives a line inserted above.
  @Test func keepsFingerprints() {
    func fingerprints(_ text: String, moved: Int) -> [Substring] {
      let source = SourceFile(name: "a.yaml", text: text)
      let diagnostics = [0, 0, 3].map {
        Diagnostic(
          .error, rule: RuleID("r"), "m", at: Span(moved + $0, moved + $0 + 1), path: $0 == 0 ? "a" : "b")
      }
      let file = LintedFile(name: "a.yaml", sources: SourceSet(source), diagnostics: diagnostics)
      return Self.written(.sarif, [file]).text.split(separator: "\n").filter {
        $0.contains("partialFingerprints")
      }
    }
    let before = fingerprints("a: b\n", moved: 0)
    #expect(before == fingerprints("# new\na: b\n", moved: 6))
    #expect(Set(before).count == 3)
  }
}

/// Counts elements by name.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { counts[name, default: 0] += 1 }
}

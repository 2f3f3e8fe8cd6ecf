import LayoutCompiler
import LayoutDiagnostics
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutUpdates

/// Writes the result of `layoutc check` for programs.
struct CheckWriter {
  let report: CheckReport
  /// By how many points numbers may differ.
  let tolerance: Double

  static let stale = "no layout has these frames"

  // MARK: JSON

  func writeJSON(to sink: ByteSink) {
    sink.write(
      jsonDocument: [
        "version": 1, "layouts": .array(report.results.map(json)), "stale": .strings(report.stale),
        "orphans": .strings(report.orphans.map(\.file)),
        "failedSpecs": .array(
          report.failures.map {
            .fields([
              "spec": .string($0.path), "message": .string($0.message),
              "file": ($0.place?.file).map { .string($0) },
              "line": ($0.place?.line).map { .integer($0) },
            ])
          }),
        "summary": .fields([
          "layouts": .integer(report.results.count), "changed": .integer(report.changed.count),
          "unreadable": .integer(report.results.count { $0.status == .unreadable }),
          "stale": .integer(report.stale.count), "orphans": .integer(report.orphans.count),
          "failedSpecs": .integer(report.failures.count),
        ]),
      ], splits: true)
  }

  private func json(_ result: CheckResult) -> JSONValue {
    let (elements, omitted) = elements(of: result)
    return .fields([
      "spec": .string(result.spec), "name": .string(result.name), "device": .string(result.device),
      "state": result.variation.state.map { .string($0) } ?? .null, "file": .string(result.file),
      "status": .string(result.status.rawValue), "differences": .strings(result.differences),
      "elements": .array(elements), "omitted": omitted > 0 ? .integer(omitted) : nil,
    ])
  }

  /// How many elements of a layout are written, at most.
  private static let greatestCount = 1_000

  /// The elements that changed, and how many more there are.
  private func elements(of result: CheckResult) -> (list: [JSONValue], omitted: Int) {
    guard let before = result.before, let after = try? JSONFrames(CheckResult.frames(of: result.solution))
    else { return ([], 0) }
    let slack = tolerance + FrameChanges.roundingSlack
    var old: [ViewKey: ViewAttributes] = [:]
    for entry in before.entries { old[entry.key] = entry.attributes }
    var list: [JSONValue] = []
    var count = 0
    func add(_ key: ViewKey, _ old: ViewAttributes?, _ new: ViewAttributes?) {
      count += 1
      guard count <= Self.greatestCount else { return }
      list.append(
        .fields([
          "category": .string(key.category), "elementKind": .string(key.kind),
          "section": .string(key.section), "item": .string(key.item), "old": json(old), "new": json(new),
        ]))
    }
    for entry in after.entries {
      let earlier = old.removeValue(forKey: entry.key)
      if let earlier, !earlier.isOther(than: entry.attributes, slack: slack) { continue }
      add(entry.key, earlier, entry.attributes)
    }
    for entry in before.entries where old[entry.key] != nil { add(entry.key, entry.attributes, nil) }
    return (list, max(0, count - Self.greatestCount))
  }

  private func json(_ attributes: ViewAttributes?) -> JSONValue {
    guard let attributes else { return .null }
    let frame = attributes.frame
    return .fields([
      "x": .decimal(frame.x, 3), "y": .decimal(frame.y, 3), "width": .decimal(frame.width, 3),
      "height": .decimal(frame.height, 3), "zIndex": .integer(attributes.zIndex),
      "hidden": attributes.isHidden ? true : nil,
    ])
  }

  // MARK: Continuous integration

  /// Writes an annotation of the spec for each layout that changed.
  func writeGitHub(to sink: ByteSink) {
    func write(
      _ file: String, line: Int? = nil, _ title: String, _ message: String, as command: String = "error"
    ) {
      let places = [("file", file)] + (line.map { [("line", String($0))] } ?? [])
      let properties = (places + [("title", title)]).map { "\($0)=\(GitHubFindings.escapedProperty($1))" }
      sink.write(
        text: "::\(command) \(properties.joined(separator: ","))::\(GitHubFindings.escaped(message))\n")
    }
    for result in report.results where !result.differences.isEmpty {
      write(result.spec, "layoutc check: \(result.words)", result.differences.joined(separator: "\n"))
    }
    for spec in report.failures {
      write(spec.place?.file ?? spec.path, line: spec.place?.line, "layoutc check", spec.message)
    }
    for file in report.stale { write(file, "layoutc check", Self.stale) }
    for orphan in report.orphans { write(orphan.file, "layoutc check", orphan.words, as: "warning") }
  }

  /// Writes a suite for each spec, and a case for each of its layouts.
  func writeJUnit(to sink: ByteSink) {
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"layoutc check\">\n")
    var specs: [String] = []
    for result in report.results where specs.last != result.spec { specs.append(result.spec) }
    let results = Dictionary(grouping: report.results, by: \.spec)
    for spec in specs {
      write(
        suite: spec,
        (results[spec] ?? []).map {
          Case(
            name: $0.variant.joined(separator: ", "), isError: $0.status == .unreadable, lines: $0.differences
          )
        }, to: sink)
    }
    for spec in report.failures {
      write(suite: spec.path, [Case(name: "check", isError: true, lines: [spec.words])], to: sink)
    }
    if !report.stale.isEmpty {
      let cases = report.stale.map { Case(name: $0, isError: false, lines: [Self.stale]) }
      write(suite: "stale frames", cases, to: sink)
    }
    sink.write("</testsuites>\n")
  }

  private struct Case {
    let name: String
    let isError: Bool
    /// What went wrong, one line each; empty if the case passes.
    let lines: [String]
  }

  private func write(suite: String, _ cases: [Case], to sink: ByteSink) {
    let errors = cases.count { $0.isError }
    let failures = cases.count { !$0.isError && !$0.lines.isEmpty }
    JUnitFindings.open(suite, tests: cases.count, failures: failures, errors: errors, to: sink)
    for entry in cases {
      JUnitFindings.openCase(entry.name, of: suite, to: sink)
      guard let first = entry.lines.first else {
        sink.write("/>\n")
        continue
      }
      let tag = entry.isError ? "error" : "failure"
      let more = entry.lines.count > 1 ? " (and \(entry.lines.count - 1) more)" : ""
      sink.write(text: ">\n      <\(tag) type=\"frames\" message=\"")
      sink.write(xmlAttribute: first + more)
      sink.write("\">")
      for line in entry.lines { sink.write(xmlText: "\(line)\n") }
      sink.write(text: "</\(tag)>\n    </testcase>\n")
    }
    sink.write("  </testsuite>\n")
  }
}

extension ViewAttributes {
  /// True if the attributes differ by more than the slack allows for numbers.
  fileprivate func isOther(than new: ViewAttributes, slack: Double) -> Bool {
    var same = new
    if FrameChanges.words(from: frame, to: new.frame, slack: slack) == nil { same.frame = frame }
    return same != self
  }
}

/// The output formats of `layoutc check`.
enum CheckFormat: String, CaseIterable {
  case text
  case json
  case github
  case junit
  /// A picture of each layout that changed.
  case svg
  /// One page with all of these pictures.
  case html

  var summary: String {
    switch self {
    case .text: "sentences"
    case .json: "one object, for programs"
    case .github: "annotations of a GitHub workflow"
    case .junit: "test results, as Jenkins and GitLab read them"
    case .svg: "a picture of each layout that changed: where elements are, and where they were"
    case .html: "one page with all of these pictures"
    }
  }

  /// The format of `--format`, or of the output file's extension, or text.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let ending = arguments.outputEnding
    let asked = try arguments.word(.checkFormat, Self.allCases.map(\.rawValue))
    if asked == nil { try arguments.refusePictures() }
    self = asked.flatMap(Self.init) ?? (ending == "xml" ? .junit : Self(rawValue: ending) ?? .text)
    if arguments.has(.update), arguments.has(.output) {
      throw UsageError(
        message:
          "option '--update' writes frames into the folder of '--against', and '--output' another file",
        help: ["leave one of them out"])
    }
    if self != .text, arguments.has(.update) {
      throw UsageError(
        message: "option '--update' writes frames, and stands beside the format \(rawValue)",
        help: ["leave one of them out"])
    }
  }
}

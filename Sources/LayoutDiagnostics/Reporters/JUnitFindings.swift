import LayoutText

/// The format `junit`: a suite for each file, with a case for each rule that found something. Errors and
/// warnings of a rule are one failure; infos are the output of a passing case. A file without findings has
/// one passing case.
package struct JUnitFindings: FindingsReporter {
  package mutating func begin(to sink: ByteSink) {
    sink.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"layoutc lint\">\n")
  }

  package mutating func write(_ file: LintedFile, to sink: ByteSink) {
    let groups = Self.byRule(file.diagnostics)
    let failed = groups.count { Self.fails($0.findings) }
    Self.open(file.name, tests: max(1, groups.count), failures: failed, errors: 0, to: sink)
    if groups.isEmpty {
      Self.openCase("lint", of: file.name, to: sink)
      sink.write("/>\n")
    } else {
      let places = SourcePlaces(file.sources)
      for (rule, findings) in groups { writeCase(rule, findings, of: file.name, places, to: sink) }
    }
    if let remainder = file.remainder { sink.write(text: "    <system-err>\(remainder)</system-err>\n") }
    sink.write("  </testsuite>\n")
  }

  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {
    for failure in totals.failures {
      Self.open(failure.name, tests: 1, failures: 0, errors: 1, to: sink)
      Self.openCase("lint", of: failure.name, to: sink)
      sink.write(">\n      <error type=\"input\" message=\"")
      sink.write(xmlAttribute: failure.message)
      sink.write("\"/>\n    </testcase>\n  </testsuite>\n")
    }
    sink.write("</testsuites>\n")
  }

  private static func fails(_ findings: [Diagnostic]) -> Bool { findings.contains { $0.severity > .info } }

  /// Returns the findings by rule, in the order of each rule's first finding.
  private static func byRule(_ diagnostics: [Diagnostic]) -> [(rule: RuleID, findings: [Diagnostic])] {
    var groups: [(rule: RuleID, findings: [Diagnostic])] = []
    var indexes: [RuleID: Int] = [:]
    for diagnostic in diagnostics {
      if let index = indexes[diagnostic.rule] {
        groups[index].findings.append(diagnostic)
      } else {
        indexes[diagnostic.rule] = groups.count
        groups.append((diagnostic.rule, [diagnostic]))
      }
    }
    return groups
  }

  /// Begins a suite.
  package static func open(_ name: String, tests: Int, failures: Int, errors: Int, to sink: ByteSink) {
    sink.write("  <testsuite name=\"")
    sink.write(xmlAttribute: name)
    sink.write(
      text:
        "\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\">\n")
  }

  /// Begins a case of a suite. The class name of the case is the file.
  package static func openCase(_ name: String, of file: String, to sink: ByteSink) {
    sink.write("    <testcase name=\"")
    sink.write(xmlAttribute: name)
    sink.write("\" classname=\"")
    sink.write(xmlAttribute: file)
    sink.write("\" file=\"")
    sink.write(xmlAttribute: file)
    sink.write("\" time=\"0\"")
  }

  private func writeCase(
    _ rule: RuleID, _ findings: [Diagnostic], of file: String, _ places: SourcePlaces, to sink: ByteSink
  ) {
    Self.openCase(rule.name, of: file, to: sink)
    sink.write(">\n      ")
    let isFailure = Self.fails(findings)
    if isFailure, let worst = findings.max(by: { $0.severity < $1.severity }) {
      sink.write(text: "<failure type=\"\(worst.severity.rawValue)\" message=\"")
      let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
      sink.write(xmlAttribute: worst.message + more)
      sink.write("\">")
    } else {
      sink.write("<system-out>")
    }
    for finding in findings { write(finding, places, to: sink) }
    sink.write(isFailure ? "</failure>\n    </testcase>\n" : "</system-out>\n    </testcase>\n")
  }

  private func write(_ finding: Diagnostic, _ places: SourcePlaces, to sink: ByteSink) {
    let start = places.range(of: finding.span).start
    let place = "\(places.file(of: finding.span)):\(start.line):\(start.column)"
    sink.write(xmlText: "\(place): \(finding.severity.rawValue): \(finding.message)\n")
    for remark in finding.remarks { sink.write(xmlText: "  \(remark.kind): \(remark.text)\n") }
  }
}

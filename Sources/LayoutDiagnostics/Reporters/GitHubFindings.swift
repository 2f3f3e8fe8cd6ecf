import LayoutText

/// The format `github`: commands of a GitHub workflow, which annotate the lines of a change.
package struct GitHubFindings: FindingsReporter {
  package mutating func write(_ file: LintedFile, to sink: ByteSink) {
    guard !file.diagnostics.isEmpty else { return }
    let places = SourcePlaces(file.sources)
    for diagnostic in file.diagnostics {
      let (start, end) = places.range(of: diagnostic.span)
      // Only annotations of one line have columns. The end column is that of the last character.
      let columns =
        start.line == end.line
        ? ",col=\(start.column),endColumn=\(max(start.column, end.column - 1))" : ""
      let range = "line=\(start.line),endLine=\(end.line)\(columns)"
      let name = Self.escapedProperty(places.file(of: diagnostic.span))
      let title = Self.escapedProperty(diagnostic.rule.name)
      let lines = [diagnostic.message] + diagnostic.remarks.map { "\($0.kind): \($0.text)" }
      sink.write(text: "::\(Self.command(diagnostic.severity)) file=\(name),\(range),title=\(title)::")
      sink.write(text: Self.escaped(lines.joined(separator: "\n")) + "\n")
    }
    if let remainder = file.remainder {
      sink.write(text: "::warning file=\(Self.escapedProperty(file.name))::\(remainder)\n")
    }
  }

  package mutating func end(_ totals: LintTotals, to sink: ByteSink) {
    for failure in totals.failures {
      sink.write(
        text: "::error file=\(Self.escapedProperty(failure.name))::\(Self.escaped(failure.message))\n")
    }
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  /// Returns a text for use after the `::`. It has no control characters, because a log would pass them on to
  /// a terminal.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default:
        if scalar.value < 0x80, UInt8(scalar.value).isVisibleASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += shownName(String(scalar))
        }
      }
    }
    return result
  }

  /// Returns a text for use between `=` and the next comma.
  package static func escapedProperty(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

import LayoutDiagnostics
import LayoutText

/// What is wrong in a spec, where, and how to mend it.
///
/// ```swift
/// for finding in compilation.findings where finding.severity == .error { print(finding) }
/// ```
public struct LayoutFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// Worth knowing.
    case info
    /// Most likely not what was meant.
    case warning
    /// The spec, or a part of it, cannot be laid out.
    case error
  }

  /// A change of the spec's text that mends the finding.
  public struct Fix: Hashable, Sendable {
    /// What it does, such as `delete the top inset`.
    public let title: String
    /// True if no frame changes.
    public let isSafe: Bool
    /// What is replaced, in the order of the text; none overlap.
    public let edits: [Edit]
  }

  /// A part of a spec's text and what stands there instead.
  public struct Edit: Hashable, Sendable {
    /// Offsets in the UTF-8 bytes of the spec.
    public let bytes: Range<Int>
    /// What stands there instead.
    public let text: String
  }

  /// How bad it is.
  public let severity: Severity
  /// The id of the rule, such as `unused-definition`; `layoutc explain --list` lists them. `options` where the options are at fault.
  public let rule: String
  /// What was found, and what is allowed.
  public let message: String
  /// The path of the file that is wrong; nil where the options are at fault.
  public let file: String?
  /// The line that it begins in, from 1; nil without a file.
  public let line: Int?
  /// The column that it begins in, from 1, in Unicode code points; nil without a file.
  public let column: Int?
  /// The path of the node in the spec, such as `sections[0].group`; nil where there is none.
  public let path: String?
  /// What to do about it, the best first, and facts that explain it.
  public let help: [String]
  /// Changes that mend it, the best first.
  public let fixes: [Fix]
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding in a line, such as `grid.yaml:3:5: error: unknown key 'widht' [unknown-key]`.
  public var description: String {
    let place = file.map { "\($0):\(line ?? 1):\(column ?? 1): " } ?? ""
    return "\(place)\(severity.rawValue): \(message) [\(rule)]"
  }
}

extension LayoutFinding {
  init(_ diagnostic: Diagnostic, in sources: SourceSet, _ tables: [LineTable]) {
    let index = sources.index(of: diagnostic.span)
    let place = tables[index].location(of: Int(diagnostic.span.start))
    severity = Severity(diagnostic.severity)
    rule = diagnostic.rule.name
    message = diagnostic.message
    file = sources.files[index].name
    line = place.line
    column = place.column
    path = diagnostic.path.flatMap { $0.isEmpty ? nil : $0 }
    help = diagnostic.helpTexts + diagnostic.notes
    // Edits are of the spec's own text.
    let own = diagnostic.fixes.filter { $0.edits.allSatisfy { Int($0.span.end) <= sources.main.bytes.count } }
    fixes = own.map { fix in
      Fix(
        title: fix.title, isSafe: fix.kind == .safe,
        edits: fix.edits.map { Edit(bytes: Int($0.span.start)..<Int($0.span.end), text: $0.text) })
    }
  }

  /// A finding about the options, or about a file as a whole.
  init(_ rule: String, _ message: String, file: String? = nil) {
    severity = .error
    self.rule = rule
    self.message = message
    self.file = file
    line = file.map { _ in 1 }
    column = file.map { _ in 1 }
    path = nil
    help = []
    fixes = []
  }

  static func all(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [LayoutFinding] {
    let tables = diagnostics.isEmpty ? [] : sources.files.map { LineTable($0) }
    return diagnostics.map { LayoutFinding($0, in: sources, tables) }
  }
}

extension LayoutFinding.Severity {
  fileprivate init(_ severity: LayoutDiagnostics.Severity) {
    self =
      switch severity {
      case .info: .info
      case .warning: .warning
      case .error: .error
      }
  }
}

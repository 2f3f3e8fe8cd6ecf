import LayoutDiagnostics
import LayoutText

/// Something wrong in a spec: what, where, and how to fix it.
///
/// ```swift
/// for finding in compilation.findings where finding.severity == .error { print(finding) }
/// ```
public struct LayoutFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Sendable {
    /// Good to know.
    case info
    /// Probably a mistake.
    case warning
    /// The spec, or a part of it, cannot be laid out.
    case error
  }

  /// A change of the spec's text that fixes the finding.
  public struct Fix: Hashable, Sendable {
    /// What the fix does, such as `delete the top inset`.
    public let title: String
    /// True if the fix changes no frame.
    public let isSafe: Bool
    /// The replacements, in the order of the text; none overlap.
    public let edits: [Edit]
  }

  /// A part of a spec's text and its replacement.
  public struct Edit: Hashable, Sendable {
    /// The replaced range, as offsets in the UTF-8 bytes of the spec.
    public let bytes: Range<Int>
    /// The replacement.
    public let text: String
  }

  /// The severity.
  public let severity: Severity
  /// The id of the rule, such as `unused-definition`, or `options` for a mistake in the options. `layoutc explain --list` lists the rules.
  public let rule: String
  /// What was found, and what is allowed.
  public let message: String
  /// The path of the file; `nil` for a mistake in the options.
  public let file: String?
  /// The line where the finding begins, from 1; `nil` without a file.
  public let line: Int?
  /// The column where the finding begins, from 1, in Unicode code points; `nil` without a file.
  public let column: Int?
  /// The path of the node in the spec, such as `sections[0].group`; `nil` if the finding is not about a node.
  public let path: String?
  /// Advice, the best first, and facts that explain the finding.
  public let help: [String]
  /// Changes that fix the finding, the best first.
  public let fixes: [Fix]
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding on one line, such as `grid.yaml:3:5: error: unknown key 'widht' [unknown-key]`.
  public var description: String {
    let place = file.map { "\($0):\(line ?? 1):\(column ?? 1): " } ?? ""
    return "\(place)\(severity.rawValue): \(message) [\(rule)]"
  }
}

extension LayoutFinding {
  init(_ diagnostic: Diagnostic, in sources: SourceSet, _ tables: [LineTable]) {
    let index = sources.index(of: diagnostic.span)
    let place = tables[index].location(of: Int(diagnostic.span.start))
    severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    rule = diagnostic.rule.name
    message = diagnostic.message
    file = sources.files[index].name
    line = place.line
    column = place.column
    path = diagnostic.path.flatMap { $0.isEmpty ? nil : $0 }
    help = diagnostic.helpTexts + diagnostic.notes
    // Only edits of the spec itself are offered, not those of its includes.
    let own = diagnostic.fixes.filter { $0.edits.allSatisfy { Int($0.span.end) <= sources.main.bytes.count } }
    fixes = own.map { fix in
      Fix(
        title: fix.title, isSafe: fix.kind == .safe,
        edits: fix.edits.map { Edit(bytes: Int($0.span.start)..<Int($0.span.end), text: $0.text) })
    }
  }

  /// A finding about the options or a whole file.
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

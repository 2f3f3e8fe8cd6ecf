import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What a spec says about its own linting: `lint: {disable, severity, overrides}`.
struct LintSettings {
  /// What is to become of a rule's findings.
  enum Level: Equatable {
    case off
    case report(Severity)
  }

  /// Levels for the part of the spec that a path names.
  struct Override {
    var path: SpecPath
    var levels: [String: Level]
  }

  private var levels: [String: Level] = [:]
  private var overrides: [Override] = []

  /// Nothing is changed.
  init() {}

  /// The settings of a spec. A name that no rule has is an error at the name.
  init(_ normal: Normal, sections: [Section], into diagnostics: inout DiagnosticBag) {
    guard let lint = normal["lint"] else { return }
    levels = Self.levels(lint, into: &diagnostics)
    for element in lint["overrides"]?.elements ?? [] {
      let levels = Self.levels(element, into: &diagnostics)
      guard let path = element["path"]?.text else { continue }
      overrides.append(Override(path: SpecPath(path, sections: sections), levels: levels))
    }
  }

  /// What is to become of a rule's findings at a spec path; nil where the spec says nothing. Of several overrides the last one counts.
  func level(of rule: String, at path: String) -> Level? {
    let override = overrides.last { $0.levels[rule] != nil && $0.path.holds(path) }
    return override?.levels[rule] ?? levels[rule]
  }

  /// The levels of one map; where a rule is both disabled and given a severity, it is disabled.
  private static func levels(_ map: Normal, into diagnostics: inout DiagnosticBag) -> [String: Level] {
    var result: [String: Level] = [:]
    for field in map["severity"]?.fields ?? [] {
      guard isKnown(field.key, at: field.keySpan, into: &diagnostics) else { continue }
      if let word = field.value.text {
        result[field.key] = Severity(rawValue: word).map(Level.report) ?? .off
      }
    }
    for name in map["disable"]?.elements ?? [] {
      guard let text = name.text, isKnown(text, at: name.span, into: &diagnostics) else { continue }
      result[text] = .off
    }
    return result
  }

  private static func isKnown(_ name: String, at span: Span, into diagnostics: inout DiagnosticBag) -> Bool {
    if RuleCatalog.isKnown(name) { return true }
    let help = RuleCatalog.nearest(to: name).map { ["did you mean '\($0)'?"] } ?? []
    diagnostics.report(
      Diagnostic(.error, rule: "unknown-rule", "there is no rule '\(name)'", at: span, help: help))
    return false
  }
}

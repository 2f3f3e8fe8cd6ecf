import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What a spec says about its own linting, `lint: {disable, severity, overrides}`, and what was said from outside.
struct LintSettings {
  /// A level for a part of the spec, and the place of its override among all.
  private struct Override {
    var order: Int
    var level: RuleLevel
  }

  private let policy: LintPolicy
  private var levels: [String: RuleLevel] = [:]
  private var overrides: [SpecPath: [String: Override]] = [:]

  /// The settings of a spec. A name that no rule has is an error at the name.
  init(
    _ normal: Normal, policy: LintPolicy, sections: [Section], into diagnostics: inout DiagnosticBag
  ) {
    self.policy = policy
    guard let lint = normal["lint"] else { return }
    levels = Self.levels(lint, into: &diagnostics)
    guard let elements = lint["overrides"]?.elements else { return }
    let written = normal["sections"]?.elements ?? []
    let isWhole = !written.contains { $0["repeat"] != nil }
    // Paths count the sections that are written. What is not repeated may have its id from elsewhere.
    let named =
      written.enumerated().compactMap { index, section in section["id"]?.text.map { ($0, index) } }
      + (isWhole ? sections.enumerated().filter(\.element.isNamed).map { ($1.name, $0) } : [])
    let indexes = Dictionary(named, uniquingKeysWith: { first, _ in first })
    for (order, element) in elements.enumerated() {
      let levels = Self.levels(element, into: &diagnostics)
      guard let path = element["path"]?.text else { continue }
      for (rule, level) in levels {
        overrides[SpecPath(path, sections: indexes), default: [:]][rule] = Override(
          order: order, level: level)
      }
    }
  }

  /// What is to become of a rule's findings at a spec path; nil where nothing is said.
  func level(of rule: String, at path: String) -> RuleLevel? {
    policy.level(of: rule, spec: specLevel(of: rule, at: path))
  }

  /// Whether a rule's findings could be shown anywhere in the spec; one that is off everywhere need not run.
  func mayReport(_ rule: RuleMetadata) -> Bool {
    if policy.level(of: rule, spec: specLevel(of: rule.id, at: "")) != .off { return true }
    return policy.level(of: rule, spec: .report(rule.severity)) != .off
      && overrides.values.contains { $0[rule.id].map { $0.level != .off } ?? false }
  }

  /// What the spec says. Of several overrides the last one counts.
  private func specLevel(of rule: String, at path: String) -> RuleLevel? {
    if overrides.isEmpty { return levels[rule] }
    let fitting = SpecPath.enclosing(path).compactMap { overrides[$0]?[rule] }
    return fitting.max { $0.order < $1.order }?.level ?? levels[rule]
  }

  /// The levels of one map; where a rule is both disabled and given a severity, it is disabled.
  ///
  /// - Parameter key: the list of the disabled ones.
  static func levels(
    _ map: Normal, off key: String = "disable", into diagnostics: inout DiagnosticBag
  ) -> [String: RuleLevel] {
    var result: [String: RuleLevel] = [:]
    for field in map["severity"]?.fields ?? [] {
      guard isKnown(field.key, at: field.keySpan, into: &diagnostics) else { continue }
      if let word = field.value.text {
        result[field.key] = RuleLevel(named: word)
      }
    }
    for name in map[key]?.elements ?? [] {
      guard let text = name.text, isKnown(text, at: name.span, into: &diagnostics) else { continue }
      result[text] = .off
    }
    return result
  }

  /// Whether a name is that of a rule; one that no rule has is an error, one whose findings nothing can turn off a warning.
  static func isKnown(_ name: String, at span: Span, into diagnostics: inout DiagnosticBag) -> Bool {
    if RuleCatalog.isFixed(name) {
      diagnostics.report(
        Diagnostic(
          .warning, rule: "unknown-rule",
          "\(name) has one level only: what cannot be read is an error, whatever the settings say", at: span,
          help: ["take it out of the settings"]))
      return false
    }
    if RuleCatalog.isKnown(name) { return true }
    diagnostics.report(.unknownRule(name, .error, at: span, omitsHelp: diagnostics.omitted > 0))
    return false
  }
}

extension LintSettings {
  /// A finding about no node of the spec as the settings want it; nil where they turn it off.
  func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    var result = diagnostic
    switch level(of: diagnostic.rule, at: "") {
    case .off: return nil
    case .report(let severity): result.severity = severity
    case nil: break
    }
    return result
  }
}

extension Diagnostic {
  /// A name that no rule has.
  ///
  /// - Parameter omitsHelp: a finding that is only counted needs no help: a hostile spec may name a million rules.
  static func unknownRule(_ name: String, _ severity: Severity, at span: Span, omitsHelp: Bool) -> Diagnostic
  {
    let near = omitsHelp ? nil : RuleCatalog.nearest(to: name)
    return Diagnostic(
      severity, rule: "unknown-rule", "there is no rule \(quotedText(name))", at: span,
      help: near.map { ["did you mean '\($0)'?"] } ?? [],
      fixes: near.map { near in
        // In quotes where the name is.
        let isQuoted = span.length == name.utf8.count + 2
        let place = isQuoted ? span.part(1, name.utf8.count) : span
        return place.length == name.utf8.count ? [Fix(.unsafe, "write \(near)", [TextEdit(place, near)])] : []
      } ?? [])
  }
}

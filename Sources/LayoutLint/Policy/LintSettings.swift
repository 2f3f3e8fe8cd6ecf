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
  /// True if rules are as they are by themselves, whatever they are called.
  private let saysNothing: Bool
  private var levels: [RuleID: RuleLevel] = [:]
  private var overrides: [SpecPath: [RuleID: Override]] = [:]

  /// The settings of a spec. A name that no rule has is an error at the name.
  init(
    _ normal: Normal, policy: LintPolicy, sections: SectionList, into diagnostics: inout DiagnosticBag
  ) {
    self.policy = policy
    saysNothing = normal["lint"] == nil && policy.saysNothing
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
  func level(of rule: RuleID, at path: String) -> RuleLevel? {
    policy.level(of: rule, spec: specLevel(of: rule, at: path))
  }

  /// True if a rule's findings could be shown anywhere in the spec; one that is off everywhere need not run.
  func mayReport(_ rule: RuleMetadata) -> Bool {
    if policy.wantsErrorsOnly, !mayReportErrors(rule) { return false }
    if saysNothing { return !rule.isOptIn }
    if policy.level(of: rule, spec: specLevel(of: rule.id, at: "")) != .off { return true }
    return policy.level(of: rule, spec: .report(rule.severity)) != .off
      && overrides.values.contains { $0[rule.id].map { $0.level != .off } ?? false }
  }

  /// True if only errors are wanted, and rules are as severe as they are by themselves.
  var wantsPlainErrors: Bool { policy.wantsErrorsOnly && saysNothing }

  /// True if a rule's findings could be errors anywhere in the spec.
  private func mayReportErrors(_ rule: RuleMetadata) -> Bool {
    if saysNothing { return rule.severity == .error }
    let told = [levels[rule.id]] + overrides.values.map { $0[rule.id]?.level }
    return told.contains {
      (policy.level(of: rule, spec: $0) ?? .report(rule.severity)) == .report(.error)
    }
  }

  /// What the spec says. Of several overrides the last one counts.
  private func specLevel(of rule: RuleID, at path: String) -> RuleLevel? {
    if overrides.isEmpty { return levels[rule] }
    let fitting = SpecPath.enclosing(path).compactMap { overrides[$0]?[rule] }
    return fitting.max { $0.order < $1.order }?.level ?? levels[rule]
  }

  /// The levels of one map; where a rule is both disabled and given a severity, it is disabled.
  ///
  /// - Parameter key: the list of the disabled ones.
  static func levels(
    _ map: Normal, off key: String = "disable", into diagnostics: inout DiagnosticBag
  ) -> [RuleID: RuleLevel] {
    var result: [RuleID: RuleLevel] = [:]
    for field in map["severity"]?.fields ?? [] {
      guard let rule = rule(field.key, at: field.keySpan, into: &diagnostics) else { continue }
      if let word = field.value.text { result[rule] = RuleLevel(named: word) }
    }
    for name in map[key]?.elements ?? [] {
      guard let text = name.text, let rule = rule(text, at: name.span, into: &diagnostics) else { continue }
      result[rule] = .off
    }
    return result
  }

  /// The rule of a name; one that no rule has is an error, one whose findings nothing can turn off a warning.
  static func rule(_ name: String, at span: Span, into diagnostics: inout DiagnosticBag) -> RuleID? {
    guard let rule = RuleRegistry.named(name) else {
      diagnostics.report(.unknownRule(name, .error, at: span, omitsHelp: diagnostics.omitted > 0))
      return nil
    }
    if rule.isFixed {
      diagnostics.report(
        Diagnostic(
          .warning, rule: .unknownRule,
          "\(name) has one level only: what cannot be read is an error, whatever the settings say", at: span,
          help: ["take it out of the settings"]))
      return nil
    }
    return rule.id
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
    let near = omitsHelp ? nil : RuleRegistry.nearest(to: name)?.name
    return Diagnostic(
      severity, rule: .unknownRule, "there is no rule \(quotedText(name))", at: span,
      help: didYouMean(near),
      fixes: near.map { near in
        // In quotes where the name is.
        let isQuoted = span.length == name.utf8.count + 2
        let place = isQuoted ? span.part(1, name.utf8.count) : span
        return place.length == name.utf8.count ? [Fix(.unsafe, "write \(near)", [TextEdit(place, near)])] : []
      } ?? [])
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// The lint settings in force for a spec: its own `lint: {disable, severity, overrides}` and the policy of the run.
struct LintSettings {
  /// A level for a part of the spec, and the position of its override in the list.
  private struct Override {
    var order: Int
    var level: RuleLevel
  }

  private let policy: LintPolicy
  private let saysNothing: Bool
  private(set) var mistakes = DiagnosticBag()
  private var levels: [RuleID: RuleLevel] = [:]
  private var overrides: [SpecPath: [RuleID: Override]] = [:]

  init(_ normal: Normal, _ policy: LintPolicy, sections: SectionList = []) {
    self.policy = policy
    saysNothing = normal["lint"] == nil && policy.saysNothing
    guard let lint = normal["lint"] else { return }
    levels = Self.levels(lint, into: &mistakes)
    guard let elements = lint["overrides"]?.elements else { return }
    let written = normal["sections"]?.elements ?? []
    let isWhole = !written.contains { $0["repeat"] != nil }
    // Paths count the sections as written. Without `repeat` the resolved sections have the same indexes, and may have ids from definitions.
    let named =
      written.enumerated().compactMap { index, section in section["id"]?.text.map { ($0, index) } }
      + (isWhole ? sections.enumerated().filter(\.element.isNamed).map { ($1.name, $0) } : [])
    let indexes = Dictionary(named, uniquingKeysWith: { first, _ in first })
    for (order, element) in elements.enumerated() {
      let levels = Self.levels(element, into: &mistakes)
      guard let path = element["path"]?.text else { continue }
      for (rule, level) in levels {
        overrides[SpecPath(path, sections: indexes), default: [:]][rule] = Override(
          order: order, level: level)
      }
    }
  }

  /// The level of a rule at a spec path; `nil` for its default.
  func level(of rule: RuleID, at path: String) -> RuleLevel? {
    policy.level(of: rule, spec: specLevel(of: rule, at: path))
  }

  /// What a rule's findings depend on. Without `textKinds` the rule about fixed heights of text looks only at headers, footers and rows of
  /// lists, which are the same in every container.
  func dependence(of rule: RuleMetadata) -> RuleDependence {
    let isOfText = rule.id == TextCellFixedHeight.metadata.id
    return isOfText && policy.options.textKinds.isEmpty ? .spec : rule.dependsOn
  }

  /// False if a rule is off everywhere in the spec and need not run.
  func mayReport(_ rule: RuleMetadata) -> Bool {
    if policy.wantsErrorsOnly, !mayReportErrors(rule) { return false }
    if saysNothing { return !rule.isOptIn }
    if policy.level(of: rule, spec: specLevel(of: rule.id, at: "")) != .off { return true }
    return policy.level(of: rule, spec: .report(rule.severity)) != .off
      && overrides.values.contains { $0[rule.id].map { $0.level != .off } ?? false }
  }

  /// True if only errors are wanted, and every rule has its default severity.
  var wantsPlainErrors: Bool { policy.wantsErrorsOnly && saysNothing }

  /// True if a rule may report an error somewhere in the spec.
  private func mayReportErrors(_ rule: RuleMetadata) -> Bool {
    if saysNothing { return rule.severity == .error }
    let set = [levels[rule.id]] + overrides.values.map { $0[rule.id]?.level }
    return set.contains { (policy.level(of: rule, spec: $0) ?? .report(rule.severity)) == .report(.error) }
  }

  /// The level that the spec sets for a path; the last of several overrides wins.
  private func specLevel(of rule: RuleID, at path: String) -> RuleLevel? {
    if overrides.isEmpty { return levels[rule] }
    let fitting = SpecPath.enclosing(path).compactMap { overrides[$0]?[rule] }
    return fitting.max { $0.order < $1.order }?.level ?? levels[rule]
  }

  /// The levels in one map; a rule that is disabled and also has a severity is disabled.
  static func levels(
    _ map: Normal, into diagnostics: inout DiagnosticBag
  ) -> [RuleID: RuleLevel] {
    var result: [RuleID: RuleLevel] = [:]
    for field in map["severity"]?.fields ?? [] {
      guard let rule = rule(field.key, at: field.keySpan, into: &diagnostics) else { continue }
      if let word = field.value.text { result[rule] = RuleLevel(named: word) }
    }
    for name in SpecTable.offKeys.flatMap({ map[$0]?.elements ?? [] }) {
      guard let text = name.text, let rule = rule(text, at: name.span, into: &diagnostics) else { continue }
      result[rule] = .off
    }
    return result
  }

  /// The rule with a name. Reports an error if there is none, and a warning if the rule cannot be turned off.
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
  /// Gives a finding without a node the severity that the settings state; `nil` if they turn it off.
  func adjusted(_ diagnostic: Diagnostic) -> Diagnostic? {
    var result = diagnostic
    switch level(of: diagnostic.rule, at: "") {
    case .off: return nil
    case .report(let severity): result.severity = severity
    case nil: break
    }
    return result
  }

  /// Applies levels and comments to the reader's warnings and infos, as the linter already did to its own findings. Errors are unaffected.
  func applyLevels(to diagnostics: inout DiagnosticBag, _ suppressions: Suppressions) {
    func isOpen(_ diagnostic: Diagnostic) -> Bool {
      // Both the reader and the linter may report a rule, but only the linter's findings have a path.
      diagnostic.severity < .error
        && (diagnostic.path == nil || !RuleRegistry.linted.contains(diagnostic.rule))
    }
    let omitted = diagnostics.omissions
    guard diagnostics.contains(where: isOpen) || omitted.count > omitted.count(.error) else { return }
    var result = DiagnosticBag(keeping: diagnostics.limit)
    for diagnostic in diagnostics.sorted {
      if !isOpen(diagnostic) {
        result.report(diagnostic)
      } else if !suppressions.hide(diagnostic), let shown = adjusted(diagnostic) {
        result.report(shown)
      }
    }
    result.count(
      omitted.map { kind in
        guard kind.severity < .error, !RuleRegistry.linted.contains(kind.rule) else { return kind.severity }
        switch level(of: kind.rule, at: "") {
        case .off: return nil
        case .report(let severity): return severity
        case nil: return kind.severity
        }
      })
    diagnostics = result
  }
}

/// The mistakes in a spec's lint settings, such as unknown rules.
package func mistakesInLintSettings(_ normal: Normal) -> DiagnosticBag {
  LintSettings(normal, LintPolicy()).mistakes
}

extension Diagnostic {
  /// The finding for a name that no rule has. Findings that are only counted need no help, which would take long if a hostile spec named a
  /// million rules.
  static func unknownRule(_ name: String, _ severity: Severity, at span: Span, omitsHelp: Bool) -> Diagnostic
  {
    let near = omitsHelp ? nil : RuleRegistry.nearest(to: name)?.name
    return Diagnostic(
      severity, rule: .unknownRule, "there is no rule \(quotedText(name))", at: span,
      help: name == RuleRegistry.everyRule ? [Self.eachHelp] : didYouMean(near),
      fixes: near.map { near in
        // The name may be in quotes.
        let isQuoted = span.length == name.utf8.count + 2
        let place = isQuoted ? span.part(1, name.utf8.count) : span
        return place.length == name.utf8.count ? [Fix(.unsafe, "write \(near)", [TextEdit(place, near)])] : []
      } ?? [])
  }

  /// The help for the word that only `select` takes.
  private static let eachHelp = "rules are turned off one by one; 'layoutc explain --list' lists them"
}

/// Reports the overrides in a spec's `lint` for sections that neither the spec nor the layout has, and for keys that do not exist.
func reportStrayOverrides(of layout: ResolvedLayout, into diagnostics: inout DiagnosticBag) {
  let normal = layout.normal
  // With errors, the section may be one that was left out.
  guard layout.leftOut == nil, let overrides = normal["lint"]?["overrides"]?.elements, !overrides.isEmpty,
    let sections = normal["sections"]?.elements
  else { return }
  let ids = sections.compactMap { $0["id"]?.text } + layout.spec.sections.filter(\.isNamed).map(\.name)
  for override in overrides {
    guard let path = override["path"], let text = path.text else { continue }
    func report(_ what: String, help: [String]) {
      diagnostics.report(
        Diagnostic(
          .warning, rule: UnusedSuppression.metadata.id, "the override is for \(what)", at: path.span,
          help: help))
    }
    if let name = SpecPath.section(of: text), !name.isEmpty {
      guard Int(name).map(sections.indices.contains) ?? ids.contains(name) else {
        let count = "\(counted(sections.count, "section")), counted from 0"
        report(
          "section \(quotedText(name)), which is not there; the spec has \(count)",
          help: didYouMean(name, among: ids))
        continue
      }
    }
    if let (key, owner) = SpecPath.strayKey(of: text) {
      report(
        "the key \(quotedText(key)), which \(owner.title) does not have",
        help: didYouMean(key, among: owner.keys.map(\.name)))
    }
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

package struct LintConfiguration: Sendable {
  /// Settings for the files that match some patterns.
  package struct Override: Sendable {
    package let files: [PathPattern]
    package let levels: [RuleID: RuleLevel]

    /// True if one of the patterns matches a path relative to the configuration file's folder.
    package func holds(for path: String) -> Bool { files.contains { $0.fits(path) } }
  }

  /// The only rules that run; `nil` for all.
  package private(set) var selected: Set<RuleID>?
  /// The levels of rules, including those of ignored rules.
  package private(set) var levels: [RuleID: RuleLevel] = [:]
  package private(set) var overrides: [Override] = []
  package private(set) var options = RuleOptions()
  /// The least severity at which `lint` fails.
  package private(set) var failOn: Severity?
  /// The most warnings with which `lint` succeeds.
  package private(set) var maxWarnings: Int?
  /// The names of the devices and environments that specs are solved for.
  package private(set) var devices: [String] = []
  /// True if specs are solved for the matrix of devices.
  package private(set) var matrix: Bool?

  /// Settings that say nothing.
  package init() {}

  /// The settings of a configuration file. Reports an error for an unknown rule.
  package init(_ normal: Normal, into diagnostics: inout DiagnosticBag) {
    guard let lint = normal["lint"] else { return }
    if let names = lint["select"]?.elements {
      selected = []
      for name in names {
        guard let text = name.text else { continue }
        if text == RuleRegistry.everyRule {
          selected?.formUnion(RuleRegistry.ids)
        } else if let rule = LintSettings.rule(text, at: name.span, into: &diagnostics) {
          selected?.insert(rule)
        }
      }
    }
    levels = LintSettings.levels(lint, off: "ignore", into: &diagnostics)
    for element in lint["overrides"]?.elements ?? [] {
      var files: [PathPattern] = []
      for written in element["files"]?.elements ?? [] {
        guard let text = written.text else { continue }
        switch PathPattern.parsed(text) {
        case .success(let pattern): files.append(pattern)
        case .failure(let mistake):
          diagnostics.report(
            Diagnostic(
              .error, rule: .invalidValue, "the pattern \(quotedText(text)) \(mistake.text)",
              at: written.span))
        }
      }
      let levels = LintSettings.levels(element, into: &diagnostics)
      overrides.append(Override(files: files, levels: levels))
    }
    failOn = lint["failOn"]?.text.flatMap(Severity.init(rawValue:))
    if let number = lint["maxWarnings"]?.number { maxWarnings = Int(number) }
    devices = (lint["devices"]?.elements ?? []).compactMap(\.text)
    matrix = lint["matrix"]?.boolean
    options = RuleOptions(lint["options"], targets: lint["targets"], into: &diagnostics)
  }

  /// Adds the settings for a spec to a policy. The path is relative to the configuration file's folder; `nil` if the spec is elsewhere.
  package func set(_ policy: inout LintPolicy, for path: String?) {
    policy.chosen = selected
    policy.configured = levels
    if let path {
      for override in overrides where override.holds(for: path) {
        policy.configured.merge(override.levels) { $1 }
      }
    }
    let given = policy.options.givenTargets
    policy.options = options
    policy.options.givenTargets = given
  }
}

extension RuleOptions {
  /// The rule options of a configuration file.
  fileprivate init(_ written: Normal?, targets: Normal?, into diagnostics: inout DiagnosticBag) {
    var options = RuleOptions()
    if let targets {
      for field in targets.fields { options.add(target: field, into: &diagnostics) }
    }
    if let written {
      for field in written.fields { options.set(field) }
    }
    self = options
  }

  private mutating func add(target field: NormalField, into diagnostics: inout DiagnosticBag) {
    var text = field.value.text ?? ""
    if let number = field.value.number { text = writtenExactly(number) }
    if let mistake = DeploymentTargets.mistake(field.key, text) {
      diagnostics.report(
        Diagnostic(.error, rule: .invalidValue, mistake.message, at: field.keySpan, help: mistake.help))
    } else {
      targets[field.key.lowercased()] = text
    }
  }

  private mutating func set(_ field: NormalField) {
    let value = field.value
    switch field.key {
    case "minContainer":
      if let width = value["width"]?.number, let height = value["height"]?.number {
        minContainer = Extent(width: width, height: height)
      }
    case "touchTarget": touchTarget = value.number ?? touchTarget
    case "textKinds": textKinds = Set(value.elements.compactMap(\.text))
    case "decorativeKinds": decorativeKinds = Set(value.elements.compactMap(\.text))
    case "uniformSiblings": if let number = value.number { uniformSiblings = Int(number) }
    case "estimatedItems": if let number = value.number { estimatedItems = Int(number) }
    default: break
    }
  }
}

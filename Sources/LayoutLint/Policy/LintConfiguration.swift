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
  /// `lint` fails if a finding is at least this severe.
  package private(set) var failOn: Severity?
  /// `lint` fails if there are more warnings than this.
  package private(set) var maxWarnings: Int?
  /// The names of the devices and environments that specs are solved for.
  package private(set) var devices: [String] = []
  package private(set) var matrix: Bool?

  /// Settings that leave everything at its default.
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
    levels = LintSettings.levels(lint, into: &diagnostics)
    for element in lint["overrides"]?.elements ?? [] {
      var files: [PathPattern] = []
      for written in element["files"]?.elements ?? [] {
        guard let text = written.text else { continue }
        do throws(PathPattern.Mistake) {
          files.append(try PathPattern(text))
        } catch {
          diagnostics.report(
            Diagnostic(
              .error, rule: .invalidValue, "the pattern \(quotedText(text)) \(error.text)", at: written.span))
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
    self.init()
    for field in targets?.fields ?? [] { add(target: field, into: &diagnostics) }
    guard let written else { return }
    func kinds(_ key: String) -> Set<String> { Set((written[key]?.elements ?? []).compactMap(\.text)) }
    if let size = written["minContainer"], let width = size["width"]?.number,
      let height = size["height"]?.number
    {
      minContainer = Extent(width: width, height: height)
    }
    touchTarget = written["touchTarget"]?.number ?? touchTarget
    textKinds = kinds("textKinds")
    decorativeKinds = kinds("decorativeKinds")
    uniformSiblings = written["uniformSiblings"]?.number.map { Int($0) } ?? uniformSiblings
    estimatedItems = written["estimatedItems"]?.number.map { Int($0) } ?? estimatedItems
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
}

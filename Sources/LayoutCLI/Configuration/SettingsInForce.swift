import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

/// Every setting of the linter, with its value and origin. The command line wins over the spec, the spec over the configuration file, and
/// that over the default.
struct SettingsInForce {
  private(set) var all: [Setting] = []
  private let arguments: ParsedArguments
  private let linting: LintArguments
  /// The rules chosen on the command line.
  private let policy: LintPolicy
  private let lint: LintConfiguration
  /// The `lint` part of the configuration file and of the spec.
  private let configured: Part?
  private let written: Part?

  /// A part of a file in normal form.
  private struct Part {
    let map: Normal
    let sources: SourceSet

    func origin(_ span: Span) -> SettingOrigin {
      let file = sources.files[sources.index(of: span)]
      let place = LineTable(file).location(of: Int(span.start))
      return .file(name: file.name, line: place.line, column: place.column)
    }

    func origin(_ key: String) -> SettingOrigin? { map.field(key).map { origin($0.keySpan) } }
  }

  /// - Parameters:
  ///   - path: The spec's path, for overrides; `nil` for a folder.
  init(
    _ arguments: ParsedArguments, _ linting: LintArguments, policy: LintPolicy,
    _ configuration: ConfigurationFile?, path: String?, spec: LoadedSpec?
  ) {
    self.arguments = arguments
    self.linting = linting
    self.policy = policy
    lint = configuration?.lint ?? LintConfiguration()
    configured = configuration.flatMap { file in
      file.normal?[SpecKeys.lint].map { Part(map: $0, sources: file.sources) }
    }
    written = spec.flatMap { spec in
      spec.normal?[SpecKeys.lint].map { Part(map: $0, sources: spec.sources) }
    }
    let relative = configuration.flatMap { file in
      path.flatMap { file.relativePath(ofSpec: $0) }
    }
    addSelection()
    addLevels(path: relative)
    addThresholds()
    addTargets()
    addOptions()
    add("devices", .list(lint.devices), given: nil)
    add("matrix", .boolean(lint.matrix ?? false), given: nil)
  }

  private mutating func add(_ key: String, _ value: Setting.Value, _ origin: SettingOrigin) {
    all.append(Setting(key: "lint.\(key)", value: value, origin: origin))
  }

  /// Adds a value that is set by an option, by the configuration file if there is no such option, or else by default.
  private mutating func add(_ key: String, _ value: Setting.Value, given option: OptionID?) {
    add(key, value, option.flatMap(origin) ?? configured?.origin(key) ?? .standard)
  }

  private func origin(_ option: OptionID) -> SettingOrigin? {
    guard arguments.has(option) else { return nil }
    return OptionTable.option(option).map { .option($0.name) }
  }

  private mutating func addSelection() {
    let selected = policy.selected ?? lint.selected
    let isEvery = selected?.count == RuleRegistry.ids.count
    let words = selected.map { isEvery ? [RuleRegistry.everyRule] : $0.map(\.name).sorted() }
    add("select", words.map(Setting.Value.list) ?? .none, given: .select)
  }

  /// Adds the level of every rule that is configured anywhere, sorted by name.
  private mutating func addLevels(path: String?) {
    var levels: [RuleID: (level: RuleLevel, origin: SettingOrigin)] = [:]
    func set(_ name: String, _ level: RuleLevel, _ origin: SettingOrigin) {
      if let rule = RuleRegistry.named(name), !rule.isFixed { levels[rule.id] = (level, origin) }
    }
    func set(_ part: Part, _ map: Normal) {
      for field in map["severity"]?.fields ?? [] {
        guard let level = field.value.text.flatMap(RuleLevel.init(named:)) else { continue }
        set(field.key, level, part.origin(field.keySpan))
      }
      for name in SpecTable.offKeys.flatMap({ map[$0]?.elements ?? [] }) {
        if let text = name.text { set(text, .off, part.origin(name.span)) }
      }
    }
    if let configured {
      set(configured, configured.map)
      for (element, override) in zip(configured.map["overrides"]?.elements ?? [], lint.overrides) {
        if let path, override.holds(for: path) { set(configured, element) }
      }
    }
    if let selected = policy.selected {
      levels = levels.filter { !($0.value.level == .off && selected.contains($0.key)) }
    }
    if let written { set(written, written.map) }
    for (rule, level) in policy.given { levels[rule] = (level, .option("severity")) }
    for rule in policy.ignored { levels[rule] = (.off, .option("ignore")) }
    for (rule, entry) in levels.sorted(by: { $0.key < $1.key }) {
      var entry = entry
      if let selected = policy.selected, !selected.contains(rule) {
        entry = (.off, .option("select"))
      }
      add("severity.\(rule)", .text(entry.level.name), entry.origin)
    }
  }

  private mutating func addThresholds() {
    let thresholds = linting.thresholds
    let failOn = thresholds.least(lint)
    let isGiven = thresholds.failOn != nil || thresholds.maxWarnings == nil
    let followsMaxWarnings = lint.failOn == nil && lint.maxWarnings != nil
    add(
      "failOn", .text(failOn.rawValue),
      origin(.failOn) ?? (isGiven ? nil : origin(.maxWarnings))
        ?? configured?.origin(followsMaxWarnings ? "maxWarnings" : "failOn") ?? .standard)
    let most = thresholds.maxWarnings ?? lint.maxWarnings
    add("maxWarnings", most.map { .number(Double($0)) } ?? .none, given: .maxWarnings)
  }

  private mutating func addTargets() {
    var targets: [String: (String, SettingOrigin)] = [:]
    if let given = policy.options.givenTargets {
      for (name, version) in given { targets[name] = (version, .option("target")) }
    } else {
      for part in [configured, written] {
        guard let part else { continue }
        for field in part.map["targets"]?.fields ?? [] {
          let version = field.value.text ?? field.value.number.map { Setting.Value.number($0).text } ?? ""
          targets[field.key.lowercased()] = (version, part.origin(field.keySpan))
        }
      }
    }
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      add("targets.\(name)", .text(target.0), target.1)
    }
  }

  private mutating func addOptions() {
    let options = lint.options
    let container = options.minContainer.map { size in
      Setting.Value.text(
        "\(Setting.Value.number(size.width).text) x \(Setting.Value.number(size.height).text)")
    }
    let values: [(String, Setting.Value)] = [
      ("minContainer", container ?? .none), ("touchTarget", .number(options.touchTarget)),
      ("textKinds", .list(options.textKinds.sorted())),
      ("decorativeKinds", .list(options.decorativeKinds.sorted())),
      ("uniformSiblings", .number(Double(options.uniformSiblings))),
      ("estimatedItems", .number(Double(options.estimatedItems))),
    ]
    for (key, value) in values {
      let field = configured?.map["options"]?.field(key)
      add("options.\(key)", value, field.flatMap { configured?.origin($0.keySpan) } ?? .standard)
    }
  }
}

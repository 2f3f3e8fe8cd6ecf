import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// Merges the findings of several environments. Findings of one rule about one place are the same finding, even if their numbers differ.
package struct EnvironmentFindings {
  private struct Environment {
    /// Called only if a finding names its environments.
    let name: () -> String
    let diagnostics: DiagnosticBag
    let sourceMap: SourceMap?
    let role: Role
  }

  package enum Role: Sendable {
    /// An environment of the run.
    case own
    /// The smallest container that the layout may have. Only some rules run for it. It is not counted, and its findings are never errors.
    case least
    /// An environment outside the run that the spec treats differently. It is not counted either.
    case neighbour
  }

  /// Identifies a finding across environments. Its message and node may differ between them, so neither counts.
  private struct Identity: Hashable {
    let rule: RuleID
    let span: Span
    /// Tells apart the findings that one environment has with the same rule and place.
    var ordinal = 0

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      span = diagnostic.span
    }
  }

  private struct Merged {
    /// The finding whose message is reported.
    var diagnostic: Diagnostic
    var places: [Int]
    /// True if other environments have the finding with another message.
    var isOneOfSeveral = false
  }

  private var environments: [Environment] = []
  private var known: Set<Identity> = []
  /// True if some finding is reported only when all environments have it.
  package private(set) var needsAllEnvironments = false

  package init() {}

  /// Adds the findings of an environment, which notes call by its name, such as `320 x 568 right to left`. The layout is `nil` if errors
  /// left none.
  package mutating func add(
    _ diagnostics: DiagnosticBag, of name: @autoclosure @escaping () -> String, _ layout: ResolvedLayout?,
    as role: Role = .own
  ) {
    environments.append(
      Environment(
        name: name, diagnostics: role == .least ? diagnostics.capped(at: .warning) : diagnostics,
        sourceMap: layout?.sourceMap, role: role))
    for diagnostic in diagnostics.sorted {
      known.insert(Identity(diagnostic))
      if diagnostic.claim.needsAllEnvironments { needsAllEnvironments = true }
    }
  }

  /// True if an environment already has a finding, with any message.
  package func has(_ diagnostic: Diagnostic) -> Bool { known.contains(Identity(diagnostic)) }

  package var gathered: DiagnosticBag { gathered { names($0) } }

  /// All findings, each once. `listed` turns indexes of environments into their names, in few words.
  package func gathered(_ listed: ([Int]) -> String) -> DiagnosticBag {
    guard environments.count > 1 else { return environments.first?.diagnostics ?? DiagnosticBag() }
    var result = DiagnosticBag(keeping: environments[0].diagnostics.limit)
    var subjects = Subjects(maps: environments.map(\.sourceMap))
    for merged in merged() {
      if let diagnostic = judged(merged, &subjects, listed) { result.report(diagnostic) }
    }
    result.count(
      environments.filter { $0.role == .own }.reduce(OmittedFindings()) { $0.union($1.diagnostics.omissions) }
    )
    return result
  }

  /// The findings of all environments, merged by identity, in the order in which they were added.
  private func merged() -> [Merged] {
    var found: [Merged] = []
    var indexes: [Identity: Int] = [:]
    for (place, environment) in environments.enumerated() {
      var ordinals: [Identity: Int] = [:]
      for diagnostic in environment.diagnostics.sorted {
        var identity = Identity(diagnostic)
        let ordinal = ordinals[identity, default: 0]
        ordinals[identity] = ordinal + 1
        identity.ordinal = ordinal
        guard let index = indexes[identity] else {
          indexes[identity] = found.count
          found.append(Merged(diagnostic: diagnostic, places: [place]))
          continue
        }
        found[index].places.append(place)
        if diagnostic.message != found[index].diagnostic.message { found[index].isOneOfSeveral = true }
        if diagnostic.isWorse(than: found[index].diagnostic) { found[index].diagnostic = diagnostic }
      }
    }
    return found
  }

  /// The finding as it holds for all environments; `nil` if it needs all of them and one denies it.
  private func judged(_ merged: Merged, _ subjects: inout Subjects, _ listed: ([Int]) -> String)
    -> Diagnostic?
  {
    var result = merged.diagnostic
    let claim = result.claim
    result.claim = EnvironmentClaim()
    let full = environments.count { $0.role == .own }
    let failing = merged.places.filter { environments[$0].role == .own }
    let isPartial = failing.count < full
    if claim.needsAllEnvironments,
      isDenied(
        merged, by: [.own, .neighbour], { subjects.has(claim.subject, $0) || subjects.has(result, $0) })
    {
      return nil
    }
    if let severity = claim.severityWhenPartial,
      isDenied(merged, by: [.own], { subjects.has(claim.subject, $0) })
    {
      result.severity = min(result.severity, severity)
    }
    var named = failing
    if failing.isEmpty {
      let neighbours = merged.places.filter { environments[$0].role == .neighbour }
      named = neighbours.isEmpty ? merged.places : neighbours
      result.notes.append(
        neighbours.isEmpty
          ? "only in the least container, \(names(merged.places))"
          : "only in other environments that the spec tells apart: \(names(neighbours))")
    } else if isPartial {
      result.notes.append("in \(failing.count) of \(full) environments: \(listed(failing))")
    } else if merged.isOneOfSeveral, full > 1 {
      result.notes.append(full == 2 ? "in both environments" : "in all \(full) environments")
    }
    if isPartial || merged.isOneOfSeveral && full > 1 {
      result.environments = named.map { environments[$0].name() }
    }
    return result
  }

  /// True if an environment has the node of a finding, but not the finding.
  private func isDenied(_ merged: Merged, by roles: Set<Role>, _ hasThing: (Int) -> Bool) -> Bool {
    environments.indices.contains {
      roles.contains(environments[$0].role) && !merged.places.contains($0) && hasThing($0)
    }
  }

  private func names(_ places: [Int]) -> String {
    let greatest = 4
    let shown = places.count > greatest + 1 ? Array(places.prefix(greatest)) : places
    let names = shown.map { environments[$0].name() }.joined(separator: ", ")
    return shown.count < places.count ? "\(names) and \(places.count - shown.count) more" : names
  }
}

/// Looks up which environments have a node of the spec. The nodes of each environment are collected once.
private struct Subjects {
  let maps: [SourceMap?]
  private var spans: [Int: Set<Span>] = [:]

  init(maps: [SourceMap?]) { self.maps = maps }

  mutating func has(_ span: Span?, _ environment: Int) -> Bool {
    guard let span else { return false }
    if let known = spans[environment] { return known.contains(span) }
    let found = maps[environment]?.keySpans ?? []
    spans[environment] = found
    return found.contains(span)
  }

  /// True if an environment uses the text of a finding, even in another node: variants inherit what they do not replace.
  func has(_ diagnostic: Diagnostic, _ environment: Int) -> Bool {
    maps[environment]?.holds(diagnostic.span) ?? false
  }
}

extension DiagnosticBag {
  fileprivate func capped(at greatest: Severity) -> DiagnosticBag {
    guard greatest < .error else { return self }
    var result = DiagnosticBag(keeping: limit)
    for var diagnostic in sorted {
      diagnostic.severity = min(diagnostic.severity, greatest)
      result.report(diagnostic)
    }
    return result
  }
}

extension Environment {
  /// A short name: `iphone-16 in landscape`, `320 x 568 right to left`.
  package var shortName: String { (deviceName ?? size) + (layoutDirection == .rtl ? " right to left" : "") }

  /// The environment at the end of a sentence: `on iphone-16`, `at 320 x 568`.
  var place: String { (deviceName == nil ? "at " : "on ") + shortName }

  /// The size of a device pixel, in points.
  var pixel: Double { 1 / displayScale }

  /// True if the view has no width or no height.
  var isWithoutSize: Bool { container.width <= 0 || container.height <= 0 }

  private var size: String { "\(written(container.width)) x \(written(container.height))" }

  /// The device's name, unless the container's size is not the device's own.
  private var deviceName: String? {
    guard let device else { return nil }
    guard let preset = DevicePreset.common(device) else { return shownText(device) }
    if preset.portrait.size == container { return device }
    return preset.landscape.size == container ? "\(device) in landscape" : nil
  }
}

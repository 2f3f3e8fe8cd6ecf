import LayoutDiagnostics
import LayoutResolver
import LayoutText

/// What was found in each of several environments, put together: each finding once, with the environments that have it.
///
/// Findings of one rule about one place are the same finding, whatever numbers are in their words.
package struct EnvironmentFindings {
  private struct Environment {
    /// Put into words only where findings say which environments have them.
    let name: () -> String
    let diagnostics: DiagnosticBag
    let sourceMap: SourceMap?
    let role: Role
  }

  /// Why an environment is linted.
  package enum Role: Sendable {
    /// One of those that the run is for.
    case own
    /// The least container that the layout may meet, of which only some rules are asked: it is not counted among the others, and what
    /// only fails there is no error.
    case least
    /// One that the spec tells from those of the run: it is not counted, either.
    case neighbour
  }

  /// What makes findings of several environments one.
  private struct Identity: Hashable {
    let subject: Subject
    /// Among those that one environment has of it.
    let ordinal: Int
  }

  /// A finding and the environments that have it.
  private struct Merged {
    /// The one that gives the words.
    var diagnostic: Diagnostic
    var places: [Int]
    /// True if other environments have the finding in other words.
    var isOneOfSeveral = false
  }

  /// What a finding is about, whatever the words, and whichever of a definition's uses come first in an environment.
  private struct Subject: Hashable {
    let rule: RuleID
    let span: Span

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      span = diagnostic.span
    }
  }

  private var environments: [Environment] = []
  private var known: Set<Subject> = []
  /// True if there is a finding that holds only where all environments have it.
  package private(set) var needsAllEnvironments = false

  package init() {}

  /// Adds what was found in an environment.
  ///
  /// - Parameters:
  ///   - name: what it is called in notes, such as `320 x 568 right to left`.
  ///   - layout: nil where errors left none.
  ///   - role: why the environment is linted.
  package mutating func add(
    _ diagnostics: DiagnosticBag, of name: @autoclosure @escaping () -> String, _ layout: ResolvedLayout?,
    as role: Role = .own
  ) {
    environments.append(
      Environment(
        name: name, diagnostics: role == .least ? diagnostics.capped(at: .warning) : diagnostics,
        sourceMap: layout?.sourceMap, role: role))
    for diagnostic in diagnostics.sorted {
      known.insert(Subject(diagnostic))
      if diagnostic.claim.needsAllEnvironments { needsAllEnvironments = true }
    }
  }

  /// True if an environment has the same finding as another one, whatever the words.
  package func has(_ diagnostic: Diagnostic) -> Bool { known.contains(Subject(diagnostic)) }

  /// All findings, each once.
  package var gathered: DiagnosticBag { gathered { names($0) } }

  /// All findings, each once.
  ///
  /// - Parameter listed: some of the environments in few words, by their indices.
  package func gathered(_ listed: ([Int]) -> String) -> DiagnosticBag {
    guard environments.count > 1 else { return environments.first?.diagnostics ?? DiagnosticBag() }
    var result = DiagnosticBag()
    var subjects = Subjects(maps: environments.map(\.sourceMap))
    for merged in merged() {
      if let diagnostic = judged(merged, &subjects, listed) { result.report(diagnostic) }
    }
    result.count(
      environments.filter { $0.role == .own }.reduce(OmittedFindings()) { $0.union($1.diagnostics.omissions) }
    )
    return result
  }

  /// The findings of all environments by what they are about, in the order in which they are met.
  private func merged() -> [Merged] {
    var found: [Merged] = []
    var indexes: [Identity: Int] = [:]
    for (place, environment) in environments.enumerated() {
      var ordinals: [Identity: Int] = [:]
      for diagnostic in environment.diagnostics.sorted {
        func identity(_ ordinal: Int) -> Identity {
          Identity(subject: Subject(diagnostic), ordinal: ordinal)
        }
        let ordinal = ordinals[identity(0), default: 0]
        ordinals[identity(0)] = ordinal + 1
        guard let index = indexes[identity(ordinal)] else {
          indexes[identity(ordinal)] = found.count
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

  /// The finding as it holds for all environments together; nil where it does not.
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
    var told = failing
    if failing.isEmpty {
      let neighbours = merged.places.filter { environments[$0].role == .neighbour }
      told = neighbours.isEmpty ? merged.places : neighbours
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
      result.environments = told.map { environments[$0].name() }
    }
    return result
  }

  /// True if an environment has the node that a finding is about, but not the finding.
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

/// Which environments have a node of the spec, looked up once for each.
private struct Subjects {
  let maps: [SourceMap?]
  private var spans: [Int: Set<Span>] = [:]

  init(maps: [SourceMap?]) { self.maps = maps }

  /// True if an environment has a node.
  mutating func has(_ span: Span?, _ environment: Int) -> Bool {
    guard let span else { return false }
    if let known = spans[environment] { return known.contains(span) }
    let found = maps[environment]?.keySpans ?? []
    spans[environment] = found
    return found.contains(span)
  }

  /// True if an environment has the very words of which a finding tells, if in another node: variants inherit what they do not replace.
  func has(_ diagnostic: Diagnostic, _ environment: Int) -> Bool {
    maps[environment]?.holds(diagnostic.span) ?? false
  }
}

extension DiagnosticBag {
  /// The findings, each at most as severe as is given.
  fileprivate func capped(at greatest: Severity) -> DiagnosticBag {
    guard greatest < .error else { return self }
    var result = DiagnosticBag()
    for var diagnostic in sorted {
      diagnostic.severity = min(diagnostic.severity, greatest)
      result.report(diagnostic)
    }
    return result
  }
}

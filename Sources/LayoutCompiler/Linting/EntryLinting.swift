import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutSwift
import LayoutText

/// The findings of a Swift file.
package struct LintedCode: Sendable {
  package private(set) var file: LintedFile
  package private(set) var hasErrors = false
  package let configuration: ConfigurationFile?
  /// Why it gives no frames; `nil` if it does.
  package let unread: UnreadReason?
  private var known: Set<Place> = []
  /// What was left out and made up for an entry is the same for others.
  private var omissions: Set<String> = []
  /// The places of comments that hide no finding of any entry; `nil` before the first entry.
  private var unused: Set<Span>?

  private struct Place: Hashable {
    let span: Span
    let rule: RuleID
  }

  /// - Parameter compiled: what the file shows by itself; its findings are still to be added.
  init(_ compiled: CompiledSpec) {
    file = compiled.file
    file.diagnostics = []
    configuration = compiled.spec.configuration
    unread = compiled.spec.loaded.unread
  }

  /// Adds findings at places where their rule has none of an earlier entry.
  ///
  /// - Parameter isAssumed: true if the entry's arguments are, so that a section may fail because of them.
  mutating func add(_ compiled: CompiledSpec, isAssumed: Bool = false) {
    let rule = UnusedSuppression.metadata.id
    let findings = compiled.findings
    let idle = Set(findings.lazy.filter { $0.rule == rule }.map(\.span))
    unused = unused?.intersection(idle) ?? idle
    let new = findings.filter {
      !(isAssumed && $0.rule == .sectionWithoutLayout) && !omissions.contains($0.message)
        && !known.contains(Place(span: $0.span, rule: $0.rule))
    }
    for finding in new {
      known.insert(Place(span: finding.span, rule: finding.rule))
      if finding.rule == .omittedCode { omissions.insert(finding.message) }
    }
    file.diagnostics += new
    file.diagnostics.removeAll { $0.rule == rule && unused?.contains($0.span) == false }
    file.diagnostics.sort { $0.span.start < $1.span.start }
    hasErrors = hasErrors || new.contains { $0.severity == .error }
  }

  /// Says that an entry is not linted, because the others took long.
  fileprivate mutating func addUnlinted(_ entry: LayoutEntry, at span: Span) {
    file.diagnostics.append(
      Diagnostic(
        .warning, rule: .omittedCode, "\(entry.name) is not linted, because the entries before it take long",
        at: span, help: ["--entry \(entry.name) lints it"]))
  }
}

extension SpecCompiler {
  /// After how many milliseconds no further entry of a file is linted.
  private static let greatestTime = 60_000

  /// Lints each entry of a Swift file by itself: those that stand for the file, then those whose code has not run so far. The latter have
  /// findings only if they give frames, because the app may call them in another way.
  package func lintEntries(
    _ bytes: [UInt8], path: String, name: String, _ request: LintRequest
  ) throws(UsageError) -> Result<LintedCode, SpecFailure> {
    let whole: CompiledSpec
    switch try lint(bytes, path: path, name: name, request) {
    case .success(let compiled): whole = compiled
    case .failure(let failure): return .failure(failure)
    }
    var result = LintedCode(whole)
    let own = whole.spec.code?.wrappedValue.code.entryKeys ?? []
    // Together, several entries have findings about one another, such as the same identifier twice.
    let isJoined = own.count > 1
    if !isJoined { result.add(whole) }
    guard options.entry == nil, result.unread == nil, !own.isEmpty else { return .success(result) }
    let main = whole.sources.main
    let end = Platform.milliseconds + Self.greatestTime
    var lines = Set(isJoined ? [] : whole.spec.loaded.normal?.spans ?? [])
    let entries = LayoutEntry.groups(of: SwiftLayoutFile(path: name, bytes).entries).joined()
    for entry in entries.filter({ own.contains($0.key) }) + entries.filter({ !own.contains($0.key) }) {
      let isOwn = own.contains(entry.key)
      let body = main.span(entry.declaration)
      let hasRun = lines.contains { body.start <= $0.start && $0.end <= body.end }
      if isOwn ? !isJoined : hasRun { continue }
      if Platform.milliseconds > end {
        result.addUnlinted(entry, at: main.span(entry.range))
        continue
      }
      var options = options
      options.entry = entry.key
      let compiler = forSpec(options, under: nil)
      // The options may name sections of another entry.
      guard case .success(let one)? = try? compiler.lint(bytes, path: path, name: name, request),
        one.spec.loaded.unread == nil, isOwn || one.spec.loaded.normal != nil
      else { continue }
      lines.formUnion(one.spec.loaded.normal?.spans ?? [])
      result.add(one, isAssumed: entry.isAssumed)
    }
    return .success(result)
  }
}

extension Normal {
  /// The places of all values.
  fileprivate var spans: [Span] {
    switch value {
    case .list(let elements): [span] + elements.flatMap(\.spans)
    case .map(let fields): [span] + fields.flatMap(\.value.spans)
    default: [span]
    }
  }
}

import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// The rules that comments turn off, and which of the comments hid something.
///
/// A comment hides a finding if the finding or its cause is in its scope, or if the node of the finding or a node around it begins there. A
/// node from a definition begins both in the definition and where the definition is used.
package final class Suppressions {
  private struct Entry {
    let rule: RuleID
    let span: Span
    let scope: Span
    /// The edit that removes the rule from the comment.
    let removal: TextEdit
    /// The nearest entry of the same rule around this one.
    var outer: Int?
    var isUsed = false
  }

  private var entries: [Entry] = []
  /// The entries of each rule, sorted by where their scopes begin.
  private var byRule: [RuleID: [Int]] = [:]
  private var mistakes = DiagnosticBag()
  private var unexplained: [Span] = []
  /// Where the spec itself ends and the files that it includes begin.
  private var endOfSpec: UInt32 = 0

  /// No comments.
  package init() {}

  /// The comments of a spec and of the files that it includes, or of the readable parts of a spec with a syntax error.
  package init(_ sources: SourceSet, recovered: [UInt8]? = nil) {
    let main = sources.main
    endOfSpec = main.base + UInt32(clamping: main.bytes.count)
    for file in sources.files where file.holds(SuppressionComment.family) {
      let isMain = file.base == main.base
      let read = recovered.flatMap { isMain ? SourceFile(name: file.name, bytes: $0, base: file.base) : nil }
      for comment in SuppressionComment.all(in: file, readable: read) { add(comment, of: file) }
    }
    for (rule, indexes) in byRule { nest(indexes, of: rule) }
  }

  private func add(_ comment: SuppressionComment, of file: SourceFile) {
    guard comment.isKnown else {
      let known = ["", "-file"].map { SuppressionComment.markers[0] + $0 }
      mistakes.report(
        Diagnostic(
          .warning, rule: .unknownRule,
          "found \(quotedText(comment.word.text)); expected \(known.joined(separator: " or "))",
          at: comment.word.span))
      return
    }
    if comment.rules.isEmpty {
      mistakes.report(
        Diagnostic(
          .warning, rule: .unknownRule, "the comment names no rule and hides nothing", at: comment.word.span,
          help: ["write \(comment.word.text) RULE -- reason"]))
    }
    if !comment.hasReason, unexplained.count < DiagnosticBag.capacity {
      unexplained.append(comment.word.span)
    }
    let whole = Span(start: file.base, end: file.base + UInt32(clamping: file.bytes.count + 1))
    for (index, (name, span)) in comment.rules.enumerated() {
      guard let rule = RuleRegistry.named(name)?.id else {
        mistakes.report(.unknownRule(name, .warning, at: span, omitsHelp: mistakes.omitted > 0))
        continue
      }
      byRule[rule, default: []].append(entries.count)
      entries.append(
        Entry(
          rule: rule, span: span, scope: comment.isForFile ? whole : comment.scope,
          removal: comment.removal(ofRule: index, in: file)))
    }
  }

  /// Finds for each entry of a rule the one around it. If two overlap, the later one hides what is in both.
  private func nest(_ indexes: [Int], of rule: RuleID) {
    let sorted = indexes.sorted {
      let (left, right) = (entries[$0].scope, entries[$1].scope)
      return left.start != right.start ? left.start < right.start : left.end > right.end
    }
    var open: [Int] = []
    for index in sorted {
      while let last = open.last, entries[last].scope.end < entries[index].scope.end { open.removeLast() }
      entries[index].outer = open.last
      open.append(index)
    }
    byRule[rule] = sorted
  }

  /// True if a comment hides a finding of the reader; the comment then counts as used.
  func hide(_ diagnostic: Diagnostic) -> Bool {
    guard let indexes = byRule[diagnostic.rule] else { return false }
    return use(at: diagnostic.span, among: indexes)
  }

  /// True if a comment hides a finding of a rule; the comment then counts as used.
  func hide(_ finding: Finding, of rule: RuleID, _ map: SourceMap) -> Bool {
    guard let indexes = byRule[rule] else { return false }
    if use(at: finding.span, among: indexes) { return true }
    if let cause = finding.cause, use(at: cause, among: indexes) { return true }
    var node = finding.node
    while let next = node {
      if use(at: map.keySpan(of: next), among: indexes) { return true }
      for span in map.useSpans(of: next) where use(at: span, among: indexes) { return true }
      node = map.parent(of: next)
    }
    return false
  }

  /// True if a scope contains a place; its comment then counts as used.
  private func use(at place: Span, among indexes: [Int]) -> Bool {
    guard let index = entry(at: place.start, among: indexes) else { return false }
    entries[index].isUsed = true
    return true
  }

  /// The innermost entry whose scope contains a place.
  private func entry(at place: UInt32, among indexes: [Int]) -> Int? {
    var index = indexes[..<indexes.partitioningIndex { entries[$0].scope.start > place }].last
    while let candidate = index, entries[candidate].scope.end <= place { index = entries[candidate].outer }
    return index
  }

  /// Reports wrong comments, and comments that certainly hide nothing. A comment that may be for an environment, a state or data outside
  /// this run is not reported, and none is if errors may have kept rules from finding something.
  func report(
    _ normals: [Normal], _ settings: LintSettings, _ coverage: FindingPipeline.Coverage,
    into diagnostics: inout DiagnosticBag
  ) {
    guard !entries.isEmpty || !mistakes.isEmpty else { return }
    for mistake in mistakes.sorted { if let shown = settings.adjusted(mistake) { diagnostics.report(shown) } }
    if settings.mayReport(SuppressionWithoutReason.metadata) {
      for span in unexplained {
        if let shown = settings.adjusted(SuppressionWithoutReason.diagnostic(at: span)) {
          diagnostics.report(shown)
        }
      }
    }
    guard coverage.isComplete, !diagnostics.hasErrors else { return }
    let silent = byRule[UnusedSuppression.metadata.id] ?? []
    let doubtful = entries.filter { entry in
      // A comment in an included file may be for another spec that includes it.
      !entry.isUsed && entry.span.start <= endOfSpec && isJudged(entry.rule, settings, normals)
        && !diagnostics.omissions.has(entry.rule) && self.entry(at: entry.span.start, among: silent) == nil
    }
    guard !doubtful.isEmpty else { return }
    let hidden = entries.filter { $0.isUsed && RuleRegistry.linted.contains($0.rule) }.map(\.scope.start)
    let shown = diagnostics.sorted.filter { RuleRegistry.linted.contains($0.rule) }.map(\.span.start)
    let scopes = SuppressionScopes(normals, found: hidden + shown, places: coverage.places)
    for entry in doubtful {
      if scopes.isConditional(entry.scope) || scopes.isUnusedDefinition(entry.scope) { continue }
      if RuleRegistry.rule(entry.rule).map({ settings.dependence(of: $0.metadata) }) == .container,
        !coverage.isForAll || !scopes.isSolved(entry.scope)
      {
        continue
      }
      if let shown = settings.adjusted(
        UnusedSuppression.diagnostic(entry.rule, at: entry.span, removal: entry.removal))
      {
        diagnostics.report(shown)
      }
    }
  }

  /// True if the rule ran, so that a comment against it that hid nothing is unnecessary.
  private func isJudged(_ rule: RuleID, _ settings: LintSettings, _ normals: [Normal]) -> Bool {
    guard let registered = RuleRegistry.rule(rule), registered.findsInSpecs else { return false }
    // Where heights follow from texts, the rule about fixed ones compares them at the text size of the run.
    if rule == TextCellFixedHeight.metadata.id, normals.contains(where: \.followsTextSize) { return false }
    return registered.metadata.dependsOn != .run && settings.level(of: rule, at: "") != .off
  }
}

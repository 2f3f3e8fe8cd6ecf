import LayoutDiagnostics
import LayoutText

/// The result of checking a text.
///
/// `Subject` is whatever else the checker computes. The caller gets the one for the final text.
package struct CheckedText<Subject> {
  /// The findings, with their fixes.
  package var diagnostics: DiagnosticBag
  /// True if the rules saw the whole spec, because no earlier error kept them from it.
  package var isLinted: Bool
  /// The frames in every environment of the run; `nil` if they were not asked for or could not be solved.
  package var frames: FrameDigest?
  /// `nil` if the text could not be checked at all.
  package var subject: Subject?

  package init(diagnostics: DiagnosticBag, isLinted: Bool, frames: FrameDigest?, subject: Subject?) {
    self.diagnostics = diagnostics
    self.isLinted = isLinted
    self.frames = frames
    self.subject = subject
  }
}

/// Describes a fix that was applied or refused, and the finding that offered it.
package struct FixOutcome: Sendable, Hashable {
  /// The rule that offers it.
  package var rule: RuleID
  /// Says what the fix does.
  package var title: String
  /// The message of the finding, in the text to which the fix was applied.
  package var message: String
  /// The place of the finding in that text.
  package var location: SourceLocation

  /// True if this is the fix that a finding of the final text offers.
  package func isOffer(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == rule && diagnostic.message == message && fix.title == title
  }
}

/// A fix that was refused.
package struct FixRefusal: Sendable, Hashable {
  package var fix: FixOutcome
  /// The harm that it would do, such as `it would move frames`.
  package var reason: String
}

/// The result of fixing a text.
package struct FixResult: Sendable {
  /// The fixed text.
  package var bytes: [UInt8]
  package var applied: [FixOutcome] = []
  package var refused: [FixRefusal] = []
  /// True if nothing was fixed because the text has errors. Without them, the rules may find something else.
  package var isHeldUp = false
  /// The findings in the fixed text.
  package var diagnostics: DiagnosticBag
}

/// Applies fixes to a text until none is left. A text with errors is not changed.
///
/// Each round applies all fixes that do not overlap, and checks the result. If it is worse than before, halves are tried, so that one bad
/// fix does not stop the others. The later half is tried first: a definition mostly comes before its uses and cannot be deleted before
/// they are. A safe fix that moves a frame is refused.
package struct FixEngine<Subject> {
  package typealias Checked = CheckedText<Subject>

  /// How many rounds there are at most. A fix may make another one possible in the next round.
  static var greatestRoundCount: Int { 50 }

  private let kinds: Set<FixKind>
  private let check: (_ bytes: [UInt8], _ wantsFrames: Bool) -> Checked
  private var bytes: [UInt8]
  /// The check of the current text.
  package private(set) var current: Checked
  private var result: FixResult
  /// The fixes that were tried alone and refused.
  private var refused: Set<Identity> = []
  /// How many more texts this run may check: about 10 MB in all, but at least 40 texts and at most 2,000.
  private var tries: Int

  /// Identifies a fix across rounds.
  private struct Identity: Hashable {
    let finding: FindingIdentity
    let title: String
  }

  /// Identifies a finding across texts, wherever it has moved to.
  private struct FindingIdentity: Hashable {
    let rule: RuleID
    let path: String?
    let message: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      path = diagnostic.path
      message = diagnostic.message
    }
  }

  private struct Candidate {
    let diagnostic: Diagnostic
    let fix: Fix

    var identity: Identity { Identity(finding: FindingIdentity(diagnostic), title: fix.title) }
  }

  /// - Parameters:
  ///   - bytes: the text.
  ///   - kinds: the kinds of fixes to apply. If a finding has several such fixes, they are tried in order.
  ///   - checked: the check of the text; `nil` to check it now.
  ///   - check: checks a text.
  package init(
    _ bytes: [UInt8], kinds: Set<FixKind>, checked: Checked? = nil,
    check: @escaping (_ bytes: [UInt8], _ wantsFrames: Bool) -> Checked
  ) {
    self.kinds = kinds
    self.check = check
    self.bytes = bytes
    tries = min(2_000, max(40, 10_000_000 / max(1, bytes.count)))
    current = checked ?? check(bytes, false)
    result = FixResult(bytes: bytes, diagnostics: current.diagnostics)
  }

  /// Applies fixes until none is left.
  package mutating func run() -> FixResult {
    guard current.isLinted else {
      result.isHeldUp = true
      return result
    }
    // If a text comes back, fixes undo each other, and the run ends.
    var earlier: Set<Int> = [bytes.hashValue]
    for _ in 0..<Self.greatestRoundCount {
      let candidates = candidates()
      let safe = candidates.filter { $0.fix.kind == .safe }
      // Safe fixes come first, so that the frames can be compared.
      let batch = Self.apart(safe.isEmpty ? candidates : safe)
      guard !batch.isEmpty, tries > 0 else { break }
      if !safe.isEmpty, current.frames == nil { current = check(bytes, true) }
      let base = bytes
      let before = current
      var accepted: [Candidate] = []
      accept(batch[...], onto: &accepted, base: base, before: before)
      guard !accepted.isEmpty else { continue }
      let table = LineTable(SourceFile(name: "", bytes: base))
      result.applied += accepted.map { Self.outcome($0, table) }
      // After other fixes, a refused one may do no harm: it is tried again.
      if tries > 0 { (refused, result.refused) = ([], []) }
      guard earlier.insert(bytes.hashValue).inserted else { break }
    }
    result.bytes = bytes
    result.refused.sort {
      ($0.fix.location.line, $0.fix.location.column) < ($1.fix.location.line, $1.fix.location.column)
    }
    result.diagnostics = current.diagnostics
    return result
  }

  /// For every finding, the first fix of a wanted kind that was not refused and changes the text.
  private func candidates() -> [Candidate] {
    current.diagnostics.sorted.compactMap { diagnostic in
      diagnostic.fixes.lazy.filter { kinds.contains($0.kind) }
        .map { Candidate(diagnostic: diagnostic, fix: $0) }
        .first { !refused.contains($0.identity) && changesText($0.fix) }
    }
  }

  private func changesText(_ fix: Fix) -> Bool {
    // Edits beyond the end of the text are in included files, which are fixed separately.
    guard fix.edits.allSatisfy({ Int($0.span.end) <= bytes.count }) else { return false }
    return fix.edits.contains { !bytes[Int($0.span.start)..<Int($0.span.end)].elementsEqual($0.text.utf8) }
  }

  /// The candidates that do not overlap an earlier one.
  private static func apart(_ candidates: [Candidate]) -> [Candidate] {
    /// Without overlaps, in the order of the text.
    var taken: [Span] = []
    func place(of span: Span) -> Int { taken.partitioningIndex { $0.start >= span.start } }
    var result: [Candidate] = []
    for candidate in candidates {
      let spans = candidate.fix.edits.map(\.span)
      let meets = spans.contains { span in
        let place = place(of: span)
        return taken[max(0, place - 1)..<min(taken.count, place + 1)].contains {
          $0.start < span.end && span.start < $0.end || $0.start == span.start
        }
      }
      guard !meets else { continue }
      for span in spans { taken.insert(span, at: place(of: span)) }
      result.append(candidate)
    }
    return result
  }

  /// Applies those fixes of a batch that do no harm together with the accepted ones.
  private mutating func accept(
    _ batch: ArraySlice<Candidate>, onto accepted: inout [Candidate], base: [UInt8], before: Checked
  ) {
    guard !batch.isEmpty, tries > 0 else { return }
    tries -= 1
    // The batch is before all accepted fixes in the text, because later halves are tried first.
    let together = Array(batch) + accepted
    let text = applied(together.flatMap(\.fix.edits), to: base)
    let isSafe = together.allSatisfy { $0.fix.kind == .safe }
    let after = check(text, isSafe && before.frames != nil)
    guard let reason = harm(of: together, isSafe: isSafe, before, after) else {
      accepted = together
      bytes = text
      current = after
      return
    }
    if batch.count > 1 {
      let middle = batch.startIndex + batch.count / 2
      accept(batch[middle...], onto: &accepted, base: base, before: before)
      accept(batch[..<middle], onto: &accepted, base: base, before: before)
    } else if accepted.isEmpty, let candidate = batch.first {
      // If other fixes were accepted, the harm may come from the combination: this fix is tried again in the next round.
      refused.insert(candidate.identity)
      let table = LineTable(SourceFile(name: "", bytes: base))
      result.refused.append(FixRefusal(fix: Self.outcome(candidate, table), reason: reason))
    }
  }

  /// What fixes make worse, in words; `nil` if they do no harm.
  private func harm(
    of fixes: [Candidate], isSafe: Bool, _ before: Checked, _ after: Checked
  ) -> String? {
    if !after.isLinted { return "the spec could not be read afterwards" }
    if after.diagnostics.errorCount > before.diagnostics.errorCount { return "it would bring an error" }
    if isSafe, after.frames?.isPartial ?? false {
      return "its states and variants are too many to be compared"
    }
    if isSafe, after.frames != before.frames { return "it would move frames" }
    guard before.diagnostics.omitted == 0, after.diagnostics.omitted == 0 else { return nil }
    let (old, new) = (Self.counts(before.diagnostics), Self.counts(after.diagnostics))
    var mended: [FindingIdentity: Int] = [:]
    for fix in fixes { mended[FindingIdentity(fix.diagnostic), default: 0] += 1 }
    let totals = (old: Self.totals(old), new: Self.totals(new), mended: Self.totals(mended))
    let hasRemainder = mended.contains { finding, count in
      (new[finding] ?? 0) > (old[finding] ?? 0) - count && !hasFewer(of: finding.rule)
    }
    return hasRemainder ? "it would not mend what was found" : nil

    // A deeper finding may now be at the place of the fixed one, with the same message.
    func hasFewer(of rule: RuleID) -> Bool {
      totals.new[rule, default: 0] <= totals.old[rule, default: 0] - totals.mended[rule, default: 0]
    }
  }

  /// How many findings each rule has.
  private static func totals(_ counts: [FindingIdentity: Int]) -> [RuleID: Int] {
    counts.reduce(into: [:]) { $0[$1.key.rule, default: 0] += $1.value }
  }

  private static func counts(_ diagnostics: DiagnosticBag) -> [FindingIdentity: Int] {
    var counts: [FindingIdentity: Int] = [:]
    for diagnostic in diagnostics.sorted {
      // A fix may mend a finding at some of its places and leave the others to the next fix.
      counts[FindingIdentity(diagnostic), default: 0] += diagnostic.ways
    }
    return counts
  }

  private static func outcome(_ candidate: Candidate, _ table: LineTable) -> FixOutcome {
    FixOutcome(
      rule: candidate.diagnostic.rule, title: candidate.fix.title, message: candidate.diagnostic.message,
      location: table.location(of: Int(candidate.diagnostic.span.start)))
  }
}

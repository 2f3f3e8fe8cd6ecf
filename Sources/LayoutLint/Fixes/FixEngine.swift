import LayoutDiagnostics
import LayoutText

/// What checking a text gave.
///
/// `Subject` is what the checker itself made of the text, and wants back of the text that a run ends with.
package struct CheckedText<Subject> {
  /// The findings, with their fixes.
  package var diagnostics: DiagnosticBag
  /// True if the rules saw the whole spec: nothing was wrong before.
  package var isLinted: Bool
  /// What is seen of the layout in every environment of the run; nil where it could not be solved, or was not asked for.
  package var frames: FrameDigest?
  /// Nil where the text could not be checked at all.
  package var subject: Subject?

  package init(diagnostics: DiagnosticBag, isLinted: Bool, frames: FrameDigest?, subject: Subject?) {
    self.diagnostics = diagnostics
    self.isLinted = isLinted
    self.frames = frames
    self.subject = subject
  }
}

/// A fix that was or was not applied.
package struct FixOutcome: Sendable, Hashable {
  /// The rule that offered it.
  package var rule: RuleID
  /// What it does.
  package var title: String
  /// The finding that it mends, in the text of its round.
  package var message: String
  /// Where that finding stood in the text that the run began with, as far as is known.
  package var location: SourceLocation

  /// True if a fix that a finding offers, in the text that the run ended with, is this one.
  package func isOffer(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == rule && diagnostic.message == message && fix.title == title
  }
}

/// A fix that was refused.
package struct FixRefusal: Sendable, Hashable {
  package var fix: FixOutcome
  /// What harm it would have done: `it would move frames`.
  package var reason: String
}

/// What became of a text.
package struct FixResult: Sendable {
  /// The mended text.
  package var bytes: [UInt8]
  package var applied: [FixOutcome] = []
  /// Fixes that would have done harm, with what it would have been.
  package var refused: [FixRefusal] = []
  /// True if nothing was mended since the text has errors: what rules find may be other once these are mended.
  package var isHeldUp = false
  /// What is found in the mended text.
  package var diagnostics: DiagnosticBag
}

/// Mends a text until nothing more can be mended. One with errors is left as it is.
///
/// In each round the fixes that do not touch each other are applied together and what comes of them is checked; where that is worse
/// than what was there, halves of them are tried, so that one bad fix leaves the others in place: the later half first, since a name mostly
/// stands before what uses it, and can be deleted only together with that. A fix that is called safe and moves a frame is refused.
package struct FixEngine<Subject> {
  package typealias Checked = CheckedText<Subject>

  /// How often a text is mended anew: a fix may bring the next one.
  static var greatestRoundCount: Int { 50 }

  private let kinds: Set<FixKind>
  private let check: (_ bytes: [UInt8], _ wantsFrames: Bool) -> Checked
  private var bytes: [UInt8]
  /// What is known of the text as it is now.
  package private(set) var current: Checked
  private var result: FixResult
  /// Fixes that were tried alone and refused.
  private var refused: Set<Identity> = []
  /// How many more times this run may check a changed text: as often as makes about 10 MB in all, but at least 40 and at most 2,000 times.
  private var tries: Int

  /// A fix as it is known from round to round.
  private struct Identity: Hashable {
    let finding: FindingIdentity
    let title: String
  }

  /// A finding as it is known from text to text, wherever it has moved to.
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
  ///   - kinds: the fixes that are wanted; of several for one finding the first.
  ///   - checked: what checking the text gave; nil to check it.
  ///   - check: finds what is wrong with a text.
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
    // Where a text comes back, fixes undo each other.
    var earlier: Set<Int> = [bytes.hashValue]
    for _ in 0..<Self.greatestRoundCount {
      let candidates = candidates()
      let safe = candidates.filter { $0.fix.kind == .safe }
      // What keeps the frames comes first, so that it can be told by the frames.
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
      // What did harm before another fix may do none now, if it can be tried again.
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

  /// For every finding the first fix that is wanted and was not refused.
  private func candidates() -> [Candidate] {
    current.diagnostics.sorted.compactMap { diagnostic in
      diagnostic.fixes.lazy.filter { kinds.contains($0.kind) }
        .map { Candidate(diagnostic: diagnostic, fix: $0) }
        .first { !refused.contains($0.identity) && changesText($0.fix) }
    }
  }

  private func changesText(_ fix: Fix) -> Bool {
    // What stands in a file that the spec includes is not for this one to change.
    guard fix.edits.allSatisfy({ Int($0.span.end) <= bytes.count }) else { return false }
    return fix.edits.contains { edit in
      let end = min(Int(edit.span.end), bytes.count)
      let old = bytes[min(Int(edit.span.start), end)..<end]
      return !old.elementsEqual(edit.text.utf8)
    }
  }

  /// Those that touch none before them.
  private static func apart(_ candidates: [Candidate]) -> [Candidate] {
    var taken: [Span] = []
    var result: [Candidate] = []
    for candidate in candidates {
      let spans = candidate.fix.edits.map(\.span)
      let meets = spans.contains { span in
        taken.contains { $0.start < span.end && span.start < $0.end || $0.start == span.start }
      }
      guard !meets else { continue }
      taken += spans
      result.append(candidate)
    }
    return result
  }

  private func applied(_ candidates: [Candidate], to base: [UInt8]) -> [UInt8] {
    LayoutDiagnostics.applied(candidates.flatMap(\.fix.edits), to: base)
  }

  /// Applies as many of some fixes as do no harm beside those that are accepted already.
  private mutating func accept(
    _ batch: ArraySlice<Candidate>, onto accepted: inout [Candidate], base: [UInt8], before: Checked
  ) {
    guard !batch.isEmpty, tries > 0 else { return }
    tries -= 1
    // The batch stands before all that is accepted so far, since later halves are tried first.
    let together = Array(batch) + accepted
    let text = applied(together, to: base)
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
      // Beside others it may have been theirs; then it is tried again in the next round.
      refused.insert(candidate.identity)
      let table = LineTable(SourceFile(name: "", bytes: base))
      result.refused.append(FixRefusal(fix: Self.outcome(candidate, table), reason: reason))
    }
  }

  /// What is worse after some fixes than before; nil where nothing is.
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
    let hasRemainder = mended.contains { finding, count in
      (new[finding] ?? 0) > (old[finding] ?? 0) - count && !hasFewer(of: finding.rule)
    }
    return hasRemainder ? "it would not mend what was found" : nil

    // What lay deeper may now lie where the mended finding did, and be found in the same words.
    func hasFewer(of rule: RuleID) -> Bool {
      func total(_ counts: [FindingIdentity: Int]) -> Int {
        counts.reduce(0) { $0 + ($1.key.rule == rule ? $1.value : 0) }
      }
      return total(new) <= total(old) - total(mended)
    }
  }

  private static func counts(_ diagnostics: DiagnosticBag) -> [FindingIdentity: Int] {
    var counts: [FindingIdentity: Int] = [:]
    for diagnostic in diagnostics.sorted {
      // A fix may mend some of the uses at which it was found, and the next one the others.
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

import LayoutLint
import LayoutText

/// A fixed file that is not written yet.
struct FixedFile: Sendable {
  /// The path to write to; `-` for standard output.
  let path: String
  let name: String
  /// The text that was read.
  let before: [UInt8]
  let result: FixResult
  /// True if it was fixed together with a spec that includes it.
  let isIncluded: Bool
  /// Lints the text that was read, in case the fixed text cannot be written.
  let unmended: @Sendable () -> TargetLinter.Outcome
}

/// How much a run fixed.
struct FixTotals {
  var findings = 0
  var files = 0

  /// `fixed 3 findings in 2 files`; `nil` if nothing was fixed.
  func summary(_ arguments: FixArguments) -> String? {
    let verb = arguments.isDiff ? "would fix" : "fixed"
    return findings > 0 ? "\(verb) \(counted(findings, "finding")) in \(counted(files, "file"))" : nil
  }
}

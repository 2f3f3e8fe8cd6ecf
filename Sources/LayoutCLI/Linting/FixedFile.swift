import LayoutLint
import LayoutText

/// A fixed file that is not written yet.
struct FixedFile: Sendable {
  /// The path to write to; `-` for standard output.
  let path: String
  let name: String
  /// The text that was read.
  let before: [UInt8]
  /// The text to write.
  let after: [UInt8]
  let applied: [FixOutcome]
  let refused: [FixRefusal]
  /// True if nothing was fixed because the file has errors.
  var isHeldUp = false
  /// True if it was fixed together with a spec that includes it.
  var isIncluded = false
  /// Lints the text that was read, in case the fixed text cannot be written.
  var unmended: (@Sendable () -> TargetLinter.Outcome)?

  /// Writes the fixed text.
  ///
  /// - Returns: what went wrong.
  func write(limit: Int) -> String? {
    InPlaceFile(path: path, name: name, before: before, limit: limit).write(after)
  }
}

/// How much a run fixed.
struct FixTotals {
  var findings = 0
  var files = 0

  /// `fixed 3 findings in 2 files`; `nil` if nothing was fixed.
  func summary(_ arguments: FixArguments) -> String? {
    let verb = arguments.isDiff ? "would fix" : "fixed"
    return findings > 0
      ? "\(verb) \(counted(findings, "finding")) in \(counted(files, "file"))" : nil
  }
}

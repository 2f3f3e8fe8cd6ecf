import LayoutLint
import LayoutText

/// A file that was mended, not yet written.
struct FixedFile: Sendable {
  /// The path to write to; `-` for standard output.
  let path: String
  let name: String
  /// What was read.
  let before: [UInt8]
  /// What is to be written.
  let after: [UInt8]
  let applied: [FixOutcome]
  let refused: [FixRefusal]
  /// True if nothing was mended since the file has errors.
  var isHeldUp = false
  /// True if it was mended with a spec that includes it.
  var isIncluded = false
  /// Lints what was read, for where the mended text cannot be written.
  var unmended: (@Sendable () -> TargetLinter.Outcome)?

  /// Writes the mended text where it came from.
  ///
  /// - Returns: what went wrong.
  func write(limit: Int) -> String? {
    InPlaceFile(path: path, name: name, before: before, limit: limit).write(after)
  }
}

/// What a run mended.
struct FixTotals {
  var findings = 0
  var files = 0
  /// `fixed 3 findings in 2 files`; nil where there is nothing to say.
  func summary(_ arguments: FixArguments) -> String? {
    let verb = arguments.isDiff ? "would fix" : "fixed"
    return findings > 0
      ? "\(verb) \(counted(findings, "finding")) in \(counted(files, "file"))" : nil
  }
}

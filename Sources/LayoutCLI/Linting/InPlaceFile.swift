import LayoutLint
import LayoutText

/// A file whose text is replaced in place.
struct InPlaceFile {
  let path: String
  /// The name in messages.
  let name: String
  let before: [UInt8]
  /// How many bytes are read again, at most.
  let limit: Int

  /// Replaces the text, unless the file has changed since it was read. Hard links, owner and group are kept.
  ///
  /// - Returns: what went wrong.
  func write(_ after: [UInt8]) -> String? {
    guard after != before else { return nil }
    do throws(InputError) {
      guard try Platform.readAll(path: path, limit: limit) == before else {
        return "\(shownName(name)) has changed since it was read; it is left as it is"
      }
    } catch {
      return "cannot read \(shownName(name)) again: \(error.text)"
    }
    guard Platform.linkCount(path) > 1 || Platform.changesHolders(path) else {
      return OutputFile.write(to: path) { $0.write(bytes: after) }?.text
    }
    // Replacing the file with a new one would break its other hard links, or change its owner.
    guard let error = OutputFile.overwrite(path, with: after) else { return nil }
    _ = OutputFile.overwrite(path, with: before)
    return error.text
  }
}

/// A file whose fixed text is not written yet.
struct FixedFile: Sendable {
  /// The path to write to; `-` for standard output.
  let path: String
  let name: String
  /// The text that was read.
  let before: [UInt8]
  let result: FixResult
  /// True if the file was fixed together with a spec that includes it.
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

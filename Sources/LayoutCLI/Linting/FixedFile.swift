import LayoutDiagnostics
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

  /// Writes the mended text where it came from, unless that is no longer what was read.
  ///
  /// - Returns: what went wrong.
  func write(limit: Int) -> String? {
    guard after != before else { return nil }
    do throws(InputError) {
      guard try Platform.readAll(path: path, limit: limit) == before else {
        return "\(shownName(name)) has changed while it was linted; its fixes are not written"
      }
    } catch {
      return "cannot read \(shownName(name)) again: \(error.text)"
    }
    let text = after
    return OutputFile.write(to: path) { $0.write(bytes: text) }?.text
  }
}

/// What a run mended.
struct FixTotals {
  var findings = 0
  var files = 0
  /// How many findings are left that unsafe fixes would mend.
  var unsafe = 0

  /// `fixed 3 findings in 2 files`; nil where there is nothing to say.
  func summary(_ arguments: FixArguments) -> String? {
    let verb = arguments.isDiff ? "would fix" : "fixed"
    let more =
      unsafe > 0 && !arguments.kinds.contains(.unsafe)
      ? "\(Self.count(unsafe, "finding")) more \(unsafe == 1 ? "has a fix" : "have fixes") with --unsafe-fixes"
      : nil
    let done =
      findings > 0 ? "\(verb) \(Self.count(findings, "finding")) in \(Self.count(files, "file"))" : nil
    let parts = [done, more].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

import LayoutDiagnostics
import LayoutText

/// What was found in files that several specs of a run include: told of once, with the first of them.
struct SharedFindings {
  private enum File: Hashable {
    case known(Platform.Identity)
    case named(String)
  }

  private struct Finding: Hashable {
    let file: File
    let bytes: Range<Int>
    let rule: RuleID
    let severity: Severity
    let message: String
  }

  private var seen: Set<Finding> = []

  /// Takes out what was found in the same place of the same file with an earlier spec.
  mutating func removeKnown(from linted: inout LintedFile) {
    let sources = linted.sources
    let end = Int(sources.main.base) + sources.main.bytes.count
    guard sources.files.count > 1, linted.diagnostics.contains(where: { Int($0.span.start) > end }) else {
      return
    }
    var files: [Int: File] = [:]
    linted.diagnostics.removeAll { diagnostic in
      let index = sources.index(of: diagnostic.span)
      guard index > 0 else { return false }
      let source = sources.files[index]
      let file = files[index] ?? Self.file(source.name)
      files[index] = file
      let finding = Finding(
        file: file, bytes: source.range(of: diagnostic.span), rule: diagnostic.rule,
        severity: diagnostic.severity, message: diagnostic.message)
      // Two that one spec has are alike already where the whole of them is.
      return !seen.insert(finding).inserted
    }
  }

  /// One file may go by several paths.
  private static func file(_ name: String) -> File {
    if let status = try? Platform.status(of: name) { .known(status.identity) } else { .named(name) }
  }
}

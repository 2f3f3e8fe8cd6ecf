import LayoutDiagnostics
import LayoutText

/// Findings in files that several specs of a run include. Each is reported once, with the spec in which it is worst.
///
/// The wording may differ between specs, for instance if one uses a definition more often than another.
struct SharedFindings {
  private enum File: Hashable {
    case known(Platform.Identity)
    case named(String)
  }

  private struct Place: Hashable {
    let file: File
    let bytes: Range<Int>
    let rule: RuleID
    /// Numbers the findings that one rule has at one place in the same spec, so that they stay apart.
    var ordinal = 0
  }

  /// The worst finding at a place.
  private struct Known {
    var severity: Severity
    var count: Int
    var isReported = false
  }

  private var known: [Place: Known] = [:]
  private var files: [String: File] = [:]

  /// Notes a spec's findings in the files that it includes.
  ///
  /// - Returns: false if there are none.
  mutating func note(_ linted: LintedFile) -> Bool {
    let places = places(in: linted)
    for (index, place) in places {
      let finding = linted.diagnostics[index]
      let new = Known(severity: finding.severity, count: finding.count)
      guard let old = known[place] else {
        known[place] = new
        continue
      }
      if new.severity > old.severity {
        known[place] = new
      } else if new.severity == old.severity, new.count > old.count {
        known[place]?.count = new.count
      }
    }
    return !places.isEmpty
  }

  /// Removes the findings that are reported with another spec. Call this only after all specs are noted.
  mutating func removeKnown(from linted: inout LintedFile) {
    let places = places(in: linted)
    var removed: Set<Int> = []
    for (index, place) in places {
      let finding = linted.diagnostics[index]
      guard let worst = known[place], !worst.isReported, finding.severity == worst.severity,
        finding.count == worst.count
      else {
        removed.insert(index)
        continue
      }
      known[place]?.isReported = true
    }
    guard !removed.isEmpty else { return }
    linted.diagnostics = linted.diagnostics.indices.filter { !removed.contains($0) }
      .map { linted.diagnostics[$0] }
  }

  /// The indices of the findings in included files, with their places.
  private mutating func places(in linted: LintedFile) -> [(index: Int, place: Place)] {
    let sources = linted.sources
    let end = Int(sources.main.base) + sources.main.bytes.count
    guard sources.files.count > 1 else { return [] }
    var counts: [Place: Int] = [:]
    var result: [(index: Int, place: Place)] = []
    for (index, diagnostic) in linted.diagnostics.enumerated() where Int(diagnostic.span.start) > end {
      let source = sources.files[sources.index(of: diagnostic.span)]
      var place = Place(
        file: file(source.name), bytes: source.range(of: diagnostic.span), rule: diagnostic.rule)
      let ordinal = counts[place, default: 0]
      counts[place] = ordinal + 1
      place.ordinal = ordinal
      result.append((index, place))
    }
    return result
  }

  /// Identifies a file, which may have several paths.
  private mutating func file(_ name: String) -> File {
    if let file = files[name] { return file }
    let file: File =
      if let status = try? Platform.status(of: name) { .known(status.identity) } else { .named(name) }
    files[name] = file
    return file
  }
}
